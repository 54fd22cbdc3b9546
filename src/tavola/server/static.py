"""The built browser client: read once, served from memory with the right types and cache headers."""

import hashlib
import mimetypes
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from tavola.server.previews import game_of, previewed

CLIENT = Path(__file__).parent / "web" / "dist"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}


class ClientMissing(RuntimeError):
    """The package was put together without its client."""


class ClientFile(msgspec.Struct, frozen=True):
    """One file of the client as it goes over the wire."""

    content: bytes
    media_type: str
    cache: str
    tag: str


def read_client(folder: Path = CLIENT) -> dict[str, ClientFile]:
    """Every file of the built client, by its path in the address."""
    if not (folder / "index.html").is_file():
        raise ClientMissing("the browser client is not built; ./tavola builds it, and so does `pip install`.")
    paths = (path for path in folder.rglob("*") if path.is_file() and not path.name.startswith("."))
    return {path.relative_to(folder).as_posix(): client_file(path, folder) for path in paths}


def client_file(path: Path, folder: Path) -> ClientFile:
    """The bundler puts a hash of the content in the names under assets/, so those never change."""
    content = path.read_bytes()
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    hashed = path.relative_to(folder).parts[0] == "assets"
    return ClientFile(content, kind, FOR_EVER if hashed else ASK_FIRST, tag_of(content))


def client_page(content: bytes) -> ClientFile:
    return ClientFile(content, "text/html", ASK_FIRST, tag_of(content))


def tag_of(content: bytes) -> str:
    return f'"{hashlib.sha256(content).hexdigest()[:20]}"'


def client_routes(files: Mapping[str, ClientFile]) -> list[Any]:
    """The client's files by name; any other place without a file ending is a page that the client draws itself."""

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def client(request: Request[Any, Any, Any]) -> Response[bytes]:
        """A file of the browser client, or its page."""
        wanted = request.scope["path"].strip("/")
        found = files.get(wanted)
        if found is None:
            if "." in wanted or wanted.startswith("api/"):
                raise NotFoundException(f"there is no /{wanted} here")
            found = files["index.html"]
            if game := game_of(wanted):
                found = client_page(previewed(found.content, request, game, files))
        headers = {"cache-control": found.cache, "etag": found.tag, "x-content-type-options": "nosniff"}
        if request.headers.get("if-none-match") == found.tag:
            return Response(b"", status_code=304, headers=headers, media_type=found.media_type)
        return Response(found.content, headers=headers, media_type=found.media_type)

    return [client]
