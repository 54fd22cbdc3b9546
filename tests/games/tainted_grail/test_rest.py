"""The End of the Day (TG-14)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tainted_grail.tables import (
    answer,
    characters,
    events,
    keys,
    make_box,
    place,
    play,
    prompts,
    set_tracks,
    table,
    tracks,
    waiting,
)

from tavola.games.tainted_grail.character.survival import in_panic, is_dying
from tavola.games.tainted_grail.content.vocabulary import Change
from tavola.games.tainted_grail.deeds.day import (
    Campaign,
    DreamAll,
    Progress,
    RebuildDecks,
    Recover,
    Rest,
    RestAll,
    SleepHere,
)
from tavola.games.tainted_grail.events.day import Dreamt
from tavola.games.tainted_grail.state import Avalon, Modifier


@pytest.mark.rule("TG-14.2", "TG-14.3", "TG-14.5", "TG-17.2")
@pytest.mark.parametrize(
    ("before", "eats", "rested", "energy"),
    [
        ((3, 8, 2), True, (3, 9, 1), 6),
        ((2, 8, 0), True, (2, 9, 0), 6),
        ((1, 8, 2), True, (1, 9, 1), 5),
        ((0, 8, 2), True, (0, 9, 1), 4),
        ((3, 8, 2), False, (0, 8, 2), 4),
        ((0, 8, 2), False, (0, 7, 2), 4),
        ((0, 3, 2), False, (0, 2, 2), 2),
        ((4, 4, 6), True, (4, 5, 5), 5),
        ((0, 1, 2), False, (0, 0, 2), 0),
    ],
)
def test_rest_and_recovery(before: tuple[int, int, int], eats: bool, rested: tuple[int, int, int], energy: int) -> None:
    """TV-22, SC-63, mistakes 6, 7 and 8."""
    g = table()
    set_tracks(g, 0, *before)
    play(g, Rest(0, eats))
    assert tracks(g) == rested
    assert is_dying(g, 0) == (rested[1] == 0)
    assert not in_panic(g, 0) or rested == (0, 0, 2)
    play(g, Recover(0))
    assert tracks(g) == (energy, *rested[1:])


@pytest.mark.rule("TG-14.2")
def test_eating_is_optional_and_takes_exactly_one_food() -> None:
    """It may be eaten even when neither track can move."""
    g = table("beor", "ailei")
    set_tracks(g, 0, 5, 9, 0)
    play(g, RestAll())
    assert prompts(g) == [(0, "eat"), (1, "eat")]
    answer(g, "eat", 0)
    answer(g, "fast", 1)
    assert [hero.resources["food"] for hero in g.heroes] == [1, 2]
    assert tracks(g) == (5, 9, 0)
    assert tracks(g, 1) == (0, 8, 2)
    assert [hero.ate for hero in g.heroes] == [True, False]


@pytest.mark.rule("TG-14.3", "TG-17.2")
def test_who_has_no_food_is_not_asked() -> None:
    g = table()
    g.heroes[0].resources["food"] = 0
    play(g, RestAll())
    assert not g.open
    assert tracks(g) == (0, 8, 2)


@pytest.mark.rule("TG-14.5")
def test_recovery_never_lowers_energy_that_stands_above_the_start_slot() -> None:
    g = table()
    set_tracks(g, 0, 8, 9, 0)
    play(g, Recover(0))
    assert tracks(g)[0] == 8


@pytest.mark.rule("TG-14.5")
def test_the_other_reading_sets_it_exactly_to_the_start_slot() -> None:
    g = table(recovery="exact")
    set_tracks(g, 0, 8, 9, 0)
    play(g, Recover(0))
    assert tracks(g)[0] == 6


@pytest.mark.rule("TG-14.5")
def test_cards_may_change_the_recovery() -> None:
    fever = [{"trigger": "visible", "do": [{"modify": {"stat": "energy_recovery", "add": -1, "for": "visible"}}]}]
    g = table(box=make_box(characters=[characters()[0] | {"flaw": fever}]))
    set_tracks(g, 0, 0, 8, 0)
    play(g, Recover(0))
    assert tracks(g)[0] == 3


@pytest.mark.rule("TG-14.1", "TG-14.4", "TG-17.6")
def test_each_step_is_over_for_all_before_the_next_and_trading_is_possible_in_between() -> None:
    g = play(table("beor", "ailei", max_days=1), Campaign())
    asked: list[str] = []
    while g.open:
        decision = waiting(g)
        if g.stage == "end":
            asked.append(f"{g.step}:{decision.prompt}:{decision.seat}")
        answer(g, next(key for key in ("ready", "pass", "eat", "fast") if key in decision.legal()), decision.seat)
    steps = [(step, seat) for step in range(1, 6) for seat in (0, 1)]
    windows = [f"{step}:trade_window:{seat}" for step, seat in steps]
    assert asked == [*windows[:2], "1:eat:0", "1:eat:1", *windows[2:]]


@pytest.mark.rule("TG-14.4")
def test_who_has_gone_to_bed_is_not_asked_again_tonight() -> None:
    g = play(table("beor", "ailei", max_days=1), Campaign())
    asked = 0
    while g.open:
        decision = waiting(g)
        asked += g.stage == "end" and decision.prompt == "trade_window"
        wanted = ("ready_tonight", "ready", "pass", "eat", "fast")
        answer(g, next(key for key in wanted if key in decision.legal()), decision.seat)
    assert asked == 2


@pytest.mark.rule("TG-14.6")
def test_step_three_sells_progress_for_exp_any_number_of_times() -> None:
    g = table()
    g.heroes[0].resources["exp"] = 6
    play(g, Progress(0))
    answer(g, "raise:courage")
    answer(g, "raise:caution")
    assert g.heroes[0].resources["exp"] == 0
    assert (g.heroes[0].markers["courage"], g.heroes[0].markers["caution"]) == (1, 1)
    assert not g.open


@pytest.mark.rule("TG-14.7")
def test_a_deck_keeps_fifteen_cards_and_is_shuffled() -> None:
    """SC-67: with fifteen in the deck none can be taken out."""
    g = table()
    combat = g.heroes[0].combat
    spare = combat.reserve.pop()
    combat.spare = [spare]
    before = list(combat.deck)
    play(g, RebuildDecks(0))
    assert keys(g) == ["done", f"in:{spare}"]
    answer(g, f"in:{spare}")
    assert sum(key.startswith("out:") for key in keys(g)) == 16
    answer(g, "done")
    assert len(combat.deck) == 16
    assert sorted(combat.deck) == sorted([*before, spare])
    assert combat.deck != [*before, spare]


# -- dreams


def dreamers(*names: str, **options: Any) -> Avalon:
    """101 sends a Dream that gives 1 Exp to each and a Nightmare that takes 1 Rep from each."""
    bed = place(
        101,
        seals=["menhir", "dreams"],
        menhir={"dial": 3},
        keys={"north": 102},
        dream={"do": [{"gain": {"exp": 1}}]},
        nightmare={"do": [{"lose": {"rep": 1}}]},
    )
    return table(*names, box=make_box(locations=[bed]), **options)


@pytest.mark.rule("TG-14.8", "TG-18.3")
@pytest.mark.parametrize(("terror", "exp", "rep"), [(7, 1, 1), (8, 0, 0)])
def test_the_sane_dream_and_the_insane_have_nightmares(terror: int, exp: int, rep: int) -> None:
    g = dreamers("beor")
    g.heroes[0].terror = terror
    play(g, DreamAll())
    assert (g.heroes[0].resources["exp"], g.heroes[0].resources["rep"]) == (exp, rep)


@pytest.mark.rule("TG-14.8", "TG-18.3")
def test_there_are_no_dreams_where_there_is_no_seal() -> None:
    g = dreamers("beor")
    g.heroes[0].at = 102
    play(g, DreamAll())
    assert not events(g, Dreamt)


@pytest.mark.rule("TG-14.9")
def test_every_dream_once_for_each_location_and_then_every_nightmare() -> None:
    """SC-65, mistake 41."""
    g = dreamers("beor", "ailei", "arev")
    g.heroes[1].terror = 9
    play(g, DreamAll())
    assert [(event.kind, event.members) for event in events(g, Dreamt)] == [("dream", (0, 2)), ("nightmare", (1,))]
    assert [hero.resources["exp"] for hero in g.heroes] == [1, 0, 1]
    assert g.heroes[1].resources["rep"] == 0
    assert g.party == []


@pytest.mark.rule("TG-14.9")
def test_the_other_reading_gives_each_a_dream_of_their_own() -> None:
    g = dreamers("beor", "ailei", dreams="character")
    play(g, DreamAll())
    assert [event.members for event in events(g, Dreamt)] == [(0,), (1,)]


@pytest.mark.rule("TG-14.9")
def test_who_is_insane_is_settled_before_the_first_dream() -> None:
    """A Dream that frightens does not make a Nightmare follow in the same night."""
    bed = place(
        101, seals=["dreams"], dream={"do": [{"gain": {"terror": 9}}]}, nightmare={"do": [{"lose": {"rep": 1}}]}
    )
    g = table(box=make_box(locations=[bed]))
    play(g, DreamAll())
    assert [event.kind for event in events(g, Dreamt)] == ["dream"]


@pytest.mark.rule("TG-14.9")
def test_who_dies_in_the_first_dream_has_no_other() -> None:
    g = dreamers("beor")
    g.heroes[0].alive = False
    play(g, SleepHere("dream", 101, [0]))
    assert not events(g, Dreamt)


@pytest.mark.rule("TG-14.10")
def test_what_lasts_until_the_end_of_the_day_ends_with_the_night() -> None:
    g = play(table(), Campaign())
    g.modifiers = [Modifier("damage", "day", (0,), "event:tale1", Change(add=1))]
    answer(g, "pass")
    answer(g, "eat")
    assert g.day == 2
    assert g.modifiers == []
