"""A library in which the pond is one of the games."""

from pathlib import Path

import pytest
from tests.library import pond
from tests.library.shore import GAME, LILY, write

from tavola import games
from tavola.library import places


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only packs folder there is, with the pack pond/lily and the words of the pond."""
    folder = tmp_path / "packs"
    write(folder / "pond" / "lily", LILY)
    write(folder, {f"pond/locale/{language}/pond.ftl": text for language, text in GAME.items()})
    table = places.own_packs()[-1] / "locale"
    write(folder, {f"locale/{path.relative_to(table)}": path.read_bytes() for path in table.rglob("*.ftl")})
    monkeypatch.setattr(games, "GAME_IDS", ("pond",))
    monkeypatch.setattr(games, "find", lambda game_id: pond)
    monkeypatch.setattr(games, "info", lambda game_id: pond.INFO)
    monkeypatch.setattr(places, "own_packs", lambda: [folder])
    monkeypatch.setattr(places, "user_packs", list)
    return folder
