"""The pond's packs and words on disk, whole; a test spoils what it looks at."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

LILY = {
    "pack.yaml": "id: pond/lily\ngame: pond\nversion: 1.0.0\ntitle: pack-title\n",
    "frogs.yaml": "- id: ada\n  friend: bice\n- id: bice\n  colour: brown\n",
    "leaves/big.yaml": "id: big\n",
    "leaves/small.yaml": "id: small\nfrogs: [{id: carl}]\n",
    "locale/it/lily.ftl": "pack-title = Ninfea\nfrog-ada = Ada\nfrog-bice = Bice\n",
    "locale/en/lily.ftl": "pack-title = Lily\nfrog-ada = Ada\nfrog-bice = Bice\n",
}
GAME = {
    "it": "pond-greeting = Gracida { $frog }.\nevent-frog-jumped = Salta { $frog }.\nrefusal-pd-e-too-far = Lontano.\n",
    "en": "pond-greeting = { $frog } croaks.\nevent-frog-jumped = { $frog } jumps.\nrefusal-pd-e-too-far = Too far.\n",
}


def write(folder: Path, files: Mapping[str, str | bytes | None]) -> Path:
    """Files by name below a folder; None is a file left out."""
    for name, content in files.items():
        if content is not None:
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return folder
