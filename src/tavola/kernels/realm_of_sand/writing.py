"""A game of the rules as the kernel has it: every fact, and from the stack what happens next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from tavola.games.realm_of_sand.buildings import Build, CompleteCard
from tavola.games.realm_of_sand.crystals import UsePower
from tavola.games.realm_of_sand.discs import Summon
from tavola.games.realm_of_sand.levels import OpenDarkCell
from tavola.games.realm_of_sand.powers import SwapTiles
from tavola.games.realm_of_sand.setup import ChooseBoard, ChooseSide, SetUp
from tavola.games.realm_of_sand.state import AFTER, BEFORE, OVER, Sand, SandDo, hourglasses, in_turn_order, stars
from tavola.games.realm_of_sand.tiles import PlaceTile, ShareOut
from tavola.games.realm_of_sand.turns import TakeTurn
from tavola.kernel.flow import to_come
from tavola.kernels.chance import set_bits
from tavola.kernels.laid import Words
from tavola.kernels.realm_of_sand import layout as at
from tavola.kernels.realm_of_sand import tables as of
from tavola.kernels.realm_of_sand.laying import FACES, Tables

D = TypeVar("D", bound=SandDo)
PHASES = (BEFORE, AFTER, OVER)
FOLLOWS = {  # what happens once a question is answered, where the question alone says it
    at.NOTHING: at.GAME_OVER, at.START: at.HAND_OUT_BOARDS, at.BOARD: at.CHOOSE_BOARD, at.SIDE: at.CHOOSE_SIDE,
    at.EXTRA: at.EXTRA_DISCS, at.TURN: at.ACT, at.AFTER: at.ACT, at.SHORT: at.SHARE_OUT, at.REFILL: at.REPLENISH,
    at.SUMMON: at.SUMMON_ON, at.ASIDE: at.REPLENISH, at.EMBEDDING: at.ACT, at.UNLOCK: at.OPEN_CELLS,
    at.DECK: at.KEEP_ONE, at.KEEP: at.ACT, at.EXCHANGE: at.ACT, at.CARRY: at.ACT, at.SWAP: at.SWAP_AGAIN,
}  # fmt: skip


def words_of(tables: Tables, g: Sand) -> Words:
    """The state of a game that waits for a decision or is over."""
    if g.loaded:
        raise ValueError("a game with loaded results is not for a kernel")
    s = [0] * at.STATE
    set_bits(s, at.RNG, g.rng)
    _facts(tables, g, s)
    _piles(tables, g, s)
    for seat in range(len(g.players)):
        _player(tables, g, seat, s)
    _what_is_under_way(tables, g, s)
    return s


def _put(s: Words, place: int, numbers: Sequence[int]) -> None:
    s[place : place + len(numbers)] = numbers


def _facts(tables: Tables, g: Sand, s: Words) -> None:
    s[at.ASKED], s[at.FIRST], s[at.TURN_OF], s[at.ROUND] = g.asked, g.first, g.turn, g.round
    s[at.PHASE], s[at.ENDING] = PHASES.index(g.phase), at.ENDINGS.index(g.ending)
    side = tables.side_of(g.players[g.turn])
    s[at.GRANTED], s[at.LIFTING] = tables.on_grid(side, g.granted) if side else 0, int(bool(g.lifted))
    _put(s, at.LIFTED, g.lifted)
    _put(s, at.SUPPLY, g.supply)
    _put(s, at.RESERVE, g.reserve)
    _put(s, at.BOXED, g.boxed)
    s[at.LIMIT] = -1
    if g.summoning is not None and side:
        s[at.LIMIT], s[at.STEPS] = g.summoning.limit, g.summoning.steps
        s[at.USED] = tables.on_grid(side, g.summoning.used)
        _put(s, at.USED_FRONT, g.summoning.used_front)
    s[at.LOOKED_IN], s[at.LOOKED], s[at.SWAPPED] = g.looked_in, len(g.looked_at), len(g.swapped)
    _put(s, at.LOOKED_AT, [tables.card_no[card] for card in g.looked_at])
    _put(s, at.SWAPS, [tables.tile_no[tile] for tile in g.swapped])


def _piles(tables: Tables, g: Sand, s: Words) -> None:
    card, tile = tables.card_no.__getitem__, tables.tile_no.__getitem__
    s[at.OFFERED], s[at.IN_CIRCLE], s[at.IN_ASIDE] = len(g.offer), len(g.circle), len(g.aside)
    _put(s, at.OFFER, [tables.boards.index(board) for board in g.offer])
    _put(s, at.CIRCLE, [tile(each) for each in g.circle])
    _put(s, at.ASIDE_TILES, [tile(each) for each in g.aside])
    for level, (deck, knowers, row) in enumerate(zip(g.decks, g.sunk, g.display, strict=True)):
        s[at.IN_DECK + level] = len(deck)
        known = [at.KNOWER * (seat + 1) for seat in knowers] + [0] * len(deck)
        _put(s, at.DECKS + level * at.MOST_IN_DECK, [card(each) + k for each, k in zip(deck, known, strict=False)])
        _put(s, at.DISPLAY + level * at.MOST_DISPLAY, [card(each) if each else -1 for each in row])
    log = [card(each) + at.OWNER * seat for seat, player in enumerate(g.players) for each in player.completed]
    log += [card(each) + at.OWNER * seat + at.IS_KEPT for seat, player in enumerate(g.players) for each in player.kept]
    s[at.IN_LOG] = len(log)
    _put(s, at.LOG, log)


def _player(tables: Tables, g: Sand, seat: int, s: Words) -> None:
    player, me = g.players[seat], at.PLAYERS + seat * at.PLAYER
    board = tables.boards.index(player.board) if player.board else -1
    face = FACES.index(player.face) if player.face else -1
    _put(s, me, [
        board, face, 2 * board + face if player.face else -1, player.level, 0, player.charged, player.charged_in_round,
        stars(g, seat), hourglasses(g, seat), len(player.completed), len(player.kept), len(player.active),
    ])  # fmt: skip
    _put(s, me + at.FRONT, player.front)
    _put(s, me + at.TILES, [tables.tile_no[tile] for tile in player.active])
    side = tables.side_of(player)
    if side:
        s[me + at.OPENED] = tables.on_grid(side, player.opened)
        _put(s, me + at.SQUARES, [tables.on_grid(side, cells) for cells in player.squares])
        _put(s, me + at.DISCS, [tables.on_grid(side, cells) for cells in player.discs])


def _what_is_under_way(tables: Tables, g: Sand, s: Words) -> None:
    s[at.CARD], s[at.LOOK], s[at.ANCHOR] = -1, -1, -1
    if not g.open:
        s[at.NTH] = len(g.players)
        return
    decision = g.open[0]
    prompt = at.PROMPTS.index(decision.prompt)
    s[at.PROMPT], s[at.SEAT], s[at.NEXT] = prompt, decision.seat, FOLLOWS[prompt]
    s[at.NTH] = len(g.players) - _waiting(g, prompt)
    if is_setting_up(g):
        _set_up_under_way(g, prompt, s)
        return
    _main_action(tables, g, s)
    _card_under_way(tables, g, s)
    if _doing(g, UsePower):
        s[at.POWER_IN_USE] = at.POWER_NAMES.index(g.side(g.players[g.turn]).power or "")
    if g.steps[-1] == "end_swap" and _doing(g, SwapTiles):
        s[at.NEXT] = at.END_SWAP


def is_setting_up(g: Sand) -> bool:
    return isinstance(g.stack[0], SetUp) and bool(g.steps[0])


def _waiting(g: Sand, prompt: int) -> int:
    """How many seats are still to come in what goes round the table."""
    kinds: dict[int, type[SandDo]] = {at.BOARD: ChooseBoard, at.SIDE: ChooseSide}
    return len(to_come(g, kinds.get(prompt, TakeTurn)))


def _set_up_under_way(g: Sand, prompt: int, s: Words) -> None:
    nth = list(in_turn_order(g)).index(g.open[0].seat)
    if prompt == at.START:
        s[at.NTH] = 0
    elif prompt == at.EXTRA:
        s[at.NTH] = nth + 1
    elif prompt == at.REFILL:
        s[at.NTH], s[at.NEXT] = nth, at.FIRST_TILES


def _doing(g: Sand, kind: type[D]) -> D | None:
    return next((do for do in reversed(g.stack) if isinstance(do, kind)), None)


def _main_action(tables: Tables, g: Sand, s: Words) -> None:
    placing, summon = _doing(g, PlaceTile), _doing(g, Summon)
    if placing is not None:
        s[at.MAIN], s[at.PLACED] = at.PLACING, tables.t[tables.t[of.MEANINGS] + tables.code.numbers[placing.key]]
    if summon is not None:
        s[at.MAIN] = at.SUMMONING_ALL if summon.every else at.SUMMONING_SOME
    sharing = _doing(g, ShareOut)
    if sharing is not None:
        s[at.SHORT_OF] = sharing.element
        s[at.SHARING] = sum(1 << do.element for do in to_come(g, ShareOut))


def _card_under_way(tables: Tables, g: Sand, s: Words) -> None:
    named, built = _doing(g, CompleteCard), _doing(g, Build)
    if named is not None:
        s[at.CARD] = tables.card_no[named.card]
    if built is not None:
        side = g.side(g.players[built.seat])
        s[at.LOOK], s[at.ANCHOR] = tables.place_of_need(s[at.CARD], side, built.need)
    s[at.OPENING] = len(to_come(g, OpenDarkCell))
