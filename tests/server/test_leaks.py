"""Nothing leaks: all bytes sent to a seat are the same for any two states that differ in what it may not know.

`tavola bench leak --states 10000` is the long run. TAVOLA_LEAK_STATES says how many random states are tried for each
game here, TAVOLA_LEAK_SEED which ones.
"""

import json
import os
from typing import Any

import pytest
from tests.cli.toy_commands import tavola
from tests.service.toy_catalogue import ToyCatalogue

from tavola.bots.bot import seat_access
from tavola.cli.bench import leak_channels
from tavola.cli.bench.leak import RULINGS, laid, search
from tavola.cli.failure import CommandFailed
from tavola.kernel.decision import Refusal, Refused
from tavola.kernel.text import Message
from tavola.service.catalogue import LibraryCatalogue
from tavola.service.loaded_table import LoadedTable
from tavola.service.ports import Catalogue
from tavola.service.present import view_info
from tavola.service.watchers import encode
from tavola.store.port import TurnStatus

STATES = int(os.environ.get("TAVOLA_LEAK_STATES", "60"))
SEED = int(os.environ.get("TAVOLA_LEAK_SEED", "11"))
REAL = LibraryCatalogue()
CATALOGUES: dict[str, Catalogue] = {
    **dict.fromkeys(ToyCatalogue().game_ids(), ToyCatalogue()),
    **dict.fromkeys(REAL.game_ids(), REAL),
}


@pytest.mark.slow
@pytest.mark.parametrize("game_id", CATALOGUES)
def test_what_is_sent_is_the_same_whatever_is_hidden(game_id: str) -> None:
    found = search(CATALOGUES[game_id], game_id, STATES, SEED)
    assert (found.states, found.leaks) == (STATES, 0), found.places
    assert found.alike < found.pairs  # something was hidden, or nothing was tried


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The law can fail: a view that shows the pile differs between the clones."""
    catalogue = ToyCatalogue()
    loaded = laid(catalogue, "auction", 2)
    g = loaded.game.open_table(loaded.box, 2, None, "s")
    view = type(loaded.game).view
    monkeypatch.setattr(type(loaded.game), "view", lambda self, g, viewer: {"pile": g.pile})
    loaded.g = g
    words = catalogue.words("auction", "", "en")
    seen = {encode(view_info(loaded, 0, words, past=loaded.game.resample(g, 0, n))) for n in range(8)}
    assert len(seen) > 1
    monkeypatch.setattr(type(loaded.game), "view", view)
    assert search(catalogue, "auction", 5, 1).leaks == 0
    monkeypatch.setattr(
        type(loaded.game), "prompt", lambda self, g, decision: Message("prompt-bid", {"pile": g.pile[0]})
    )
    found = search(catalogue, "auction", 12, 1)
    assert 0 < found.leaks < found.pairs
    assert found.places


CHANNELS = {"frames", "text", "details", "errors", "secrets", "lists", "elsewhere", "hints", "rulings", "sizes"}


def test_every_way_in_which_something_is_told_is_looked_at() -> None:
    found = search(ToyCatalogue(), "auction", RULINGS, 3)
    assert set(found.channels) == CHANNELS
    assert all(found.channels.values())


def test_each_state_may_be_looked_at_by_some_of_those_at_the_table() -> None:
    found = search(ToyCatalogue(), "auction", 12, 3, 1)
    assert (found.states, found.pairs, found.leaks) == (12, 12, 0)


def test_a_leak_by_the_hall_a_clock_or_a_reminder_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever watches a table late, or only looks round the hall, hears of no turn that what is hidden has made."""

    def turns(loaded: Any, summary: Any, g: Any) -> TurnStatus:
        return TurnStatus(False, (0, 1)[: 1 + (g.pile[0] < "c")], 1.0, False)

    monkeypatch.setattr(LoadedTable, "turn_status", turns)
    assert "elsewhere" in search(ToyCatalogue(), "auction", 12, 1).places[0]


def test_a_leak_by_a_list_of_tables_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A list that told for whom the table waits by what is hidden would differ between the clones."""

    def waits(loaded: Any, summary: Any, g: Any) -> TurnStatus:
        return TurnStatus(False, (0,) if g.pile[0] < "c" else (), 1.0, False)

    monkeypatch.setattr(LoadedTable, "turn_status", waits)
    assert "lists" in search(ToyCatalogue(), "auction", 12, 1).places[0]


@pytest.mark.slow
def test_a_leak_by_an_error_text_a_hint_or_a_ruling_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = type(ToyCatalogue().game("auction"))
    with monkeypatch.context() as patch:
        patch.setattr(game, "why_not", lambda self, g, decision, key: Refusal("TABLE_E_NOT_AN_OPTION", key=g.pile[0]))
        assert "errors" in search(ToyCatalogue(), "auction", 12, 1).places[0]
    with monkeypatch.context() as patch:
        patch.setattr(leak_channels, "seat_access", peeking)
        assert "hints" in search(ToyCatalogue(), "auction", 60, 1).places[0]
    with monkeypatch.context() as patch:
        patch.setattr(leak_channels, "could_be", lambda registry, loaded, patch, seat, luck: true_world(loaded))
        assert "rulings" in search(ToyCatalogue(), "auction", 2 * RULINGS, 1).places[0]


def peeking(game: Any, g: Any, decision: Any, rng: Any) -> Any:
    """Access that shows the bot the table as it is."""
    found = seat_access(game, g, decision, rng)
    found._imagine = lambda number: g.clone()
    return found


def true_world(loaded: Any) -> None:
    raise Refused(Refusal("TABLE_E_RULING", args={"problem": loaded.g.pile[0]}, key=loaded.g.pile[0]))


def test_the_command_counts_what_it_compared_and_fails_on_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    told = json.loads(tavola("bench", "leak", "--states", 6, "--game", "sangue_reale", "--json").stdout)
    assert (told["sangue_reale"]["states"], told["sangue_reale"]["leaks"]) == (6, 0)
    assert told["sangue_reale"]["pairs"] == 18
    game = REAL.game("sangue_reale")
    monkeypatch.setattr(type(game), "describe", lambda self, view, words: str(os.urandom(8)))
    failed = tavola("bench", "leak", "--states", 2, "--game", "sangue_reale").exception
    assert isinstance(failed, CommandFailed)
