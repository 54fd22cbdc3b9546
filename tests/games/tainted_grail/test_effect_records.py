"""Effects as records: read once from what a pack says, kept in saves as a pack would write them."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.games.tainted_grail.coast import coast, coast_box, do, effect, source

from tavola.content.source import PackError, PackSource
from tavola.games.tainted_grail import GAME, open_box
from tavola.games.tainted_grail.content.condition import CONDITIONS, Condition
from tavola.games.tainted_grail.content.effect import WORDS, Effect
from tavola.games.tainted_grail.content.schema import PackEntries
from tavola.games.tainted_grail.content.survey import all_effects
from tavola.games.tainted_grail.deeds.effects import Word
from tavola.kernel.codec import decoder, state_bytes
from tavola.kernel.flow import then
from tavola.library.schema import schema_of

PART_D = Path(__file__).parents[3] / "docs" / "rules" / "tainted_grail.md"


def test_a_word_is_one_record_that_does_and_says_itself() -> None:
    for name, kind in WORDS.items():
        assert kind.word == name
        assert kind.__struct_fields__[0] == "who"
        assert kind.apply is not Effect.apply, name
        assert kind.says is not Effect.says, name
        assert kind.__doc__, name
        assert not any("Any]" in str(hint) and field == name for field, hint in inspect.get_annotations(kind).items())


def test_part_d_lists_the_words_there_are() -> None:
    table = PART_D.read_text(encoding="utf-8").split("## D.6 ")[1].split("## D.7 ")[0]
    rows = [line.split("|")[1:] for line in table.splitlines() if line.startswith(("| `", "| flow"))]
    told = {word for row in rows for word in re.findall(r"`(\w+)`", row[0])}
    flow = next(row[1] for row in rows if row[0].strip() == "flow")
    told |= {word.partition("/")[0] for word in re.findall(r"`([a-z/]+)`", flow)}
    assert told == set(WORDS)


def test_a_condition_is_one_record_that_asks_and_says_itself() -> None:
    for name, kind in CONDITIONS.items():
        assert kind.word == name
        assert kind.__struct_encode_fields__ == (name,)
        assert kind.met is not Condition.met, name
        assert kind.says is not Condition.says, name
        assert kind.__doc__, name
    part = PART_D.read_text(encoding="utf-8").split("# Part D. ")[1].split("# Part E. ")[0]
    table = part.split("## D.3 ")[1].split("## D.4 ")[0]
    told = {word for line in table.splitlines() for word in re.findall(r"`(\w+)`", line.split(" | ")[0])}
    told |= set(re.findall(r"W-\d+ (together|mode)", part))
    assert told - {"cond"} == set(CONDITIONS)


def test_a_condition_that_waits_is_saved_and_read_back() -> None:
    """In a modifier, whose parts stand in saves under their own names."""
    g = coast()
    change = {"modify": {"stat": "damage", "add": 1, "for": "day", "if": {"not": {"track": {"terror": ">=3"}}}}}
    do(g, change)
    assert b'"change":{"add":1,"if_":{"not":{"track":{"terror":">=3"}}}}' in state_bytes(g)
    back = decoder(GAME, coast_box())(state_bytes(g))
    assert back.modifiers == g.modifiers
    assert state_bytes(back) == state_bytes(g)


def test_when_an_event_ends_is_read_with_its_file() -> None:
    events = b"events:\n- id: rev.bells\n  until: {dya: 3}\n"
    with pytest.raises(PackError) as caught:
        open_box(PackSource("test", {"pack.yaml": source().files["pack.yaml"], "events.yaml": events}))
    (problem,) = caught.value.problems
    assert (problem.file, problem.entry, problem.rule) == ("events.yaml", "rev.bells", "LN-1")
    assert "there is no such field; did you mean `day`" in problem.message


def test_every_effect_of_a_pack_is_written_as_it_was_read() -> None:
    for _, entry in all_effects(coast_box().entries):
        plain = msgspec.to_builtins(entry)
        assert effect(plain) == entry
        assert set(plain) <= {"who", "then", "else", entry.word}


@pytest.mark.parametrize(
    ("plain", "stored"),
    [
        ({"gain": {"food": 1}, "who": "each"}, '{"who":"each","gain":{"food":1}}'),
        ({"discard": {"from": "hand", "n": 1}}, '{"discard":{"from":"hand","n":1}}'),
        ({"item": {"draw": 1, "filter": {"crafted": True}}}, '{"item":{"draw":1,"filter":{"crafted":true}}}'),
        ({"status": {"clear": ["a"], "set": ["b#2"]}}, '{"status":{"clear":["a"],"set":["b#2"]}}'),
        ({"menhir": {"adjust": {"location": "here", "add": 1}}}, '{"menhir":{"adjust":{"location":"here","add":1}}}'),
        ({"guardian": {"spawn": {"id": "x", "at": "here"}}}, '{"guardian":{"spawn":{"id":"x","at":"here"}}}'),
        ({"dial": {"target": 1, "token": "none", "set": 0}}, '{"dial":{"target":1,"token":"none","set":0}}'),
        ({"if": {"day": 2}, "then": []}, '{"if":{"day":2},"then":[]}'),
        ({"if": {"day": 2}, "else": [{"text": "a"}]}, '{"if":{"day":2},"else":[{"text":"a"}]}'),
        ({"campaign": {"end": "win", "ending": "x"}}, '{"campaign":{"end":"win","ending":"x"}}'),
        ({"location": {"replace": [103, 203]}}, '{"location":{"replace":[103,203]}}'),
    ],
)
def test_what_a_save_holds_of_an_effect_stays_as_it_was(plain: dict[str, Any], stored: str) -> None:
    assert msgspec.json.encode(effect(plain)).decode() == stored


def test_effects_that_wait_are_saved_and_read_back() -> None:
    g = coast()
    words = [Word(entry, 0, "verse:101.v1") for _, entry in all_effects(coast_box().entries)]
    then(g, *words)
    back = decoder(GAME, coast_box())(state_bytes(g))
    assert list(back.stack) == list(g.stack)
    assert state_bytes(back) == state_bytes(g)
    assert {type(do.entry) for do in back.stack if isinstance(do, Word)} == set(WORDS.values())


@pytest.mark.parametrize(
    ("wrong", "field", "message"),
    [
        (b"{gian: {food: 1}}", "gian", "there is no such field; did you mean `gain` or `guardian`?"),
        (b"{item: {drew: 1}}", "item.drew", "there is no such field; did you mean `draw`?"),
        (b"{dial: {set: 1, token: sand}}", "dial.token", "'sand' is not among the values allowed here; there are: "),
        (b"{draw: 1, damage: 1}", "", "an effect has one word, not draw, damage"),
    ],
)
def test_a_wrong_word_names_file_line_entry_and_field(wrong: bytes, field: str, message: str) -> None:
    places = b"locations:\n- number: 103\n  instant:\n  - " + wrong + b"\n"
    files = {"pack.yaml": source().files["pack.yaml"], "places.yaml": places}
    with pytest.raises(PackError) as caught:
        open_box(PackSource("test", files))
    problem = caught.value.problems[0]
    assert (problem.file, problem.line, problem.rule) == ("places.yaml", 4, "LN-1")
    assert (problem.entry, problem.field) == ("locations 103", f"instant[0].{field}".rstrip("."))
    assert problem.message.startswith(message)
    assert len(caught.value.problems) == 1


def test_the_schema_for_editors_lists_every_word() -> None:
    schema = schema_of(PackEntries, "places.yaml")
    definitions = schema["$defs"]
    assert definitions["Worded"] == {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in WORDS.values()]}
    assert definitions["Asking"] == {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in CONDITIONS.values()]}
    assert set(definitions["GainEffect"]["properties"]) == {"who", "gain"}
    assert definitions["GainEffect"]["additionalProperties"] is False
    referred = set(re.findall(r"#/\$defs/(\w+)", msgspec.json.encode(schema).decode()))
    assert referred <= set(definitions)
