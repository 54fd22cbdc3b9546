"""What is in the box of one game: the shipped pack, or a small one made from it, so that things run out."""

from __future__ import annotations

import json
from random import Random
from typing import Any, NamedTuple

from tavola.content.source import PackSource
from tavola.library import find_pack
from tavola.referee.realm_of_sand.components import (
    BASIC_ELEMENTS,
    ELEMENTS,
    LEVELS,
    PACK,
    Card,
    Shape,
    card_of,
    components,
    plain,
    shape_of,
)

FEW_CARDS = {1: (3, 8), 2: (0, 3), 3: (0, 0)}  # least and most of each level
MOST_STARS = (0, 1, 12)  # of a card of the box: so that many have the same, or one comes near every rank
FEW_SQUARES = (4, 12)


class Contents(NamedTuple):
    source: PackSource
    cards: dict[str, Card]
    tiles: dict[str, Shape]
    squares: dict[str, int]
    dark_order: dict[tuple[str, str], list[str]]  # in which the dark cells of a side open, where the table plays so


def shipped_contents() -> Contents:
    box = components()
    order = {name: list(side.dark) for name, side in box.sides.items()}  # the pack names none: in reading order
    return Contents(find_pack(PACK), box.cards, box.tiles, box.squares, order)


def small_contents(rng: Random) -> Contents:
    """A few cards of the lower levels with other bonuses, some tiles of one colour, few squares, dark cells in any
    order."""
    stars = rng.choice(MOST_STARS)
    cards = [with_other_bonuses(entry, stars, rng) for level in LEVELS for entry in some_cards(level, rng)]
    tiles = [in_one_colour(entry, rng) if rng.random() < 0.3 else entry for entry in plain("tiles.yaml")]
    squares = {element: rng.randint(*FEW_SQUARES) for element in BASIC_ELEMENTS}
    elements = [one | {"squares": squares.get(one["id"], 0)} for one in plain("elements.yaml")]
    order = {name: rng.sample(side.dark, len(side.dark)) for name, side in components().sides.items()}
    boards = [
        one | {face: one[face] | {"order": order[one["id"], face]} for face in ("basic", "advanced")}
        for one in plain("boards.yaml")
    ]
    written = {"cards": cards, "tiles": tiles, "elements": elements, "boards": boards}
    written["pack"] = plain("pack.yaml") | {"standard": False}
    files = {f"{name}.yaml": json.dumps(value).encode() for name, value in written.items()}  # JSON is YAML
    return Contents(
        source=PackSource(PACK, {**find_pack(PACK).files, **files}),
        cards={entry["id"]: card_of(entry) for entry in cards},
        tiles={entry["id"]: shape_of(entry["rows"]) for entry in tiles},
        squares=squares,
        dark_order=order,
    )


def some_cards(level: int, rng: Random) -> list[dict[str, Any]]:
    printed = [entry for entry in plain("cards.yaml") if entry["level"] == level]
    return rng.sample(printed, rng.randint(*FEW_CARDS[level]))


def with_other_bonuses(entry: dict[str, Any], stars: int, rng: Random) -> dict[str, Any]:
    """More at once than any printed card gives: several levels, the same disc twice."""
    return entry | {
        "stars": rng.randint(0, stars),
        "hourglasses": rng.randint(0, 3),
        "level_up": rng.choice((0, 0, 1, 2, 3)),
        "discs": rng.choices(ELEMENTS, k=rng.randint(0, 3)),
    }


def in_one_colour(entry: dict[str, Any], rng: Random) -> dict[str, Any]:
    colour = rng.choice(BASIC_ELEMENTS)
    return entry | {"rows": ["".join("." if sign == "." else colour for sign in row) for row in entry["rows"]]}
