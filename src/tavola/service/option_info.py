"""The options of a question: sent with the question as far as that is cheap, in full on request."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from tavola.kernel.choice import Choice, book_of, key_from_fields
from tavola.kernel.choice_keys import parts_of, verb_of
from tavola.kernel.decision import Decision, Refusal
from tavola.kernel.game import Game
from tavola.kernel.state import State
from tavola.kernel.text import Words
from tavola.kernel.view import OptionDetail, detail
from tavola.service.wire.records import OptionInfo

# How many answers with one verb are told with the question: those of a tile on a board are hundreds.
FORETOLD = 16  # with what they would bring
WORDED = 60  # in words
DESCRIBED = 1_000  # answers in all: with more, a question has no cards, only keys


def option_info(game: Game[Any], g: State, decision: Decision, key: str, words: Words, *, ahead: bool) -> OptionInfo:
    """Everything about one option; `ahead`: also what it would bring."""
    return option_in_words(detail(game, g, decision, key, preview=ahead), words)


def option_in_words(found: OptionDetail, words: Words) -> OptionInfo:
    return OptionInfo(
        found.key,
        words.say(found.label),
        list(found.refs),
        [words.say(line) for line in found.preview],
        found.answer,
        None if found.forecast is None else found.forecast.data(),
    )


def options_with_question(game: Game[Any], g: State, decision: Decision, words: Words) -> list[OptionInfo]:
    """What is sent along with a question: where answers of a verb are many, only what they are and what lights up."""
    keys = decision.legal()
    if len(keys) > DESCRIBED:
        return []
    answers = {key: game.fields(g, decision, key) for key in keys}
    many = Counter(answer["verb"] for answer in answers.values())
    infos: list[OptionInfo] = []
    for key, answer in answers.items():
        alike = many[answer["verb"]]
        if alike <= WORDED:
            infos.append(option_info(game, g, decision, key, words, ahead=alike <= FORETOLD))
        else:
            infos.append(OptionInfo(key, "", list(game.refs(g, decision, key)), [], answer))
    return infos


def refused_fields(g: State, decision: Decision, key: str) -> dict[str, Any]:
    """An answer that is refused, as data; most are of a kind that could be legal at another time."""
    choice = None if g.choice_kinds is Choice else book_of(g.choice_kinds).read(decision.prompt, key)
    if choice is None:
        return {"verb": verb_of(key), "parts": parts_of(key)}
    return {"verb": choice.verb, **msgspec.structs.asdict(choice)}


def why_not(game: Game[Any], g: State, decision: Decision, key: str, fields: Mapping[str, Any]) -> Refusal | None:
    """What speaks against an answer, named by its key or its fields; None where nothing does. Nothing changes."""
    key = key or key_from_fields(g.choice_kinds, decision.prompt, fields)
    return None if key in decision.legal() else game.why_not(g, decision, key)
