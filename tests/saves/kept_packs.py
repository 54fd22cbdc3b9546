"""The packs of kept tables. A pack may change; what was played with it must not, so it is kept as it was."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent / "packs"


def kept_pack(box: str) -> str | None:
    """Where the pack of a save lies, by the name of its box; None for a toy, which has no pack."""
    if box.startswith("tavola/"):
        return None
    pack_id = box.partition("@")[0]
    kept = FOLDER / f"{pack_id.rpartition('/')[2]}.zip"
    return str(kept) if kept.is_file() else pack_id
