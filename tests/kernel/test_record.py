"""A table as a file: it plays again to the same end, and nothing in it can be changed unseen."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.tables import BOX, OtherBox, ambush, auction, history_of
from tests.toys.ambush_game import AMBUSH
from tests.toys.auction import AUCTION

from tavola.kernel import codec
from tavola.kernel import record as records
from tavola.kernel.codec import BadSave, state_bytes
from tavola.kernel.history import History
from tavola.kernel.match import Answer
from tavola.kernel.old_files import STORY, Story, read_story, story_check
from tavola.kernel.record import FiledRuling, TableFile, read_record, record, replayed, restore, sealed, table_file
from tavola.kernel.state import State

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


def ruled_file() -> tuple[TableFile, bytes]:
    """A table that began from a state and was corrected on the way, and the state it ended in."""
    match = ambush(12)
    opening, ruled = (codec.save(AMBUSH, match.at(to), BOX) for to in (4, 8))
    answers = [(answer.seat, answer.decision, answer.key) for answer in match.answers[4:]]
    ruling = FiledRuling(4, 0, [], "miscount", msgspec.Raw(ruled))
    hash = codec.state_hash(match.g).hex()
    file = table_file("ambush", BOX.name(), 2, {}, "kernel", answers, hash, opening, [ruling])
    return file, state_bytes(match.g)


def test_a_table_with_states_of_its_own_is_a_record_too() -> None:
    file, last = ruled_file()
    again = read_record(sealed(file))
    history = replayed(again, AMBUSH, BOX)
    assert again.tavola > read_record(DATA).tavola  # an older program says that it is too old
    assert [isinstance(step, State) for step in history.steps] == [False] * 4 + [True] + [False] * 4
    assert state_bytes(history.last) == last
    assert len(list(replayed(again, AMBUSH, BOX, to=5).walk())) == 5
    with pytest.raises(BadSave, match="broken"):
        restore(again, AMBUSH, BOX)


def test_the_record_of_answers_alone_is_byte_for_byte_what_it_was() -> None:
    assert b'"opening"' not in DATA
    assert b'"rulings"' not in DATA
    plain = msgspec.json.decode(DATA)
    bare = msgspec.json.encode({**plain, "check": ""})
    assert plain["check"] == hashlib.blake2b(bare, digest_size=16).hexdigest()


def test_files_of_the_first_version_are_read_as_the_same_record() -> None:
    file, last = ruled_file()
    steps: list[dict[str, Any]] = [
        {"act": "answered", "seat": seat, "decision": decision, "key": key} for seat, decision, key in file.answers
    ]
    ruling = file.rulings[0]
    steps.insert(
        4, {"act": "ruled", "seat": 0, "patch": [], "reason": "miscount", "proposal": 1, "state": ruling.state}
    )
    raw = [msgspec.Raw(msgspec.json.encode(step)) for step in steps]
    story = Story(STORY, "ambush", BOX.name(), 2, {}, "kernel", file.opening, raw, file.hash)
    data = msgspec.json.encode(msgspec.structs.replace(story, check=story_check(story)))
    again = read_record(data)
    assert again == file
    assert state_bytes(replayed(again, AMBUSH, BOX).last) == last
    assert fault_of(data.replace(b"miscount", b"mistakes")) == "edited"


def as_story(file: TableFile, **changes: Any) -> bytes:
    """The same table as the first version wrote it."""
    answers = [{"act": "answered", "seat": seat, "decision": at, "key": key} for seat, at, key in file.answers]
    raw = [msgspec.Raw(msgspec.json.encode(step)) for step in answers]
    story = Story(STORY, file.game, file.pack, file.seats, file.options, file.seed, file.opening, raw, file.hash)
    story = msgspec.structs.replace(story, **changes)
    return msgspec.json.encode(msgspec.structs.replace(story, check=story_check(story)))


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"tavola_story": STORY + 1}, "future"),
        ({"steps": [msgspec.Raw(b'{"act":"talked","seat":0,"text":"hello"}')]}, "broken"),
        ({"seats": "two"}, "broken"),
    ],
)
def test_what_is_wrong_with_a_file_of_the_first_version_is_said(changes: dict[str, Any], fault: str) -> None:
    assert fault_of(as_story(read_record(DATA), **changes)) == fault


def test_a_torn_file_of_the_first_version_is_torn() -> None:
    whole = as_story(read_record(DATA))
    assert restore(whole, AMBUSH, BOX).answers
    with pytest.raises(BadSave, match="torn"):
        read_story(whole[:-1])


def test_rulings_come_where_they_were_made() -> None:
    match = ambush(6)
    saves = [msgspec.Raw(codec.save(AMBUSH, match.at(to), BOX)) for to in (0, 6)]
    answers = [(answer.seat, answer.decision, answer.key) for answer in match.answers]
    rulings = [FiledRuling(0, 0, [], "first", saves[0]), FiledRuling(6, 1, [], "last", saves[1])]
    hash = codec.state_hash(match.g).hex()
    file = table_file("ambush", BOX.name(), 2, read_record(DATA).options, "kernel", answers, hash, None, rulings)
    file = read_record(sealed(file))
    assert [isinstance(step, FiledRuling) for step in file.steps()] == [True, *[False] * 6, True]
    assert state_bytes(replayed(file, AMBUSH, BOX).last) == state_bytes(match.g)
    assert replayed(file, AMBUSH, BOX, to=0).last == replayed(file, AMBUSH, BOX, to=0).opening


def test_a_history_with_an_answer_that_cannot_be_is_broken() -> None:
    match = ambush(3)
    history = history_of(match)
    assert state_bytes(history.last) == state_bytes(match.g)
    wrong = History(match.game, match.box, 2, match.at(0), [Answer(0, 99, "fly")])
    with pytest.raises(BadSave, match="answer 0"):
        _ = wrong.last
