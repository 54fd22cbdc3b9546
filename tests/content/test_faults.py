"""A fault of a pack is said with file, line, entry, field and near misses."""

from enum import StrEnum
from typing import Annotated, Literal, NewType

import msgspec
import pytest

from tavola.content.faults import is_strict
from tavola.content.source import PackError, Problem
from tavola.content.yaml import MAX_PROBLEMS, decode
from tavola.kernel.do import AnyDo, Do


class Element(StrEnum):
    SUN = "sun"
    MOON = "moon"


class Gain(msgspec.Struct, tag="gain", tag_field="kind", forbid_unknown_fields=True):
    stars: int


class Lose(msgspec.Struct, tag="lose", tag_field="kind", forbid_unknown_fields=True):
    what: str


CardName = NewType("CardName", str)


class Card(msgspec.Struct, forbid_unknown_fields=True):
    id: CardName
    copies: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    element: Element = Element.SUN
    level: Literal[1, 2, 3] = 1
    effects: tuple[Gain | Lose, ...] = ()
    cost: int | None = None
    cells: dict[str, tuple[int, int]] = {}
    pair: tuple[Gain, str] | None = None
    shape: list[str] | str = ""


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    cards: list[Card]


def faults(card: str) -> list[Problem]:
    return problems("cards:\n- id: ember\n" + "".join(f"  {line}\n" for line in card.splitlines()), Cards)


def problems(text: str, kind: type, deeds: type[Do] | None = None) -> list[Problem]:
    with pytest.raises(PackError) as caught:
        decode("cards.yaml", text.encode(), kind, deeds)
    return list(caught.value.problems)


def said(card: str) -> str:
    (problem,) = faults(card)
    return str(problem)


def test_a_faultless_file_becomes_records():
    text = b"cards:\n- {id: a, element: moon, level: 2, effects: [{kind: gain, stars: 3}], cells: {a: [1, 2]}}\n"
    (card,) = decode("cards.yaml", text, Cards).cards
    assert card == Card(CardName("a"), 1, Element.MOON, 2, (Gain(3),), None, {"a": (1, 2)})


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        ("copie: 2", "cards.yaml:3: ember copie: there is no such field; did you mean `copies`?"),
        ("copies: two", "cards.yaml:3: ember copies: expected a whole number, got 'two'"),
        ("copies: 0", "cards.yaml:3: ember copies: expected a whole number >= 1, got 0"),
        ("copies:", "cards.yaml:3: ember copies: expected a whole number, got nothing"),
        (
            "element: mon",
            "cards.yaml:3: ember element: 'mon' is not among the values allowed here; did you mean `moon`?",
        ),
        ("level: 4", "cards.yaml:3: ember level: 4 is not among the values allowed here; there are: `1`, `2`, `3`"),
        ("cost: much", "cards.yaml:3: ember cost: expected a whole number or nothing, got 'much'"),
        ("effects: gain", "cards.yaml:3: ember effects: expected a list, got 'gain'"),
        (
            "effects: [{kind: gian, stars: 1}]",
            "cards.yaml:3: ember effects[0]: kind: 'gian' does not exist; did you mean `gain`?",
        ),
        (
            "effects: [{stars: 1}]",
            "cards.yaml:3: ember effects[0]: the field `kind` is missing; it is one of: `gain`, `lose`",
        ),
        ("effects:\n- kind: gain", "cards.yaml:4: ember effects[0]: the field `stars` is missing"),
        (
            "effects:\n- {kind: lose, what: 3}",
            "cards.yaml:4: ember effects[0].what: expected a text, got 3; put it in quotes",
        ),
        ("cells:\n  b: [1, x]", "cards.yaml:4: ember cells.b[1]: expected a whole number, got 'x'"),
        ("cells: {b: [1]}", "cards.yaml:3: ember cells.b: expected a list of length 2, got a list of 1"),
        ("cells: {b: true}", "cards.yaml:3: ember cells.b: expected a list, got true"),
        ("pair: [{kind: gain, stars: x}, y]", "cards.yaml:3: ember pair[0].stars: expected a whole number, got 'x'"),
        ("shape: [1]", "cards.yaml:3: ember shape[0]: expected a text, got 1; put it in quotes"),
    ],
)
def test_a_fault_names_file_line_entry_and_field(card: str, sentence: str):
    assert said(card) == sentence


