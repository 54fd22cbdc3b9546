"""Agreement: what one Character proposes and others must accept (TG-21.7, TG-33.17, TG-34.2, TG-38.6)."""

from __future__ import annotations

from tavola.games.tainted_grail.choices import AgreeChoice, RefuseChoice
from tavola.games.tainted_grail.deeds.costs import SeekConsent, Vote
from tavola.games.tainted_grail.encounter.frames import current
from tavola.games.tainted_grail.events.costs import ConsentRefused
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.choice import offer
from tavola.kernel.decision import Option, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import ask_each, procedure, rule, then

AGREE, REFUSE = AgreeChoice(), RefuseChoice()


@rule(Vote)
def count_vote(g: Avalon, do: Vote) -> None:
    current(g).votes[do.seat] = do.vote


def ask_for_consent(g: Avalon, do: SeekConsent) -> None:
    current(g).votes = {}
    seats = [seat for seat in do.seats if g.heroes[seat].alive]
    if g.options.silence == "asks":
        ask_each(g, do.prompt, {seat: _agree_or_refuse(seat) for seat in seats})


def _agree_or_refuse(seat: Seat) -> tuple[Option, Option]:
    return offer(AGREE, Vote(seat, AGREE.key)), offer(REFUSE, Vote(seat, REFUSE.key))


def go_by_the_answers(g: Avalon, do: SeekConsent) -> None:
    """A refusal is remembered for this Activation, so that nobody is asked the same thing over and over."""
    refusing = [seat for seat, vote in current(g).votes.items() if vote == REFUSE.key]
    current(g).votes = {}
    if not refusing:
        return then(g, *do.agreed)
    current(g).refusals.append(do.about)
    for seat in refusing:
        emit(g, ConsentRefused(seat, do.about))
    then(g, *do.refused)


procedure(SeekConsent, ask_for_consent, go_by_the_answers)
