"""The words of the day, its Actions and the map: in both languages, for every event, question and refusal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tavola.content.words import FluentWords
from tavola.games.tainted_grail.events.base import GrailEvent
from tavola.kernel.event import kinds_of_event
from tavola.kernel.text import message_id

ROOT = Path(__file__).resolve().parents[3]
SOURCE = ROOT / "src" / "tavola" / "games" / "tainted_grail"
LOCALE = ROOT / "packs" / "tainted_grail" / "locale"
FILES = ("actions", "day", "encounter", "map", "story")  # progress is told with the story, consent with Encounters
ROOMS = ("costs", "day", "map")  # and what of other rooms is told with the day
BESIDE = (
    "campaign/dawn",
    "campaign/opening",
    "campaign/roster",
    "character/resources",
    "character/survival",
    "present/refusals_day",
)


def text_of(language: str, file: str) -> str:
    return (LOCALE / language / f"{file}.ftl").read_text(encoding="utf-8")


def messages(language: str) -> dict[str, set[str]]:
    """Every message of these files with the arguments it names."""
    found = {}
    for file in FILES:
        for entry in FluentParser().parse(text_of(language, file)).body:
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, entry.id.name
                found[entry.id.name] = _variables(entry)
    return found


def _variables(node: object) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.BaseNode):
        return set().union(*(_variables(value) for value in vars(node).values()))
    if isinstance(node, list):
        return set().union(*(_variables(value) for value in node))
    return set()


def code() -> str:
    rooms = [path for room in ROOMS for path in sorted((SOURCE / room).glob("*.py"))]
    return "".join(path.read_text(encoding="utf-8") for path in [*rooms, *(SOURCE / f"{name}.py" for name in BESIDE)])


def test_both_languages_say_the_same_messages_with_the_same_arguments() -> None:
    assert messages("it") == messages("en")


def test_every_event_of_these_chapters_has_words_that_name_only_its_own_fields() -> None:
    """`$action` stands for the Action that a key names, `$text` for the words of a Dream."""
    said = messages("en")
    own = [kind for kind in kinds_of_event(GrailEvent).values() if kind.__module__.rpartition(".")[2] in ROOMS]
    assert len(own) > 35
    for kind in own:
        id = message_id("event", kind.__name__)
        assert id in said, id
        assert said[id] <= {*kind.__struct_fields__, "action", "text"}, id


def test_every_question_of_these_chapters_has_words() -> None:
    asked = set(re.findall(r'ask(?:_each|_any)?\(\s*g,\s*(?:[^"()]|\([^()]*\))*?"(\w+)"', code()))
    assert {"act", "pay", "pay_share", "menhir", "trade", "eat", "dawn", "guardian_order"} <= asked
    assert {message_id("prompt", prompt) for prompt in asked} <= set(messages("en"))


def test_every_refusal_of_these_chapters_has_words() -> None:
    codes = set(re.findall(r'"(TG_E_\w+)"', code()))
    said = messages("en")
    missing = {code for code in codes if "refusal-" + code.lower().replace("_", "-") not in said}
    assert missing == set()


@pytest.mark.parametrize("language", ["it", "en"])
def test_selections_choose_by_truth_and_number(language: str) -> None:
    words = FluentWords(language, [(file, text_of(language, file)) for file in FILES])
    ate, fasted = (words("event-character-rested", seat="Beor", ate=ate) for ate in (True, False))
    assert ate != fasted
    lit, out = (words("event-menhir-dial-turned", number="101", dial=dial) for dial in (3, 0))
    assert "3" in lit
    assert lit != out
    assert words("event-track-moved", seat="Beor", track="health", before=3, now=1).count("Beor") == 1
    assert not words.faults
    assert not words.missing
