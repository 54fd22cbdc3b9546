"""Main action 2: summoning discs, one small step at a time."""

from __future__ import annotations

from tavola.games.realm_of_sand.events import DiscMoved, DiscPlaced, PiecesRemoved, SummonBegun
from tavola.games.realm_of_sand.levels import dark_rule
from tavola.games.realm_of_sand.pieces import home_of_displaced, lift, piece_at
from tavola.games.realm_of_sand.shapes import ELEMENTS
from tavola.games.realm_of_sand.solo import table
from tavola.games.realm_of_sand.state import AFTER, Player, Sand, SandDo, Summoning
from tavola.kernel.decision import Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import AGAIN, ask_key, procedure, rule

DONE = "done"


def can_summon(g: Sand, seat: Seat) -> bool:
    """Somebody who owns a disc can always place or move it: a bright cell may hold anything (RS-6.2)."""
    return g.options.summon_min == 0 or own_discs(g.players[seat]) > 0


def own_discs(player: Player) -> int:
    return sum(player.front) + player.disc_cells().bit_count()


class Summon(SandDo, frozen=True):
    """Place and/or move discs. With `every` all of one's discs, otherwise up to three."""

    seat: Seat
    every: bool = False


def begin_summon(g: Sand, do: Summon) -> None:
    player = g.players[do.seat]
    g.phase = AFTER
    g.summoning = Summoning(steps_allowed(g, player, every=do.every))
    emit(g, SummonBegun(do.seat, g.summoning.limit))


def steps_allowed(g: Sand, player: Player, *, every: bool) -> int:
    """Three, or as many as one has discs; never fewer than three where a disc may be used again (RS-6.6, RS-10.13)."""
    usual = g.box.limits.summon
    if not every:
        return usual
    return max(own_discs(player), usual) if g.options.summon_same_disc == "free" else own_discs(player)


def place_and_move(g: Sand, do: Summon) -> str | None:
    """Steps follow one another until the limit, or no disc is left to use, or the player has had enough (RS-6.5)."""
    summoning = g.summoning
    if summoning is None or summoning.steps >= summoning.limit:
        return None
    keys = summon_keys(g, do.seat)
    if not keys:
        return None
    if summoning.steps >= g.options.summon_min:
        keys = (*keys, DONE)
    ask_key(g, do.seat, "summon", keys, SummonStep, forced=True)
    return AGAIN


def end_summon(g: Sand, do: Summon) -> None:
    g.summoning = None
    table(g).after_summon(g, do.seat)


procedure(Summon, begin_summon, place_and_move, end_summon)


def summon_keys(g: Sand, seat: Seat) -> tuple[str, ...]:
    """Every step: discs in front to any usable cell, discs on the board to any other (RS-6.1, RS-6.4, RS-6.7)."""
    player = g.players[seat]
    side = g.side(player)
    room = dark_rule(g).room
    occupied = player.occupied()
    dark = side.names_of(room(player, side, occupied))
    keys: tuple[str, ...] = ()
    for element, count in enumerate(to_place(g, player)):
        if count > 0:
            letter = ELEMENTS[element]
            keys += side.lay_bright[letter] + tuple([f"disc:{letter}:{name}" for name in dark])
    for bit in side.bits_of(to_move(g, player)):
        (start,) = side.names_of(bit)
        dark = side.names_of(room(player, side, occupied ^ bit) & ~bit)
        keys += side.move_bright[start] + tuple([f"move:{start}:{name}" for name in dark])
    return keys


def to_place(g: Sand, player: Player) -> list[int]:
    """Discs in front, by element, that may be placed in this summon (RS-6.6, RS-6.10)."""
    if g.summoning is None or g.options.summon_same_disc == "free":
        return player.front
    return [here - used for here, used in zip(player.front, g.summoning.used_front, strict=True)]


def to_move(g: Sand, player: Player) -> int:
    """Cells with discs that may be moved in this summon."""
    if g.summoning is None or g.options.summon_same_disc == "free":
        return player.disc_cells()
    return player.disc_cells() & ~g.summoning.used


class SummonStep(SandDo, frozen=True):
    seat: Seat
    key: str


@rule(SummonStep)
def summon_step(g: Sand, do: SummonStep) -> None:
    """The disc leaves the front or its old cell, whatever lies on the new one is removed (RS-6.3)."""
    summoning = g.summoning
    if summoning is None or do.key == DONE:
        g.summoning = None
        return
    player = g.players[do.seat]
    word, source, name = do.key.split(":")
    end = g.side(player).bit[name]
    element = leave_place(g, player, word, source)
    displace(g, do.seat, end)
    player.discs[element] |= end
    summoning.used |= end
    summoning.steps += 1
    letter = ELEMENTS[element]
    emit(g, DiscPlaced(do.seat, letter, name) if word == "disc" else DiscMoved(do.seat, letter, source, name))


def leave_place(g: Sand, player: Player, word: str, source: str) -> int:
    """Takes the disc from the front or off its cell; says its element."""
    if word == "disc":
        element = ELEMENTS.index(source)
        player.front[element] -= 1
        return element
    bit = g.side(player).bit[source]
    found = piece_at(player, bit)
    assert found is not None  # the key was legal
    player.discs[found[0]] ^= bit
    if g.summoning is not None:
        g.summoning.used &= ~bit
    return found[0]


def displace(g: Sand, seat: Seat, bit: int) -> None:
    """A disc that was used in this summon and is sent back stays used."""
    player = g.players[seat]
    if not player.occupied() & bit:
        return
    found = piece_at(player, bit)
    summoning = g.summoning
    if found is not None and summoning is not None and summoning.used & bit:
        summoning.used &= ~bit
        if g.options.displaced_disc == "to_owner":
            summoning.used_front[found[0]] += 1
    gone = lift(player, g.side(player), bit, g.supply, home_of_displaced(g, player))
    emit(g, PiecesRemoved(seat, tuple(gone)))
