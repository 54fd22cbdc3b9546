"""Roads from VI on: somebody stands on them as on those of home, of the level of heroes who have come so far."""

from __future__ import annotations

import json

import pytest
from tests.packs.test_act_one import BOX, table
from tests.packs.test_act_one_changes import met

from tavola.games.tainted_grail.campaign.chapters import change_the_encounter_decks
from tavola.games.tainted_grail.campaign.setup import build_table
from tavola.games.tainted_grail.deeds.campaign import BeginChapter
from tavola.kernel import codec

ROADS = {  # a Chapter's places, and on how many of them at least one may be met
    "VI": (range(166, 170), 2),
    "VII": (range(170, 172), 2),
    "VIII": (range(172, 176), 4),
    "IX": (range(176, 178), 2),
    "XI": (range(198, 220), 12),
    "XII": (range(220, 228), 5),
    "XIV": (range(235, 244), 8),
}


@pytest.mark.parametrize("chapter", ROADS)
def test_somebody_may_be_met_on_the_road(chapter: str) -> None:
    """Travellers crossed XI, XII and XIV without one Encounter."""
    numbers, least = ROADS[chapter]
    instants = [json.dumps(codec.plain(BOX.locations[number].instant)) for number in numbers if number in BOX.locations]
    assert len([text for text in instants if '"roll"' in text and '"encounter"' in text]) >= least


@pytest.mark.parametrize(("chapter", "gone"), [("ch6", {"1"}), ("ch11", {"1", "2"})])
def test_who_is_too_easy_by_now_has_left_the_decks(chapter: str, gone: set[str]) -> None:
    g = build_table(BOX, ["beor"])
    for number in range(1, int(chapter[2:]) + 1):
        change_the_encounter_decks(g, BeginChapter(f"ch{number}"))
    for colour, deck in g.encounter_decks.items():
        levels = {str(BOX.encounters[id].difficulty) for id in deck}
        assert not levels & gone, colour
        assert len(deck) >= 4, colour


@pytest.mark.parametrize(
    ("chapter", "marks", "card", "line"),
    [
        ("ch6", (), "e.grey.rented_knight", "chapter-ch6-told-1"),
        ("ch11", ("five_together#4",), "e.green.field_that_follows", "chapter-ch11-told-1"),
        ("ch11", ("five_together#4",), "e.grey.rented_knight", "chapter-ch11-told-2"),
        ("ch12", ("opened#1",), "e.grey.hand_cutters", "chapter-ch12-told-1"),
        ("ch14", ("debts#3",), "e.violet.low_water", "chapter-ch14-told-3"),
    ],
)
def test_a_fight_knows_the_day(chapter: str, marks: tuple[str, ...], card: str, line: str) -> None:
    assert met(table(*marks, chapter=chapter), card) == [line]
    already = [f"met#{n}" for n in range(34, 48)]
    assert met(table(*marks, *already, chapter=chapter), card) == []


def test_those_who_were_told_in_time_have_no_reproach() -> None:
    g = table("five_together#4", "warned#1", chapter="ch11")
    assert met(g, "e.grey.rented_knight") == []
