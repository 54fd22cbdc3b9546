"""1. PLANNING PHASE: both choose an action in secret and show it at the same moment."""

from __future__ import annotations

from tavola.games.sangue_reale.choices import PlanChoice
from tavola.games.sangue_reale.deeds import Plan, Round
from tavola.games.sangue_reale.ending import the_king_dies
from tavola.games.sangue_reale.events import PlanShown, PlansRevealed
from tavola.games.sangue_reale.state import FACES, LAST_ROUND, NO_ONE, SEATS, Duel, other
from tavola.kernel.choice import legality, no, offer
from tavola.kernel.decision import Option, Refusal, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import AGAIN, ask, ask_each, rule

PLANS = tuple(tuple(offer(PlanChoice(face), Plan(seat, face)) for face in FACES) for seat in SEATS)
BOTH_PLANS = dict(enumerate(PLANS))


def plan_in_secret(g: Duel, do: Round) -> str | None:
    """Any of the six actions, never none; a choice that is made stands (SR-4.1, SR-4.2, SR-4.3, SR-4.6)."""
    openly = who_plans_openly(g)
    if openly is None:
        ask_each(g, "plan", plans(g), revisable=g.options.lock_policy == "revisable")
        return None
    return plan_in_the_open(g, openly)


def plans(g: Duel) -> dict[Seat, tuple[Option, ...]]:
    if not (g.sheets[0].forbidden or g.sheets[1].forbidden):
        return BOTH_PLANS
    return {seat: plans_of(g, seat) for seat in SEATS}


def plans_of(g: Duel, seat: Seat) -> tuple[Option, ...]:
    """All six actions but those that powers of the other forbid in this round; there is always a plan (SR-15.2)."""
    return tuple(PLANS[seat][face - 1] for face in FACES if not is_forbidden(g, seat, face)) or PLANS[seat]


@legality(PlanChoice)
def why_not_plan(g: Duel, seat: Seat, choice: PlanChoice) -> Refusal | None:
    if choice.action not in FACES:
        return no("SR_E_ACTION_RANGE", "SR-4.1")
    if not is_forbidden(g, seat, choice.action) or all(is_forbidden(g, seat, face) for face in FACES):
        return None
    return no("SR_E_ACTION_FORBIDDEN", "SR-4.1", action=choice.action)


def is_forbidden(g: Duel, seat: Seat, action: int) -> bool:
    return g.round <= g.sheets[seat].forbidden.get(action, 0)


def who_plans_openly(g: Duel) -> Seat | None:
    """The player whom the other's power makes plan first; two such powers cancel out."""
    openly = [g.round <= sheet.openly_until for sheet in g.sheets]
    return None if openly[0] == openly[1] else openly.index(True)


def plan_in_the_open(g: Duel, openly: Seat) -> str | None:
    """One chooses and shows, then the other chooses."""
    for seat in (openly, other(openly)):
        if not g.sheets[seat].plan:
            ask(g, seat, "plan", plans_of(g, seat), forced=True)
            return AGAIN
    return None


@rule(Plan)
def plan(g: Duel, do: Plan) -> None:
    g.sheets[do.seat].plan = do.action
    if do.seat == who_plans_openly(g):
        emit(g, PlanShown(do.seat, do.action))


def reveal_plans(g: Duel, do: Round) -> None:
    """Both at once, and written, cancelled or not; the last section is the King's death (SR-4.4, SR-4.5, SR-12.1)."""
    one, two = (sheet.plan for sheet in g.sheets)
    g.sheets[0].chronology.append(one)
    g.sheets[1].chronology.append(two)
    emit(g, PlansRevealed(g.round, (one, two), NO_ONE if one == two else who_acts_first(g)))
    if g.round == LAST_ROUND:
        the_king_dies(g)


def who_acts_first(g: Duel) -> Seat:
    """No seat by right, but the lower face, unless a power says otherwise (SR-2.8, SR-5.1)."""
    early = who_has_the_start(g)
    return early if early is not None else 0 if g.sheets[0].plan < g.sheets[1].plan else 1


def who_has_the_start(g: Duel) -> Seat | None:
    """Whom a power makes act first in this round; two such powers cancel out."""
    one, two = (g.round <= sheet.first_until for sheet in g.sheets)
    return None if one == two else int(two)
