"""Runs a notebook's cells in order and writes what they print into it: `python scripts/run_notebook.py FILE`.

Cells are plain Python that prints, so nothing of Jupyter is needed; a test runs them again and compares.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any


def executed(notebook: dict[str, Any]) -> dict[str, Any]:
    """The same notebook with what its cells print now; they run in an empty folder."""
    names: dict[str, Any] = {"__name__": "__main__"}
    before, count = Path.cwd(), 0
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            for cell in notebook["cells"]:
                if cell["cell_type"] != "code":
                    continue
                count += 1
                said = io.StringIO()
                with contextlib.redirect_stdout(said):
                    exec(compile("".join(cell["source"]), cell["id"], "exec"), names)
                text = said.getvalue().splitlines(keepends=True)
                cell["execution_count"] = count
                cell["outputs"] = [{"name": "stdout", "output_type": "stream", "text": text}] if text else []
        finally:
            os.chdir(before)
    return notebook


def main(paths: list[str]) -> None:
    for path in map(Path, paths):
        notebook = executed(json.loads(path.read_text(encoding="utf-8")))
        path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        print(path)


if __name__ == "__main__":
    main(sys.argv[1:])
