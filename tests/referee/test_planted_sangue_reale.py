"""Faults planted into the rules of Sangue Reale, each in another chapter: the referee sees every one of them.

A fault may show in some games only. Each test names one in which it does today, and goes on to the next ones should
that game have become another.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from tavola.games.sangue_reale import (
    actions,
    borders,
    campaign,
    dice,
    effects,
    ending,
    layout,
    modifiers,
    planning,
    rounds,
    scoring,
    setup,
    supporters,
    territories,
    uniques,
)
from tavola.games.sangue_reale import vocabulary as words
from tavola.games.sangue_reale.deeds import Ability, ReachUnique
from tavola.games.sangue_reale.events import PowerGained, UniqueTaken
from tavola.games.sangue_reale.state import FREE, Duel, Hand, layout_of
from tavola.kernel.event import emit
from tavola.kernel.flow import STEPS, then
from tavola.library import finding
from tavola.referee.sangue_reale import watch

Patch = pytest.MonkeyPatch
GAMES = (0, 1, 2, 3, 15, 20)
PATIENCE = 15  # games


def broken_clause(first_game: int) -> str:
    """The clause of the first difference that the referee reports in these games."""
    for game in range(first_game, first_game + PATIENCE):
        if found := watch(f"planted/{game}", 2).first:
            return found[0].clause
    return ""


@pytest.fixture
def new_boxes() -> Iterator[None]:
    """Packs are laid out afresh in this test, and again after it."""
    finding._BOXES.clear()
    yield
    finding._BOXES.clear()


@pytest.mark.parametrize("game", GAMES)
def test_without_a_fault_these_games_agree(game: int) -> None:
    assert watch(f"planted/{game}", 2).first == []


def test_plans_forbidden_a_round_too_short(monkeypatch: Patch) -> None:
    """planning.py, off by one."""
    monkeypatch.setattr(planning, "is_forbidden", lambda g, seat, face: g.round < g.sheets[seat].forbidden.get(face, 0))
    assert broken_clause(1) == "SR-4.1"


def test_the_higher_face_acts_first(monkeypatch: Patch) -> None:
    """rounds.py, wrong order, though the right one is announced."""
    monkeypatch.setattr(rounds, "who_acts_first", lambda g: 1 - planning.who_acts_first(g))
    assert broken_clause(0).startswith(("SR-7.", "SR-8."))  # by what the wrong player does


def test_a_six_that_did_not_come_up_is_not_handed_over(monkeypatch: Patch) -> None:
    """actions.py, a lost die."""
    monkeypatch.setattr(actions, "missing_values", lambda rolled: tuple(v for v in range(1, 6) if v not in rolled))
    assert broken_clause(0) == "SR-7.14"


def test_an_equal_die_goes_with_the_one_that_is_used(monkeypatch: Patch) -> None:
    """dice.py, both dice of a double leave the hand for one circle."""

    def without(hand: Hand, used: tuple[int, ...], column: int) -> Hand:
        return Hand(hand.seat, tuple(die for die in hand.dice if die not in used), hand.used + used)

    monkeypatch.setattr(dice, "without", without)
    assert broken_clause(2) == "SR-7.17"


def test_modifiers_live_in_the_wrong_round(monkeypatch: Patch) -> None:
    """modifiers.py, a turn that ends a round late."""
    monkeypatch.setattr(modifiers, "current_turn", lambda g: max(1, (g.round + 3) // 5))
    assert broken_clause(1)


def test_an_icon_behind_a_line_is_forgotten(monkeypatch: Patch) -> None:
    """supporters.py, a row that has both gives only the number."""
    sound = supporters.trigger_line_and_icon

    def trigger(g: Duel, seat: int, column: layout.Column, row: int) -> None:
        sound(g, seat, column, row)
        if column.lines[row] and column.icons[row] != layout.NO_ICON:
            g.queue.pop()

    monkeypatch.setattr(supporters, "trigger_line_and_icon", trigger)
    assert broken_clause(0) == "SR-10.2"


def test_numbers_in_controlled_territories_are_circled(monkeypatch: Patch) -> None:
    """territories.py, a forgotten condition."""
    monkeypatch.setattr(territories, "is_open_for_circles", lambda g, territory: True)
    assert broken_clause(0) == "SR-9.2"


def test_a_unique_supporter_changes_sides(monkeypatch: Patch) -> None:
    """uniques.py, second at the icon is not too late."""

    def reach_unique(g: Duel, do: ReachUnique) -> None:
        g.uniques[do.unique] = do.seat
        emit(g, UniqueTaken(do.seat, layout_of(g).uniques[do.unique].id))
        then(g, Ability(do.seat, do.unique))

    _, after = STEPS[ReachUnique]["reach_unique"]
    monkeypatch.setitem(STEPS[ReachUnique], "reach_unique", (reach_unique, after))
    assert broken_clause(0) == "SR-10.5"


def test_edges_of_controlled_territories_change(monkeypatch: Patch) -> None:
    """borders.py, a forgotten condition."""
    monkeypatch.setattr(borders, "locked_edges", lambda g, seat: 0)
    assert broken_clause(0) == "SR-11.8"


def test_the_wrong_player_gains_what_a_new_border_completes(monkeypatch: Patch) -> None:
    """borders.py, the wrong seat comes first."""
    sound = borders.check_control_again
    monkeypatch.setattr(borders, "check_control_again", lambda g, changer, edge: sound(g, 1 - changer, edge))
    assert broken_clause(15) == "SR-9.9"


def test_acting_first_lasts_a_round_less(monkeypatch: Patch) -> None:
    """effects.py, off by one."""

    def act_first(g: Duel, seat: int, effect: words.ActFirst) -> None:
        g.sheets[seat].first_until = g.round + effect.rounds - 1
        emit(g, PowerGained(seat, "act_first", effect.rounds))

    monkeypatch.setitem(effects.POWERS, words.ActFirst, act_first)
    assert broken_clause(3) == "SR-10.6"


def test_all_territories_end_the_era_without_the_supporters(monkeypatch: Patch) -> None:
    """ending.py, one of two conditions is enough."""

    def end(g: Duel) -> None:
        if FREE not in g.boxes:
            ending.trigger_the_end(g, "all_taken")

    monkeypatch.setattr(territories, "end_if_all_is_taken", end)
    monkeypatch.setattr(uniques, "end_if_all_is_taken", end)
    assert broken_clause(82)  # an end that the referee does not expect


def test_provinces_are_led_by_number_instead_of_value(monkeypatch: Patch) -> None:
    """scoring.py, the wrong thing is counted."""

    def lands(g: Duel, seat: int, group: str) -> int:
        return sum(g.boxes[box] == seat for box in layout_of(g).groups[group])

    monkeypatch.setattr(scoring, "value_in_group", lands)
    assert broken_clause(2) == "SR-12.5"


def test_a_tie_is_always_won_by_the_same_seat(monkeypatch: Patch) -> None:
    """scoring.py, as the campaign asks it: what breaks a tie is not looked at."""

    def winner(g: Duel, vp: tuple[int, int]) -> tuple[int, str]:
        return (0, "boxes") if vp[0] == vp[1] else scoring.winner(g, vp)

    monkeypatch.setattr(campaign, "winner", winner)
    assert broken_clause(20) == "SR-12.6"


def test_heirs_are_exchanged(monkeypatch: Patch) -> None:
    """setup.py, the wrong seat continues the line."""
    sound = setup.heirs_of_the_lines
    monkeypatch.setattr(setup, "heirs_of_the_lines", lambda g: tuple(reversed(sound(g))))
    assert broken_clause(15) == "SR-2.3"


@pytest.mark.usefixtures("new_boxes")
def test_the_purse_goes_to_the_winner(monkeypatch: Patch) -> None:
    """layout.py, winner and loser exchanged."""

    def is_for(op: Any, slot: str, winner: str) -> bool:
        return op.whom == "both" or (winner != "" and (op.whom == "winner") == (slot != winner))

    monkeypatch.setattr(layout, "_is_for", is_for)
    assert broken_clause(15) == "SR-8.1"


def test_the_sheet_of_the_loser_is_played(monkeypatch: Patch) -> None:
    """campaign.py, a win is written down for the other side."""
    sound = campaign.slot_that_decides
    monkeypatch.setattr(campaign, "slot_that_decides", lambda g: {"a": "b", "b": "a"}[sound(g)])
    assert broken_clause(15) == "SR-13.1"
