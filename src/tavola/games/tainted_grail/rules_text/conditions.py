"""Conditions in words (D.3): clauses that stand after "if". Each word says its own (words/)."""

from __future__ import annotations

from tavola.games.tainted_grail.content.condition import Cond
from tavola.games.tainted_grail.content.message_ids import hyphenated
from tavola.games.tainted_grail.content.vocabulary import KEYWORDS, Filter
from tavola.games.tainted_grail.rules_text.values import Voice
from tavola.kernel.text import Message, say


def condition_text(cond: Cond, voice: Voice, *, negated: bool = False) -> Message:
    """A condition as a clause."""
    return cond.says(voice, negated)


def no(negated: bool) -> str:
    """How the message of a clause ends that says the contrary."""
    return "-not" if negated else ""


def item_text(sort: str = "", *, crafted: bool = False) -> Message:
    """An Item of a sort: "an Item", "a Weapon", "a Crafted Item", or one by its name."""
    if sort in KEYWORDS:
        return say(f"rule-item-{sort}{'-crafted' if crafted else ''}")
    if sort:
        return say("rule-named", name=say(f"item-{hyphenated(sort)}"))
    return say("rule-item-crafted") if crafted else say("rule-item")


def filter_text(wanted: Filter) -> Message:
    return item_text(wanted.keyword or wanted.id or "", crafted=bool(wanted.crafted))


def all_items_text(wanted: Filter) -> Message:
    """Every Item of a sort."""
    sort = wanted.keyword or ("crafted" if wanted.crafted else "")
    return say(f"rule-items-{sort}") if sort else say("rule-items")
