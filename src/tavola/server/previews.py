"""What a link to a table shows where it is sent: the game's name and picture, told by the link and by nothing else.

A chat asks for the page without the key behind `#`: the game stands in the path, and no table is opened for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from litestar import Request

from tavola import games
from tavola.kernel.text import say
from tavola.library.wordbooks import said_in, table_words
from tavola.server.context import context_of, language_of

LINKS = {"join": "preview-join", "watch": "preview-watch"}  # /join/<table>/<game>
USUAL = "icon-512.png"
HEAD = b"</head>"
SIZE = (1200, 630)  # pixels of a game's own picture
AnyRequest = Request[Any, Any, Any]


def game_of(path: str) -> str:
    """The game that a link names, "" where it names none that is here."""
    match path.strip("/").split("/"):
        case [how, _, game] if how in LINKS and game in games.GAMES:
            return game
    return ""


def previewed(page: bytes, request: AnyRequest, game: str, files: Mapping[str, Any]) -> bytes:
    """The client's page with what a chat looks for in its head."""
    how = request.scope["path"].strip("/").partition("/")[0]
    language = language_of(request)
    words = said_in(language, table_words(language))
    title = games.info(game).title
    picture = f"preview-{game}.jpg" if f"preview-{game}.jpg" in files else USUAL
    told = {
        "og:type": "website",
        "og:site_name": "Tavola",
        "og:title": title,
        "og:description": words.say(say(LINKS[how], game=title)),
        "og:image": f"{origin_of(request)}/{picture}",
        "og:locale": language,
    }
    if picture != USUAL:
        told |= {"og:image:width": str(SIZE[0]), "og:image:height": str(SIZE[1])}
    tags = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items()]
    tags.append('<meta name="twitter:card" content="summary_large_image" />')
    return page.replace(HEAD, "".join(tags).encode() + HEAD, 1)


def origin_of(request: AnyRequest) -> str:
    """The address at which we were asked, whatever the proxy in front made of its scheme."""
    told = request.headers.get("x-forwarded-proto", "") if context_of(request).settings.proxied else ""
    scheme = told if told in ("http", "https") else request.url.scheme
    return f"{scheme}://{request.headers.get('host', '')}"
