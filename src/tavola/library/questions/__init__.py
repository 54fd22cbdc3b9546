"""What a game asks and what may be answered, for people who write programs and tests against it.

The forms of answers are read from their records (`tavola.kernel.choice`). The file of the game beside this one says
when each question is asked and gives the examples, in the order of the page.
"""

from __future__ import annotations

import re
import tomllib
import typing
from importlib.resources import files

import msgspec

from tavola.kernel.choice import Choice, ChoiceBook, book_of
from tavola.kernel.choice_keys import Part
from tavola.library.finding import find_game


class Answer(msgspec.Struct, frozen=True):
    """One kind of answer: `place:<tile>:<turned>:<at>`; three dots mean that more may follow, colons too."""

    form: str
    about: str = ""
    example: str = ""

    def fits(self, key: str) -> bool:
        """Whether a key has this form."""
        return re.fullmatch(_pattern(self.form), key) is not None


def _pattern(form: str) -> str:
    return "".join(map(_part_pattern, re.split(r"(<[a-z_]+(?:\.\.\.)?>|\[[^\]]*\])", form)))


def _part_pattern(part: str) -> str:
    if part.startswith("<"):
        return ".+" if part.endswith("...>") else "[^:]+"
    return f"(?:{_pattern(part[1:-1])})?" if part.startswith("[") else re.escape(part)


class Question(msgspec.Struct, frozen=True):
    """A prompt and the kinds of answers to it."""

    prompt: str
    asked: str
    answers: tuple[Answer, ...]


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    asked: str
    answers: tuple[Answer, ...] = ()
    examples: tuple[str, ...] = ()


def questions(game_id: str) -> dict[str, Question]:
    """Every question of a game by its prompt."""
    text = files("tavola.library.questions").joinpath(f"{game_id}.toml").read_text(encoding="utf-8")
    entries = msgspec.convert(tomllib.loads(text), dict[str, _Entry])
    base = find_game(game_id).GAME.state.choice_kinds
    book = book_of(base) if base is not Choice else None  # a game without records has the common base
    return {prompt: Question(prompt, entry.asked, _answers(book, prompt, entry)) for prompt, entry in entries.items()}


def _answers(book: ChoiceBook | None, prompt: str, entry: _Entry) -> tuple[Answer, ...]:
    if book is None:
        return entry.answers
    found = [_described(kind, entry) for kind in book.kinds if prompt in kind.prompts and may_be_legal(kind)]
    written = [*(answer.example for answer in entry.answers), *entry.examples, ""]
    return tuple(sorted(found, key=lambda answer: written.index(answer.example)))


def may_be_legal(kind: type[Choice]) -> bool:
    """Some kinds are there only so that a wish can be refused with its reason; their docstrings say so."""
    return "never legal" not in (kind.__doc__ or "")


def _described(kind: type[Choice], entry: _Entry) -> Answer:
    """A kind of record: its form, its docstring in one line, the example that has its form; where it has no docstring,
    what the file says of the form with that example."""
    form, about = Answer(form_of(kind)), " ".join((kind.__doc__ or "").split())
    written = [*entry.answers, *[Answer("", "", example) for example in entry.examples]]
    known = next((answer for answer in written if form.fits(answer.example)), form)
    says_nothing = not about or about.startswith(f"{kind.__name__}(")  # msgspec makes up a docstring of the fields
    return Answer(form.form, known.about if says_nothing else about, known.example)


def form_of(kind: type[Choice]) -> str:
    """How a record is written as a key, with its fields by name."""
    hints = typing.get_type_hints(kind, include_extras=True)
    parts, optional = [f"{kind.verb}:"] if kind.verb else [], ""
    for field in msgspec.structs.fields(kind):
        marks = getattr(hints[field.name], "__metadata__", ())
        part = next((mark for mark in marks if isinstance(mark, Part)), Part())
        written = part.word or f"{part.prefix}<{field.name}{'...' if part.rest or part.until else ''}>"
        if field.default is msgspec.NODEFAULT:
            parts.append(written + (part.until or ":"))
        else:
            optional += f"[:{written}]"
    return "".join(parts)[:-1] + optional


def page(game_id: str) -> str:
    """The questions of a game as a page of Markdown."""
    lines = [
        f"# Questions of {game_id.replace('_', ' ').title()}",
        "",
        f"Made by `tavola rules {game_id} --prompts`; do not edit.",
        "",
        "A question has a prompt; an answer is a key: words and numbers joined by colons. What stands in angle",
        "brackets is a field; `<x...>` may hold colons; what stands in square brackets may be left out. How to use",
        "them in a test is in [testing.md](../testing.md).",
    ]
    for question in questions(game_id).values():
        lines += ["", f"## {question.prompt}", "", question.asked, "", "| answer | means | example |", "|---|---|---|"]
        for answer in question.answers:
            lines.append(f"| `{answer.form}` | {answer.about} | {f'`{answer.example}`' if answer.example else ''} |")
    return "\n".join(lines) + "\n"
