"""Nothing leaks: all bytes sent to a seat are the same for any two states that differ in what it may not know.

`tavola bench leak --states 10000` is the long run. TAVOLA_LEAK_STATES says how many random states are tried for each
game here, TAVOLA_LEAK_SEED which ones.
"""

import json
import os
from typing import Any

import pytest
from tests.cli.toy_commands import tavola
from tests.service.toyshelf import ToyShelf

from tavola.bots.bot import chair
from tavola.cli import leak_channels
from tavola.cli.bench_leak import laid, search
from tavola.cli.failure import CommandFailed
from tavola.kernel.decision import Refusal, Refused
from tavola.kernel.text import Message
from tavola.service.ports import Shelf
from tavola.service.shelf import LibraryShelf
from tavola.service.telling import sight_card
from tavola.service.watch import encode

STATES = int(os.environ.get("TAVOLA_LEAK_STATES", "60"))
SEED = int(os.environ.get("TAVOLA_LEAK_SEED", "11"))
REAL = LibraryShelf()
SHELVES: dict[str, Shelf] = {**dict.fromkeys(ToyShelf().game_ids(), ToyShelf()), **dict.fromkeys(REAL.game_ids(), REAL)}


@pytest.mark.slow
@pytest.mark.parametrize("game_id", SHELVES)
def test_what_is_sent_is_the_same_whatever_is_hidden(game_id: str) -> None:
    found = search(SHELVES[game_id], game_id, STATES, SEED)
    assert (found.states, found.leaks) == (STATES, 0), found.places
    assert found.alike < found.pairs  # something was hidden, or nothing was tried


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The law can fail: a view that shows the pile differs between the twins."""
    shelf = ToyShelf()
    live = laid(shelf, "auction", 2)
    g = live.game.open_table(live.box, 2, None, "s")
    view = type(live.game).view
    monkeypatch.setattr(type(live.game), "view", lambda self, g, viewer: {"pile": g.pile})
    live.g = g
    words = shelf.words("auction", "", "en")
    seen = {encode(sight_card(live, 0, words, past=live.game.resample(g, 0, n))) for n in range(8)}
    assert len(seen) > 1
    monkeypatch.setattr(type(live.game), "view", view)
    assert search(shelf, "auction", 5, 1).leaks == 0
    monkeypatch.setattr(type(live.game), "prompt", lambda self, g, decision: Message("prompt-bid", {"pile": g.pile[0]}))
    found = search(shelf, "auction", 12, 1)
    assert 0 < found.leaks < found.pairs
    assert found.places


CHANNELS = {"frames", "text", "details", "errors", "secrets", "hints", "rulings", "sizes"}


def test_every_way_in_which_something_is_told_is_looked_at() -> None:
    found = search(ToyShelf(), "auction", 10, 3)
    assert set(found.channels) == CHANNELS
    assert all(found.channels.values())


@pytest.mark.slow
def test_a_leak_by_an_error_text_a_hint_or_a_ruling_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = type(ToyShelf().game("auction"))
    with monkeypatch.context() as patch:
        patch.setattr(game, "why_not", lambda self, g, decision, key: Refusal("TABLE_E_NOT_AN_OPTION", key=g.pile[0]))
        assert "errors" in search(ToyShelf(), "auction", 12, 1).places[0]
    with monkeypatch.context() as patch:
        patch.setattr(leak_channels, "chair", peeking)
        assert "hints" in search(ToyShelf(), "auction", 30, 1).places[0]
    with monkeypatch.context() as patch:
        patch.setattr(leak_channels, "could_be", lambda house, live, patch, seat, luck: true_world(live))
        assert "rulings" in search(ToyShelf(), "auction", 12, 1).places[0]


def peeking(game: Any, g: Any, decision: Any, rng: Any) -> Any:
    """A chair that shows the bot the table as it is."""
    found = chair(game, g, decision, rng)
    found._imagine = lambda number: g.clone()
    return found


def true_world(live: Any) -> None:
    raise Refused(Refusal("TABLE_E_RULING", args={"problem": live.g.pile[0]}, key=live.g.pile[0]))


def test_the_command_counts_what_it_compared_and_fails_on_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    told = json.loads(tavola("bench", "leak", "--states", 6, "--game", "sangue_reale", "--json").stdout)
    assert (told["sangue_reale"]["states"], told["sangue_reale"]["leaks"]) == (6, 0)
    assert told["sangue_reale"]["pairs"] == 18
    game = REAL.game("sangue_reale")
    monkeypatch.setattr(type(game), "describe", lambda self, view, words: str(os.urandom(8)))
    failed = tavola("bench", "leak", "--states", 2, "--game", "sangue_reale").exception
    assert isinstance(failed, CommandFailed)
