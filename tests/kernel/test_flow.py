"""Procedures, the stack and the ways to ask."""

from __future__ import annotations

from typing import ClassVar

import msgspec
import pytest

from tavola.kernel.choice import Choice, consequence
from tavola.kernel.decision import Option
from tavola.kernel.do import AnyDo, Do
from tavola.kernel.flow import (
    AGAIN,
    FROM_THE_TOP,
    amend,
    ask,
    ask_any,
    ask_each,
    ask_keys,
    asking,
    is_doing,
    leave,
    procedure,
    rule,
    run,
    stop,
    take,
    then,
    unwind,
)
from tavola.kernel.game import waiting_for
from tavola.kernel.state import State


class FlowDo(Do):
    pass


class Write(FlowDo):
    """Writes a word in the diary."""

    word: str


class Story(FlowDo):
    pass


class Thrice(FlowDo):
    pass


class Round(FlowDo):
    pass


class CutShort(FlowDo):
    pass


class GiveUp(FlowDo):
    pass


class SayItLouder(FlowDo):
    pass


class Muddle(FlowDo):
    pass


class Chapter(FlowDo):
    """Does things, with a line of its own before and after."""

    todo: tuple[AnyDo, ...]


class EndChapter(FlowDo):
    pass


class EndAndRepeat(FlowDo):
    pass


class Choose(FlowDo):
    seat: int
    word: str


class WordChoice(Choice, frozen=True):
    prompts = ("word",)
    word: str


@consequence(WordChoice)
def choose_it(g: Diary, seat: int, choice: WordChoice) -> tuple[Do, ...]:
    return (Choose(seat, choice.word),)


class Diary(State, kw_only=True):
    deeds: ClassVar[type[Do]] = FlowDo
    choice_kinds: ClassVar[type[Choice]] = WordChoice
    lines: list[str] = msgspec.field(default_factory=list)

    def clone(self) -> Diary:
        clone = State.clone(self)
        clone.lines = self.lines.copy()
        return clone


@rule(Write)
def write(g: Diary, do: Write) -> None:
    g.lines.append(do.word)


def once(g: Diary, do: Story) -> None:
    g.lines.append("once")


def upon_a_time(g: Diary, do: Story) -> None:
    g.lines.append("upon a time")


procedure(Story, once, upon_a_time)


@rule(Thrice)
def say_it_thrice(g: Diary, do: Thrice) -> str | None:
    then(g, Write(f"again {len(g.lines)}"))
    return AGAIN if len(g.lines) < 2 else None


def first_half(g: Diary, do: Round) -> None:
    g.lines.append("first half")


def second_half(g: Diary, do: Round) -> str | None:
    return FROM_THE_TOP if len(g.lines) < 3 else None


procedure(Round, first_half, second_half)


def open_chapter(g: Diary, do: Chapter) -> None:
    g.lines.append("chapter")
    then(g, *do.todo)


def close_chapter(g: Diary, do: Chapter) -> None:
    g.lines.append("end of chapter")


procedure(Chapter, open_chapter, close_chapter)


@rule(EndChapter)
def end_chapter(g: Diary, do: EndChapter) -> None:
    leave(g, Chapter)


@rule(CutShort)
def cut_short(g: Diary, do: CutShort) -> None:
    unwind(g, Chapter)


@rule(GiveUp)
def give_up(g: Diary, do: GiveUp) -> None:
    stop(g)


@rule(SayItLouder)
def say_it_louder(g: Diary, do: SayItLouder) -> None:
    amend(g, (Write,), lambda write: msgspec.structs.replace(write, word=write.word.upper()))


@rule(Muddle)
def muddle(g: Diary, do: Muddle) -> None:
    amend(g, (Write, Story), lambda _: Story())


@rule(EndAndRepeat)
def end_and_repeat(g: Diary, do: EndAndRepeat) -> str:
    """Asks to be run again although it has just been left with everything around it."""
    leave(g, Chapter)
    return AGAIN


@rule(Choose)
def choose(g: Diary, do: Choose) -> None:
    g.lines.append(f"{do.seat} chose {do.word}")


def diary(*todo: Do) -> Diary:
    g = Diary()
    then(g, *todo)
    run(g)
    return g


