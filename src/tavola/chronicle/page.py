"""The book as one HTML page that needs nothing else: to be read, kept and printed."""

from __future__ import annotations

from tavola.chronicle.book import Book
from tavola.chronicle.look import STYLE
from tavola.chronicle.markup import chapter_body, said, title_page


def as_page(book: Book) -> bytes:
    chapters = list(enumerate(book.chapters, 1))
    entries = "\n".join(f'<li><a href="#c{nth}">{said(chapter.title)}</a></li>' for nth, chapter in chapters)
    bodies = "".join(chapter_body(chapter, f"c{nth}") for nth, chapter in chapters)
    return (
        f'<!doctype html>\n<html lang="{book.language}">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{said(book.title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{title_page(book)}"
        f"<nav>\n<h2>{said(book.contents)}</h2>\n<ol>\n{entries}\n</ol>\n</nav>\n"
        f'<main>\n{bodies}</main>\n<footer class="colophon">{said(book.colophon)}</footer>\n</body>\n</html>\n'
    ).encode()
