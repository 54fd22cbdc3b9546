"""The book as an EPUB 3, with the standard library: a zip of pages, a list of them, and the way to that list."""

from __future__ import annotations

import hashlib
import io
import uuid
import zipfile
from datetime import UTC, datetime

from tavola.chronicle.book import Book
from tavola.chronicle.look import STYLE
from tavola.chronicle.markup import chapter_body, said, title_page

MIME = "application/epub+zip"
OLDEST = (1980, 1, 1, 0, 0, 0)  # every file of the zip says so: the same book is the same bytes
CONTAINER = """<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/book.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
"""


def as_epub(book: Book, written: float) -> bytes:
    """`written` is when, in seconds since 1970: a reader shows the newer of two editions."""
    pages = {"title": title_page(book)}
    pages |= {f"c{nth}": chapter_body(chapter, f"c{nth}") for nth, chapter in enumerate(book.chapters, 1)}
    pages["colophon"] = f'<p class="colophon">{said(book.colophon)}</p>\n'
    files = {"book/look.css": STYLE, "book/contents.xhtml": contents(book)}
    files |= {f"book/{name}.xhtml": xhtml(book, body) for name, body in pages.items()}
    files["book/book.opf"] = package(book, list(pages), written)
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        archive.writestr(zipfile.ZipInfo("mimetype", OLDEST), MIME)  # first, and not packed
        for name, text in {"META-INF/container.xml": CONTAINER, **files}.items():
            archive.writestr(zipfile.ZipInfo(name, OLDEST), text.encode(), zipfile.ZIP_DEFLATED)
    return data.getvalue()


def xhtml(book: Book, body: str) -> str:
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml" '
        f'xmlns:epub="http://www.idpf.org/2007/ops" lang="{book.language}" xml:lang="{book.language}">\n<head>\n'
        f'<title>{said(book.title)}</title>\n<link rel="stylesheet" type="text/css" href="look.css"/>\n</head>\n'
        f"<body>\n{body}</body>\n</html>\n"
    )


def contents(book: Book) -> str:
    chapters = enumerate(book.chapters, 1)
    only = f'<li><a href="title.xhtml">{said(book.title)}</a></li>'
    entries = "\n".join(f'<li><a href="c{nth}.xhtml">{said(chapter.title)}</a></li>' for nth, chapter in chapters)
    listed = f"<ol>\n{entries or only}\n</ol>\n"
    return xhtml(book, f'<nav epub:type="toc" id="toc">\n<h2>{said(book.contents)}</h2>\n{listed}</nav>\n')


def package(book: Book, pages: list[str], written: float) -> str:
    """The list of all files and their order. The title page holds a drawing, and says so."""
    listed = "\n".join(
        f'<item id="{name}" href="{name}.xhtml" media-type="application/xhtml+xml"'
        f"{' properties=' + chr(34) + 'svg' + chr(34) if name == 'title' else ''}/>"
        for name in pages
    )
    order = "\n".join(f'<itemref idref="{name}"/>' for name in pages)
    people = "\n".join(f"<dc:contributor>{said(name)}</dc:contributor>" for name in book.people)
    when = datetime.fromtimestamp(written, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    return f"""<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="{book.language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:uuid:{name_of(book)}</dc:identifier>
<dc:title>{said(book.title)}</dc:title>
<dc:language>{book.language}</dc:language>
{people}
<meta property="dcterms:modified">{when}</meta>
</metadata>
<manifest>
<item id="contents" href="contents.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="look" href="look.css" media-type="text/css"/>
{listed}
</manifest>
<spine>
{order}
</spine>
</package>
"""


def name_of(book: Book) -> uuid.UUID:
    """Of what stands in it, so that the same campaign is the same book whoever binds it."""
    text = "\0".join([book.title, *(f"{piece.title}\0{piece.text}" for ch in book.chapters for piece in ch.pieces)])
    return uuid.UUID(bytes=hashlib.sha256(text.encode("utf-8", "replace")).digest()[:16], version=5)
