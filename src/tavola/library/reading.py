"""A pack on disk as its files: a folder or a zip, within limits, without following links and without leaving it."""

from __future__ import annotations

import io
import stat
import struct
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from tavola.content.source import PackError, PackSource, Problem
from tavola.content.yaml import MAX_BYTES

MAX_FILES = 2000
MAX_TOTAL = 48 * 1024 * 1024
MAX_FOLDERS_DEEP = 6
READ = {".yaml", ".ftl"}
UNREADABLE = (  # what a damaged zip makes the library raise: wrong places and sizes among them
    zipfile.BadZipFile,
    NotImplementedError,
    RuntimeError,
    EOFError,
    zlib.error,
    ValueError,
    OverflowError,
    struct.error,
)
MISNAMED = {".yml": ".yaml", ".fluent": ".ftl"}


def read_pack(path: Path) -> PackSource:
    """The pack in a folder or a zip; its id is the one in its manifest."""
    if not path.exists():
        raise PackError(Problem(str(path), "there is no such folder or file"))
    try:
        files = read_folder(path) if path.is_dir() else read_zip(path)
    except OSError as error:
        raise PackError(Problem(str(path), f"cannot be read: {error.strerror or error}")) from None
    if "pack.yaml" not in files:
        raise PackError(Problem(str(path), "is no pack: it has no pack.yaml"))
    return PackSource(PackSource("", files).manifest().id, files)


def read_folder(top: Path) -> dict[str, bytes]:
    """The YAML and Fluent files of a folder, by their names inside it."""
    meter = _Meter()
    files: dict[str, bytes] = {}
    for path in _walk(top, 0):
        name = path.relative_to(top).as_posix()
        if _is_read(name):
            meter.admit(name, path.stat().st_size)  # asked before the file is opened
            files[name] = path.read_bytes()
    return files


def _walk(folder: Path, depth: int) -> Iterator[Path]:
    """Every file below a folder in the order of names; links are refused, so there is no way out and no way round."""
    if depth > MAX_FOLDERS_DEEP:
        raise PackError(Problem(str(folder), f"folders lie more than {MAX_FOLDERS_DEEP} deep"))
    for path in sorted(folder.iterdir()):
        if path.name.startswith("."):
            continue
        if path.is_symlink():
            raise PackError(Problem(str(path), "is a symbolic link; a pack holds its files itself"))
        if path.is_dir():
            yield from _walk(path, depth + 1)
        elif path.is_file():
            yield path
        else:
            raise PackError(Problem(str(path), "is neither a file nor a folder"))


def read_zip(path: Path) -> dict[str, bytes]:
    """The YAML and Fluent files of a zip; what unpacks to more than it says is refused."""
    if path.stat().st_size > MAX_TOTAL:
        raise PackError(Problem(str(path), f"the file has more than {MAX_TOTAL} bytes"))
    return _unpacked(path, str(path), 0)


def read_zip_bytes(data: bytes, name: str, most: int = 0) -> dict[str, bytes]:
    """The same of a zip that came over a line; `most` bytes are unpacked in all."""
    return _unpacked(io.BytesIO(data), name, most)


def _unpacked(zipped: Path | io.BytesIO, place: str, most: int) -> dict[str, bytes]:
    meter = _Meter(most)
    files: dict[str, bytes] = {}
    try:
        with zipfile.ZipFile(zipped) as archive:
            for info in archive.infolist():
                name = _inside(info)
                if info.is_dir() or not _is_read(name):
                    continue
                meter.admit(name, info.file_size)
                with archive.open(info) as file:
                    files[name] = file.read(info.file_size)
    except UNREADABLE as error:
        raise PackError(Problem(place, f"is no zip that can be read: {error}")) from None
    return _without_top_folder(files)


def _inside(info: zipfile.ZipInfo) -> str:
    """The name of a zip's entry, refused where it leads out of the pack."""
    parts = PurePosixPath(info.filename).parts
    if info.filename.startswith("/") or "\\" in info.filename or ".." in parts or ":" in info.filename:
        raise PackError(Problem(info.filename, "leads out of the pack"))
    if stat.S_ISLNK(info.external_attr >> 16):
        raise PackError(Problem(info.filename, "is a symbolic link; a pack holds its files itself"))
    if len(parts) > MAX_FOLDERS_DEEP + 2:
        raise PackError(Problem(info.filename, f"folders lie more than {MAX_FOLDERS_DEEP} deep"))
    return "/".join(parts)


def _without_top_folder(files: dict[str, bytes]) -> dict[str, bytes]:
    """A zip made of the pack's folder rather than of what is in it is read all the same."""
    tops = {name.split("/")[0] for name in files}
    if len(tops) != 1 or "pack.yaml" in files:
        return files
    return {name.split("/", 1)[1]: data for name, data in files.items() if "/" in name}


def _is_read(name: str) -> bool:
    """Pictures, licences and notes may lie in a pack but are not read."""
    path = PurePosixPath(name)
    if any(part.startswith(".") or part == "__MACOSX" for part in path.parts):
        return False
    if path.suffix in MISNAMED:
        raise PackError(Problem(name, f"is not read under this name; call it {path.stem}{MISNAMED[path.suffix]}"))
    return path.suffix in READ


class _Meter:
    """Counts what has been admitted."""

    def __init__(self, most: int = 0) -> None:
        self.most = most or MAX_TOTAL
        self.files = 0
        self.total = 0

    def admit(self, name: str, size: int) -> None:
        self.files += 1
        self.total += size
        if size > MAX_BYTES:
            raise PackError(Problem(name, f"the file has {size} bytes; at most {MAX_BYTES} are read"))
        if self.files > MAX_FILES:
            raise PackError(Problem(name, f"the pack has more than {MAX_FILES} files"))
        if self.total > self.most:
            raise PackError(Problem(name, f"the pack's files have more than {self.most} bytes in all"))