def words(*keys: str) -> list[Option]:
    return [Option(key, (Write(key),)) for key in keys]


def answer(g: Diary, seat: int, key: str) -> None:
    take(g, next(decision for decision in g.open if decision.seat == seat), key)


def test_steps_run_in_the_order_of_the_list() -> None:
    assert diary(Story()).lines == ["once", "upon a time"]


def test_what_is_pushed_first_is_done_first_and_before_what_waits() -> None:
    assert diary(Write("a"), Chapter((Write("b"), Write("c"))), Write("d")).lines == [
        "a",
        "chapter",
        "b",
        "c",
        "end of chapter",
        "d",
    ]


def test_a_step_may_be_run_again() -> None:
    assert diary(Thrice()).lines == ["again 0", "again 1", "again 2"]


def test_a_procedure_may_begin_again() -> None:
    assert diary(Round()).lines == ["first half"] * 3


def test_leaving_ends_the_innermost_of_its_kind_and_all_it_was_doing() -> None:
    inner = Chapter((Write("in"), EndChapter(), Write("never")))
    assert diary(Chapter((inner, Write("out")))).lines == ["chapter", "chapter", "in", "out", "end of chapter"]


def test_who_has_left_is_not_run_again() -> None:
    g = diary(Chapter((EndAndRepeat(), Write("never"))), Write("on"))
    assert g.lines == ["chapter", "on"]


def test_leaving_what_is_not_being_done_is_an_error_of_the_rules() -> None:
    with pytest.raises(LookupError, match="no Chapter"):
        diary(EndChapter())


def test_what_is_being_done_can_be_asked_at_any_depth() -> None:
    g = Diary()
    then(g, Chapter(()), Story())
    assert is_doing(g, Chapter)
    assert not is_doing(g, Round)


def test_a_kind_has_one_procedure_only() -> None:
    with pytest.raises(TypeError, match="already"):
        procedure(Story, once)


def test_steps_have_different_names() -> None:
    class Twice(FlowDo):
        pass

    with pytest.raises(TypeError, match="different names"):
        procedure(Twice, once, once)
    with pytest.raises(TypeError, match="different names"):
        procedure(Twice)


def test_a_choice_waits_and_its_consequences_follow() -> None:
    g = Diary()
    ask(g, 1, "word", words("yes", "no"))
    assert [(decision.seat, decision.legal()) for decision in g.open] == [(1, ("yes", "no"))]
    answer(g, 1, "no")
    assert g.lines == ["no"]
    assert not g.open


def test_a_single_option_is_taken_without_asking() -> None:
    g = Diary()
    ask(g, 0, "word", (Option("only", (Write("only"),)),))
    assert not g.open
    run(g)
    assert g.lines == ["only"]


def test_a_single_option_may_be_asked_all_the_same() -> None:
    g = Diary()
    ask(g, 0, "word", words("only"), forced=True)
    assert g.open[0].legal() == ("only",)
    ask_keys(g, 0, "word", ["only"], forced=True)
    assert g.open[0].legal() == ("only",)


def test_no_option_is_no_question() -> None:
    g = Diary()
    ask(g, 0, "word", [])
    ask_keys(g, 0, "word", [])
    ask_any(g, "word", {0: [], 1: []})
    ask_each(g, "word", {})
    assert (g.open, g.mode, g.stack) == ([], "", [])


def test_what_follows_a_bare_key_is_worked_out_when_it_is_chosen() -> None:
    g = Diary()
    ask_keys(g, 2, "word", ("a", "b"))
    answer(g, 2, "b")
    ask_keys(g, 2, "word", ["c"])
    run(g)
    assert g.lines == ["2 chose b", "2 chose c"]


def test_an_unknown_key_has_no_option() -> None:
    g = Diary()
    ask(g, 0, "word", words("yes", "no"))
    with pytest.raises(KeyError):
        g.open[0].option("perhaps")


def test_secret_answers_are_carried_out_together_in_seat_order() -> None:
    g = Diary()
    ask_each(g, "word", {1: words("c", "d"), 0: words("a", "b")})
    answer(g, 1, "c")
    assert (g.lines, g.held, waiting_for(g)) == ([], {1: "c"}, [0])
    answer(g, 0, "b")
    assert g.lines == ["b", "c"]
    assert (g.open, g.held, g.mode) == ([], {}, "")


