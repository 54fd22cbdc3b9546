"""Why not: what the rules of the day forbid, with the clause, for whoever asks for it."""

from __future__ import annotations

import msgspec

from tavola.games.tainted_grail.day.turns import moment_of, name_of, why_not_turn
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.choice import book_of, why_not
from tavola.kernel.choice_keys import verb_of
from tavola.kernel.decision import Refusal, Seat

OF_THE_EVENING = {  # what belongs to a step of the End of the Day, with its question and its clause
    "learn": ("progress", "TG-28.8"),
    "raise": ("progress", "TG-28.8"),
    "eat": ("eat", "TG-14.2"),
    "fast": ("eat", "TG-14.2"),
    "in": ("rebuild_decks", "TG-14.7"),
    "out": ("rebuild_decks", "TG-14.7"),
}
NO_ACTIONS = ("trade", "take")  # open also to those whose turn it is not
NEW_ACTIONS = ("explore", "travel", "location", "menhir", "use", "pass", "hold")


def why_not_act(g: Avalon, seat: Seat, key: str) -> Refusal:
    """Why this Character cannot do that now: its own state first, then what it asks for."""
    choice = book_of(g.choice_kinds).read("act", key)
    refusal = why_not_at_all(g, seat, key) or (None if choice is None else why_not(g, seat, choice))
    return msgspec.structs.replace(refusal or Refusal("TG_E_NO_ACTION", "TG-6.9"), key=key)


def why_not_at_all(g: Avalon, seat: Seat, key: str) -> Refusal | None:
    """The campaign is over, the Character is dead, busy, has Passed or has acted."""
    hero, name = g.heroes[seat], {"name": name_of(g, seat)}
    if g.outcome:
        return Refusal("TG_E_GAME_OVER", "TG-29.10")
    if not hero.alive:
        return Refusal("TG_E_DEAD", "TG-29.7", args=dict(name))
    if is_busy(g):
        return why_not_now(g, seat, key)
    return None if verb_of(key) in NO_ACTIONS else why_not_turn(g, seat)


def is_busy(g: Avalon) -> bool:
    return g.encounter is not None or g.exploration is not None or bool(g.party)


def why_not_now(g: Avalon, seat: Seat, key: str) -> Refusal:
    """Inside an Action, an Exploration or an Encounter: the most fitting of several answers (Part G)."""
    kind = verb_of(key)
    if kind == "character":
        return Refusal("TG_E_PHASE", "TG-10.1", key, {"phase": moment_of(g)})
    if kind in NEW_ACTIONS:
        return Refusal("TG_E_BUSY", "TG-6.10", key, {"name": name_of(g, seat)})
    if kind in ("leave", "leave_party"):
        return Refusal("TG_E_LEAVE_MID", "TG-21.2", key)
    if kind == "join":
        return Refusal("TG_E_JOIN_LATE", "TG-21.2", key)
    if kind in ("trade", "give", "ask"):
        return Refusal("TG_E_TRADE_BUSY", "TG-17.6", key)
    return Refusal("TG_E_MUST_CHOOSE", "TG-23.2", key)


def why_not_by_day(g: Avalon, key: str) -> Refusal | None:
    """Exp, decks and supper wait for their step of the evening (TG-14, TG-28.8)."""
    question, clause = OF_THE_EVENING.get(verb_of(key), ("", ""))
    if not question or any(decision.prompt == question for decision in g.open):
        return None
    return Refusal("TG_E_PHASE", clause, key, {"phase": moment_of(g)})
