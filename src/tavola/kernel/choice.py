"""Choices: what somebody may answer, as records. The fields of a record are the answer.

A choice is written as a key, its verb and its fields joined by colons: `place:t07:r90:b4`. Keys stand in saves, logs
and other people's programs, so they never change; only `choice_keys.py` makes them and takes them apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, TypeVar

import msgspec

from tavola.kernel.choice_keys import key_of, parts_of, read_as, verb_of
from tavola.kernel.decision import Option, Refusal, Seat
from tavola.kernel.do import Do
from tavola.kernel.kinds import kinds_below
from tavola.kernel.text import Arg

MOST_KNOWN = 50_000  # keys whose records are remembered


class Choice(msgspec.Struct, frozen=True, gc=False):
    """One kind of answer. A game derives a base class from it, and its kinds from that base.

    The kinds of a game stand together in its `choices.py`. The chapters say when a choice is legal (`@legality`) and
    what it leads to (`@consequence`); the presentation says its words and what on the table it points at.
    """

    verb: ClassVar[str] = ""  # the first word of the key; empty for keys that a pack makes up
    prompts: ClassVar[tuple[str, ...]] = ()  # the questions it answers, without the words that one may add to its name
    never_legal: ClassVar[bool] = False  # only ever tried, by who asks why not

    @property
    def key(self) -> str:
        return key_of(self)


# Rules annotate the concrete types (`g: Sand, seat: Seat, choice: PlaceChoice`), hence Any here.
Legality = Callable[[Any, Seat, Any], Refusal | None]
Consequence = Callable[[Any, Seat, Any], tuple[Do, ...]]
AnyLegality = TypeVar("AnyLegality", bound=Callable[..., Refusal | None])
AnyConsequence = TypeVar("AnyConsequence", bound=Callable[..., tuple[Do, ...]])

LEGALITY: dict[type[Choice], Legality] = {}
CONSEQUENCE: dict[type[Choice], Consequence] = {}


def legality(kind: type[Choice]) -> Callable[[AnyLegality], AnyLegality]:
    """Says what the rules have against a choice of this kind now; None where it is legal."""

    def register(function: AnyLegality) -> AnyLegality:
        if kind in LEGALITY:
            raise TypeError(f"the legality of {kind.__name__} is stated already")
        LEGALITY[kind] = function
        return function

    return register


def consequence(kind: type[Choice]) -> Callable[[AnyConsequence], AnyConsequence]:
    """Says what is to be done when a choice of this kind is made."""

    def register(function: AnyConsequence) -> AnyConsequence:
        if kind in CONSEQUENCE:
            raise TypeError(f"what follows from {kind.__name__} is stated already")
        CONSEQUENCE[kind] = function
        return function

    return register


def why_not(g: Any, seat: Seat, choice: Choice) -> Refusal | None:
    """What speaks against a choice now, with its clause; None where it is legal."""
    judge = LEGALITY.get(type(choice))
    return None if judge is None else judge(g, seat, choice)


def follows(g: Any, seat: Seat, choice: Choice) -> tuple[Do, ...]:
    """What is to be done when a choice is made."""
    return CONSEQUENCE[type(choice)](g, seat, choice)


def no(code: str, rule: str, **args: Arg) -> Refusal:
    """A reason against a choice: its code and its clause. The key is filled in for whoever asks."""
    return Refusal(code, rule, args=args)


NO_SUCH_THING = no("TABLE_E_NOT_AN_OPTION", "")  # the choice names something that no rule knows


def offer(choice: Choice, *then: Do) -> Option:
    """A choice as an option of a question, with what follows."""
    return Option(key_of(choice), then)


def offers(g: Any, seat: Seat, candidates: Iterable[Choice]) -> list[Option]:
    """The candidates that nothing speaks against."""
    return [offer(choice, *follows(g, seat, choice)) for choice in candidates if why_not(g, seat, choice) is None]


def legal_keys(g: Any, seat: Seat, candidates: Iterable[Choice]) -> list[str]:
    """The keys of the candidates that nothing speaks against."""
    return [key_of(choice) for choice in candidates if why_not(g, seat, choice) is None]


def refused_choice(g: Any, seat: Seat, choice: Choice) -> Refusal | None:
    """What speaks against a choice, with its key."""
    why = why_not(g, seat, choice)
    return None if why is None else Refusal(why.code, why.rule, key_of(choice), why.args)


class ChoiceBook:
    """Every kind of choice of one game, found by question and by verb."""

    def __init__(self, base: type[Choice]) -> None:
        self.kinds = tuple(_kinds_below(base))
        self._asked: dict[tuple[str, str], list[type[Choice]]] = {}
        self._verbs: dict[str, list[type[Choice]]] = {}
        self._known: dict[tuple[str, str], Choice] = {}
        self.prompts = frozenset(prompt for kind in self.kinds for prompt in kind.prompts)
        for kind in self.kinds:
            self._verbs.setdefault(kind.verb, []).append(kind)
            for prompt in kind.prompts:
                self._asked.setdefault((prompt, kind.verb), []).append(kind)

    def knows(self, prompt: str) -> bool:
        """Whether the answers to this question are records."""
        return question_of(prompt) in self.prompts

    def read(self, prompt: str, key: str) -> Choice | None:
        """The key as an answer to this question, legal or not; None where it is no answer to it at all."""
        verb, question = verb_of(key), question_of(prompt)
        return _first((*self._asked.get((question, verb), ()), *self._asked.get((question, ""), ())), key)

    def elsewhere(self, key: str) -> Choice | None:
        """The key as an answer to some question of the game."""
        return _first(self._verbs.get(verb_of(key), ()), key)

    def made(self, prompt: str, fields: Mapping[str, Any]) -> Choice | None:
        """The answer to this question that has this verb and these fields; None where there is no such kind."""
        values = {name: value for name, value in fields.items() if name != "verb"}
        for kind in self._asked.get((question_of(prompt), str(fields.get("verb", ""))), ()):
            if values.keys() != set(kind.__struct_fields__):
                continue
            try:
                return msgspec.convert(values, kind)
            except msgspec.ValidationError:
                continue
        return None

    def of(self, prompt: str, key: str) -> Choice:
        """A legal answer to a question as its record. It is remembered: the same keys come again and again."""
        known = self._known.get((prompt, key))
        if known is None:
            known = self.read(prompt, key)
            if known is None:
                raise LookupError(f"{key!r} is no kind of answer to {prompt!r}")
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[prompt, key] = known
        return known


def question_of(prompt: str) -> str:
    """The name of a question without the words of its own that it may add: `choose_effect:verse-107-v6-prompt`."""
    return prompt.partition(":")[0]


def _first(kinds: Iterable[type[Choice]], key: str) -> Choice | None:
    return next((choice for kind in kinds if (choice := read_as(kind, key)) is not None), None)


_BOOKS: dict[type[Choice], ChoiceBook] = {}


def book_of(base: type[Choice]) -> ChoiceBook:
    """The book of a game's choices, made when it is first asked for: by then all its chapters are imported."""
    found = _BOOKS.get(base)
    if found is None:
        found = _BOOKS[base] = ChoiceBook(base)
    return found


def answer_fields(base: type[Choice], prompt: str, key: str) -> dict[str, Any]:
    """A legal answer as data: the verb and the fields of its record, or the parts of a key that has none."""
    if base is Choice or not book_of(base).knows(prompt):
        return {"verb": verb_of(key), "parts": parts_of(key)}
    choice = book_of(base).of(prompt, key)
    return {"verb": choice.verb, **msgspec.structs.asdict(choice)}


def key_from_fields(base: type[Choice], prompt: str, fields: Mapping[str, Any]) -> str:
    """The key of the answer with this verb and these fields, legal or not; empty where there is no such answer."""
    choice = None if base is Choice else book_of(base).made(prompt, fields)
    return "" if choice is None else key_of(choice)


def _kinds_below(base: type[Choice]) -> list[type[Choice]]:
    """The base itself and all below it, where they are asked for by a prompt."""
    return [kind for kind in (base, *kinds_below(base)) if kind.prompts]
