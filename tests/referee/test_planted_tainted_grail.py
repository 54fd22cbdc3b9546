"""The referee of Tainted Grail bites: faults planted by hand, each in another chapter of the rules, are all seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tavola.games.tainted_grail.character import survival
from tavola.games.tainted_grail.deeds.encounter import Activation
from tavola.games.tainted_grail.effects import in_force, triggers
from tavola.games.tainted_grail.encounter import activation, closing, combat, diplomacy, flee, hands, keys, sequence
from tavola.games.tainted_grail.encounter import choose_card as playing
from tavola.games.tainted_grail.encounter import turn as turns
from tavola.games.tainted_grail.encounter.frames import current
from tavola.referee.tainted_grail import watch

Plant = Callable[[pytest.MonkeyPatch], None]
GAMES = 300  # within which a fault must show; most do in the first ten
SEATS = (2, 1, 3, 4)


def a_level_too_low_connects(plant: pytest.MonkeyPatch) -> None:
    """An Attribute Key asks for one point less (TG-33.3)."""
    right = keys.connects

    def connects(g: Any, seat: int, half: Any, left: Any) -> bool:
        if half.key == "attribute":
            half = msgspec.structs.replace(half, level=half.level - 1)
        return right(g, seat, half, left)

    plant.setattr(keys, "connects", connects)


def a_further_card_need_not_continue(plant: pytest.MonkeyPatch) -> None:
    """TG-34.8."""
    plant.setattr(playing, "continues", lambda *_: True)


def a_void_is_overlooked(plant: pytest.MonkeyPatch) -> None:
    """TG-35.6."""
    right = keys.read_icons
    plant.setattr(keys, "read_icons", lambda one, two: right([icon for icon in one if icon != "void"], two))


def covered_cards_still_answer(plant: pytest.MonkeyPatch) -> None:
    """TG-33.10."""
    plant.setattr(in_force, "visible_cards", lambda g: g.encounter.sequence if g.encounter else [])


def tokens_stay_on_cards_of_others(plant: pytest.MonkeyPatch) -> None:
    """Phase 1 takes Time tokens off the Active Character's own cards only (TG-34.5)."""

    def tick(g: Any, seat: int) -> None:
        mine = [laid for laid in current(g).sequence if laid.time and laid.owner == seat]
        sequence.then(g, *[sequence.TakeTimeToken(laid.card, seat) for laid in mine])

    plant.setattr(activation, "tick", tick)


def the_table_is_read_one_cube_too_high(plant: pytest.MonkeyPatch) -> None:
    """TG-34.13."""

    def table_row(g: Any) -> Any:
        pool = current(g).pool + 1
        return next((row for row in combat.current_entry(g).table if row.pool[0] <= pool <= row.pool[1]), None)

    plant.setattr(combat, "table_row", table_row)


def the_enemy_takes_a_cube_too_few(plant: pytest.MonkeyPatch) -> None:
    """TG-34.15."""
    right = combat._change_pool
    plant.setattr(combat, "_change_pool", lambda g, by: right(g, by + 1 if by < 0 else by))


def panic_does_not_keep_one_from_drawing(plant: pytest.MonkeyPatch) -> None:
    """TG-36.4."""
    plant.setattr(hands, "in_panic", lambda g, seat: False)


def rage_is_forgotten(plant: pytest.MonkeyPatch) -> None:
    """TG-37.8."""
    plant.setattr(activation, "attacks", lambda g: 1)


def a_flight_costs_no_energy(plant: pytest.MonkeyPatch) -> None:
    """TG-36.10."""
    plant.setattr(flee, "lose_track", lambda *_: 0)


def whoever_is_proposed_is_active(plant: pytest.MonkeyPatch) -> None:
    """Nobody is asked (TG-34.2)."""
    plant.setattr(turns, "_proposal", lambda g, seat, lowest: Activation(seat))


def the_lowest_slot_loses_nothing(plant: pytest.MonkeyPatch) -> None:
    """TG-39.4."""
    right = diplomacy.check_affinity
    plant.setattr(activation, "check_affinity", lambda g: right(g) if current(g).marker else None)


def a_discard_is_lost(plant: pytest.MonkeyPatch) -> None:
    """One card too few comes back into the deck (TG-30.2)."""
    right = closing.return_cards

    def return_cards(g: Any, seat: int) -> None:
        closing.cards_of(g, seat).discard[:1] = []
        right(g, seat)

    plant.setattr(closing, "return_cards", return_cards)


def a_guardian_goes_back_to_its_deck(plant: pytest.MonkeyPatch) -> None:
    """TG-25.1."""
    plant.setattr(closing, "roams", lambda g: False)


def used_items_stay_face_down(plant: pytest.MonkeyPatch) -> None:
    """TG-26.10."""
    plant.setattr(closing, "restore_equipment", lambda g, seat: None)


def energy_stands_above_health(plant: pytest.MonkeyPatch) -> None:
    """TG-15.6."""
    plant.setattr(survival, "_take_energy_along", lambda g, seat: 0)


def what_may_be_done_once_may_be_done_again(plant: pytest.MonkeyPatch) -> None:
    """D.8."""
    plant.setattr(triggers, "count_use", lambda g, ability, mark: None)


def a_weapon_survives_shatter(plant: pytest.MonkeyPatch) -> None:
    """TG-37.5."""
    plant.setattr(closing, "shatter_weapons", lambda g, seat: None)


PLANTED: tuple[Plant, ...] = (
    a_level_too_low_connects,
    a_further_card_need_not_continue,
    a_void_is_overlooked,
    covered_cards_still_answer,
    tokens_stay_on_cards_of_others,
    the_table_is_read_one_cube_too_high,
    the_enemy_takes_a_cube_too_few,
    panic_does_not_keep_one_from_drawing,
    rage_is_forgotten,
    a_flight_costs_no_energy,
    whoever_is_proposed_is_active,
    the_lowest_slot_loses_nothing,
    a_discard_is_lost,
    a_guardian_goes_back_to_its_deck,
    used_items_stay_face_down,
    energy_stands_above_health,
    what_may_be_done_once_may_be_done_again,
    a_weapon_survives_shatter,
)


@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
def test_a_planted_fault_is_seen(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    assert any(watch(f"planted/{number}", SEATS[number % len(SEATS)]).differences for number in range(GAMES))
