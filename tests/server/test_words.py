"""The words a browser may have before anything is told at a table: nothing of a story that is still to come."""

from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from litestar.testing import TestClient

from tavola import games, library
from tavola.content.words import LANGUAGES
from tavola.library.finding import find_pack
from tavola.library.wordbooks import game_words, pack_words
from tavola.server.app import create_app
from tavola.server.reference import only

PACKS = [(game, pack.id) for game in games.GAME_IDS for pack in library.packs(game)]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    app = create_app(db=str(tmp_path_factory.mktemp("words") / "tavola.db"))
    with TestClient(app, base_url="http://127.0.0.1") as client:
        yield client


class References(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.names.add(node.id.name)


def messages(text: str) -> dict[str, Any]:
    entries = FluentParser().parse(text).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, (ast.Message, ast.Term))}


@pytest.mark.slow
@pytest.mark.parametrize(("game", "pack"), PACKS)
def test_every_message_of_a_pack_is_said_to_be_public_or_secret(game: str, pack: str) -> None:
    public, secret = games.info(game).public_words, games.info(game).secret_words
    assert public
    for language in LANGUAGES:
        names = [name for _, text in pack_words(find_pack(pack), language) for name in messages(text)]
        assert names
        assert [name for name in names if name.startswith(public) == name.startswith(secret)] == []


@pytest.mark.slow
@pytest.mark.parametrize(("game", "pack"), PACKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_is_told_public_words_only_and_can_say_each_of_them(
    client: TestClient[Any], game: str, pack: str, language: str
) -> None:
    source = client.get(f"/api/games/{game}/words", params={"pack": pack, "language": language}).json()["source"]
    told = messages(source)
    own = messages("\n".join(text for _, text in game_words(game, language)))
    public = games.info(game).public_words
    assert [name for name in told if name not in own and not name.startswith(public)] == []
    references = References()
    for entry in told.values():
        references.visit(entry)
    assert references.names <= told.keys()


def test_the_events_of_a_story_are_not_told(client: TestClient[Any]) -> None:
    source = client.get("/api/games/tainted_grail/words?language=en").json()["source"]
    assert "event-ev-" not in source
    assert "character-ailei" in source


def test_what_nobody_called_public_is_left_out() -> None:
    text = "### A note\n\ncard-a = A\n    more\n    .line = x\n-term = T\nplot-twist = He.\n  it goes on\ncard-b = B\n"
    assert only(text, ("card-",)) == "card-a = A\n    more\n    .line = x\ncard-b = B\n"
    assert only(text, ()) == ""
