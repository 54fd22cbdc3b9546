"""Fails where a Python file under src/ is longer than a chapter should be."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LONGEST = 400


def main() -> int:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in ROOT.glob("src/**/*.py")}
    too_long = {path: lines for path, lines in sorted(lengths.items()) if lines > LONGEST}
    for path, lines in too_long.items():
        print(f"{path.relative_to(ROOT)}: {lines} lines, at most {LONGEST}: split it by what it is about")
    print(f"{len(lengths)} files, longest {max(lengths.values(), default=0)} lines")
    return 1 if too_long else 0


if __name__ == "__main__":
    sys.exit(main())
