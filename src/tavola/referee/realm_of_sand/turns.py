"""SVOLGIMENTO PARTITA: rounds, turns, the main action and what may be done before and after it."""

from __future__ import annotations

from tavola.referee.realm_of_sand.completing import completable, complete, refill_the_display
from tavola.referee.realm_of_sand.ending import reasons_to_end
from tavola.referee.realm_of_sand.placing import place, ways_to_place
from tavola.referee.realm_of_sand.powers import may_use_power, use_power
from tavola.referee.realm_of_sand.setting_up import set_up
from tavola.referee.realm_of_sand.summoning import summon, ways_to_summon
from tavola.referee.realm_of_sand.table import Play, Question, Table


def play(table: Table) -> Play:
    """A whole game, from the shuffled decks to the last turn."""
    yield from set_up(table)
    while not table.endings:
        table.round += 1
        for seat in table.clockwise():
            table.turn = seat
            yield from take_turn(table, seat)
        table.endings = reasons_to_end(table)


def take_turn(table: Table, seat: int) -> Play:
    """One main action, and before and after it whatever the player likes besides."""
    while True:
        keys = besides(table, seat) + list(ways_to_place(table, seat)) + ways_to_summon(table, seat)
        answer = yield Question(seat, "turn", keys, "RS-3.2")
        if answer.startswith("place:"):
            yield from place(table, seat, answer)
            break
        if answer.startswith("summon"):
            yield from summon(table, seat, answer)
            break
        yield from do_besides(table, seat, answer)
    while True:
        answer = yield Question(seat, "after", [*besides(table, seat), "end"], "RS-3.3")
        if answer == "end":
            break
        yield from do_besides(table, seat, answer)
    refill_the_display(table)


def besides(table: Table, seat: int) -> list[str]:
    """The additional actions that can be done now."""
    power = ["power"] if may_use_power(table, seat) else []
    return power + [f"complete:{card}" for card in completable(table, seat)]


def do_besides(table: Table, seat: int, answer: str) -> Play:
    if answer == "power":
        yield from use_power(table, seat)
    else:
        yield from complete(table, seat, answer.split(":")[1])
