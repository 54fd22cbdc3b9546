"""A state of the kernel as the rules have it. The step that asked is put on the stack again and asks by itself."""

from __future__ import annotations

from collections.abc import Iterator

from tavola.games.realm_of_sand.buildings import Build, CompleteCard
from tavola.games.realm_of_sand.circle import Replenish
from tavola.games.realm_of_sand.crystals import UsePower
from tavola.games.realm_of_sand.discs import Summon
from tavola.games.realm_of_sand.levels import OpenDarkCell, RaiseLevel
from tavola.games.realm_of_sand.powers import CarrySquare, ExchangeDisc, LookAtPlans, SwapTiles
from tavola.games.realm_of_sand.setup import ChooseBoard, ChooseExtraDisc, ChooseSide, SetUp
from tavola.games.realm_of_sand.solo import LayTileAside
from tavola.games.realm_of_sand.state import Player, Sand, SandDo, Summoning
from tavola.games.realm_of_sand.tiles import PlaceTile, ShareOut
from tavola.games.realm_of_sand.turns import PlayRounds, TakeTurn
from tavola.kernel.flow import DONE, run
from tavola.kernels.chance import get_bits
from tavola.kernels.laid import Words
from tavola.kernels.realm_of_sand import layout as at
from tavola.kernels.realm_of_sand import tables as of
from tavola.kernels.realm_of_sand.laying import FACES, Tables
from tavola.kernels.realm_of_sand.writing import PHASES

Frame = tuple[SandDo, str]


def game_from(tables: Tables, s: Words) -> Sand:
    """The same game in the rules."""
    g = _facts(tables, s)
    g.players = [_player(tables, s, seat) for seat in range(tables.seats)]
    if s[at.LIMIT] >= 0:
        side = g.side(g.players[g.turn])
        used_front = s[at.USED_FRONT : at.USED_FRONT + at.ELEMENTS]
        g.summoning = Summoning(s[at.LIMIT], s[at.STEPS], tables.from_grid(side, s[at.USED]), used_front)
    if s[at.GRANTED]:
        g.granted = tables.from_grid(g.side(g.players[g.turn]), s[at.GRANTED])
    if s[at.PROMPT] == at.NOTHING:
        return g
    for do, step in _frames(tables, g, s):
        g.stack.append(do)
        g.steps.append(step)
    g.asked -= 1
    run(g)
    return g


