"""Whatever somebody answers is refused or taken: no text that a player can send breaks the rules (PI-12)."""

from __future__ import annotations

import random

import pytest
from tests.games.tainted_grail.fights import enemy, fight, say, speaker, start
from tests.games.tainted_grail.fights import meet as before
from tests.games.tainted_grail.seats import answer, at_work, opened, refusal

from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.choices import GrailChoice
from tavola.games.tainted_grail.present.refusals import MOVES
from tavola.games.tainted_grail.present.refusals_encounter import ASKED_AT
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.choice import book_of
from tavola.kernel.codec import state_hash
from tavola.kernel.decision import Refused
from tavola.kernel.flow import take

VERBS = sorted({*MOVES, *ASKED_AT, *(kind.verb for kind in book_of(GrailChoice).kinds), "leave_party"})
ODD = ("", ":", ":²", ":٣", ":-1", ":0", ":9", ":" + "9" * 5000, ":9#1", ":0#1", ":999#1", ":²#1", ":#", ":x#²#²")
ODD += (":item:no_such#1#0", ":secret:999#1#0", ":card:²#²", ":x:m²", ":x:m9", ":1:²", ":energy:²", ":\x00", ":é:è")
LETTERS = [verb + odd for verb in VERBS for odd in ODD]


def try_everything(g: Avalon) -> None:
    """Every seat sends every text; each is refused, and nothing changes. What happens to be legal is left out."""
    before_it = state_hash(g)
    for seat in range(GAME.seated(g)):
        legal = [key for decision in g.open if decision.seat == seat for key in decision.legal()]
        for key in LETTERS:
            if key not in legal:
                with pytest.raises(Refused):
                    GAME.answer(g, seat, key)
    assert state_hash(g) == before_it


@pytest.mark.parametrize("seats", [1, 2])
def test_in_random_play_any_text_is_refused_with_a_reason(seats: int) -> None:
    g, luck = opened(seats, "any-key", dawn_changes=True), random.Random(seats)
    seen: set[str] = set()
    for _ in range(400):
        if not g.open:
            break
        prompts = {decision.prompt for decision in g.open}
        if prompts - seen:
            try_everything(g)
            seen |= prompts
        decision = luck.choice([decision for decision in g.open if decision.seat not in g.held])
        take(g, decision, luck.choice(decision.legal()))
    assert len(seen) > 5


def test_in_a_trade_what_is_no_good_of_anybody_is_refused() -> None:
    g = answer(at_work(2), 0, "trade:1")
    for key in ("give:9", "give:0", "ask:999#1", "give:²", "ask:²#1", "give:food#1"):
        assert refusal(g, 0, key).code == "TABLE_E_NOT_AN_OPTION"
    try_everything(g)


@pytest.mark.rule("TG-8.5")
def test_a_number_that_is_none_is_no_place_and_no_seat() -> None:
    g = at_work(2)
    for key in ("travel:²", "travel:٣", "trade:²", "trade:999#1", "travel:" + "9" * 5000):
        assert refusal(g, 0, key).key == key
    assert refusal(g, 0, "travel:152").code == "TG_E_NOT_REVEALED"
    assert refusal(g, 0, "trade:7").code == "TG_E_TRADE_PLACE"


@pytest.mark.parametrize("foe", [enemy(9), speaker()], ids=["combat", "diplomacy"])
def test_in_an_encounter_any_text_is_refused(foe: dict[str, object]) -> None:
    g = fight(foe, heroes=2)
    try_everything(g)
    say(g, "active:0")
    try_everything(g)
    assert refusal(g, 0, "active:²").key == "active:²"


def test_before_an_encounter_any_text_is_refused() -> None:
    try_everything(start(before(speaker(avoid={"cost": {"wealth": 1}}), heroes=2)))
