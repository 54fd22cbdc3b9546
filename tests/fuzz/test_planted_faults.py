"""The fuzzer bites: faults planted in a game are found and can be seen again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tavola import games
from tavola.fuzz import playing
from tavola.fuzz.extremes import Extreme
from tavola.fuzz.judging import Judge
from tavola.fuzz.playing import Play
from tavola.fuzz.report import Report
from tavola.fuzz.tables import kit_of, words_of
from tavola.kernel import choice
from tavola.kernel.decision import Refusal

SAND: Any = games.find("realm_of_sand")
LONGEST = 120


def report_on(game: Any, longest: int = LONGEST) -> Report:
    """Some games of a game with a fault."""
    report = Report()
    for number in range(3):
        report.add(Play(Judge(game, words_of("realm_of_sand", "")), "", 2, f"planted/{number}", longest).to_the_end())
    return report


def faulty(**methods: Callable[..., Any]) -> Any:
    return type("Faulty", (type(SAND.GAME),), methods)()


def told(report: Report) -> str:
    return "\n".join(fault.what for fault in report.examples)


def test_without_a_fault_there_is_none() -> None:
    report = report_on(faulty())
    assert (report.exceptions, report.stuck) == (0, 0)
    assert report.answers > 1000


def test_an_answer_that_raises_is_found() -> None:
    def why_not(self: Any, g: Any, decision: Any, key: str) -> Refusal:
        return Refusal("TABLE_E_NOT_AN_OPTION", "", str(int(key)) if key.isdigit() else key)

    report = report_on(faulty(why_not=why_not))
    assert report.exceptions
    assert "ValueError" in told(report)
    fault = next(fault for fault in report.examples if "ValueError" in fault.what)
    again = Play(Judge(faulty(why_not=why_not), words_of("realm_of_sand", "")), "", fault.seats, fault.seed, LONGEST)
    assert fault in again.to_the_end().examples


def test_a_refusal_that_changes_the_table_is_found_with_its_answer() -> None:
    def why_not(self: Any, g: Any, decision: Any, key: str) -> Refusal:
        g.round += key.startswith("take:")
        return Refusal("TABLE_E_NOT_AN_OPTION", "", key)

    faults = [fault for fault in report_on(faulty(why_not=why_not)).examples if "changed the table" in fault.what]
    assert faults
    assert all(fault.answer.startswith("'take:") for fault in faults)


def test_an_odd_answer_that_is_accepted_is_found() -> None:
    def answer(self: Any, g: Any, seat: int, key: str, decision_id: int | None = None) -> Any:
        return SAND.GAME.answer(g, seat, key.strip(), decision_id)

    assert "it was accepted" in told(report_on(faulty(answer=answer)))


@pytest.mark.parametrize(
    ("refusal", "what"),
    [
        (Refusal("RS_E_NO_SUCH_WORDS", "RS-1.1"), "has no words"),
        (Refusal("RS_E_TIMING", ""), "names no clause"),
        (Refusal("SR_E_WRONG_PHASE", "SR-3.4"), "no code of this game"),
        (Refusal("RS_E_TIMING", "RS-3.4", "another"), "is told of the answer"),
        (Refusal("RS_E_TIMING", "RS-3.4", args={"n": "9" * 5000}), "takes over 5000 characters"),
    ],
)
def test_a_refusal_that_is_not_as_it_should_be_is_found(refusal: Refusal, what: str) -> None:
    assert what in told(report_on(faulty(why_not=lambda self, g, decision, key: refusal), longest=5))


def test_a_choice_that_nothing_speaks_against_must_be_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    from tavola.games.realm_of_sand.choices import TakeChoice

    monkeypatch.setitem(choice.LEGALITY, TakeChoice, lambda g, seat, choice: None)
    assert "nothing speaks against it" in told(report_on(faulty()))


def test_a_table_at_which_nobody_is_asked_is_stuck() -> None:
    def answer(self: Any, g: Any, seat: int, key: str, decision_id: int | None = None) -> Any:
        decision = SAND.GAME.answer(g, seat, key, decision_id)
        if g.round == 2:
            g.open = []
        return decision

    report = report_on(faulty(answer=answer))
    assert report.stuck
    assert "nobody can answer" in told(report)


def test_a_round_without_end_is_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    kit = msgspec.structs.replace(kit_of("realm_of_sand"), longest_round=50)
    monkeypatch.setattr(playing, "kit_of", lambda game_id: kit)
    assert not report_on(faulty()).stuck
    report = report_on(faulty(rounds=lambda self, g: 1))
    assert report.stuck
    assert "has no end" in told(report)


def test_an_answer_that_goes_on_for_ever_is_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    def answer(self: Any, g: Any, seat: int, key: str, decision_id: int | None = None) -> Any:
        decision = SAND.GAME.answer(g, seat, key, decision_id)
        while g.round == 2:
            pass
        return decision

    monkeypatch.setattr(playing, "PATIENCE", 0.2)
    report = report_on(faulty(answer=answer))
    assert report.stuck
    assert "no end after" in told(report)


def test_a_legal_answer_that_raises_is_found() -> None:
    def answer(self: Any, g: Any, seat: int, key: str, decision_id: int | None = None) -> Any:
        decision = SAND.GAME.answer(g, seat, key, decision_id)
        return decision if g.round < 2 else 1 // 0

    report = report_on(faulty(answer=answer))
    assert report.exceptions
    assert "ZeroDivisionError" in told(report)


def test_pieces_that_are_lost_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def lose_a_tile(g: Any, random: Any) -> None:
        g.circle.pop()

    loses = Extreme("a tile is lost", ("turn",), lose_a_tile)
    kit = msgspec.structs.replace(kit_of("realm_of_sand"), extremes=(loses,))
    monkeypatch.setattr(playing, "kit_of", lambda game_id: kit)
    report = report_on(faulty())
    assert report.exceptions == report.extremes > 0
    assert "after a tile is lost: ['tile:" in told(report)


def test_what_an_extreme_says_it_changes_may_change(monkeypatch: pytest.MonkeyPatch) -> None:
    loses = Extreme("a tile is lost", ("turn",), lambda g, random: g.circle.pop() and None, keeps_pieces=False)
    kit = msgspec.structs.replace(kit_of("realm_of_sand"), extremes=(loses,))
    monkeypatch.setattr(playing, "kit_of", lambda game_id: kit)
    report = report_on(faulty())
    assert report.extremes
    assert not report.faults()
