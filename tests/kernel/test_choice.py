"""Choices and their keys: the fields are the answer, and one codec makes and reads the key."""

from typing import Annotated, Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavola.kernel.choice import (
    Choice,
    ChoiceBook,
    book_of,
    consequence,
    follows,
    legal_keys,
    legality,
    no,
    offers,
    refused_choice,
    why_not,
)
from tavola.kernel.choice_keys import LONGEST_KEY, Cells, Listed, Numbers, Part, Rest, key_of, read_as, verb_of
from tavola.kernel.decision import Refusal
from tavola.kernel.do import Do


class RoomChoice(Choice, frozen=True):
    pass


class Walk(RoomChoice, frozen=True):
    verb = "walk"
    prompts = ("move",)
    to: str
    steps: int


class Shout(RoomChoice, frozen=True):
    verb = "shout"
    prompts = ("move", "talk")
    loud: Annotated[bool, Part(word="loud")] = False


class Cover(RoomChoice, frozen=True):
    verb = "cover"
    prompts = ("move",)
    cells: Cells


class Play(RoomChoice, frozen=True):
    verb = "play"
    prompts = ("move",)
    card: str
    rows: Annotated[tuple[int, ...], Part(prefix="m")] = ()


class Keep(RoomChoice, frozen=True):
    verb = "keep"
    prompts = ("talk",)
    card: str
    others: Listed = ()


class Roll(RoomChoice, frozen=True):
    verb = "roll"
    prompts = ("talk",)
    dice: Numbers


class Page(RoomChoice, frozen=True):
    """A key that a pack makes up."""

    prompts: ClassVar[tuple[str, ...]] = ("read",)
    name: Rest


class Line(RoomChoice, frozen=True):
    """A line of a text: the text's own name may have colons and hyphens."""

    prompts: ClassVar[tuple[str, ...]] = ("recite",)
    text: Annotated[str, Part(until="-")]
    line: str


class Note(Do, frozen=True):
    text: str


@legality(Walk)
def why_not_walk(g: Any, seat: int, choice: Walk) -> Refusal | None:
    return no("R_E_FAR", "R-1.1", n=choice.steps) if choice.steps > 3 else None


@consequence(Walk)
def walk(g: Any, seat: int, choice: Walk) -> tuple[Do, ...]:
    return (Note(f"{seat} walks to {choice.to}"),)


EXAMPLES = {
    "walk:hall:2": Walk("hall", 2),
    "shout": Shout(),
    "shout:loud": Shout(True),
    "cover:a1+b2+c3": Cover(("a1", "b2", "c3")),
    "play:burst": Play("burst"),
    "play:burst:m12": Play("burst", (1, 2)),
    "keep:x": Keep("x"),
    "keep:x:y:z": Keep("x", ("y", "z")),
    "roll:3:3:5": Roll((3, 3, 5)),
    "item:bone#1-left": Page("item:bone#1-left"),
    "verse:9.dry-well-drink": Line("verse:9.dry-well", "drink"),
}


@pytest.mark.parametrize("key", EXAMPLES)
def test_a_choice_and_its_key_are_the_same_thing(key: str) -> None:
    choice = EXAMPLES[key]
    assert choice.key == key
    assert read_as(type(choice), key) == choice


@pytest.mark.parametrize(
    ("kind", "key"),
    [
        (Walk, "walk"),
        (Walk, "walk:hall"),
        (Walk, "walk:hall:2:3"),
        (Walk, "walk:hall:²"),
        (Walk, "walk:hall:02"),
        (Walk, "walk:hall:-1"),
        (Walk, "walk:hall:" + "9" * 5000),
        (Walk, "walk:hall:9999999999"),
        (Walk, "walk::2"),
        (Walk, "walk:hall:2:"),
        (Walk, "run:hall:2"),
        (Shout, "shout:"),
        (Shout, "shout:soft"),
        (Shout, "shout:loud:more"),
        (Cover, "cover:a1+"),
        (Play, "play:burst:12"),
        (Play, "play:burst:m1x"),
        (Roll, "roll:3:x"),
        (Page, ""),
        (Line, "verse"),
        (Line, "-drink"),
        (Line, "verse:9-drink:deep"),
        (Page, "x" * (LONGEST_KEY + 1)),
    ],
)
def test_what_is_no_such_key_is_none(kind: type[Choice], key: str) -> None:
    assert read_as(kind, key) is None


@given(st.text(max_size=60))
def test_any_text_is_read_or_is_none(text: str) -> None:
    for kind in (Walk, Shout, Cover, Play, Keep, Roll, Page, Line):
        choice = read_as(kind, text)
        assert choice is None or key_of(choice) == text


def test_a_book_finds_kinds_by_question_and_by_verb() -> None:
    book = book_of(RoomChoice)
    assert book is book_of(RoomChoice)
    assert book.knows("move")
    assert not book.knows("sleep")
    assert book.read("move", "walk:hall:2") == Walk("hall", 2)
    assert book.read("talk", "walk:hall:2") is None
    assert book.read("read", "walk:hall:2") == Page("walk:hall:2")  # anything may be a page's name
    assert book.knows("move:along-the-wall")  # a question may add words of its own to its name
    assert book.read("move:along-the-wall", "walk:hall:2") == Walk("hall", 2)
    assert book.elsewhere("walk:hall:2") == Walk("hall", 2)
    assert book.elsewhere("fly:hall") is None
    assert verb_of("walk:hall:2") == "walk"


def test_a_book_makes_an_answer_of_its_verb_and_fields() -> None:
    book = book_of(RoomChoice)
    assert book.made("move", {"verb": "walk", "to": "hall", "steps": 2}) == Walk("hall", 2)
    assert book.made("move", {"verb": "walk", "to": "hall"}) is None
    assert book.made("move", {"verb": "walk", "to": "hall", "steps": "two"}) is None
    assert book.made("talk", {"verb": "walk", "to": "hall", "steps": 2}) is None


def test_a_book_remembers_what_it_has_read_and_forgets_when_it_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    book = ChoiceBook(RoomChoice)
    assert book.of("move", "walk:hall:2") is book.of("move", "walk:hall:2")
    monkeypatch.setattr("tavola.kernel.choice.MOST_KNOWN", 1)
    assert book.of("move", "shout") == Shout()
    with pytest.raises(LookupError, match="no kind of answer"):
        book.of("move", "roll:1")


def test_what_nothing_speaks_against_is_offered() -> None:
    near, far = Walk("hall", 2), Walk("moor", 9)
    assert legal_keys(None, 0, [near, far, Shout()]) == ["walk:hall:2", "shout"]
    assert [(option.key, option.then) for option in offers(None, 1, [near, far])] == [
        ("walk:hall:2", (Note("1 walks to hall"),))
    ]
    assert refused_choice(None, 0, far) == Refusal("R_E_FAR", "R-1.1", "walk:moor:9", {"n": 9})
    assert refused_choice(None, 0, near) is None
    assert why_not(None, 0, Shout()) is None
    assert follows(None, 0, near) == (Note("0 walks to hall"),)


def test_legality_and_what_follows_are_stated_once() -> None:
    with pytest.raises(TypeError, match="Walk"):
        legality(Walk)(why_not_walk)
    with pytest.raises(TypeError, match="Walk"):
        consequence(Walk)(walk)
