"""Why not: every refusal of Part G with its clause, whatever is asked and whoever answers."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from tavola.games.tainted_grail.campaign.roster import refused_at_dawn, why_not_add, why_not_change
from tavola.games.tainted_grail.costs.costs import HELPED
from tavola.games.tainted_grail.day.turns import name_of
from tavola.games.tainted_grail.deeds.day import TakeAction
from tavola.games.tainted_grail.encounter.frames import is_member
from tavola.games.tainted_grail.present.refusals_day import (
    is_busy,
    refused_acts,
    refused_menhir,
    why_not_act,
    why_not_at_all,
    why_not_by_day,
    why_not_join,
    why_not_now,
)
from tavola.games.tainted_grail.present.refusals_encounter import (
    ASKED_AT,
    refused_in_encounter,
    why_not_in_encounter,
    why_not_member,
)
from tavola.games.tainted_grail.present.refusals_story import refused_in_story, why_no_grace, why_not_in_story
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.choice import book_of, refused_choice
from tavola.kernel.choice_keys import verb_of
from tavola.kernel.decision import Decision, Refusal, Seat

MOVES = ("explore", "travel", "location", "character", "menhir", "trade", "again", "hold", "take", "use", "pass")

MUST_CHOOSE = "TG_E_MUST_CHOOSE"  # said only where nothing fits better


def refused(g: Avalon, decision: Decision) -> list[Refusal]:
    """What a player would look for among the answers and does not find."""
    found = [*refused_in_story(g, decision), *refused_in_encounter(g, decision)]
    if decision.prompt == "act" and not g.heroes[decision.seat].acted:
        found += refused_acts(g, decision.seat)
    elif decision.prompt == "menhir":
        found += refused_menhir(g, decision.seat)
    elif decision.prompt == "dawn":
        found += refused_at_dawn(g)
    return found


def why_not(g: Avalon, decision: Decision, key: str) -> Refusal:
    """The most fitting reason first: the question itself, then what is going on."""
    choice = book_of(g.choice_kinds).read(decision.prompt, key)
    if choice is not None and (against := refused_choice(g, decision.seat, choice)) is not None:
        return against
    for reason in (why_not_in_story, why_not_in_encounter, _why_not_here):
        if (found := reason(g, decision, key)) is not None and found.code != MUST_CHOOSE:
            return msgspec.structs.replace(found, key=key)
    if (found := why_not_by_day(g, key)) is not None:
        return found
    if is_busy(g):
        return why_not_now(g, decision.seat, key)
    return Refusal("TABLE_E_NOT_AN_OPTION", "", key)


def _why_not_here(g: Avalon, decision: Decision, key: str) -> Refusal | None:
    verb, _, what = key.partition(":")
    if decision.prompt == "act" and verb in MOVES:
        return why_not_act(g, decision.seat, key)
    reason = ELSEWHERE.get((decision.prompt, verb)) or ANYWHERE.get(verb)
    return None if reason is None else reason(g, decision.seat, what)


# -- questions that have reasons of their own


def _why_not_paid_for(g: Avalon, seat: Seat, what: str) -> Refusal | None:
    """Somebody's share may be covered in Energy and Magic only (TG-21.7)."""
    kinds = what.split(":")
    return None if any(kind in HELPED for kind in kinds) else Refusal("TG_E_COST_OTHERS", "TG-21.7")


def _why_not_shared(g: Avalon, seat: Seat, what: str) -> Refusal | None:
    """Of a Character Action at least one Energy is its owner's own (TG-10.2)."""
    kind, _, n = what.partition(":")
    action = next((do for do in reversed(g.stack) if isinstance(do, TakeAction)), None)
    if kind == "energy" and n == "0" and action is not None and action.least and action.seat == seat:
        return Refusal("TG_E_CHAR_ACTION_MIN", "TG-10.2", args={"name": name_of(g, seat)})
    return _why_not_paid_for(g, seat, what)


def _why_not_changed(g: Avalon, seat: Seat, what: str) -> Refusal | None:
    return why_not_change(g) or (why_not_add(g, what) if what in g.box.characters else None)


ELSEWHERE: dict[tuple[str, str], Callable[[Avalon, Seat, str], Refusal | None]] = {
    ("pay_share", "cover"): _why_not_paid_for,
    ("pay", "pay"): _why_not_shared,
}
ANYWHERE: dict[str, Callable[[Avalon, Seat, str], Refusal | None]] = {
    "add": _why_not_changed,
    "shelve": lambda g, seat, what: why_not_change(g),
    "grace": lambda g, seat, what: why_no_grace(g),
}


# -- who is not asked


def not_asked(g: Avalon, seat: Seat, key: str) -> Refusal:
    """Why somebody has nothing to answer now, as far as what they want tells."""
    verb = verb_of(key)
    if g.outcome:
        return Refusal("TG_E_GAME_OVER", "TG-29.10", key)
    if seat >= len(g.heroes):
        return Refusal("TABLE_E_NOT_YOUR_DECISION", "", key)
    if verb == "join" and g.party and seat not in g.party and g.heroes[seat].alive:
        return msgspec.structs.replace(_why_not_joined(g, seat), key=key)
    if g.heroes[seat].alive and (by_day := why_not_by_day(g, key)) is not None:
        return by_day
    if is_member(g, seat) and verb in ASKED_AT:
        refusal = why_not_member(g, seat, key)
    else:
        refusal = why_not_at_all(g, seat, key)
    return msgspec.structs.replace(refusal or Refusal("TABLE_E_NOT_YOUR_DECISION"), key=key)


def _why_not_joined(g: Avalon, seat: Seat) -> Refusal:
    leader = g.party[0]
    if seat in g.turned_away:
        args = {"leader": name_of(g, leader), "name": name_of(g, seat)}
        return Refusal("TG_E_JOIN_REFUSED", "TG-21.1", args=dict(args))
    return why_not_join(g, seat, leader) or Refusal("TG_E_JOIN_LATE", "TG-21.2")
