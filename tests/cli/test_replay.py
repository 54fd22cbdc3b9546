"""Recorded tables: told, verified, refused."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from tests.cli.toy_commands import tavola
from tests.kernel.tables import ambush, auction, history_of
from tests.toys.auction import AUCTION_WORDS

from tavola.cli.failure import CommandFailed
from tavola.cli.past import past_lines
from tavola.kernel import codec
from tavola.kernel import record as records
from tavola.kernel.old_files import STORY, Story, read_story, story_check
from tavola.kernel.record import read_record, record
from tavola.service.log_acts import Answered, Ruled, Talked, act_bytes

pytestmark = pytest.mark.usefixtures("toy")


@pytest.fixture
def table(tmp_path: Path) -> Path:
    path = tmp_path / "table.json"
    path.write_bytes(record(ambush(1000)))
    return path


def forge(path: Path, **changes: object) -> None:
    file = msgspec.structs.replace(read_record(path.read_bytes()), **changes)
    path.write_bytes(msgspec.json.encode(msgspec.structs.replace(file, check=records._check(file))))


def failure(*arguments: object) -> CommandFailed:
    failed = tavola("replay", *arguments).exception
    assert isinstance(failed, CommandFailed)
    return failed


def test_a_table_is_told_from_its_opening_to_its_end(table: Path) -> None:
    lines = tavola("replay", table).stdout.splitlines()
    assert any(line.startswith("0. ") for line in lines)
    assert any("event-card-played" in line for line in lines)
    assert any("ending-" in line for line in lines)


def test_what_happened_before_the_first_answer_is_told_too() -> None:
    lines = list(past_lines(history_of(auction(2)), AUCTION_WORDS[1]))
    assert lines[0].startswith("en/event-lot-shown")
    assert not any("ending" in line for line in lines)


def test_a_table_is_told_as_far_as_one_likes(table: Path) -> None:
    lines = tavola("replay", table, "--to", 2, "--language", "it").stdout.splitlines()
    assert not any(line.startswith("2. ") for line in lines)
    assert all(line.strip().split(" ")[-1] for line in lines)
    assert "it/" in lines[0]


def test_an_untouched_table_verifies(table: Path) -> None:
    done = tavola("replay", table, "--verify")
    assert done.exit_code == 0
    assert "verified" in done.stdout
    assert "'kernel'" in done.stdout


def test_a_program_may_read_the_result(table: Path) -> None:
    sheet = json.loads(tavola("replay", table, "--json").stdout)
    assert sheet["verified"] is True
    assert sheet["outcome"]["ending"]
    assert json.loads(tavola("replay", table, "--json", "--to", 1).stdout)["verified"] is False


def test_answers_that_lead_elsewhere_do_not_verify(table: Path) -> None:
    forge(table, hash="00" * 16)
    assert failure(table, "--verify").status == 1
    assert failure(table).status == 2


@pytest.mark.parametrize(
    ("fault", "damage"),
    [
        ("incomplete", lambda data: data[:-9]),
        ("changed by hand", lambda data: data.replace(b'"seed":"kernel"', b'"seed":"colonel"')),
        ("newer version", lambda data: data.replace(b'"tavola":1', b'"tavola":3')),
    ],
)
def test_a_file_that_cannot_be_used_is_said_why_and_left_alone(table: Path, fault: str, damage) -> None:  # type: ignore[no-untyped-def]
    damaged = damage(table.read_bytes())
    table.write_bytes(damaged)
    assert fault in str(failure(table))
    assert table.read_bytes() == damaged


def test_a_missing_file_is_said_so(tmp_path: Path) -> None:
    assert "cannot read" in str(failure(tmp_path / "nothing.json"))


def test_a_language_that_is_not_spoken_is_said_so(table: Path) -> None:
    assert "no language 'la'" in str(failure(table, "--language", "la"))


def test_a_table_is_looked_back_at(table: Path) -> None:
    told = tavola("replay", table, "--analyse", "--bot", "greedy").stdout
    assert "analysis-" in told
    sheet = json.loads(tavola("replay", table, "--analyse", "--bot", "greedy", "--json").stdout)
    assert sheet["measure"] in ("chance", "worth")
    assert len(sheet["curve"]) == sheet["curve"][-1]["ply"] + 1
    assert all(turn["label"].startswith("en/") for turn in sheet["turns"])
    assert "no bot is called" in str(failure(table, "--analyse", "--bot", "sage"))


@pytest.fixture
def tale(tmp_path: Path) -> Path:
    """A table that began from a state, and was corrected on the way."""
    match = ambush(12)
    opening = codec.save(match.game, match.at(4), match.box)
    ruled = codec.save(match.game, match.at(8), match.box)
    steps = [Answered(answer.seat, answer.decision, answer.key) for answer in match.answers]
    acts = [*steps[4:8], Ruled(0, [], "miscount", 1, msgspec.Raw(ruled)), *steps[8:]]
    raw = [msgspec.Raw(act_bytes(act)) for act in acts]
    hash = codec.state_hash(match.g).hex()
    story = Story(STORY, "ambush", match.box.name(), match.seats, {}, "kernel", msgspec.Raw(opening), raw, hash)
    path = tmp_path / "story.json"
    path.write_bytes(msgspec.json.encode(msgspec.structs.replace(story, check=story_check(story))))
    return path


def test_a_story_is_told_verified_and_looked_back_at(tale: Path) -> None:
    lines = tavola("replay", tale).stdout.splitlines()
    assert any(line.startswith("4. ") and "replay-ruled" in line for line in lines)
    assert "verified, 9 of 9" in tavola("replay", tale, "--verify").stdout
    sheet = json.loads(tavola("replay", tale, "--json", "--to", 3).stdout)
    assert (sheet["answers"], sheet["recorded"], sheet["verified"]) == (3, 9, False)
    assert len(json.loads(tavola("replay", tale, "--analyse", "--bot", "greedy", "--json").stdout)["curve"]) == 10


def tell_otherwise(path: Path, **changes: object) -> None:
    story = msgspec.structs.replace(read_story(path.read_bytes()), **changes)
    path.write_bytes(msgspec.json.encode(msgspec.structs.replace(story, check=story_check(story))))


@pytest.mark.parametrize(
    ("changes", "status"),
    [
        ({"hash": "00"}, 1),
        ({"steps": [msgspec.Raw(act_bytes(Answered(0, 999, "x")))]}, 1),
        ({"steps": [msgspec.Raw(act_bytes(Talked(0, "hello")))]}, 2),
        ({"opening": msgspec.Raw(b"null")}, 1),
        ({"pack": "tavola/other@1"}, 2),
        ({"tavola_story": 99}, 2),
    ],
)
def test_a_story_that_is_not_so_is_refused(tale: Path, changes: dict[str, object], status: int) -> None:
    tell_otherwise(tale, **changes)
    assert failure(tale, "--verify").status == status


def test_a_journal_is_bound_as_a_page_and_as_a_book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # a game with a story, as it is in the library
    kept = Path("tests/saves").absolute()
    file, pack = kept / "tables/tainted_grail-mid-journal.json", kept / "packs/hollow_coast.zip"
    for name, sign in (("out.html", b"<!doctype html>"), ("out.epub", b"PK")):
        told = tavola("replay", file, "--pack", pack, "--journal", tmp_path / name, "--language", "it")
        assert told.exit_code == 0
        assert "La costa" in told.stdout
        assert (tmp_path / name).read_bytes().startswith(sign)
    twice = tmp_path / "twice.html"
    assert tavola("replay", file, "--pack", pack, "--journal", twice, "--before", file).exit_code == 0
    assert twice.read_text().count('<section class="chapter"') == 2


def test_a_game_without_a_story_keeps_no_journal(table: Path, tmp_path: Path) -> None:
    assert "no journal" in str(failure(table, "--journal", tmp_path / "out.html"))
    assert "as .html or .epub" in str(failure(table, "--journal", tmp_path / "out.pdf"))
    assert not list(tmp_path.glob("out*"))
