"""A table as a file: it plays again to the same end, and nothing in it can be changed unseen."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.tables import BOX, OtherBox, ambush, auction
from tests.toys.ambush_game import AMBUSH
from tests.toys.auction import AUCTION

from tavola.kernel import record as records
from tavola.kernel.codec import BadSave, state_bytes
from tavola.kernel.record import TableFile, read_record, record, restore

DATA = record(ambush(25, copies=4))


def fault_of(data: bytes | TableFile, game: Any = AMBUSH, box: Any = BOX) -> str:
    with pytest.raises(BadSave) as caught:
        restore(data, game, box)
    return caught.value.fault


def forged(**changes: Any) -> TableFile:
    """A record changed by somebody who knows how the check is made."""
    file = msgspec.structs.replace(read_record(DATA), **changes)
    return msgspec.structs.replace(file, check=records._check(file))


@given(st.integers(0, 40), st.text(max_size=5))
def test_a_record_plays_again_to_the_same_table(answers: int, seed: str) -> None:
    for match in (ambush(answers, seed, copies=4), auction(answers, seed)):
        again = restore(record(match), match.game, BOX)
        assert state_bytes(again.g) == state_bytes(match.g)
        assert (again.answers, again.reveals, again.options) == (match.answers, match.reveals, match.options)


def test_a_record_can_be_played_to_any_point() -> None:
    match = ambush(25, copies=4)
    again = restore(DATA, AMBUSH, BOX, to=10)
    assert len(again.answers) == 10
    assert state_bytes(again.g) == state_bytes(match.at(10))


def test_a_record_says_with_what_it_was_played() -> None:
    file = read_record(DATA)
    assert (file.game, file.pack, file.seats, file.seed) == ("ambush", "tavola/empty@", 2, "kernel")
    assert file.options == {"am.copies": 4, "am.strength": 10}


def test_torn_future_and_edited_records_are_told_apart() -> None:
    assert fault_of(DATA[:-1]) == "torn"
    assert fault_of(DATA.replace(b'"tavola":1', b'"tavola":9')) == "future"
    assert fault_of(DATA.replace(b'"seats":2', b'"seats":3')) == "edited"
    assert fault_of(b"{}") == "broken"


def test_a_changed_seed_does_not_match_the_commitment() -> None:
    changed = forged(seed="luckier")
    with pytest.raises(BadSave, match="edited"):
        read_record(msgspec.json.encode(changed))


def test_the_record_of_another_game_or_pack_is_refused() -> None:
    assert fault_of(DATA, AUCTION) == "other_game"
    assert fault_of(DATA, AMBUSH, OtherBox()) == "other_pack"


def test_answers_that_the_rules_forbid_are_refused() -> None:
    file = read_record(DATA)
    seat, decision, _ = file.answers[3]
    answers = (*file.answers[:3], (seat, decision, "fly"), *file.answers[4:])
    with pytest.raises(BadSave, match="answer 3: TABLE_E_NOT_AN_OPTION"):
        restore(forged(answers=answers), AMBUSH, BOX)


def test_options_and_seats_that_cannot_be_are_refused() -> None:
    assert fault_of(forged(options={"am.luck": 1})) == "broken"
    assert fault_of(forged(seats=9)) == "broken"


def test_answers_that_lead_elsewhere_are_refused() -> None:
    assert fault_of(forged(hash="00" * 16)) == "broken"
    assert restore(forged(hash="00" * 16), AMBUSH, BOX, to=3).answers
