"""UNIQUE SUPPORTERS: whoever reaches the icon first has the support and its ability, at once; the other gets an X."""

from __future__ import annotations

from tavola.games.sangue_reale.choices import LineFirstChoice, UniqueFirstChoice
from tavola.games.sangue_reale.deeds import (
    Ability,
    ChooseTriggerOrder,
    CircleNumber,
    FirstInTheQueue,
    ReachUnique,
    ResolveTriggers,
    UsePower,
)
from tavola.games.sangue_reale.ending import end_if_all_is_taken
from tavola.games.sangue_reale.events import AbilityResolved, UniqueTaken, UniqueTooLate
from tavola.games.sangue_reale.state import FREE, Duel, layout_of
from tavola.kernel.choice import offer
from tavola.kernel.event import emit
from tavola.kernel.flow import AGAIN, ask, procedure, rule, then


def resolve_triggers_next(g: Duel) -> None:
    if g.queue:
        then(g, ResolveTriggers())


@rule(ResolveTriggers)
def first_in_first_out(g: Duel, do: ResolveTriggers) -> str | None:
    """What an ability triggers waits until the ability is finished, behind what was triggered before it (SR-10.8)."""
    if g.queue:
        then(g, g.queue.pop(0))
    return AGAIN if g.queue else None


@rule(ChooseTriggerOrder)
def choose_trigger_order(g: Duel, do: ChooseTriggerOrder) -> None:
    """A row with both a line and an icon: the player says which comes first (`player_choice`).

    A Unique Supporter that is taken already leaves nothing to choose (SR-10.5).
    """
    number, unique = CircleNumber(do.seat, do.number), ReachUnique(do.seat, do.unique)
    line_first = offer(LineFirstChoice(), FirstInTheQueue((number, unique)))
    unique_first = offer(UniqueFirstChoice(), FirstInTheQueue((unique, number)))
    ask(g, do.seat, "trigger_order", [line_first, unique_first] if g.uniques[do.unique] == FREE else [line_first])


@rule(FirstInTheQueue)
def put_first_in_the_queue(g: Duel, do: FirstInTheQueue) -> None:
    """Both wait as if they had been queued so: what the first one triggers comes after the second (SR-10.8)."""
    g.queue[:0] = do.triggers
    resolve_triggers_next(g)


@rule(ReachUnique)
def reach_unique(g: Duel, do: ReachUnique) -> None:
    """Initials for the first, an X for the other; second at the icon gains nothing (SR-10.2, SR-10.4, SR-10.5)."""
    unique = layout_of(g).uniques[do.unique]
    if g.uniques[do.unique] != FREE:
        return emit(g, UniqueTooLate(do.seat, unique.id))
    g.uniques[do.unique] = do.seat
    emit(g, UniqueTaken(do.seat, unique.id))
    end_if_all_is_taken(g)
    then(g, Ability(do.seat, do.unique))


def use_its_powers(g: Duel, do: Ability) -> None:
    """All of them, once, in the order of its text; a part without a legal target does nothing (SR-10.3, SR-10.6)."""
    then(g, *[UsePower(do.seat, effect) for effect in layout_of(g).uniques[do.unique].effects])


def ability_is_resolved(g: Duel, do: Ability) -> None:
    """Only now comes what it has triggered."""
    resolve_triggers_next(g)
    emit(g, AbilityResolved(do.seat, layout_of(g).uniques[do.unique].id))


procedure(Ability, use_its_powers, ability_is_resolved)
