"""Costs in words (D.4)."""

from __future__ import annotations

from tavola.games.tainted_grail.content.vocabulary import Cost, Flip
from tavola.games.tainted_grail.rules_text.conditions import filter_text, item_text
from tavola.games.tainted_grail.rules_text.values import amounts_text, chained
from tavola.kernel.text import Message, say

PAID = ("energy", "health", "food", "wealth", "rep", "magic", "exp")


def cost_text(cost: Cost) -> list[Message]:
    """What has to be done to pay: each part a clause in the imperative. A Terror cost raises Terror (TG-6.6)."""
    said: list[Message] = []
    if paid := amounts_text({kind: getattr(cost, kind) for kind in PAID}):
        said.append(say("rule-pay", what=paid))
    if terror := amounts_text({"terror": cost.terror}):
        said.append(say("rule-gain-you", what=terror))
    if cost.charges:
        said.append(say("rule-pay-charges", n=cost.charges))
    if cost.flip is not None:
        said.append(flip_cost(cost.flip))
    said += _cards(cost)
    return [say("rule-each-pays", price=said)] if cost.per == "member" and said else said


def flip_cost(what: str | Flip) -> Message:
    """This card, or one in use of a sort, is turned face down until the Encounter ends."""
    if what == "self":
        return say("rule-flip-self")
    sorts = [what] if isinstance(what, str) else what.sorts
    return say("rule-flip", item=chained("rule-or", [item_text(sort) for sort in sorts]))


def _cards(cost: Cost) -> list[Message]:
    said: list[Message] = []
    if cost.discard is not None:
        place = cost.discard.from_.replace("_", "-")
        said.append(say(f"rule-discard-{place}-you", n=cost.discard.count))
    if cost.item is not None:
        said.append(say("rule-item-discard-you", item=filter_text(cost.item)))
    if cost.secret is not None:
        said.append(say("rule-secret-discard", number=str(cost.secret)))
    return said
