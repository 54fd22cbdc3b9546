"""A Turn: who is Active next, and what its end brings (TG-34.1, TG-34.2, TG-34.17)."""

from __future__ import annotations

from tavola.games.tainted_grail.content.message_ids import character_name
from tavola.games.tainted_grail.deeds.costs import SeekConsent
from tavola.games.tainted_grail.deeds.encounter import Activation, DiscardDownToLimit, DrawAtTurnEnd, Turn
from tavola.games.tainted_grail.effects.selectors import by_number
from tavola.games.tainted_grail.effects.triggers import fire_for, forget_limits
from tavola.games.tainted_grail.encounter.choices import ActiveChoice
from tavola.games.tainted_grail.encounter.frames import current
from tavola.games.tainted_grail.events.encounter import TurnEnded
from tavola.games.tainted_grail.state import Avalon, GrailDo
from tavola.kernel.choice import NO_SUCH_THING, legality, no, offer
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import AGAIN, ask, procedure, then

# -- act I


def select_active(g: Avalon, do: Turn) -> str | None:
    """Any member not yet activated; the lowest Character Number among them unless all agree on another (TG-34.2)."""
    fight = current(g)
    waiting = by_number(g, [seat for seat in fight.members if seat not in fight.activated])
    if not waiting:
        return None
    ask(g, waiting[0], "active", [offer(ActiveChoice(seat), _proposal(g, seat, waiting[0])) for seat in waiting])
    return AGAIN


@legality(ActiveChoice)
def why_not_active(g: Avalon, seat: Seat, choice: ActiveChoice) -> Refusal | None:
    """Each member once in a Turn (TG-34.2)."""
    if choice.seat in current(g).activated:
        return no("TG_E_ALREADY_ACTIVATED", "TG-34.2", name=character_name(g.heroes[choice.seat].character))
    return None if choice.seat in current(g).members else NO_SUCH_THING


def _proposal(g: Avalon, seat: Seat, lowest: Seat) -> GrailDo:
    if seat == lowest:
        return Activation(seat)
    others = tuple(other for other in by_number(g, current(g).members) if other != lowest)
    return SeekConsent("agree_active", ActiveChoice(seat).key, others, (Activation(seat),), (Activation(lowest),))


# -- act III


def discard_to_limit(g: Avalon, do: Turn) -> None:
    current(g).phase = "end"
    then(g, *[DiscardDownToLimit(seat) for seat in by_number(g, current(g).members)])


def draw_at_the_end(g: Avalon, do: Turn) -> None:
    then(g, *[DrawAtTurnEnd(seat) for seat in by_number(g, current(g).members)])


def fire_turn_end(g: Avalon, do: Turn) -> None:
    fire_for(g, "turn_end", current(g).members)


def clear_the_boards(g: Avalon, do: Turn) -> None:
    """Time tokens leave the boards, not the cards (TG-34.17)."""
    fight = current(g)
    fight.activated = []
    fight.turn += 1
    forget_limits(g, "turn")
    emit(g, TurnEnded(fight.turn))


procedure(Turn, select_active, discard_to_limit, draw_at_the_end, fire_turn_end, clear_the_boards)
