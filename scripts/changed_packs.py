"""Lints the packs to which the named files belong; `pre-commit` calls it with what is about to be committed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PACK_DEPTH = 3  # packs/<game>/<pack>


def packs_of(files: list[str]) -> list[Path]:
    """A file beside the packs (the words of a whole game) concerns every pack of that game."""
    found: set[Path] = set()
    for name in files:
        parts = Path(name).parts
        pack = Path(*parts[:PACK_DEPTH])
        if (pack / "pack.yaml").is_file():
            found.add(pack)
        else:
            found |= {path.parent for path in Path(*parts[:2]).glob("*/pack.yaml")}
    return sorted(found)


if __name__ == "__main__":
    tavola = Path(sys.executable).parent / "tavola"
    sys.exit(
        max((subprocess.call([str(tavola), "pack", "lint", str(pack)]) for pack in packs_of(sys.argv[1:])), default=0)
    )
