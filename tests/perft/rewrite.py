"""Counts every position again and writes the new counts: `python -m tests.perft.rewrite [game ...]`.

Do it only when a change of the rules was meant to change them, and say so in the commit.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from tests.perft.count import all_sheets, perft, reach, read

COUNT = re.compile(r"^count *=.*$", re.MULTILINE)


def rewrite(path: Path) -> None:
    counts = iter([perft(reach(path.stem, position), position.depth) for position in read(path)])
    text = path.read_text(encoding="utf-8")
    path.write_text(COUNT.sub(lambda _: f"count = {next(counts)}", text), encoding="utf-8")


if __name__ == "__main__":
    for sheet in all_sheets():
        if not sys.argv[1:] or sheet.stem in sys.argv[1:]:
            rewrite(sheet)
            print(sheet.name)
