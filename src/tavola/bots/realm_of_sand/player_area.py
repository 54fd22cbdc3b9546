"""One player's bench as a plan changes it: tiles laid, discs summoned, cards paid. Nothing else of the table moves."""

from __future__ import annotations

from collections.abc import Iterable

from tavola.games.realm_of_sand.boards import Side
from tavola.games.realm_of_sand.choices import DiscChoice
from tavola.games.realm_of_sand.content import Card
from tavola.games.realm_of_sand.pieces import piece_at
from tavola.games.realm_of_sand.shapes import BASIC, ELEMENTS
from tavola.games.realm_of_sand.state import Player

KINDS = len(ELEMENTS)


class Bench:
    """What one player would have after some of a plan, and what that looks to be worth."""

    __slots__ = ("first", "glasses", "gone", "hope", "left", "mains", "player", "sure", "turn", "value")

    def __init__(self, player: Player) -> None:
        self.player = player
        self.gone: frozenset[str] = frozenset()  # cards completed by this plan
        self.first = ""  # the answer with which the plan begins
        self.mains = 0  # main actions taken
        self.turn = 0  # turns after the present one
        self.glasses = 0
        self.sure = 0.0  # stars won, less the chance that a rival was there first
        self.hope = self.left = self.value = 0.0

    def clone(self) -> Bench:
        clone = Bench(self.player.clone())
        clone.gone, clone.first, clone.mains, clone.turn = self.gone, self.first, self.mains, self.turn
        clone.glasses, clone.sure = self.glasses, self.sure
        return clone

    def begin(self, key: str) -> None:
        """The answer with which a plan begins is the first one that is named."""
        self.first = self.first or key

    def placed(self, side: Side, key: str) -> Bench:
        """After a tile was laid; squares are taken to be there."""
        clone, here = self.clone(), side.placements[key]
        player = clone.player
        if player.occupied() & here.covers:
            clear(player, here.covers)
        for bit, element in zip(here.bits, here.elements, strict=True):
            player.squares[element] |= bit
        player.active.remove(here.tile)
        clone.begin(key)
        clone.mains += 1
        return clone

    def summoned(self, side: Side, steps: Iterable[str]) -> Bench:
        """After discs were laid and moved."""
        clone = self.clone()
        player = clone.player
        for step in steps:
            choice = side.steps[step]
            if isinstance(choice, DiscChoice):
                element, end = ELEMENTS.index(choice.element), choice.at
                player.front[element] -= 1
            else:
                found = piece_at(player, side.bit[choice.start])
                if found is None or not found[1]:
                    continue  # a step before has sent it back to the front
                element, end = found[0], choice.end
                player.discs[element] ^= side.bit[choice.start]
            clear(player, side.bit[end])
            player.discs[element] |= side.bit[end]
        clone.begin("summon")
        clone.mains += 1
        return clone

    def built(self, side: Side, card: Card, need: int, reserve: list[int]) -> Bench:
        """After a card was paid there and has given its bonuses; its stars are counted by whoever plans."""
        clone = self.clone()
        player, cells = clone.player, side.cells_of(need)
        clear(player, cells)
        player.charged |= bool(cells & side.crystals)
        for element in card.discs:
            player.front[element] += reserve[element] > 0
        player.level = min(side.level_max, player.level + card.level_up)
        clone.gone = self.gone | {card.id}
        clone.glasses += card.hourglasses
        clone.begin(f"complete:{card.id}")
        return clone


def clear(player: Player, cells: int) -> None:
    """Everything leaves these cells: squares to the supply, discs to the front."""
    for element in range(BASIC):
        player.squares[element] &= ~cells
    for element in range(KINDS):
        if hit := player.discs[element] & cells:
            player.discs[element] ^= hit
            player.front[element] += hit.bit_count()


def steps_towards(player: Player, side: Side, need: int, limit: int) -> list[str]:
    """The steps that bring discs to where this need lacks pieces: those in front first, then from elsewhere."""
    front, found = list(player.front), list[str]()
    for element in range(KINDS):
        cells = need >> side.size * element & side.all
        here = player.discs[element] | (player.squares[element] if element < BASIC else 0)
        spare = player.discs[element] & ~cells
        for bit in side.bits_of(cells & ~here):
            (end,) = side.names_of(bit)
            if len(found) == limit:
                return found
            if front[element]:
                front[element] -= 1
                found.append(side.lay[ELEMENTS[element]][end])
            elif spare:
                (start,) = side.names_of(spare & -spare)
                spare &= spare - 1
                found.append(side.move[start][end])
    return found
