"""What a choice owes: its key is its own, and it is offered exactly when nothing speaks against it."""

from __future__ import annotations

import msgspec
from tests.contract.moment import Moment
from tests.contract.table import require

from tavola.kernel.choice import Choice, answer_fields, book_of, key_from_fields, why_not
from tavola.kernel.decision import Decision

LOOKED_AT = 40  # legal keys of one question
REMEMBERED = 400  # keys once offered at a question, tried again later


class Offered:
    """Keys that were once legal answers to a question of this game: what may be tried when it is put again."""

    def __init__(self) -> None:
        self.keys: dict[str, dict[str, None]] = {}

    def note(self, decision: Decision) -> None:
        known = self.keys.setdefault(decision.prompt, {})
        known.update(dict.fromkeys(decision.legal()))
        while len(known) > REMEMBERED:
            del known[next(iter(known))]

    def at(self, prompt: str) -> list[str]:
        return list(self.keys.get(prompt, ()))


def every_key_is_a_choice(moment: Moment) -> None:
    """A legal key is read as a record, which writes the same key, and which nothing speaks against."""
    g, decision = moment.g, moment.decision
    if g.choice_kinds is Choice:  # a game that has no records of its own
        return
    book = book_of(g.choice_kinds)
    for key in _some(moment, decision.legal()) if book.knows(decision.prompt) else ():
        choice = book.read(decision.prompt, key)
        require(choice is not None, "choice", f"{key!r} is no choice ({moment})")
        assert choice is not None
        require(choice.key == key, "choice", f"{key!r} is written {choice.key!r} ({moment})")
        fields = msgspec.json.decode(msgspec.json.encode(answer_fields(g.choice_kinds, decision.prompt, key)))
        there = key_from_fields(g.choice_kinds, decision.prompt, fields)
        require(there == key, "choice", f"{key!r} comes back as {there!r} from {fields} ({moment})")
        why = why_not(g, decision.seat, choice)
        require(why is None, "legality", f"{key!r} is offered against {why} ({moment})")


def what_is_legal_is_offered(moment: Moment, offered: Offered) -> None:
    """An answer that was possible before and is not offered now has a reason against it."""
    g, decision = moment.g, moment.decision
    if g.choice_kinds is Choice:
        return
    legal, book = frozenset(decision.legal()), book_of(g.choice_kinds)
    for key in _some(moment, offered.at(decision.prompt)):
        choice = book.read(decision.prompt, key)
        if key not in legal and choice is not None:
            why = why_not(g, decision.seat, choice)
            require(why is not None, "legality", f"nothing speaks against {key!r}, and it is not offered ({moment})")


def _some(moment: Moment, keys: list[str] | tuple[str, ...]) -> list[str]:
    if len(keys) <= LOOKED_AT:
        return list(keys)
    return [moment.luck.pick(keys) for _ in range(LOOKED_AT)]
