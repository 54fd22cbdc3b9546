"""What a net of Realm of Sand sees, how it plays, and how it learns."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

from tavola import library
from tavola.bots.realm_of_sand.kernel_search import in_words
from tavola.bots.realm_of_sand.rollout import FITTED
from tavola.games.realm_of_sand.options import SandOptions
from tavola.kernels.chance import set_bits
from tavola.kernels.realm_of_sand import netplay
from tavola.kernels.realm_of_sand.features import TABLE_SEEN, see, see_own
from tavola.kernels.realm_of_sand.flow import act, begin, legal
from tavola.kernels.realm_of_sand.kernel import LaidSand
from tavola.kernels.realm_of_sand.layout import SEAT, STATE
from tavola.kernels.realm_of_sand.prospects import NOTES
from tavola.lab.learning import Learner
from tavola.lab.realm_of_sand import training
from tavola.lab.train import Wanted

BOX: Any = library.open_box("realm_of_sand")


def notes_of() -> Any:
    """Of NumPy, because notes of a seat are written through a part of the array."""
    return np.zeros(5 * NOTES, np.int64)


def begun(seats: int) -> tuple[list[int], list[int]]:
    laid = LaidSand(BOX, seats, SandOptions())
    s = [0] * STATE
    set_bits(s, 0, 5)
    begin(laid.tables, s)
    return laid.tables, s


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_each_seat_sees_as_many_numbers_as_the_net_has(seats: int) -> None:
    t, s = begun(seats)
    out = np.zeros(5000, np.uint8)
    for seat in range(seats):
        assert see(t, s, notes_of(), seat, out) == training.seen_by(seats)
        assert out[: training.seen_by(seats)].any()
        assert not out[training.seen_by(seats) :].any()


def test_own_answers_change_only_what_is_looked_at_again() -> None:
    t, s = begun(2)
    notes, room = notes_of(), [0] * 2000
    seat = s[SEAT]
    before, after = np.zeros(5000, np.uint8), np.zeros(5000, np.uint8)
    see(t, s, notes, seat, before)
    after[:] = before
    act(t, s, room[legal(t, s, room) // 2])
    assert s[SEAT] == seat
    see_own(t, s, notes, seat, after)
    assert (before != after).any()
    whole = np.zeros(5000, np.uint8)
    see(t, s, notes, seat, whole)
    assert (whole == after).all()


def test_the_best_answer_is_the_one_after_which_the_net_likes_the_position_best() -> None:
    t, s = begun(1)
    learner = Learner(training.seen_by(1), (4, 4), netplay.ANSWERS, 1)
    learner.weights[0][:] = 0
    learner.weights[0][TABLE_SEEN + 1] = 1.0  # nothing counts but a card that is near
    world, trial, room, spare = [0] * STATE, [0] * STATE, [0] * 2000, [0] * 2000
    found = netplay.best_answer(
        t, s, world, trial, notes_of(), in_words(FITTED), [3, 4], room, spare,
        learner.flat(), learner.shape.tolist(), np.zeros(3000, np.uint8), np.zeros(300, np.float32),
    )  # fmt: skip
    assert found in room[: legal(t, s, room)]


def test_positions_learn_who_came_first_and_with_how_many_stars() -> None:
    marks = np.array([[0, 1, 1], [1, 1, 1], [0, 0, 2], [1, 1, 2]])
    games = np.array([[4, 1, 0, 0, 0, 30, 24, 0, 0]])
    found = training.targets(marks, np.array([0.4, 0.5, 0.0, 0.2], np.float32), games, 2, 0.5)
    # the loser's last turn was taken to be worth 0.2: the turn before learns half of that
    assert found[:, 0].tolist() == pytest.approx([1.0, 0.1, 1.0, 0.0])
    assert found[0, 1:].tolist() == pytest.approx([0.5, 0.4])
    assert found[1, 1:].tolist() == pytest.approx([0.4, 0.5])


def test_alone_it_learns_stars() -> None:
    found = training.targets(
        np.array([[0, 1, 1]]), np.array([0.3], np.float32), np.array([[1, 1, 0, 0, 0, 45, 0, 0, 0]]), 1, 1.0
    )
    assert found[0, :2].tolist() == pytest.approx([0.75, 0.75])


def in_plain_python(*given: Any) -> int:
    """Play with whole numbers of Python's own: what was written goes back into the arrays."""
    lists = [each.tolist() if isinstance(each, np.ndarray) and each.dtype == np.int64 else each for each in given]
    found = netplay.play_games(*lists)
    for array, kept in zip(given, lists, strict=True):
        if isinstance(kept, list):
            array[:] = kept
    return found


def test_the_first_games_are_played_at_a_glance_and_learnt_from(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, small in {
        "PARTS": 1,
        "GAMES": {1: 1},
        "AT_FIRST": 1,
        "STRETCHES": 1,
        "UNITS": (4, 4),
        "BATCH": 16,
    }.items():
        monkeypatch.setattr(training, name, small)
    learner = Learner(training.seen_by(1), training.UNITS, netplay.ANSWERS, 5)
    start = learner.flat()
    with ThreadPoolExecutor(1) as pool:
        rows = list(training.stretches(training.Player(BOX, 1, in_plain_python), learner, Wanted("try"), pool))
    assert rows[0]["games"] == 1
    assert rows[0]["stars"] >= 3
    assert not np.array_equal(learner.flat(), start)
