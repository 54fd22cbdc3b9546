"""Keeps a shipped pack as it is now, for golden files: tuning a card then changes none of them.

    python -m tests.golden.freeze vetra altavena coast

Do it only when a rule needs content that the kept pack has not, and write the golden files again afterwards.
"""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path

FOLDER = Path(__file__).parent
ROOT = FOLDER.parent.parent
TEMPLATES = {"coast": ROOT / "src/tavola/library/templates/tainted_grail"}  # what a new pack begins as
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the same bytes whenever it is written


def freeze(name: str) -> Path:
    (source,) = [TEMPLATES[name]] if name in TEMPLATES else (ROOT / "packs").glob(f"*/{name}")
    kept = FOLDER / f"{name}.zip"
    with zipfile.ZipFile(kept, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(path for path in source.rglob("*") if path.is_file()):
            inside = zipfile.ZipInfo(path.relative_to(source).as_posix(), LONG_AGO)
            inside.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(inside, path.read_bytes())
    return kept


if __name__ == "__main__":
    for asked in sys.argv[1:]:
        print(freeze(asked))
