"""Why not: every refusal of Part G with its clause, whatever is asked and whoever answers."""

from __future__ import annotations

import msgspec

from tavola.games.tainted_grail.campaign.choices import AddCharacterChoice, GraceChoice, ShelveChoice
from tavola.games.tainted_grail.choices import NOT_OFFERED
from tavola.games.tainted_grail.day.party import why_not_join
from tavola.games.tainted_grail.day.turns import name_of
from tavola.games.tainted_grail.encounter.frames import is_member
from tavola.games.tainted_grail.present.looked_for import looked_for
from tavola.games.tainted_grail.present.refusals_day import (
    is_busy,
    why_not_act,
    why_not_at_all,
    why_not_by_day,
    why_not_now,
)
from tavola.games.tainted_grail.present.refusals_encounter import ASKED_AT, why_not_in_encounter, why_not_member
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.choice import NO_SUCH_THING, book_of, refused_choice
from tavola.kernel.choice_keys import verb_of
from tavola.kernel.decision import Decision, Refusal, Seat

MOVES = ("explore", "travel", "location", "character", "menhir", "trade", "again", "hold", "take", "use", "pass")
ANYWHERE = (AddCharacterChoice, ShelveChoice, GraceChoice)  # whatever is asked, these say why they have to wait


def refused(g: Avalon, decision: Decision) -> list[Refusal]:
    """What a player would look for among the answers and does not find."""
    found = [refused_choice(g, decision.seat, choice) for choice in looked_for(g, decision)]
    return [refusal for refusal in found if refusal is not None and refusal.code != NO_SUCH_THING.code]


def why_not(g: Avalon, decision: Decision, key: str) -> Refusal:
    """The most fitting reason first: the question itself, then what is going on. Where any word might be an answer, as
    in the Journal, one that is none may be meant for something else."""
    choice = book_of(g.choice_kinds).read(decision.prompt, key)
    found = None if choice is None else refused_choice(g, decision.seat, choice)
    if choice is not None and found is not None and (choice.verb or found.code != NOT_OFFERED.code):
        return found
    for reason in (why_not_in_encounter, _why_not_here):
        if (found := reason(g, decision, key)) is not None:
            return msgspec.structs.replace(found, key=key)
    if (found := why_not_by_day(g, key)) is not None:
        return found
    if is_busy(g):
        return why_not_now(g, decision.seat, key)
    return Refusal("TABLE_E_NOT_AN_OPTION", "", key)


def _why_not_here(g: Avalon, decision: Decision, key: str) -> Refusal | None:
    if decision.prompt == "act" and verb_of(key) in MOVES:
        return why_not_act(g, decision.seat, key)
    choice = book_of(g.choice_kinds).elsewhere(key)
    return refused_choice(g, decision.seat, choice) if isinstance(choice, ANYWHERE) else None


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
