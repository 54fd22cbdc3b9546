"""The packs of kept tables. A pack may change; what was played with it must not, so it is kept as it was."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent / "packs"
GOLDEN = Path(__file__).parent.parent / "golden"  # the packs on which golden files are made are kept as well


def kept_pack(box: str) -> str | None:
    """Where the pack of a save lies, by the name of its box; None for a toy, which has no pack."""
    if box.startswith("tavola/"):
        return None
    pack_id = box.partition("@")[0]
    name = f"{pack_id.rpartition('/')[2]}.zip"
    return next((str(folder / name) for folder in (FOLDER, GOLDEN) if (folder / name).is_file()), pack_id)
