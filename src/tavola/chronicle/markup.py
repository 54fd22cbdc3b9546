"""The pieces of a book as markup that is HTML and XML at once, for browsers and for readers of books."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape

from tavola.chronicle.book import Book, Chapter, Piece

UNPRINTED = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff\ufffe\uffff]")  # XML cannot hold them
BREAK = re.compile(r"\n\s*\n|\n")
MARKED = re.compile(r"\*([^*\s](?:[^*\n]*[^*\s])?)\*")  # words between two asterisks stand out


def said(text: str) -> str:
    return escape(UNPRINTED.sub("", text), quote=True)


def sentence(text: str) -> str:
    """A sentence of the story, with the words that stand out in it."""
    return MARKED.sub(r"<em>\1</em>", said(text))


def paragraphs(text: str, kind: str = "") -> str:
    """Each line of a passage is a paragraph."""
    name = f' class="{kind}"' if kind else ""
    return "".join(f"<p{name}>{sentence(part.strip())}</p>\n" for part in BREAK.split(text) if part.strip())


def title_page(book: Book) -> str:
    people = " · ".join(said(name) for name in book.people)
    return (
        f'<header class="title">\n{rim()}\n<h1>{said(book.title)}</h1>\n'
        f'{paragraphs(book.motto, "motto")}<p class="people">{people}</p>\n</header>\n'
    )


def rim(notches: int = 60) -> str:
    """The ornament of the title: the rim of a round table with its notches, one of them clean."""
    lines = "".join(
        f'<line x1="0" y1="-{44 if nth % 5 else 42}" x2="0" y2="-49" transform="rotate({360 * nth / notches:g})"/>'
        for nth in range(1, notches)
    )
    clean = '<circle cx="0" cy="-46.5" r="1.6" fill="none"/>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" class="rim" viewBox="-52 -52 104 104" aria-hidden="true">'
        f'<g stroke="currentColor" stroke-width="0.9" fill="none"><circle r="40"/><circle r="51"/>{lines}{clean}</g>'
        "</svg>"
    )


def chapter_body(chapter: Chapter, anchor: str) -> str:
    parts = [f'<section class="chapter" id="{anchor}">\n<h2>{said(chapter.title)}</h2>\n']
    parts.append(paragraphs(chapter.opening, "opening"))
    parts += [written(piece) for piece in chapter.pieces]
    return "".join([*parts, "</section>\n"])


def written(piece: Piece) -> str:
    """A piece by its kind: a heading, a choice, a card in a box, or plain reading."""
    match piece.kind:
        case "day":
            return f'<h3 class="day">{said(piece.title)}</h3>\n'
        case "place" | "move":
            return f'<h4 class="place">{said(piece.title or piece.text)}</h4>\n'
        case "choice":
            return f'<p class="choice">{sentence(piece.text)}</p>\n'
        case "event" | "foe" | "card" | "dream":
            return "".join(_boxed(piece))
        case _:
            return paragraphs(piece.text, "" if piece.kind == "read" else piece.kind)


def _boxed(piece: Piece) -> Iterator[str]:
    yield f'<div class="{piece.kind}">\n'
    if piece.title:
        yield f"<h4>{said(piece.title)}</h4>\n"
    yield f"{paragraphs(piece.text)}</div>\n"
