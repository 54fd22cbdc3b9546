"""The end of Narrative mode (TG-40.2): the players may give it up whenever no Action is being resolved."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from tavola.games.tainted_grail.campaign.choices import EndNarrativeChoice
from tavola.games.tainted_grail.character.survival import look_at_thresholds
from tavola.games.tainted_grail.choices import AgreeChoice, RefuseChoice
from tavola.games.tainted_grail.deeds.campaign import AskToEnd, DawnChanges, EndNarrative, KeepNarrative, ProposeEnd
from tavola.games.tainted_grail.effects.selectors import living
from tavola.games.tainted_grail.events.campaign import NarrativeEnded, NarrativeKept
from tavola.games.tainted_grail.marks import NARRATIVE_KEPT
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.choice import NO_SUCH_THING, legality, no, offer
from tavola.kernel.decision import Option, Refusal, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import ask, is_doing, rule, then

NOT_ONES_TURN = no("TG_E_ROUND_ORDER", "TG-6.5")


def end_options(g: Avalon, seat: Seat) -> list[Option]:
    """Open to whoever is asked what to do next, unless somebody has just declined."""
    return [] if why_not_end(g) else [offer(EndNarrativeChoice(), ProposeEnd(seat))]


def why_not_end(g: Avalon) -> Refusal | None:
    if not g.options.narrative:
        return NO_SUCH_THING
    return no("TG_E_AGAIN", "TG-40.2") if NARRATIVE_KEPT in g.called_off else None


@legality(EndNarrativeChoice)
def why_not_end_by_day(g: Avalon, seat: Seat, choice: EndNarrativeChoice) -> Refusal | None:
    """By day it is for those whose turn it is; at dawn nobody has had one."""
    has_had_its_turn = (g.heroes[seat].acted or g.heroes[seat].passed) and not is_doing(g, DawnChanges)
    return NOT_ONES_TURN if has_had_its_turn else why_not_end(g)


def with_end_options(g: Avalon, turns: Mapping[Seat, list[Option]]) -> Mapping[Seat, list[Option]]:
    if not g.options.narrative:
        return turns
    return {seat: [*options, *end_options(g, seat)] for seat, options in turns.items()}


@rule(ProposeEnd)
def ask_the_others(g: Avalon, do: ProposeEnd) -> None:
    """One after the other, openly; where silence is consent nobody is asked."""
    others = [seat for seat in living(g) if seat != do.seat] if g.options.silence == "asks" else []
    then(g, AskToEnd(tuple(others)))


@rule(AskToEnd)
def ask_the_next(g: Avalon, do: AskToEnd) -> None:
    if not do.seats:
        return then(g, EndNarrative())
    seat, *rest = do.seats
    options = [offer(AgreeChoice(), AskToEnd(tuple(rest))), offer(RefuseChoice(), KeepNarrative(seat))]
    ask(g, seat, "end_narrative", options)


@rule(KeepNarrative)
def keep_narrative(g: Avalon, do: KeepNarrative) -> None:
    """Nobody is asked again before the next Action."""
    g.called_off.append(NARRATIVE_KEPT)
    emit(g, NarrativeKept(do.seat))


@rule(EndNarrative)
def end_narrative(g: Avalon, do: EndNarrative) -> None:
    g.options = msgspec.structs.replace(g.options, narrative=False)
    emit(g, NarrativeEnded())
    for seat in living(g):
        look_at_thresholds(g, seat)
