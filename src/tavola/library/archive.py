"""A pack as one file, the same bytes for the same texts; and packs that tables play with and nobody has installed.

Such a pack is frozen: it is known by a hash of all its texts, which nobody can guess, and can never become another.
The store keeps it; here it lies in the user's cache folder, where the processes of this machine find it.
"""

from __future__ import annotations

import hashlib
import io
import re
import secrets
import zipfile
from collections.abc import Mapping
from pathlib import Path

from tavola.content.source import PackError, PackSource, Problem
from tavola.library.places import cache_folder

FOREVER = (1980, 1, 1, 0, 0, 0)  # the earliest moment that a zip can hold
HASH = re.compile(r"[0-9a-f]{64}\Z")
KEPT = 500  # frozen packs on this machine


def packed(files: Mapping[str, str]) -> bytes:
    """The archive; canonical, so that equal packs are equal files."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive:
        for name in sorted(files):
            info = zipfile.ZipInfo(name, FOREVER)
            info.compress_type, info.create_system, info.external_attr = zipfile.ZIP_DEFLATED, 3, 0o644 << 16
            archive.writestr(info, files[name].encode())
    return buffer.getvalue()


def unpacked(data: bytes) -> dict[str, str]:
    """An archive of our own."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return {name: archive.read(name).decode() for name in archive.namelist()}


def hash_of_files(files: Mapping[str, str]) -> str:
    """Stands for every letter of a pack, words too; not for how a zip was made."""
    digest = hashlib.sha256()
    for name in sorted(files):
        digest.update(name.encode() + b"\0" + hashlib.sha256(files[name].encode()).digest())
    return digest.hexdigest()


def is_frozen(place: str) -> bool:
    """`<id>@<digest>#<hash>` rather than the id of a pack that is installed."""
    return "#" in place


def frozen_file(hash: str) -> Path:
    return cache_folder() / "frozen-packs" / f"{hash}.zip"


def has_frozen(place: str) -> bool:
    hash = place.partition("#")[2]
    return bool(HASH.match(hash)) and frozen_file(hash).is_file()


def keep_frozen(hash: str, data: bytes) -> None:
    """Written beside and moved in place: who reads it meanwhile reads all of it."""
    path = frozen_file(hash)
    path.parent.mkdir(parents=True, exist_ok=True)
    packs = sorted(path.parent.glob("*.zip"), key=lambda one: one.stat().st_mtime_ns)
    for old in packs[: max(0, len(packs) + 1 - KEPT)]:
        old.unlink(missing_ok=True)
    beside = path.with_suffix(f".{secrets.token_hex(4)}")
    beside.write_bytes(data)
    beside.replace(path)


def find_frozen(place: str) -> PackSource:
    """A frozen pack; whatever lies in its place and is not it is refused."""
    name, _, hash = place.partition("#")
    if not HASH.match(hash):
        raise PackError(Problem(place[:120], "this is no frozen pack"))
    try:
        files = unpacked(frozen_file(hash).read_bytes())
    except (OSError, zipfile.BadZipFile, UnicodeDecodeError) as error:
        raise PackError(Problem(place[:120], f"the frozen pack cannot be read: {error}")) from None
    source = PackSource(name.partition("@")[0], {file: text.encode() for file, text in files.items()})
    if hash_of_files(files) != hash or f"{source.id}@{source.digest}" != name or source.manifest().id != source.id:
        raise PackError(Problem(place[:120], "this is another pack"))
    return source