def _facts(tables: Tables, s: Words) -> Sand:
    cards, tiles, boards = tables.cards, tables.tiles, tables.boards
    decks, sunk, display = [], [], []
    for level in range(3):
        deck = _some(s, at.DECKS + level * at.MOST_IN_DECK, s[at.IN_DECK + level])
        decks.append([cards[each % at.KNOWER] for each in deck])
        sunk.append([each // at.KNOWER - 1 for each in deck if each >= at.KNOWER])
        row = _some(s, at.DISPLAY + level * at.MOST_DISPLAY, tables.box.limits.display)
        display.append([cards[each] if each >= 0 else "" for each in row])
    return Sand(
        box=tables.box,
        options=tables.options,
        rng=get_bits(s, at.RNG),
        players=[],
        supply=_some(s, at.SUPPLY, at.BASIC),
        reserve=_some(s, at.RESERVE, at.ELEMENTS),
        boxed=_some(s, at.BOXED, at.ELEMENTS),
        decks=decks,
        display=display,
        circle=[tiles[each] for each in _some(s, at.CIRCLE, s[at.IN_CIRCLE])],
        sunk=sunk,
        offer=[boards[each] for each in _some(s, at.OFFER, s[at.OFFERED])],
        aside=[tiles[each] for each in _some(s, at.ASIDE_TILES, s[at.IN_ASIDE])],
        first=s[at.FIRST],
        turn=s[at.TURN_OF],
        round=s[at.ROUND],
        phase=PHASES[s[at.PHASE]],
        lifted=_some(s, at.LIFTED, at.BASIC) if s[at.LIFTING] else [],
        looked_at=[cards[each] for each in _some(s, at.LOOKED_AT, s[at.LOOKED])],
        looked_in=s[at.LOOKED_IN],
        swapped=[tiles[each] for each in _some(s, at.SWAPS, s[at.SWAPPED])],
        ending=at.ENDINGS[s[at.ENDING]],
        asked=s[at.ASKED],
    )


def _some(s: Words, place: int, count: int) -> Words:
    return list(s[place : place + count])


def _player(tables: Tables, s: Words, seat: int) -> Player:
    me = at.PLAYERS + seat * at.PLAYER
    log = _some(s, at.LOG, s[at.IN_LOG])
    kept_by_me, mine = seat + at.IS_KEPT // at.OWNER, seat
    player = Player(
        board=tables.boards[s[me + at.ITS_BOARD]] if s[me + at.ITS_BOARD] >= 0 else "",
        face=FACES[s[me + at.FACE]] if s[me + at.FACE] >= 0 else "",
        front=_some(s, me + at.FRONT, at.ELEMENTS),
        active=[tables.tiles[each] for each in _some(s, me + at.TILES, s[me + at.IN_ACTIVE])],
        level=s[me + at.LEVEL],
        charged=bool(s[me + at.CHARGED]),
        charged_in_round=s[me + at.CHARGED_IN],
        completed=[tables.cards[each % at.OWNER] for each in log if each // at.OWNER == mine],
        kept=[tables.cards[each % at.OWNER] for each in log if each // at.OWNER == kept_by_me],
    )
    side = tables.side_of(player)
    if side:
        player.squares = [tables.from_grid(side, cells) for cells in _some(s, me + at.SQUARES, at.BASIC)]
        player.discs = [tables.from_grid(side, cells) for cells in _some(s, me + at.DISCS, at.ELEMENTS)]
        player.opened = tables.from_grid(side, s[me + at.OPENED])
    return player


# -- the stack


def _frames(tables: Tables, g: Sand, s: Words) -> Iterator[Frame]:
    """What is being done, from the bottom up; on top the step that asks."""
    if s[at.NEXT] <= at.EXTRA_DISCS:
        yield from _set_up(tables, g, s)
        return
    order = [(g.first + nth) % tables.seats for nth in range(tables.seats)]
    yield SetUp(), DONE
    yield PlayRounds(), "close_round"
    yield from ((TakeTurn(seat), "begin_turn") for seat in reversed(order[s[at.NTH] :]))
    yield TakeTurn(g.turn), "act"
    if s[at.MAIN]:
        yield from _main_action(tables, g, s)
    elif s[at.POWER_IN_USE]:
        yield from _power(g, s)
    elif s[at.CARD] >= 0:
        yield from _card(tables, g, s)


def _set_up(tables: Tables, g: Sand, s: Words) -> Iterator[Frame]:
    order = [(g.first + nth) % tables.seats for nth in range(tables.seats)]
    prompt, seat = s[at.PROMPT], s[at.SEAT]
    if prompt == at.START:
        yield SetUp(), "name_starting_player"
    elif prompt == at.BOARD:
        if tables.options.board_deal == "draft":
            order.reverse()
        yield SetUp(), "choose_sides"
        yield from ((ChooseBoard(each), "choose_board") for each in reversed(order[s[at.NTH] - 1 :]))
    elif prompt == at.SIDE:
        yield SetUp(), "hand_out_tiles"
        yield from ((ChooseSide(each), "choose_side") for each in reversed(order[s[at.NTH] - 1 :]))
    elif prompt == at.REFILL:
        yield SetUp(), "take_extra_discs"
        yield from ((Replenish(each), "replenish") for each in reversed(order[s[at.NTH] :]))
    else:
        yield SetUp(), "begin"
        others = [each for each in order[s[at.NTH] :] if g.side(g.players[each]).power == "purple"]
        yield from ((ChooseExtraDisc(each), "choose_extra_disc") for each in (*reversed(others), seat))


def _main_action(tables: Tables, g: Sand, s: Words) -> Iterator[Frame]:
    prompt, seat = s[at.PROMPT], g.turn
    if s[at.MAIN] == at.PLACING:
        key = tables.key_of_placement(s[at.PLACED])
        yield PlaceTile(seat, key), "place_squares" if prompt == at.SHORT else DONE
        if prompt == at.SHORT:
            sharing = s[at.SHARING] | 1 << s[at.SHORT_OF]
            here = g.side(g.players[seat]).placements[key]
            for element in range(at.BASIC):
                if sharing >> element & 1:
                    pairs = zip(here.bits, here.elements, strict=True)
                    yield ShareOut(seat, element, tuple(bit for bit, each in pairs if each == element)), "share_out"
    else:
        every = s[at.MAIN] == at.SUMMONING_ALL
        yield Summon(seat, every), "place_and_move" if prompt == at.SUMMON else DONE
    if prompt in (at.REFILL, at.ASIDE):
        yield Replenish(seat), "replenish"
    if prompt == at.ASIDE:
        yield LayTileAside(seat), "lay_tile_aside"


def _power(g: Sand, s: Words) -> Iterator[Frame]:
    prompt, seat = s[at.PROMPT], g.turn
    yield UsePower(seat), DONE
    match s[at.POWER_IN_USE]:
        case at.RED:
            yield LookAtPlans(seat), "choose_deck" if prompt == at.DECK else "keep_one"
        case at.YELLOW:
            yield ExchangeDisc(seat), "choose_exchange"
        case at.GREEN:
            yield CarrySquare(seat), "choose_carry"
        case at.ORANGE:
            yield RaiseLevel(seat, 1), DONE
            yield from _openings(seat, s)
        case at.BLUE:
            yield SwapTiles(seat), "swap_second" if s[at.NEXT] == at.END_SWAP else "swap_first"


def _card(tables: Tables, g: Sand, s: Words) -> Iterator[Frame]:
    seat, card = g.turn, tables.cards[s[at.CARD]]
    if s[at.PROMPT] == at.EMBEDDING:
        yield CompleteCard(seat, card), "choose_cells"
        return
    need = tables.need(s[at.CARD], g.side(g.players[seat]), s[at.LOOK], s[at.ANCHOR])
    yield CompleteCard(seat, card), DONE
    yield Build(seat, card, need), "count_hourglasses"
    yield RaiseLevel(seat, tables.t[of.CARDS + s[at.CARD] * of.ONE_CARD + of.LEVEL_UP]), DONE
    yield from _openings(seat, s)


def _openings(seat: int, s: Words) -> Iterator[Frame]:
    for _ in range(s[at.OPENING] + 1):
        yield OpenDarkCell(seat), "open_dark_cell"
