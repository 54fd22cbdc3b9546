"""A match: its log, how far back undo goes and why, rewinding, branches."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.tables import ambush, auction

from tavola.kernel.chance import commitment
from tavola.kernel.codec import state_bytes
from tavola.kernel.decision import Refused
from tavola.kernel.match import SNAPSHOT_EVERY, Match
from tavola.kernel.undo import Barrier, UndoInfo


def refusal_of(match: Match, seat: int, to: int) -> str:  # type: ignore[type-arg]
    with pytest.raises(Refused) as caught:
        match.undo(seat, to)
    return caught.value.refusal.code


def test_a_table_shows_its_commitment_and_its_opening() -> None:
    match = auction(seed="fair")
    assert match.commitment == commitment("fair")
    assert [type(event).__name__ for event in match.opening] == ["LotShown"]
    assert match.g.events == []


def test_an_illegal_answer_changes_nothing() -> None:
    match = ambush(4)
    before = state_bytes(match.g)
    with pytest.raises(Refused):
        match.answer(match.g.open[0].seat, "fly")
    assert (state_bytes(match.g), len(match.answers)) == (before, 4)


def play_until(match: Match, prompt: str, key: str) -> int:  # type: ignore[type-arg]
    """Answers until the key can be given to the prompt, gives it, and says whose answer it was."""
    while True:
        decision = match.g.open[0]
        if decision.prompt == prompt and key in decision.legal():
            match.answer(decision.seat, key)
            return decision.seat
        match.answer(decision.seat, decision.legal()[0])


def test_undo_goes_back_over_what_showed_nothing() -> None:
    match = ambush()
    match.answer(0, "act:0")
    before = state_bytes(match.g)
    seat = play_until(match, "play", "guard")
    assert match.barrier(seat) == Barrier(0, "start")
    match.undo(seat, 1)
    assert state_bytes(match.g) == before
    assert [answer.key for answer in match.answers] == ["act:0"]


def test_undo_stops_where_something_hidden_was_seen() -> None:
    match = ambush(copies=4)
    seat = play_until(match, "pay", "yes")
    seen = len(match.answers)
    assert match.barrier(seat) == Barrier(seen, "hidden")
    assert refusal_of(match, seat, seen - 1) == "TABLE_E_UNDO_HIDDEN"
    assert refusal_of(match, seat, seen) == "TABLE_E_UNDO_NOTHING"


def test_undo_stops_at_what_another_did() -> None:
    match = auction()
    match.answer(0, "bid:1")
    match.answer(1, "bid:2")
    assert match.barrier(0) == Barrier(2, "other_seat")
    assert refusal_of(match, 0, 1) == "TABLE_E_UNDO_OTHER_SEAT"
    match.undo(1, 1)
    assert match.g.held == {0: "bid:1"}


def test_undo_stops_where_secret_answers_were_opened() -> None:
    match = auction()
    for seat in range(3):
        match.answer(seat, "bid:1")
    assert match.barrier(2) == Barrier(3, "hidden")


def test_undo_stops_where_chance_was_asked_even_if_nothing_was_told() -> None:
    match = ambush()
    match.answer(1, "act:1")
    match.reveals[-1] = "chance"
    assert refusal_of(match, 1, 0) == "TABLE_E_UNDO_CHANCE"


def test_asking_chance_is_a_point_of_no_return(monkeypatch: pytest.MonkeyPatch) -> None:
    """Drawn from the generator or loaded, with or without an event."""
    from tests.toys import ambush as toy

    from tavola.kernel.chance import roll
    from tavola.kernel.flow import STEPS

    step, after = STEPS[toy.Activate]["begin_activation"]

    def roll_a_die(g: toy.Ambush, do: toy.Activate) -> None:
        step(g, do)
        roll(g)

    monkeypatch.setitem(STEPS[toy.Activate], "begin_activation", (roll_a_die, after))
    for loaded in ([], [3]):
        match = ambush()
        match.g.loaded = list(loaded)
        match.answer(0, "act:0")
        assert match.reveals == ["chance"]


def test_the_end_of_the_game_is_a_point_of_no_return() -> None:
    match = ambush(1000)
    assert not match.g.open
    assert match.reveals[-1] == "hidden"


def test_a_secret_answer_may_be_changed_until_the_last_is_in() -> None:
    match = auction()
    match.answer(0, "bid:1")
    match.answer(0, "bid:4")
    assert match.g.held == {0: "bid:4"}
    match.answer(1, "bid:2")
    match.answer(2, "bid:3")
    assert match.g.bidders[0].spent == [4]


@given(st.integers(0, 60), st.data())
def test_any_earlier_moment_can_be_gone_back_to(answers: int, data: st.DataObject) -> None:
    match, clone = ambush(answers, copies=5), ambush(answers, copies=5)
    to = data.draw(st.integers(0, len(match.answers)))
    log = list(match.answers)
    earlier = state_bytes(match.at(to))
    match.rewind(to)
    assert state_bytes(match.g) == earlier
    assert match.answers == log[:to]
    for answer in log[to:]:
        match.answer(answer.seat, answer.key, answer.decision)
    assert state_bytes(match.g) == state_bytes(clone.g)
    assert match.reveals == clone.reveals


def test_results_loaded_for_a_test_stay_with_their_twin() -> None:
    g = ambush().g
    g.loaded = [1, 2]
    clone = g.clone()
    clone.loaded.pop()
    assert g.loaded == [1, 2]


def test_a_branch_has_the_same_past_and_a_future_of_its_own() -> None:
    match = ambush(SNAPSHOT_EVERY + 3, copies=5)
    before = state_bytes(match.g)
    branch = match.branch(SNAPSHOT_EVERY)
    assert state_bytes(branch.g) == state_bytes(match.at(SNAPSHOT_EVERY))
    decision = branch.g.open[0]
    branch.answer(decision.seat, decision.legal()[-1])
    assert state_bytes(match.g) == before


@given(st.lists(st.tuples(st.integers(0, 2), st.sampled_from(["", "", "chance", "hidden"])), max_size=12))
def test_the_barrier_kept_answer_by_answer_is_the_one_found_by_looking_back(answers: list[tuple[int, str]]) -> None:
    info = UndoInfo()
    for nth, (seat, final) in enumerate(answers):
        info.answered(nth, seat, final)
    for seat in range(3):
        at, reason = 0, "start"
        for nth, (who, final) in enumerate(answers):
            if who != seat or final:
                at, reason = nth + 1, "other_seat" if who != seat else final
        assert info.barrier(seat, len(answers)) == Barrier(at, reason)


def test_nobody_goes_back_behind_a_correction_alone() -> None:
    info = UndoInfo()
    info.answered(0, 1, "")
    info.corrected(1)
    assert [info.barrier(seat, 1) for seat in range(2)] == [Barrier(1, "other_seat")] * 2
