"""Rounds and turns: one main action, before and after it additional ones (games/realm_of_sand/turns.py)."""

from __future__ import annotations

from tavola.kernels.compiling import scalar
from tavola.kernels.laid import Words
from tavola.kernels.realm_of_sand.buildings import forget_card, name_card
from tavola.kernels.realm_of_sand.crystals import is_ready, power_of, spend
from tavola.kernels.realm_of_sand.discs import begin_summon, can_summon, own_discs
from tavola.kernels.realm_of_sand.ending import end_of_round
from tavola.kernels.realm_of_sand.layout import (
    ACT,
    AFTER,
    BEFORE,
    BEGIN_TURN,
    CLOSE_ROUND,
    DECKS,
    DISPLAY,
    FIRST,
    IN_DECK,
    KNOWER,
    MAIN,
    MOST_DISPLAY,
    MOST_IN_DECK,
    NEXT,
    NO_POWER,
    NTH,
    OPENING,
    PHASE,
    PLACED,
    PLAY_ROUND,
    POWER_IN_USE,
    PROMPT,
    PURPLE,
    REFILL_DISPLAY,
    ROUND,
    SEAT,
    SWAPPED,
    TURN,
    TURN_OF,
    TURN_OVER,
)
from tavola.kernels.realm_of_sand.patterns import list_completable
from tavola.kernels.realm_of_sand.pieces import player_at
from tavola.kernels.realm_of_sand.powers import has_effect, use_power
from tavola.kernels.realm_of_sand.tables import (
    END_NO,
    MEANS_COMPLETE,
    MEANS_END,
    MEANS_PLACE,
    MEANS_POWER,
    MEANS_SUMMON_ALL,
    ON_DISPLAY,
    PART,
    POWER_NO,
    PURPLE_PASSIVE,
    SEATS,
    SUMMON_ALL_NO,
    SUMMON_NO,
)
from tavola.kernels.realm_of_sand.tiles import lay_tile, list_placements


@scalar
def in_turn_order(t: Words, s: Words, nth: int) -> int:
    """The starting player, then clockwise (RS-3.1)."""
    return (s[FIRST] + nth) % t[SEATS]


@scalar
def play_round(s: Words) -> None:
    """Every player has one turn."""
    s[ROUND] += 1
    s[NTH], s[NEXT] = 0, BEGIN_TURN


@scalar
def begin_turn(t: Words, s: Words) -> None:
    s[TURN_OF], s[PHASE], s[NEXT] = in_turn_order(t, s, s[NTH]), BEFORE, ACT
    s[NTH] += 1


@scalar
def act_on(s: Words) -> None:
    """The player goes on until the turn is declared over, which needs the main action (RS-3.2, RS-3.5, RS-3.6)."""
    forget_card(s)
    s[MAIN], s[PLACED], s[POWER_IN_USE], s[OPENING], s[SWAPPED] = 0, 0, NO_POWER, 0, 0
    if s[PHASE] == TURN_OVER:
        s[NEXT] = REFILL_DISPLAY
    else:
        s[PROMPT], s[SEAT] = TURN if s[PHASE] == BEFORE else AFTER, s[TURN_OF]


@scalar
def list_menu(t: Words, s: Words, out: Words, count: int) -> int:
    """All that one may do now: additional actions at will, one main action, then the end (RS-3.3, RS-3.4, RS-7.10,
    RS-7.15)."""
    seat = s[SEAT]
    count = list_completable(t, s, seat, out, count)
    if may_use_power(t, s, seat):
        out[count] = t[POWER_NO]
        count += 1
    if s[PHASE] == BEFORE:
        count = list_placements(t, s, seat, out, count)
        return list_summons(t, s, seat, out, count)
    out[count] = t[END_NO]
    return count + 1


@scalar
def may_use_power(t: Words, s: Words, seat: int) -> bool:
    """A power that could do nothing is not used up (RS-10.9); purple is declared with a summon (RS-10.8)."""
    me = player_at(seat)
    power = power_of(t, s, me)
    return power != NO_POWER and power != PURPLE and is_ready(s, me) and has_effect(t, s, seat, power)


@scalar
def list_summons(t: Words, s: Words, seat: int, out: Words, count: int) -> int:
    """The purple power is declared when the summon begins, by who owns a disc; or every summon is of that kind
    (RS-10.8, RS-10.9, RS-10.13)."""
    me = player_at(seat)
    if not can_summon(t, s, me):
        return count
    is_purple = power_of(t, s, me) == PURPLE
    if not (is_purple and t[PURPLE_PASSIVE]):
        out[count] = t[SUMMON_NO]
        count += 1
    if is_purple and (t[PURPLE_PASSIVE] or (is_ready(s, me) and own_discs(s, me) > 0)):
        out[count] = t[SUMMON_ALL_NO]
        count += 1
    return count


@scalar
def choose_from_menu(t: Words, s: Words, meaning: int) -> None:
    kind = meaning & PART
    if kind == MEANS_PLACE:
        lay_tile(t, s, meaning)
    elif kind == MEANS_COMPLETE:
        name_card(s, meaning)
    elif kind == MEANS_POWER:
        use_power(t, s)
    elif kind == MEANS_END:
        s[PHASE], s[NEXT] = TURN_OVER, ACT
    else:
        if kind == MEANS_SUMMON_ALL and not t[PURPLE_PASSIVE]:
            spend(s, player_at(s[SEAT]))
        begin_summon(t, s, 1 if kind == MEANS_SUMMON_ALL else 0)


@scalar
def refill_display(t: Words, s: Words) -> None:
    """Only now are the gaps filled; a deck that has run out leaves them (RS-7.12, RS-7.13, RS-14.4)."""
    for level in range(3):
        for nth in range(t[ON_DISPLAY]):
            place = DISPLAY + level * MOST_DISPLAY + nth
            if s[place] < 0 and s[IN_DECK + level]:
                s[IN_DECK + level] -= 1
                s[place] = s[DECKS + level * MOST_IN_DECK + s[IN_DECK + level]] % KNOWER
    s[NEXT] = CLOSE_ROUND if s[NTH] == t[SEATS] else BEGIN_TURN


@scalar
def close_round(t: Words, s: Words) -> None:
    """Only here can the game end, so that all have had the same number of turns (RS-3.7, RS-11.2, RS-11.3)."""
    s[NEXT] = PLAY_ROUND
    end_of_round(t, s)
