"""Rounds and turns: one main action, before and after it as many additional actions as one likes."""

from __future__ import annotations

from tavola.games.realm_of_sand.buildings import CompleteCard
from tavola.games.realm_of_sand.crystals import UsePower, is_ready, power_of, spend
from tavola.games.realm_of_sand.discs import Summon, can_summon, own_discs
from tavola.games.realm_of_sand.ending import end_of_round
from tavola.games.realm_of_sand.events import DisplayRefilled, RoundEnded, TurnStarted
from tavola.games.realm_of_sand.patterns import completable
from tavola.games.realm_of_sand.powers import carry_keys, deck_keys, exchange_keys, forget_drawn
from tavola.games.realm_of_sand.state import BEFORE, OVER, Sand, SandDo, in_turn_order
from tavola.games.realm_of_sand.tiles import PlaceTile, place_keys
from tavola.kernel.decision import Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import AGAIN, FROM_THE_TOP, ask_key, procedure, rule, then

POWER, SUMMON, SUMMON_ALL, END = "power", "summon", "summon:all", "end"


class PlayRounds(SandDo, frozen=True):
    """Round after round until the game is over."""


def play_round(g: Sand, do: PlayRounds) -> None:
    """Every player has one turn, the starting player first, then clockwise (RS-3.1)."""
    g.round += 1
    then(g, *[TakeTurn(seat) for seat in in_turn_order(g)])


def close_round(g: Sand, do: PlayRounds) -> str | None:
    """Only here can the game end, so that all have had the same number of turns (RS-3.7, RS-11.2, RS-11.3)."""
    emit(g, RoundEnded(g.round))
    return None if end_of_round(g) else FROM_THE_TOP


procedure(PlayRounds, play_round, close_round)


class TakeTurn(SandDo, frozen=True):
    seat: Seat


def begin_turn(g: Sand, do: TakeTurn) -> None:
    g.turn, g.phase = do.seat, BEFORE
    emit(g, TurnStarted(do.seat, g.round))


def act(g: Sand, do: TakeTurn) -> str | None:
    """The player goes on until the turn is declared over, which needs the main action (RS-3.2, RS-3.5, RS-3.6)."""
    if g.phase == OVER:
        return None
    ask_key(g, do.seat, "turn" if g.phase == BEFORE else "after", menu(g, do.seat), Act, forced=True)
    return AGAIN


def menu(g: Sand, seat: Seat) -> tuple[str, ...]:
    """All that one may do now: additional actions at will, one main action, then the end (RS-3.3, RS-7.10, RS-7.15)."""
    additional = tuple([f"complete:{card}" for card in completable(g, seat)])
    if can_use_power(g, seat):
        additional += (POWER,)
    if g.phase == BEFORE:
        return additional + place_keys(g, seat) + summon_choices(g, seat)
    return (*additional, END)


def refill_display(g: Sand, do: TakeTurn) -> None:
    """Only now are the gaps filled; a deck that has run out leaves them (RS-7.12, RS-7.13, RS-14.4)."""
    shown: list[str] = []
    for row, deck in zip(g.display, g.decks, strict=True):
        while deck and "" in row:
            card = deck.pop()
            row[row.index("")] = card
            shown.append(card)
    if shown:
        forget_drawn(g)
        emit(g, DisplayRefilled(tuple(shown)))


procedure(TakeTurn, begin_turn, act, refill_display)


def summon_choices(g: Sand, seat: Seat) -> tuple[str, ...]:
    """The purple power is declared when the summon begins, by who owns a disc; or every summon is of that kind
    (RS-10.8, RS-10.9, RS-10.13)."""
    player = g.players[seat]
    if not can_summon(g, seat):
        return ()
    if power_of(g, player) != "purple":
        return (SUMMON,)
    if g.options.purple_part2 == "passive":
        return (SUMMON_ALL,)
    return (SUMMON, SUMMON_ALL) if is_ready(g, player) and own_discs(player) else (SUMMON,)


def can_use_power(g: Sand, seat: Seat) -> bool:
    """A power may be used only if it can be carried out at least in part (RS-10.9)."""
    player = g.players[seat]
    return is_ready(g, player) and has_effect(g, seat, power_of(g, player))


def has_effect(g: Sand, seat: Seat, power: str) -> bool:
    match power:
        case "red":
            return bool(deck_keys(g))
        case "yellow":
            return bool(exchange_keys(g, seat))
        case "green":
            return bool(carry_keys(g, seat))
        case "orange":
            player = g.players[seat]
            return player.level < g.side(player).level_max
        case "blue":
            return bool(g.circle)
        case _:  # purple is declared with a summon
            return False


class Act(SandDo, frozen=True):
    """What was chosen from the menu of a turn."""

    seat: Seat
    key: str


@rule(Act)
def carry_out(g: Sand, do: Act) -> None:
    word, _, what = do.key.partition(":")
    match word:
        case "place":
            then(g, PlaceTile(do.seat, do.key))
        case "complete":
            then(g, CompleteCard(do.seat, what))
        case "summon":
            begin_summoning(g, do.seat, every=what == "all")
        case "power":
            then(g, UsePower(do.seat))
        case _:
            g.phase = OVER


def begin_summoning(g: Sand, seat: Seat, *, every: bool) -> None:
    if every and g.options.purple_part2 == "flip":
        spend(g, seat)
    then(g, Summon(seat, every))
