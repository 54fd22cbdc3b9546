"""A game in the terminal, in plain lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from tests.cli.toy_commands import tavola
from tests.kernel.tables import BOX, ambush
from tests.toys.ambush_game import AMBUSH, AMBUSH_WORDS
from tests.toys.auction import AUCTION, AUCTION_WORDS

from tavola.bots.bot import find_bot
from tavola.cli import terminal
from tavola.cli.failure import CommandFailed
from tavola.cli.terminal import Terminal
from tavola.kernel.match import Match
from tavola.kernel.record import read_record

EN = AMBUSH_WORDS[1]


class Keyboard:
    """Types these lines, then leaves; remembers what was said and asked."""

    def __init__(self, *lines: str) -> None:
        self.lines: Iterator[str] = iter(lines)
        self.heard: list[str] = []

    def read(self, prompt: str) -> str:
        self.heard.append(prompt)
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None

    def said(self, part: str) -> bool:
        return any(part in line for line in self.heard)


def sit(match, keyboard: Keyboard, bots: Iterable[int] = (1,), file: Path | None = None, words=EN) -> Terminal:  # type: ignore[no-untyped-def]
    seated = {seat: find_bot("random", match.game.id) for seat in bots}
    return Terminal(match, seated, words, file, keyboard.read, keyboard.heard.append)


@pytest.mark.usefixtures("toy")
def test_a_whole_game_is_played_by_typing_numbers() -> None:
    done = tavola("play", "ambush", "--seats", "human,greedy", "--seed", "x", typed="1\n" * 200)
    assert done.exit_code == 0
    assert "ending-" in done.stdout
    assert "play-seed (seed x)" in done.stdout
    assert "\x1b" not in done.stdout


@pytest.mark.usefixtures("toy")
def test_a_new_table_has_a_seed_of_its_own_and_whoever_leaves_is_let_go() -> None:
    first, second = (tavola("play", "ambush", typed="quit\n").stdout for _ in range(2))
    assert "play-left" in first
    assert first.splitlines()[0] != second.splitlines()[0]


def test_a_real_game_is_played_in_italian_by_typing_numbers() -> None:
    """Nothing but plain lines: no escape sequence, no message without words."""
    done = tavola(
        "play", "sangue_reale", "--seats", "human,random", "--seed", "x", "--language", "it", typed="?\n" + "1\n" * 900
    )
    assert done.exit_code == 0
    assert "Il seme di questo tavolo era x." in done.stdout
    assert "annulla: ritira la tua ultima risposta." in done.stdout
    assert "\x1b" not in done.stdout
    assert "⟨" not in done.stdout


@pytest.mark.usefixtures("toy")
def test_a_table_is_kept_after_every_answer_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    tavola("play", "ambush", "--seats", "human,random", "--save", file, typed="1\n1\n")
    kept = len(read_record(file.read_bytes()).answers)
    assert kept >= 2
    tavola("play", "ambush", "--seats", "human,random", "--save", file, typed="1\n1\n")
    assert len(read_record(file.read_bytes()).answers) > kept
    assert [path.name for path in tmp_path.iterdir()] == ["kept.json"]


@pytest.mark.usefixtures("toy")
def test_a_kept_table_that_cannot_be_gone_on_with_is_said_why(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    tavola("play", "ambush", "--seats", "human,random", "--save", file, typed="1\n")
    failed = tavola("play", "ambush", "--seats", "human", "--save", file).exception
    assert isinstance(failed, CommandFailed)
    assert "a table of 2" in str(failed)
    file.write_bytes(file.read_bytes().replace(b"tavola/empty@", b"tavola/empty@1"))
    failed = tavola("play", "ambush", "--seats", "human,random", "--save", file).exception
    assert isinstance(failed, CommandFailed)


def test_a_table_of_another_pack_is_not_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, toy: None
) -> None:
    file = tmp_path / "kept.json"
    tavola("play", "ambush", "--seats", "human,random", "--save", file, typed="1\n")
    monkeypatch.setattr("tavola.kernel.state.Box.digest", "later")
    failed = tavola("play", "ambush", "--seats", "human,random", "--save", file).exception
    assert isinstance(failed, CommandFailed)
    assert "another pack" in str(failed)


def test_a_person_may_let_others_act_first() -> None:
    keyboard = Keyboard("0", "quit")
    match = ambush()
    sit(match, keyboard).play()
    assert match.answers[0].seat == 1
    assert keyboard.said("play-chose (seat en/seat-bot (number 2) label en/option-act")


def test_help_tells_every_command() -> None:
    keyboard = Keyboard("?", "", "help")
    sit(ambush(), keyboard).play()
    assert sum("play-help-undo" in line for line in keyboard.heard) == 3


def test_a_preview_tells_what_follows_and_what_cannot_be_done() -> None:
    match = ambush()
    match.answer(0, "act:0")
    match.g.heroes[0].magic = 0
    match.g.heroes[0].hand = ["guard", "spell"]
    keyboard = Keyboard("preview", "preview 1", "preview 99")
    sit(match, keyboard).play()
    assert keyboard.said("   en/event-card-played")
    assert keyboard.said("refusal-am-e-no-magic")


def test_the_table_is_described_again_on_request() -> None:
    keyboard = Keyboard("table")
    sit(ambush(), keyboard).play()
    assert sum("en/ambush-table" in line for line in keyboard.heard) == 2


def test_words_find_answers() -> None:
    match = ambush()
    match.answer(0, "act:0")
    keyboard = Keyboard("stop", "nowhere")
    sit(match, keyboard).play()
    assert sum("option-play-stop" in line for line in keyboard.heard) == 2
    assert keyboard.said("play-not-understood")


def test_of_many_answers_one_page_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal, "PAGE", 2)
    match = ambush()
    match.answer(0, "act:0")
    keyboard = Keyboard("preview")
    sit(match, keyboard).play()
    assert keyboard.said("play-more (count")


def test_a_free_undo_is_done_at_once() -> None:
    match = Match(AMBUSH, BOX, 1, None, "kernel")
    match.g.heroes[0].hand = ["guard", "guard", "strike"]
    match.answer(0, "guard")
    keyboard = Keyboard("undo", "quit")
    sit(match, keyboard, ()).play()
    assert keyboard.said("play-undone")
    assert match.answers == []


@pytest.mark.parametrize(("consent", "left"), [("no", 1), ("yes", 0)])
def test_undo_past_a_barrier_needs_the_consent_of_the_table(consent: str, left: int) -> None:
    match = Match(AMBUSH, BOX, 1, None, "kernel")
    match.answer(0, "stop")
    assert match.reveals == ["hidden"]
    keyboard = Keyboard("undo", consent)
    sit(match, keyboard, ()).play()
    assert keyboard.said("refusal-table-e-undo-hidden")
    assert len(match.answers) == left


def test_there_may_be_nothing_to_undo() -> None:
    keyboard = Keyboard("undo")
    sit(ambush(), keyboard).play()
    assert keyboard.said("refusal-table-e-undo-nothing")


def test_a_table_is_saved_where_it_is_said(tmp_path: Path) -> None:
    keyboard = Keyboard("save", f"save {tmp_path / 'a table.json'}", "save", f"save {tmp_path / 'no' / 'where'}")
    with pytest.raises(CommandFailed, match="cannot write"):
        sit(ambush(), keyboard).play()
    assert keyboard.said("play-save-where")
    assert sum("play-saved" in line for line in keyboard.heard) == 2
    assert read_record((tmp_path / "a table.json").read_bytes()).game == "ambush"


def test_secret_choices_of_bots_stay_secret() -> None:
    keyboard = Keyboard(*["1"] * 50)
    sit(Match(AUCTION, BOX, 3, None, "s"), keyboard, (1, 2), words=AUCTION_WORDS[1]).play()
    assert keyboard.said("play-chose-secretly")
    assert not any("play-chose (" in line and "option-bid" in line for line in keyboard.heard)
    assert keyboard.said("ending-sold-out")


def test_several_people_hand_the_keyboard_over() -> None:
    keyboard = Keyboard("", "1", "", "1", "", "1")
    sit(Match(AUCTION, BOX, 3, None, "s"), keyboard, (), words=AUCTION_WORDS[1]).play()
    assert sum("play-hand-over" in line for line in keyboard.heard) >= 3


def test_bots_alone_can_be_watched() -> None:
    keyboard = Keyboard()
    sit(Match(AUCTION, BOX, 3, None, "s"), keyboard, (0, 1, 2), words=AUCTION_WORDS[1]).play()
    assert keyboard.said("event-peeked (seat")