def test_who_has_one_option_counts_as_having_answered() -> None:
    g = Diary()
    ask_each(g, "word", {0: words("a"), 1: words("c", "d")})
    assert waiting_for(g) == [1]
    answer(g, 1, "d")
    assert g.lines == ["a", "d"]


def test_when_nobody_has_a_choice_nobody_is_asked() -> None:
    g = Diary()
    ask_each(g, "word", {0: words("a"), 1: words("b")})
    run(g)
    assert g.lines == ["a", "b"]


def test_whoever_answers_first_decides_for_all() -> None:
    g = Diary()
    ask_any(g, "word", {0: words("a"), 1: words("b")})
    assert waiting_for(g) == [0, 1]
    answer(g, 1, "b")
    assert g.lines == ["b"]
    assert not g.open


def test_what_stands_open_beside_may_be_answered_and_nobody_waits_for_it() -> None:
    g = Diary()
    ask_any(g, "word", {1: words("b", "c")}, standing={0: words("a"), 2: []})
    assert (waiting_for(g), [(decision.seat, decision.standing) for decision in g.open]) == (
        [1],
        [(1, False), (0, True)],
    )
    assert (g.asked, g.open[1].id) == (1, 1)  # it is no question of its own
    answer(g, 0, "a")
    assert (g.lines, g.open) == (["a"], [])


def test_what_stands_open_alone_is_not_asked() -> None:
    g = Diary()
    ask_any(g, "word", {1: []}, standing={0: words("a")})
    assert (g.open, g.mode) == ([], "")
    ask_any(g, "word", {1: words("b")}, standing={0: words("a")})
    run(g)
    assert g.lines == ["b"]


def test_where_only_one_could_say_only_one_thing_it_is_taken_as_said() -> None:
    g = Diary()
    ask_any(g, "word", {0: words("a"), 1: []})
    run(g)
    assert g.lines == ["a"]


def test_every_decision_has_its_own_number() -> None:
    g = Diary()
    ask_any(g, "word", {0: words("a"), 1: words("b")})
    assert [decision.id for decision in g.open] == [1, 2]
    ask(g, 0, "word", words("a", "b"))
    assert g.open[0].id == 3


def test_every_kind_of_deed_is_known_by_name() -> None:
    assert Diary.kinds()["Write"] is Write
    assert Diary.kinds() is Diary.kinds()


def test_what_is_being_asked_about_is_on_top() -> None:
    g = Diary()
    then(g, Write("a"))
    assert asking(g, Write) == Write("a")
    with pytest.raises(LookupError, match="no Choose is asking, but Write"):
        asking(g, Choose)


# -- ending what is under way


def test_unwinding_ends_what_a_procedure_was_doing_and_goes_on_with_it() -> None:
    g = diary(Chapter((Write("a"), CutShort(), Write("b"))), Write("after"))
    assert g.lines == ["chapter", "a", "end of chapter", "after"]


def test_unwinding_stops_at_the_innermost() -> None:
    g = diary(Chapter((Chapter((CutShort(), Write("b"))), Write("c"))))
    assert g.lines == ["chapter", "chapter", "end of chapter", "c", "end of chapter"]


def test_what_is_not_being_done_cannot_be_unwound_and_nothing_is_lost() -> None:
    g = Diary()
    then(g, Write("a"))
    with pytest.raises(LookupError, match="no Chapter is being done"):
        unwind(g, Chapter)
    run(g)
    assert g.lines == ["a"]


def test_stopping_ends_everything() -> None:
    g = diary(Chapter((Write("a"), GiveUp(), Write("b"))), Write("after"))
    assert g.lines == ["chapter", "a"]
    assert (g.stack, g.steps) == ([], [])


def test_what_waits_is_amended_wherever_it_waits() -> None:
    g = diary(Chapter((Write("a"), SayItLouder(), Write("b"))), Write("after"))
    assert g.lines == ["chapter", "a", "B", "end of chapter", "AFTER"]


def test_what_is_amended_stays_of_its_kind() -> None:
    with pytest.raises(TypeError, match="a Write cannot become a Story"):
        diary(Muddle(), Write("a"))
