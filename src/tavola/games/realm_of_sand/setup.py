"""Set-up: from the box to the first decision."""

from __future__ import annotations

from tavola.games.realm_of_sand.choices import BoardChoice, ExtraChoice, SideChoice, StartChoice
from tavola.games.realm_of_sand.circle import Replenish
from tavola.games.realm_of_sand.content import SandBox
from tavola.games.realm_of_sand.crystals import power_of
from tavola.games.realm_of_sand.events import BoardTaken, ExtraDiscTaken, StartingPlayerNamed, TableSet
from tavola.games.realm_of_sand.options import SandOptions
from tavola.games.realm_of_sand.shapes import BASIC, ELEMENTS
from tavola.games.realm_of_sand.state import Player, Sand, SandDo, in_turn_order
from tavola.games.realm_of_sand.turns import PlayRounds
from tavola.kernel.chance import below, shuffle
from tavola.kernel.choice import consequence, legal_keys, legality, no
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.do import Do
from tavola.kernel.event import emit
from tavola.kernel.flow import ask_keys, procedure, rule, then

FACES = ("basic", "advanced")


def lay_table(box: SandBox, seats: int, options: SandOptions, rng: int) -> Sand:
    """Cards shuffled, four of each level turned up, tiles in a ring, squares and discs in heaps (RS-2.1 to RS-2.5)."""
    reserve = box.discs(seats)
    g = Sand(
        box=box,
        options=options,
        rng=rng,
        players=[Player() for _ in range(seats)],
        supply=box.squares.copy(),
        reserve=reserve,
        boxed=[entry.discs - laid for entry, laid in zip(box.elements, reserve, strict=True)],
        decks=box.decks(),
        display=[],
        circle=list(box.tiles),
        sunk=[[], [], []],
    )
    for deck in g.decks:
        shuffle(g, deck)
        row = [deck.pop() for _ in range(min(box.limits.display, len(deck)))]
        g.display.append(row + [""] * (box.limits.display - len(row)))
    shuffle(g, g.circle)
    then(g, SetUp())
    return g


class SetUp(SandDo, frozen=True):
    """What needs chance or a choice before the first round."""


def name_starting_player(g: Sand, do: SetUp) -> None:
    """Drawn by lot; or the youngest, who sits at seat 0; or whom seat 0 names (RS-2.7)."""
    seats = range(len(g.players))
    match g.options.start_player:
        case "random":
            start_with(g, below(g, len(seats)))
        case "youngest":
            start_with(g, 0)
        case "choose":
            ask_keys(g, 0, "start", [StartChoice(seat).key for seat in seats])


@legality(StartChoice)
def why_not_start(g: Sand, seat: Seat, choice: StartChoice) -> Refusal | None:
    return None if choice.seat < len(g.players) else no("TABLE_E_NOT_AN_OPTION", "RS-2.7")


@consequence(StartChoice)
def name_them(g: Sand, seat: Seat, choice: StartChoice) -> tuple[Do, ...]:
    return (NameStartingPlayer(choice.seat),)


class NameStartingPlayer(SandDo, frozen=True):
    seat: Seat  # who begins


@rule(NameStartingPlayer)
def name_chosen_player(g: Sand, do: NameStartingPlayer) -> None:
    start_with(g, do.seat)


def start_with(g: Sand, seat: Seat) -> None:
    g.first = g.turn = seat
    emit(g, StartingPlayerNamed(seat))


def hand_out_boards(g: Sand, do: SetUp) -> None:
    """By lot; or each chooses in turn order; or the last drafts first, from one board more than players (RS-2.6)."""
    g.offer = list(g.box.boards)
    order = list(in_turn_order(g))
    if g.options.board_deal != "choose":
        shuffle(g, g.offer)
        del g.offer[len(order) + (g.options.board_deal == "draft") :]
    if g.options.board_deal == "random":
        for seat in order:
            take_board(g, seat, g.offer[0])
    elif g.options.board_deal == "choose":
        then(g, *[ChooseBoard(seat) for seat in order])
    else:
        then(g, *[ChooseBoard(seat) for seat in reversed(order)])


class ChooseBoard(SandDo, frozen=True):
    seat: Seat


@rule(ChooseBoard)
def choose_board(g: Sand, do: ChooseBoard) -> None:
    ask_keys(g, do.seat, "board", [BoardChoice(board).key for board in g.offer])


@legality(BoardChoice)
def why_not_board(g: Sand, seat: Seat, choice: BoardChoice) -> Refusal | None:
    return None if choice.board in g.offer else no("TABLE_E_NOT_AN_OPTION", "RS-2.6")


