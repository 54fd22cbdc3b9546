"""Nothing that changes nothing is done over and over (TG-6.13)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tainted_grail.fights import enemy, meet, say, start
from tests.games.tainted_grail.tables import answer, events, keys, make_box, place, play, prompts, table

from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.deeds.campaign import DawnChanges
from tavola.games.tainted_grail.deeds.day import PlayRounds, RebuildDecks
from tavola.games.tainted_grail.deeds.journal import ReadSection
from tavola.games.tainted_grail.events.journal import VerseRead
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Refused

DEAR = {"number": 101, "seals": ["menhir"], "keys": {"north": 102}, "menhir": {"dial": 6, "cost": {"food": 9}}}


def before_the_stone(*names: str) -> Avalon:
    """A Menhir that nobody here can light."""
    return play(table(*names, box=make_box(locations=[DEAR])), PlayRounds())


@pytest.mark.rule("TG-6.13", "TG-11.1")
def test_a_menhir_is_not_inspected_over_and_over() -> None:
    g = before_the_stone("beor")
    answer(g, "menhir")
    assert (g.round, "menhir" in keys(g)) == (2, False)
    with pytest.raises(Refused, match=r"TG_E_AGAIN TG-6.13"):
        GAME.answer(g, 0, "menhir")
    assert [refusal.code for refusal in GAME.refused(g, g.open[0]) if refusal.key == "menhir"] == ["TG_E_AGAIN"]
    answer(g, "character")  # Energy is spent, Wealth is gained
    answer(g, "menhir")
    answer(g, "pass")


@pytest.mark.rule("TG-6.13", "TG-11.9")
def test_each_may_inspect_for_itself_and_neither_makes_it_new_for_the_other() -> None:
    g = before_the_stone("beor", "ailei")
    answer(g, "menhir", 0)
    answer(g, "stay", 1)
    answer(g, "menhir", 1)
    answer(g, "stay", 0)
    assert g.round == 2
    assert not any("menhir" in decision.legal() for decision in g.open)


@pytest.mark.rule("TG-6.13", "TG-9.6")
def test_a_free_action_that_changes_nothing_is_not_offered_again_until_something_changes() -> None:
    nap = {"key": "nap", "cost": {}, "do": [{"gain": {"health": 1}}]}
    g = table(box=make_box(locations=[place(101, actions=[nap], keys={"north": 102}), place(102, keys={"south": 101})]))
    g.heroes[0].health = 8
    play(g, PlayRounds())
    answer(g, "location:nap")
    assert g.heroes[0].health == 9
    answer(g, "location:nap")  # healed already: once more it may be tried
    assert "location:nap" not in keys(g)
    with pytest.raises(Refused, match=r"TG_E_AGAIN TG-6.13"):
        GAME.answer(g, 0, "location:nap")
    answer(g, "travel:102")
    answer(g, "travel:101")
    assert "location:nap" in keys(g)  # less Energy: something has changed


@pytest.mark.rule("TG-6.13", "TG-13.1")
def test_a_free_act_of_a_card_in_an_encounter_is_not_used_for_ever() -> None:
    whistle = {
        "id": "whistle",
        "abilities": [{"trigger": {"act": {}, "during": "combat"}, "do": [{"gain": {"energy": 1}}]}],
    }
    g = meet(enemy(9), items=[whistle], held=[["whistle#1"]])
    g.heroes[0].energy = 7
    start(g)
    say(g, "use:item:whistle#1#0")
    assert g.heroes[0].energy == 8
    say(g, "use:item:whistle#1#0")
    assert "use:item:whistle#1#0" not in keys(g)
    say(g, "play:plain15")
    assert "use:item:whistle#1#0" in keys(g)


RING: dict[str, Any] = {
    "start": "hub",
    "verses": {
        "hub": {
            "choices": [
                {"key": "ask", "goto": "talk"},
                {"key": "buy", "cost": {"wealth": 1}, "goto": "talk"},
                {"key": "go", "goto": "end"},
            ]
        },
        "talk": {"goto": "hub"},
    },
}


@pytest.mark.rule("TG-6.13", "TG-23.2")
def test_a_choice_that_leads_back_with_nothing_changed_is_not_offered_again() -> None:
    g = table(box=make_box(locations=[place(101, journal=RING)]))
    g.heroes[0].resources["wealth"] = 2
    play(g, ReadSection("101", "hub", [0]))
    answer(g, "ask")
    assert keys(g) == ["buy", "go"]
    with pytest.raises(Refused, match=r"TG_E_AGAIN TG-6.13"):
        GAME.answer(g, 0, "ask")
    answer(g, "buy")
    assert keys(g) == ["ask", "buy", "go"]  # poorer: the talk may be another one
    answer(g, "buy")
    answer(g, "ask")
    assert keys(g) == ["go"]
    answer(g, "go")
    assert g.exploration is None


@pytest.mark.rule("TG-6.13", "TG-23.2")
def test_a_walk_with_no_other_way_ends_when_it_has_come_round() -> None:
    """A text that only leads back is not read for ever."""
    verses = {"a": {"choices": [{"key": "left", "goto": "b"}, {"key": "right", "goto": "b"}]}, "b": {"goto": "a"}}
    g = table(box=make_box(locations=[place(101, journal={"start": "a", "verses": verses})]))
    play(g, ReadSection("101", "a", [0]))
    answer(g, "left")
    answer(g, "right")
    assert g.exploration is None
    assert len(events(g, VerseRead)) == 5


@pytest.mark.rule("TG-14.11", "TG-14.7")
def test_a_card_goes_in_and_out_of_a_deck_three_times_an_evening() -> None:
    g = table()
    combat = g.heroes[0].combat
    combat.spare = [combat.reserve.pop()]
    card = combat.spare[0]
    play(g, RebuildDecks(0))
    for move in ("in", "out", "in"):
        answer(g, f"{move}:{card}")
    assert f"out:{card}" not in keys(g)
    with pytest.raises(Refused, match=r"TG_E_AGAIN TG-14.11"):
        GAME.answer(g, 0, f"out:{card}")
    answer(g, "done")
    assert card in combat.deck


@pytest.mark.rule("TG-31.9", "TG-31.4")
def test_a_character_leaves_and_comes_back_three_times_a_dawn() -> None:
    g = play(table("beor", "ailei", dawn_changes=True), DawnChanges())
    for key in ("shelve:1", "add:ailei", "shelve:1"):
        answer(g, key)
    assert "add:ailei" not in keys(g)
    with pytest.raises(Refused, match=r"TG_E_AGAIN TG-31.9"):
        GAME.answer(g, 0, "add:ailei")
    assert prompts(g) == [(0, "dawn")]
    assert {"go_on", "add:arev"} <= set(keys(g))
