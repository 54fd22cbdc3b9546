"""The site made from docs/, inside the program: one archive, of which a page is read when somebody asks for it."""

from __future__ import annotations

import asyncio
import mimetypes
import threading
import zipfile
from functools import cache
from html import escape
from pathlib import Path
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter
from litestar.response import Redirect

from tavola.library.wordbooks import said_in, table_words
from tavola.server.context import language_of
from tavola.server.static import ASK_FIRST, FOR_EVER, TYPES

ARCHIVE = Path(__file__).parent / "web" / "docs.zip"  # written by scripts/site; a release carries it
AnyRequest = Request[Any, Any, Any]
PagePath = Annotated[str, PathParameter(max_length=300)]


class Pages:
    """The files of the archive by name. What lies in it never changes, so a file's checksum is its tag."""

    def __init__(self, archive: Path) -> None:
        self._zip = zipfile.ZipFile(archive)
        self._one_at_a_time = threading.Lock()  # they share one open file
        self.tags = {one.filename: f'"{one.CRC:08x}-{one.file_size:x}"' for one in self._zip.infolist()}

    def read(self, name: str) -> bytes:
        with self._one_at_a_time:
            return self._zip.read(name)


@cache
def pages(archive: Path) -> Pages | None:
    """Opened when the first page is asked for; none in a copy that was made without them."""
    return Pages(archive) if archive.is_file() else None


@get(["/docs", "/docs/{page:path}"], include_in_schema=False)
async def docs(request: AnyRequest, page: PagePath = "") -> Response[Any]:
    """A page of the site or a file that belongs to one."""
    found, name = pages(ARCHIVE), page.strip("/")
    if found is None:
        return Response(missing(language_of(request)), status_code=404, media_type="text/html; charset=utf-8")
    folder = f"{name}/index.html".lstrip("/")
    if folder in found.tags:
        if not request.scope["raw_path"].partition(b"?")[0].endswith(b"/"):
            return Redirect(f"/docs/{name}/".replace("//", "/"), status_code=308)  # links on the page start from there
        name = folder
    tag = found.tags.get(name)
    if tag is None:
        raise NotFoundException(f"there is no page {name}")
    kind = TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    headers = {"cache-control": FOR_EVER if ".min." in name else ASK_FIRST, "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    return Response(await asyncio.to_thread(found.read, name), headers=headers, media_type=kind)


def missing(language: str) -> str:
    """What is said instead in a checkout where the site was never built."""
    words = said_in(language, table_words(language))
    title, text = escape(words("docs-title")), escape(words("docs-missing"))
    return f'<!doctype html><html lang="{language}"><title>{title}</title><h1>{title}</h1><p>{text}</p></html>'


ROUTES = [docs]