@consequence(BoardChoice)
def take_it(g: Sand, seat: Seat, choice: BoardChoice) -> tuple[Do, ...]:
    return (TakeBoard(seat, choice.board),)


class TakeBoard(SandDo, frozen=True):
    seat: Seat
    board: str


@rule(TakeBoard)
def take_chosen_board(g: Sand, do: TakeBoard) -> None:
    take_board(g, do.seat, do.board)


def take_board(g: Sand, seat: Seat, board: str) -> None:
    g.offer.remove(board)
    g.players[seat].board = board


def choose_sides(g: Sand, do: SetUp) -> None:
    """One side for the whole table, unless it is mixed (RS-2.6). Crystals are clear, levels 0 (RS-2.10, RS-2.11)."""
    g.offer = []
    for seat in in_turn_order(g):
        if g.options.mode != "mixed":
            turn_board(g, seat, g.options.mode)
    if g.options.mode == "mixed":
        then(g, *[ChooseSide(seat) for seat in in_turn_order(g)])


class ChooseSide(SandDo, frozen=True):
    seat: Seat


@rule(ChooseSide)
def choose_side(g: Sand, do: ChooseSide) -> None:
    ask_keys(g, do.seat, "side", [SideChoice(face).key for face in FACES])


@legality(SideChoice)
def why_not_side(g: Sand, seat: Seat, choice: SideChoice) -> Refusal | None:
    return None if choice.face in FACES else no("TABLE_E_NOT_AN_OPTION", "RS-2.6")


@consequence(SideChoice)
def turn_it(g: Sand, seat: Seat, choice: SideChoice) -> tuple[Do, ...]:
    return (TurnBoard(seat, choice.face),)


class TurnBoard(SandDo, frozen=True):
    seat: Seat
    face: str


@rule(TurnBoard)
def turn_chosen_side(g: Sand, do: TurnBoard) -> None:
    turn_board(g, do.seat, do.face)


def turn_board(g: Sand, seat: Seat, face: str) -> None:
    g.players[seat].face = face
    emit(g, BoardTaken(seat, g.players[seat].board, face))


def hand_out_tiles(g: Sand, do: SetUp) -> None:
    """In turn order each takes the first three; or three times one of the first two; or any three (RS-2.8)."""
    number = g.box.limits.active
    if g.options.setup_tiles == "pick_of_two":
        then(g, *[Replenish(seat) for seat in in_turn_order(g)])
        return
    for seat in in_turn_order(g):
        for _ in range(number):
            index = 0 if g.options.setup_tiles == "first_three" else below(g, len(g.circle))
            g.players[seat].active.append(g.circle.pop(index))


def take_extra_discs(g: Sand, do: SetUp) -> None:
    purple = [seat for seat in in_turn_order(g) if power_of(g, g.players[seat]) == "purple"]
    then(g, *[ChooseExtraDisc(seat) for seat in purple])


class ChooseExtraDisc(SandDo, frozen=True):
    """The purple board starts with one of the two special discs, at its player's choice (RS-10.12)."""

    seat: Seat


def extra_source(g: Sand) -> list[int]:
    return g.reserve if g.options.purple_source == "reserve" else g.boxed


@rule(ChooseExtraDisc)
def choose_extra_disc(g: Sand, do: ChooseExtraDisc) -> None:
    ask_keys(g, do.seat, "extra", legal_keys(g, do.seat, [ExtraChoice(element) for element in ELEMENTS]))


@legality(ExtraChoice)
def why_not_extra(g: Sand, seat: Seat, choice: ExtraChoice) -> Refusal | None:
    """One of the two special types, as far as there are any."""
    special = choice.element in tuple(ELEMENTS[BASIC:]) and extra_source(g)[ELEMENTS.index(choice.element)]
    return None if special else no("RS_E_PURPLE_TYPE", "RS-10.12")


@consequence(ExtraChoice)
def take_this_disc(g: Sand, seat: Seat, choice: ExtraChoice) -> tuple[Do, ...]:
    return (TakeExtraDisc(seat, choice.element),)


class TakeExtraDisc(SandDo, frozen=True):
    seat: Seat
    element: str


@rule(TakeExtraDisc)
def take_extra_disc(g: Sand, do: TakeExtraDisc) -> None:
    element = ELEMENTS.index(do.element)
    extra_source(g)[element] -= 1
    g.players[do.seat].front[element] += 1
    emit(g, ExtraDiscTaken(do.seat, do.element))


def begin(g: Sand, do: SetUp) -> None:
    emit(g, TableSet(len(g.players), g.first))
    then(g, PlayRounds())


procedure(SetUp, name_starting_player, hand_out_boards, choose_sides, hand_out_tiles, take_extra_discs, begin)
