"""END OF THE GAME: the King is dead, or nothing is left to take; the round in course is always finished."""

from __future__ import annotations

from tavola.games.sangue_reale.events import EraEndTriggered
from tavola.games.sangue_reale.state import FREE, Duel
from tavola.kernel.event import emit


def the_king_dies(g: Duel) -> None:
    """A value stands in the last section of the Chronology (SR-12.1)."""
    trigger_the_end(g, "king_died")


def end_if_all_is_taken(g: Duel) -> None:
    """Every box bears initials and every Unique Supporter has been activated; both are needed (SR-12.2)."""
    if FREE not in g.boxes and FREE not in g.uniques:
        trigger_the_end(g, "all_taken")


def trigger_the_end(g: Duel, reason: str) -> None:
    """This round is finished, the second player's action too, and none starts after it (SR-5.6, SR-12.3, SR-12.4)."""
    if not g.ending:
        g.ending = reason
        emit(g, EraEndTriggered(reason))
