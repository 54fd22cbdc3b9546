"""Modifiers in words (D.7): what number changes, how, and for how long."""

from __future__ import annotations

from tavola.games.tainted_grail.content.value import Expr
from tavola.games.tainted_grail.content.vocabulary import Modify
from tavola.games.tainted_grail.rules_text.conditions import condition_text
from tavola.games.tainted_grail.rules_text.values import Voice, equal_text, kind_name, signed, turned_round, value_text
from tavola.kernel.text import Message, say


def modify_text(change: Modify, voice: Voice) -> Message:
    said = _bare_change(change)
    if change.if_ is not None:
        said = say("rule-if", condition=condition_text(change.if_, voice), effects=said)
    return said if change.for_ == "visible" else say(f"rule-for-{change.for_}", change=said)


def _bare_change(change: Modify) -> Message:
    kind, _, name = change.stat.partition(".")
    if kind == "key":
        return say("rule-modify-key", kind=kind_name(name))
    if kind == "trait":
        trait = say(f"trait-{name}")
        return say("rule-modify-trait", trait=trait) if change.set else say("rule-modify-no-trait", trait=trait)
    stat = stat_text(change.stat)
    if change.set is not None and not isinstance(change.set, (bool, str)):
        return say("rule-modify-set", stat=stat, value=value_text(change.set))
    if change.mul is not None:
        return say("rule-modify-none", stat=stat) if change.mul == 0 else _times(stat, change.mul)
    if change.prevent is not None:
        if change.prevent == "all":
            return say("rule-modify-none", stat=stat)
        if isinstance(change.prevent, int):
            return say("rule-modify-by", stat=stat, by=signed(-change.prevent))
        return say("rule-modify-less", stat=stat, value=equal_text(change.prevent))
    return _added(stat, change.add if change.add is not None else 0)


def _times(stat: Message, by: Expr) -> Message:
    return say("rule-modify-times", stat=stat, value=value_text(by))


def _added(stat: Message, by: Expr) -> Message:
    if isinstance(by, int):
        return say("rule-modify-by", stat=stat, by=signed(by))
    if (less := turned_round(by)) is not None:
        return say("rule-modify-less", stat=stat, value=equal_text(less))
    return say("rule-modify-more", stat=stat, value=equal_text(by))


def stat_text(stat: str) -> Message:
    """The number that is changed, as a noun."""
    kind, _, rest = stat.partition(".")
    if kind == "cost":
        action, _, what = rest.partition(".")
        return say("stat-cost", action=say(f"stat-action-{action}"), kind=kind_name(what))
    if kind == "attr":
        return say("stat-attr", kind=kind_name(rest))
    return say("stat-" + stat.replace("_", "-").replace(".", "-"))