def test_long_values_are_cut_short():
    assert said("copies: " + "x" * 500).endswith("xxx...")


def test_every_fault_is_told_in_the_order_of_the_lines():
    found = faults("copies: x\nelemnt: sun\ncost: y")
    assert [(problem.line, problem.field) for problem in found] == [(3, "copies"), (4, "elemnt"), (5, "cost")]


def test_there_is_an_end_to_faults():
    assert len(problems("cards:\n" + "- id: 1\n" * 500, Cards)) == MAX_PROBLEMS


def test_an_entry_without_an_id_is_named_by_its_place():
    (problem,) = problems("cards:\n- copies: 1\n", Cards)
    assert (problem.entry, problem.field, problem.line) == ("cards", "[0]", 2)
    assert problem.message == "the field `id` is missing"


def test_the_same_id_twice_is_a_fault_of_the_second():
    (problem,) = problems("cards:\n- id: a\n- id: b\n- id: a\n", Cards)
    assert str(problem) == "cards.yaml:4: a id: the id 'a' is already taken in this file"


def test_the_same_id_twice_in_a_list_at_the_top():
    (problem,) = problems("- id: a\n- id: a\n", list[Card])
    assert problem.line == 2


def test_an_include_is_an_unknown_field_like_any_other():
    (problem,) = problems("include: cards.yaml\ncards: []\n", Cards)
    assert "there is no such field" in problem.message


def test_a_file_that_is_not_even_a_mapping():
    (problem,) = problems("- 1\n", Cards)
    assert problem.message == "expected a mapping, got a list of 1"


class Loose(msgspec.Struct):
    id: str
    inner: list[Card] = []


def test_unknown_keys_are_refused_even_where_a_record_would_let_them_pass():
    assert not is_strict(Loose)
    assert is_strict(Cards)
    (problem,) = problems("id: a\nmore: 1\n", Loose)
    assert str(problem) == "cards.yaml:2: a more: there is no such field; there are: `id`, `inner`"


def test_nested_entries_are_named_from_the_outside_in():
    (problem,) = problems("id: a\ninner:\n- id: b\n  copies: x\n", Loose)
    assert (problem.entry, problem.field) == ("a > b", "copies")


def test_a_list_of_annotated_values_is_read_and_its_faults_are_said():
    kind = list[Annotated[int, msgspec.Meta(le=3)]]
    assert decode("x.yaml", b"[1, 2]", kind) == [1, 2]
    assert problems("[1, 4]", kind)[0].message == "expected a whole number <= 3, got 4"


class PondDo(Do):
    pass


class Jump(PondDo, tag="jump"):
    far: int = 1


class Sing(PondDo, tag="sing"):
    then: tuple[AnyDo, ...] = ()


class Frog(msgspec.Struct):
    id: str
    does: tuple[AnyDo, ...]


def test_a_record_may_promise_any_do_of_the_game():
    frog = decode("frogs.yaml", b"id: a\ndoes: [{do: sing, then: [{do: jump, far: 2}]}]", Frog, PondDo)
    assert frog.does == (Sing((Jump(2),)),)


@pytest.mark.parametrize(
    ("does", "sentence"),
    [
        ("[{do: jmp}]", "does[0]: do: 'jmp' does not exist; did you mean `jump`?"),
        ("[{}]", "does[0]: the field `do` is missing; it is one of: `jump`, `sing`"),
        ("[jump]", "does[0]: expected a mapping with `do`, got 'jump'"),
        ("[{do: sing, then: [{do: jump, far: x}]}]", "does[0].then[0].far: expected a whole number, got 'x'"),
        ("[{do: jump, fra: 1}]", "does[0].fra: there is no such field; did you mean `far`?"),
    ],
)
def test_a_wrong_do_is_found_where_it_stands(does: str, sentence: str):
    (problem,) = problems(f"id: a\ndoes: {does}\n", Frog, PondDo)
    assert str(problem) == f"cards.yaml:2: a {sentence}"
