"""Realm of Sand at its ends. Pieces only go where the rules could have put them, so there are as many as before."""

from __future__ import annotations

from random import Random

from tavola import games
from tavola.fuzz.extremes import Extreme
from tavola.fuzz.tables import Kit
from tavola.games.realm_of_sand.levels import RaiseLevel, dark_rule
from tavola.games.realm_of_sand.shapes import BASIC, ELEMENTS
from tavola.games.realm_of_sand.solo import table
from tavola.games.realm_of_sand.state import Player, Sand
from tavola.kernel.flow import then
from tavola.kernel.state import Box
from tavola.referee.realm_of_sand.contents import small_contents

LAST_ROUND = 60  # of a table that nothing else would end


def small_box(random: Random) -> Box:
    box: Box = games.find("realm_of_sand").open_box(small_contents(random).source)
    return box


# -- extremes


def lay_squares(g: Sand, random: Random) -> None:
    """Squares of one element, or of all, lie on the boards as long as there are any and cells are free."""
    elements = random.choice([[0], [1], [2], [0, 1, 2]])
    for seat in random.sample(range(len(g.players)), len(g.players)):
        player = g.players[seat]
        for bit in free_cells(g, player, random):
            left = [element for element in elements if g.supply[element]]
            if left and may_lie(g, player, bit):
                element = random.choice(left)
                g.supply[element] -= 1
                player.squares[element] |= bit


def free_cells(g: Sand, player: Player, random: Random) -> list[int]:
    side = g.side(player)
    cells = side.bits_of(side.all & ~player.occupied())
    return random.sample(cells, len(cells))


def may_lie(g: Sand, player: Player, bit: int) -> bool:
    return dark_rule(g).allows(player, g.side(player), player.occupied() | bit)


def clear_boards(g: Sand, random: Random) -> None:
    """Everything was used for buildings or moved away: squares are in the supply, discs in front of their owners."""
    for player in g.players:
        for element in range(BASIC):
            g.supply[element] += player.squares[element].bit_count()
        for element in range(len(ELEMENTS)):
            player.front[element] += player.discs[element].bit_count()
        player.squares, player.discs = [0] * BASIC, [0] * len(ELEMENTS)


def empty_the_reserve(g: Sand, random: Random) -> None:
    """All discs of some elements belong to somebody."""
    for element in random.sample(range(len(ELEMENTS)), random.randint(1, len(ELEMENTS))):
        for _ in range(g.reserve[element]):
            random.choice(g.players).front[element] += 1
        g.reserve[element] = 0


def no_discs(g: Sand, random: Random) -> None:
    """Nobody has any."""
    for player in g.players:
        for element in range(len(ELEMENTS)):
            g.reserve[element] += player.front[element] + player.discs[element].bit_count()
            player.front[element] = player.discs[element] = 0


def empty_decks(g: Sand, random: Random) -> None:
    """Cards were looked at and kept, or built: a deck has run out, and with it perhaps what lies face up."""
    for level in random.sample(range(len(g.decks)), random.randint(1, len(g.decks))):
        random.choice(g.players).kept += g.decks[level]
        g.decks[level], g.sunk[level] = [], []
        for place, card in enumerate(g.display[level]):
            if card and random.random() < 0.5:
                random.choice(g.players).kept.append(card)
                g.display[level][place] = ""


def short_decks(g: Sand, random: Random) -> None:
    """One or two cards are left of each."""
    for level, deck in enumerate(g.decks):
        left = random.randint(1, 2)
        random.choice(g.players).kept += deck[left:]
        g.decks[level], g.sunk[level] = deck[:left], g.sunk[level][:left]


def to_the_highest_level(g: Sand, random: Random) -> None:
    seat = random.randrange(len(g.players))
    player = g.players[seat]
    then(g, RaiseLevel(seat, g.side(player).level_max - player.level))


def charge_or_spend(g: Sand, random: Random) -> None:
    """Every crystal is charged since long ago, or none is."""
    charged = random.random() < 0.7
    for player in g.players:
        player.charged = charged and bool(g.side(player).power)
        player.charged_in_round = 0


def short_circle(g: Sand, random: Random) -> None:
    """Who plays alone has as few tiles as a pack may have: with the last round the circle is empty."""
    last = table(g).last_round(g)
    if len(g.players) == 1 and last is not None:
        g.aside += g.circle[last - g.round :]
        del g.circle[last - g.round :]


TURN = ("turn",)
KIT = Kit(
    values={
        "summon_min": lambda random, box: random.choice([0, 1]),
        "hourglass_target": lambda random, box: random.choice([1, 3, 10, 20, 99]),
        "max_rounds": lambda random, box: random.choice([1, 5, 25, LAST_ROUND]),
    },
    extremes=(
        Extreme("squares have run out or boards are full", ("turn", "after"), lay_squares),
        Extreme("boards are empty", TURN, clear_boards),
        Extreme("the reserve of discs is empty", TURN, empty_the_reserve),
        Extreme("nobody has a disc", TURN, no_discs),
        Extreme("decks are empty", ("turn", "after"), empty_decks),
        Extreme("decks are short", ("turn", "after"), short_decks),
        Extreme("somebody is at the highest level", TURN, to_the_highest_level),
        Extreme("crystals are charged or spent", TURN, charge_or_spend),
        Extreme("the circle is short", TURN, short_circle),
    ),
    longest_round=400,
    often=frozenset({"mode", "max_rounds"}),
    other_box=small_box,
)
