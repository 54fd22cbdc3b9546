"""Effects in words (D.6): how clauses are joined and given their subject. Each word says its own (words/)."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.games.tainted_grail.content.effect import Effect
from tavola.games.tainted_grail.content.selector import Who
from tavola.games.tainted_grail.content.value import Expr
from tavola.games.tainted_grail.rules_text.values import Voice, chained, equal_text, turned_round, value_text, who_text
from tavola.kernel.text import Arg, Message


def effects_text(effects: Sequence[Effect], voice: Voice) -> Message:
    """Effects one after the other, as one sentence without its full stop."""
    return chained("rule-then", [effect.says(voice) for effect in effects])


def spoken(id: str, effect: Effect, voice: Voice, **args: Arg) -> Message:
    """In the imperative for who reads, else with its subject: `rule-gain-you`, `rule-gain-they`."""
    who = effect.who or voice.default
    if who == "self":
        return Message(f"{id}-you", args)
    return Message(f"{id}-they", {**args, "who": who_text(who)})


def of_whom(id: str, who: Who) -> Message:
    return Message(f"{id}-you") if who == "self" else Message(f"{id}-they", {"who": who_text(who)})


def up_or_down(id: str, expr: Expr) -> Message:
    """A number that may rise or fall, fixed or as the table decides: -up, -down, -up-by, -down-by."""
    if isinstance(expr, int):
        return Message(f"{id}-down", {"n": -expr}) if expr < 0 else Message(f"{id}-up", {"n": expr})
    if (less := turned_round(expr)) is not None:
        return Message(f"{id}-down-by", {"value": equal_text(less)})
    return Message(f"{id}-up-by", {"value": equal_text(expr)})


def number(expr: Expr) -> Arg:
    """Bare where it is a number, so that the words can agree with it."""
    return expr if isinstance(expr, int) else value_text(expr)
