"""Rounds and turns: one main action, before and after it as many additional actions as one likes."""

from __future__ import annotations

from tavola.games.realm_of_sand.choices import EndChoice, PowerChoice, SummonChoice
from tavola.games.realm_of_sand.crystals import SPECIAL, UsePower, is_ready, power_of, spend
from tavola.games.realm_of_sand.discs import Summon, can_summon, own_discs
from tavola.games.realm_of_sand.ending import end_of_round
from tavola.games.realm_of_sand.events import DisplayRefilled, RoundEnded, TurnStarted
from tavola.games.realm_of_sand.patterns import completable
from tavola.games.realm_of_sand.powers import forget_drawn
from tavola.games.realm_of_sand.state import AFTER, BEFORE, OVER, Player, Sand, SandDo, in_turn_order
from tavola.games.realm_of_sand.tiles import place_keys
from tavola.kernel.choice import consequence, legality, no
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.do import Do
from tavola.kernel.event import emit
from tavola.kernel.flow import AGAIN, FROM_THE_TOP, ask_keys, procedure, rule, then

POWER, SUMMON, SUMMON_ALL, END = PowerChoice(), SummonChoice(), SummonChoice(True), EndChoice()
POWER_KEY, SUMMON_KEY, SUMMON_ALL_KEY, END_KEY = POWER.key, SUMMON.key, SUMMON_ALL.key, END.key

MAIN_DONE = no("RS_E_MAIN_DONE", "RS-3.2")
MAIN_REQUIRED = no("RS_E_MAIN_REQUIRED", "RS-3.2")
SUMMON_EMPTY = no("RS_E_SUMMON_EMPTY", "RS-6.2")
SUMMON_LIMIT = no("RS_E_SUMMON_LIMIT", "RS-6.1")
BASE_MODE = no("RS_E_BASE_MODE", "RS-10.1")
CRYSTAL_EMPTY = no("RS_E_CRYSTAL_EMPTY", "RS-10.2")
CRYSTAL_FRESH = no("RS_E_CRYSTAL_FRESH", "RS-10.5")
WITH_SUMMON = no("RS_E_WITH_SUMMON", "RS-10.8")


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
    ask_keys(g, do.seat, "turn" if g.phase == BEFORE else "after", menu(g, do.seat), forced=True)
    return AGAIN


def menu(g: Sand, seat: Seat) -> tuple[str, ...]:
    """All that one may do now: additional actions at will, one main action, then the end (RS-3.3, RS-7.10, RS-7.15)."""
    additional = tuple([g.box.complete_keys[card] for card in completable(g, seat)])
    if why_not_power(g, seat, POWER) is None:
        additional += (POWER_KEY,)
    if g.phase == BEFORE:
        return additional + place_keys(g, seat) + summon_choices(g, seat)
    return (*additional, END_KEY)


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
    some = (SUMMON_KEY,) if why_not_summon(g, seat, SUMMON) is None else ()
    if power_of(g, g.players[seat]) != "purple":
        return some
    return (*some, SUMMON_ALL_KEY) if why_not_summon(g, seat, SUMMON_ALL) is None else some


@legality(SummonChoice)
def why_not_summon(g: Sand, seat: Seat, choice: SummonChoice) -> Refusal | None:
    """The purple power is declared when the summon begins, by who owns a disc; or every summon is of that kind
    (RS-10.8, RS-10.9, RS-10.13)."""
    player = g.players[seat]
    if g.phase == AFTER:
        return MAIN_DONE
    if not can_summon(g, seat):
        return SUMMON_EMPTY
    is_purple = power_of(g, player) == "purple"
    if is_purple and g.options.purple_part2 == "passive":
        return None if choice.every else SUMMON_LIMIT
    if not choice.every:
        return None
    if not is_purple:
        return SUMMON_LIMIT
    return why_not_ready(g, player) or (None if own_discs(player) else SUMMON_EMPTY)


def why_not_ready(g: Sand, player: Player) -> Refusal | None:
    if not player.charged:
        return CRYSTAL_EMPTY
    return None if is_ready(g, player) else CRYSTAL_FRESH


@legality(PowerChoice)
def why_not_power(g: Sand, seat: Seat, choice: PowerChoice) -> Refusal | None:
    """A power that could do nothing at all is not used up (RS-10.9); purple is declared with a summon (RS-10.8)."""
    player = g.players[seat]
    power = power_of(g, player)
    if not power:
        return BASE_MODE
    if power == "purple" and g.options.purple_part2 == "passive":
        return WITH_SUMMON
    return why_not_ready(g, player) or (WITH_SUMMON if power == "purple" else SPECIAL[power].without_effect(g, seat))


@legality(EndChoice)
def why_not_end(g: Sand, seat: Seat, choice: EndChoice) -> Refusal | None:
    return None if g.phase == AFTER else MAIN_REQUIRED


@consequence(SummonChoice)
def summon_with_it(g: Sand, seat: Seat, choice: SummonChoice) -> tuple[Do, ...]:
    if choice.every and g.options.purple_part2 == "flip":
        return (SpendCrystal(seat), Summon(seat, True))
    return (Summon(seat, choice.every),)


@consequence(PowerChoice)
def use_it(g: Sand, seat: Seat, choice: PowerChoice) -> tuple[Do, ...]:
    return (UsePower(seat),)


@consequence(EndChoice)
def end_it(g: Sand, seat: Seat, choice: EndChoice) -> tuple[Do, ...]:
    return (EndTurn(seat),)


class SpendCrystal(SandDo, frozen=True):
    seat: Seat


@rule(SpendCrystal)
def spend_crystal(g: Sand, do: SpendCrystal) -> None:
    spend(g, do.seat)


class EndTurn(SandDo, frozen=True):
    seat: Seat


@rule(EndTurn)
def end_turn(g: Sand, do: EndTurn) -> None:
    g.phase = OVER
