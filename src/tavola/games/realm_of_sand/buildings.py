"""Additional action: completing building cards, and what they give."""

from __future__ import annotations

from tavola.games.realm_of_sand.choices import CellsChoice, CompleteChoice
from tavola.games.realm_of_sand.crystals import charge
from tavola.games.realm_of_sand.events import CardCompleted, DiscBonus, EndTriggered, PiecesPaid
from tavola.games.realm_of_sand.levels import RaiseLevel
from tavola.games.realm_of_sand.names import card_name, lack_name
from tavola.games.realm_of_sand.patterns import Lacks, available, least_lack, nearest_lack, needs
from tavola.games.realm_of_sand.pieces import lift
from tavola.games.realm_of_sand.shapes import ELEMENTS
from tavola.games.realm_of_sand.solo import is_triggered
from tavola.games.realm_of_sand.state import Sand, SandDo, hourglasses
from tavola.kernel.choice import consequence, legality, no, offer
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.do import Do
from tavola.kernel.event import emit
from tavola.kernel.flow import ask, asking, procedure, rule, then


class CompleteCard(SandDo, frozen=True):
    """Complete a card; where its pattern matches in several places, choose one (RS-7.7)."""

    seat: Seat
    card: str


@rule(CompleteCard)
def choose_cells(g: Sand, do: CompleteCard) -> None:
    places = needs(g, do.seat, do.card)
    ask(
        g,
        do.seat,
        "embedding",
        [offer(cells_choice(g, do.seat, need), Build(do.seat, do.card, need)) for need in places],
    )


def cells_choice(g: Sand, seat: Seat, need: int) -> CellsChoice:
    side = g.side(g.players[seat])
    return CellsChoice(side.names_of(side.cells_of(need)))


@legality(CompleteChoice)
def why_not_complete(g: Sand, seat: Seat, choice: CompleteChoice) -> Refusal | None:
    """The pattern of the card lies on the board, turned and mirrored at will (RS-7.1, RS-7.9)."""
    if choice.card not in available(g, seat):
        return no("RS_E_CARD_NOT_AVAILABLE", "RS-7.9")
    if needs(g, seat, choice.card):
        return None
    return mismatch(choice.card, nearest_lack(g, seat, choice.card))


@consequence(CompleteChoice)
def complete_it(g: Sand, seat: Seat, choice: CompleteChoice) -> tuple[Do, ...]:
    return (CompleteCard(seat, choice.card),)


@legality(CellsChoice)
def why_not_there(g: Sand, seat: Seat, choice: CellsChoice) -> Refusal | None:
    """Cells that do not form the figure are told apart from cells that do but hold the wrong pieces."""
    card = asking(g, CompleteCard).card
    if any(cells_choice(g, seat, need) == choice for need in needs(g, seat, card)):
        return None
    side = g.side(g.players[seat])
    figure = side.fits(g.options.pattern_symmetry)[card].everywhere
    there = [need for need in figure if sorted(side.names_of(side.cells_of(need))) == sorted(choice.cells)]
    if not there:
        return no("RS_E_PATTERN_SHAPE", "RS-7.1")
    return mismatch(card, least_lack(g.players[seat], side, there))


def mismatch(card: str, lacks: Lacks) -> Refusal:
    """By the name of the card: how many pieces of which element are missing, and on which cells."""
    lacking = [lack_name(element, cells) for element, cells in lacks.items()]
    count = sum(len(cells) for cells in lacks.values())
    return no("RS_E_PATTERN_MISMATCH", "RS-7.1", card=card_name(card), lacks=lacking, count=count)


class Build(SandDo, frozen=True):
    """Pay the pieces that match and gain the card, at once with all its bonuses (RS-7.16, RS-8.1)."""

    seat: Seat
    card: str
    need: int  # where the pattern matches, see boards.py


def pay(g: Sand, do: Build) -> None:
    """Squares go back to the supply, discs to their owner's front; the cells are empty (RS-7.5, RS-7.6, RS-7.8)."""
    player = g.players[do.seat]
    side = g.side(player)
    gone = lift(player, side, side.cells_of(do.need), g.supply, player.front)
    emit(g, PiecesPaid(do.seat, tuple(gone)))


def take_card(g: Sand, do: Build) -> None:
    """The card lies open before its owner (RS-7.14); its place in the display stays empty this turn (RS-7.11)."""
    player, card = g.players[do.seat], g.card(do.card)
    if do.card in player.kept:
        player.kept.remove(do.card)
    else:
        row = g.display[card.level - 1]
        row[row.index(do.card)] = ""
    player.completed.append(do.card)
    side = g.side(player)
    cells = side.names_of(side.cells_of(do.need))
    emit(g, CardCompleted(do.seat, do.card, cells, card.stars, card.hourglasses))


def charge_crystal(g: Sand, do: Build) -> None:
    charge(g, do.seat, g.side(g.players[do.seat]).cells_of(do.need))


def gain_discs(g: Sand, do: Build) -> None:
    """A type that has run out in the reserve is not replaced by another (RS-8.2, RS-8.3, RS-8.7, RS-15.2)."""
    wanted = g.card(do.card).discs
    if not wanted:
        return
    gained, missing = [], []
    for element in wanted:
        if g.reserve[element]:
            g.reserve[element] -= 1
            g.players[do.seat].front[element] += 1
            gained.append(ELEMENTS[element])
        else:
            missing.append(ELEMENTS[element])
    emit(g, DiscBonus(do.seat, tuple(gained), tuple(missing)))


def gain_levels(g: Sand, do: Build) -> None:
    """RS-8.4."""
    if steps := g.card(do.card).level_up:
        then(g, RaiseLevel(do.seat, steps))


def count_hourglasses(g: Sand, do: Build) -> None:
    """The first player to reach the target makes this round the last (RS-8.6, RS-11.4)."""
    glasses = hourglasses(g, do.seat)
    was_below = glasses - g.card(do.card).hourglasses < g.options.hourglass_target
    others = [seat for seat in range(len(g.players)) if seat != do.seat]
    if was_below and is_triggered(g, do.seat) and not any(is_triggered(g, seat) for seat in others):
        emit(g, EndTriggered(do.seat, glasses))


procedure(Build, pay, take_card, charge_crystal, gain_discs, gain_levels, count_hourglasses)
