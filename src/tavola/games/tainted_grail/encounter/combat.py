"""Combat: the Pool, the Combat Table, the Opportunity attack, the Victory Check (TG-34 to TG-36)."""

from __future__ import annotations

from tavola.games.tainted_grail.content.schema import TableRow
from tavola.games.tainted_grail.deeds.encounter import DiscardFromHand, EndEncounter, OpportunityAttack
from tavola.games.tainted_grail.effects.modifiers import modified
from tavola.games.tainted_grail.effects.run import carry_out
from tavola.games.tainted_grail.effects.triggers import fire
from tavola.games.tainted_grail.encounter.frames import current, current_entry, encounter_source, is_member
from tavola.games.tainted_grail.events.encounter import EnemyAttacked, OpportunityTaken, PoolChanged
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import procedure, then


def gain_cubes(g: Avalon, seat: Seat, n: int) -> None:
    """Cubes go into the Pool; Defensive withholds one of the first card's (TG-35.1, TG-37.3)."""
    fight = current(g)
    n = modified(g, seat, "pool_gain", n)
    withheld = min(fight.first_card_cubes, n)
    fight.first_card_cubes -= withheld
    _change_pool(g, n - withheld)


def lose_cubes(g: Avalon, seat: Seat, n: int) -> None:
    """The Pool never goes below 0: for each cube that is not there a card is discarded (TG-36.8)."""
    n = modified(g, seat, "pool_loss", n)
    there = min(n, current(g).pool)
    _change_pool(g, -there)
    if n > there:
        then(g, DiscardFromHand(seat, n - there))


def _change_pool(g: Avalon, by: int) -> None:
    if by:
        fight = current(g)
        fight.pool += by
        emit(g, PoolChanged(by, fight.pool))


def table_row(g: Avalon) -> TableRow | None:
    """The line of the Combat Table for the cubes there are now (TG-34.13)."""
    pool = current(g).pool
    return next((row for row in current_entry(g).table if row.pool[0] <= pool <= row.pool[1]), None)


def strike(g: Avalon, seat: Seat) -> None:
    """The row is chosen once, from the Pool before the attack; its effects apply in printed order (TG-34.15)."""
    emit(g, EnemyAttacked(seat, current(g).card, current(g).pool))
    row = table_row(g)
    if row is not None:
        carry_out(g, row.do, seat, encounter_source(g), alone=True)


def check_victory(g: Avalon) -> None:
    """Enough cubes win; looked at after phase 2 and after each attack, and at no other time (TG-36.1)."""
    if current(g).pool >= current_entry(g).value:
        then(g, EndEncounter("won"))


def strike_at_once(g: Avalon, do: OpportunityAttack) -> None:
    if is_member(g, do.seat):
        emit(g, OpportunityTaken(do.seat, current(g).card))
        carry_out(g, current_entry(g).opportunity, do.seat, encounter_source(g), alone=True)


def after_opportunity(g: Avalon, do: OpportunityAttack) -> None:
    if is_member(g, do.seat):
        fire(g, "opportunity", do.seat)


procedure(OpportunityAttack, strike_at_once, after_opportunity)
