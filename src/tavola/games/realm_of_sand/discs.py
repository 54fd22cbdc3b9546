"""Main action 2: summoning discs, one small step at a time."""

from __future__ import annotations

from tavola.games.realm_of_sand.choices import DiscChoice, MoveChoice, SummonedChoice
from tavola.games.realm_of_sand.events import DiscMoved, DiscPlaced, PiecesRemoved, SummonBegun
from tavola.games.realm_of_sand.levels import dark_rule, too_dark
from tavola.games.realm_of_sand.names import element_name
from tavola.games.realm_of_sand.pieces import home_of_displaced, lift, piece_at
from tavola.games.realm_of_sand.shapes import ELEMENTS
from tavola.games.realm_of_sand.solo import table
from tavola.games.realm_of_sand.state import AFTER, Player, Sand, SandDo, Summoning
from tavola.kernel.choice import consequence, legality, no
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.do import Do
from tavola.kernel.event import emit
from tavola.kernel.flow import AGAIN, ask_keys, procedure, rule

DONE = SummonedChoice()


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
        keys = (*keys, DONE.key)
    ask_keys(g, do.seat, "summon", keys, forced=True)
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
            lay = side.lay[letter]
            keys += side.lay_bright[letter] + tuple([lay[name] for name in dark])
    for bit in side.bits_of(to_move(g, player)):
        (start,) = side.names_of(bit)
        dark = side.names_of(room(player, side, occupied ^ bit) & ~bit)
        move = side.move[start]
        keys += side.move_bright[start] + tuple([move[name] for name in dark])
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


@legality(DiscChoice)
def why_not_lay(g: Sand, seat: Seat, choice: DiscChoice) -> Refusal | None:
    player = g.players[seat]
    if choice.element not in tuple(ELEMENTS):
        return no("TABLE_E_NOT_AN_OPTION", "RS-6.1")
    element = ELEMENTS.index(choice.element)
    if not player.front[element]:
        return no("RS_E_NO_DISC", "RS-6.1", type=element_name(choice.element))
    if choice.at not in g.side(player).bit:
        return no("RS_E_OFF_BOARD", "RS-6.3")
    if to_place(g, player)[element] <= 0:
        return no("RS_E_DISC_TWICE", "RS-6.6")
    return too_dark(g, player, player.occupied() | g.side(player).bit[choice.at])


@consequence(DiscChoice)
def lay_it(g: Sand, seat: Seat, choice: DiscChoice) -> tuple[Do, ...]:
    return (LayDisc(seat, choice.element, choice.at),)


@legality(MoveChoice)
def why_not_move(g: Sand, seat: Seat, choice: MoveChoice) -> Refusal | None:
    player = g.players[seat]
    bit = g.side(player).bit
    if choice.start not in bit or choice.end not in bit:
        return no("RS_E_OFF_BOARD", "RS-6.3")
    start, end = bit[choice.start], bit[choice.end]
    if not player.disc_cells() & start:
        return no("RS_E_NOT_A_DISC", "RS-6.7")
    if start == end:
        return no("RS_E_SAME_CELL", "RS-6.6")
    if not to_move(g, player) & start:
        return no("RS_E_DISC_TWICE", "RS-6.6")
    return too_dark(g, player, player.occupied() & ~start | end)


@consequence(MoveChoice)
def move_it(g: Sand, seat: Seat, choice: MoveChoice) -> tuple[Do, ...]:
    return (MoveDisc(seat, choice.start, choice.end),)


@legality(SummonedChoice)
def why_not_enough(g: Sand, seat: Seat, choice: SummonedChoice) -> Refusal | None:
    begun = g.summoning is not None and g.summoning.steps >= g.options.summon_min
    return None if begun else no("RS_E_SUMMON_EMPTY", "RS-6.2")


@consequence(SummonedChoice)
def enough(g: Sand, seat: Seat, choice: SummonedChoice) -> tuple[Do, ...]:
    return (StopSummoning(seat),)


class LayDisc(SandDo, frozen=True):
    seat: Seat
    element: str
    at: str


@rule(LayDisc)
def lay_disc(g: Sand, do: LayDisc) -> None:
    """The disc leaves the front."""
    element = ELEMENTS.index(do.element)
    g.players[do.seat].front[element] -= 1
    put_down(g, do.seat, element, do.at)
    emit(g, DiscPlaced(do.seat, do.element, do.at))


class MoveDisc(SandDo, frozen=True):
    seat: Seat
    start: str
    end: str


@rule(MoveDisc)
def move_disc(g: Sand, do: MoveDisc) -> None:
    """The disc leaves its old cell."""
    player = g.players[do.seat]
    bit = g.side(player).bit[do.start]
    found = piece_at(player, bit)
    assert found is not None  # the choice was legal
    player.discs[found[0]] ^= bit
    if g.summoning is not None:
        g.summoning.used &= ~bit
    put_down(g, do.seat, found[0], do.end)
    emit(g, DiscMoved(do.seat, ELEMENTS[found[0]], do.start, do.end))


class StopSummoning(SandDo, frozen=True):
    seat: Seat


@rule(StopSummoning)
def stop_summoning(g: Sand, do: StopSummoning) -> None:
    g.summoning = None


def put_down(g: Sand, seat: Seat, element: int, cell: str) -> None:
    """Whatever lies on the cell is removed (RS-6.3); the disc there counts as used."""
    end = g.side(g.players[seat]).bit[cell]
    displace(g, seat, end)
    g.players[seat].discs[element] |= end
    if g.summoning is not None:
        g.summoning.used |= end
        g.summoning.steps += 1


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
