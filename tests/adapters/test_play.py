"""Under all environments: exact masks, observations that show no more than the view, clones that go on alike."""

from __future__ import annotations

import pickle
import random
from copy import copy, deepcopy

import pytest
from tests.adapters.tables import ALL, along, play

from tavola.adapters.table import IllegalAction, Play, lay
from tavola.coding.actions import WAIT, ActionCode
from tavola.kernel.view import seat_view


@pytest.mark.parametrize("name", ALL)
def test_the_mask_is_the_list_of_legal_answers(name: str) -> None:
    for going in along(name):
        decision = going.decision()
        assert decision is not None
        choices = going.choices()
        assert list(choices.values()) == list(decision.legal())
        mask = going.mask(decision.seat)
        assert [number for number, may in enumerate(mask) if may] == sorted(choices)
        assert WAIT not in choices
        waiting = {other.seat for other in going.g.open if other.seat not in going.g.held}
        for seat in set(range(going.table.seats)) - waiting:
            assert going.choices_of(seat) == {WAIT: ""}


@pytest.mark.parametrize("name", ALL)
def test_what_is_seen_does_not_depend_on_what_is_hidden(name: str) -> None:
    """In every world that a seat cannot tell from the true one it sees the same bytes."""
    game = play(name).table.game
    seen: set[bytes] = set()
    for nth, going in enumerate(along(name)):
        if nth % 3:
            continue
        for seat in range(going.table.seats):
            clone = going.clone()
            clone.g = game.resample(going.g, seat, nth)
            assert seat_view(game, clone.g, seat) == seat_view(game, going.g, seat)
            assert clone.look(seat) == going.look(seat)
            seen.add(bytes(going.look(seat)))
    assert len(seen) > 3


@pytest.mark.parametrize("name", ALL)
def test_every_byte_has_a_name(name: str) -> None:
    for going in along(name, most=60):
        for seat in range(going.table.seats):
            assert len(going.look(seat)) == len(going.table.encoder.names)
    assert len(set(going.table.encoder.names)) == len(going.table.encoder.names)


@pytest.mark.parametrize("name", ALL)
def test_twins_in_the_middle_of_a_game_go_on_alike(name: str) -> None:
    middle = [going.clone() for going in along(name)]
    going = middle[len(middle) // 2]
    restored = play(name, "another")
    restored.restore(going.save())
    clones = [copy(going), deepcopy(going), pickle.loads(pickle.dumps(going)), restored]
    dice = random.Random(name)
    for _ in range(40):
        if going.decision() is None:
            return
        action = dice.choice(list(going.choices()))
        for each in (going, *clones):
            each.act(action)
        assert {each.save() for each in clones} == {going.save()}


def test_a_twin_is_independent() -> None:
    going = play("realm_of_sand-2")
    kept, clone = going.save(), going.clone()
    clone.act(next(iter(clone.choices())))
    assert going.save() == kept != clone.save()


@pytest.mark.parametrize("name", ALL)
def test_all_seats_looked_at_once_see_what_each_sees(name: str) -> None:
    for going in along(name, most=60):
        assert going.table.encoder.look_at_once(going.g) == [going.look(seat) for seat in range(going.table.seats)]


def test_what_is_hoarded_beyond_a_byte_is_seen_as_the_most() -> None:
    for going in along("tainted_grail-1", most=40):
        if going.g.heroes:  # type: ignore[attr-defined]
            going.g.heroes[0].resources["magic"] = 256  # type: ignore[attr-defined]
            seen = dict(zip(going.table.encoder.names, going.look(0), strict=True))
            assert seen["seat0_resource:magic"] == 255
            return
    pytest.fail("nobody took a Character")


def test_keys_that_no_table_lists_share_numbers_without_meeting() -> None:
    code = ActionCode(["pass"], 4)
    choices = code.choices(["pass", "a", "b", "c", "d"])
    assert choices[1] == "pass"
    assert sorted(choices) == [1, 2, 3, 4, 5]
    assert list(code.choices(["b"]).values()) == ["b"]


def test_most_answers_have_a_number_of_their_own() -> None:
    """In Realm of Sand a policy that knows a placement by its number meets it again."""
    shared = total = 0
    for going in along("realm_of_sand-2"):
        own = len(going.table.code.table)
        shared += sum(number >= own for number in going.choices())
        total += len(going.choices())
    assert shared < 0.01 * total


def test_an_action_that_is_not_legal_is_refused() -> None:
    going = play("sangue_reale")
    with pytest.raises(IllegalAction):
        going.act(WAIT)


def test_rivals_win_what_others_lose_and_a_party_wins_together() -> None:
    for name in ("sangue_reale", "realm_of_sand-4"):
        going = play(name)
        dice = random.Random(1)
        while going.decision() is not None:
            assert going.results() == [0.0] * going.table.seats
            going.act(dice.choice(list(going.choices())))
        assert abs(sum(going.results())) < 1e-9
        assert max(going.results()) > 0


def test_an_unknown_game_is_said() -> None:
    with pytest.raises(LookupError, match="realm_of_sand"):
        lay("realm_of_sands", 2)


def test_tables_laid_alike_are_one() -> None:
    assert lay("sangue_reale", 2) is play("sangue_reale").table
    assert isinstance(play("sangue_reale"), Play)
