"""Every answer that can be given in Realm of Sand. When one is legal and what follows is said in the chapters."""

from __future__ import annotations

from typing import Annotated

from tavola.kernel.choice import Choice
from tavola.kernel.choice_keys import Cells, Listed, Part


class SandChoice(Choice, frozen=True):
    """The base of all kinds."""


# -- setup.py


class StartChoice(SandChoice, frozen=True):
    """Who begins."""

    verb = "start"
    prompts = ("start",)
    seat: int


class BoardChoice(SandChoice, frozen=True):
    verb = "board"
    prompts = ("board",)
    board: str


class SideChoice(SandChoice, frozen=True):
    """The side on which one's board lies: basic or advanced."""

    verb = "side"
    prompts = ("side",)
    face: str


class ExtraChoice(SandChoice, frozen=True):
    """The disc with which the purple board begins."""

    verb = "extra"
    prompts = ("extra",)
    element: str


# -- turns.py: the menu of a turn

TURN = ("turn", "after")  # before and after the main action


class PlaceChoice(SandChoice, frozen=True):
    """Lay an active tile: which, how it is turned, and where its first square in reading order lies."""

    verb = "place"
    prompts = TURN
    tile: str
    turned: str
    at: str


class AnyPlaceChoice(SandChoice, frozen=True):
    """Laying a tile at all: what a player looks for when the main action is done. It is never legal."""

    verb = "place"
    prompts = TURN
    never_legal = True


class SummonChoice(SandChoice, frozen=True):
    """Place and move discs; with the purple power, all of them."""

    verb = "summon"
    prompts = TURN
    every: Annotated[bool, Part(word="all")] = False


class CompleteChoice(SandChoice, frozen=True):
    """Complete a building card."""

    verb = "complete"
    prompts = TURN
    card: str


class PowerChoice(SandChoice, frozen=True):
    """Use the charged crystal."""

    verb = "power"
    prompts = TURN


class EndChoice(SandChoice, frozen=True):
    """Declare the turn over."""

    verb = "end"
    prompts = TURN


# -- tiles.py, circle.py, solo.py


class ShortChoice(SandChoice, frozen=True):
    """The cells that receive the last squares of an element that is short."""

    verb = "short"
    prompts = ("short",)
    cells: Cells


class TakeChoice(SandChoice, frozen=True):
    """A tile from the circle."""

    verb = "take"
    prompts = ("refill",)
    tile: str


class AsideChoice(SandChoice, frozen=True):
    """The tile that a summon costs who plays alone."""

    verb = "aside"
    prompts = ("aside",)
    tile: str


# -- discs.py


class DiscChoice(SandChoice, frozen=True):
    """A disc from one's front onto a cell."""

    verb = "disc"
    prompts = ("summon",)
    element: str
    at: str


class MoveChoice(SandChoice, frozen=True):
    """A disc from one cell to another."""

    verb = "move"
    prompts = ("summon",)
    start: str
    end: str


class SummonedChoice(SandChoice, frozen=True):
    """No further step of this summon."""

    verb = "done"
    prompts = ("summon",)


# -- buildings.py, levels.py


class CellsChoice(SandChoice, frozen=True):
    """The cells on which a pattern is taken to lie, where it lies in several places."""

    verb = "on"
    prompts = ("embedding",)
    cells: Cells


class OpenChoice(SandChoice, frozen=True):
    """The dark cell that opens for good."""

    verb = "open"
    prompts = ("unlock",)
    cell: str


# -- powers.py


class DeckChoice(SandChoice, frozen=True):
    verb = "deck"
    prompts = ("deck",)
    level: int


class KeepChoice(SandChoice, frozen=True):
    """The card one keeps, and the others as they go under the deck, the one that will lie lowest last."""

    verb = "keep"
    prompts = ("keep",)
    card: str
    others: Listed = ()


class ExchangeChoice(SandChoice, frozen=True):
    """A disc of one's own, by its cell or, in front of one, its element, for a disc of another element."""

    verb = "exchange"
    prompts = ("exchange",)
    mine: str
    element: str


class CarryChoice(SandChoice, frozen=True):
    """A square from one cell to another."""

    verb = "carry"
    prompts = ("carry",)
    start: str
    end: str


class SwapChoice(SandChoice, frozen=True):
    """An active tile for one of the circle."""

    verb = "swap"
    prompts = ("swap",)
    mine: str
    theirs: str


class SwappedChoice(SandChoice, frozen=True):
    """No second exchange of tiles."""

    verb = "done"
    prompts = ("swap",)
