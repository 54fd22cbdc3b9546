"""Combat and Diplomacy cards of a pack: how many there are, their keys and icons (LN-16 to LN-18)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from tavola.games.tainted_grail.content.schema import CardEntry, Half
from tavola.games.tainted_grail.content.trigger import Delayed
from tavola.games.tainted_grail.content.vocabulary import ATTRIBUTES, CARD_KINDS
from tavola.games.tainted_grail.lint.pack import Found, Pack

STARTERS, BASIC, ADVANCED, LEAST_RESERVE = 15, 25, 15, 10
NUMBER = re.compile(r"[1-9][0-9]*[A-Z]\Z")
LEFT, RIGHT = ("bonus", "magic", "none"), ("attribute", "magic", "none")
RANK = {"free": 0, "magic": 1, "bonus": 2, "attribute": 2}  # from the bottom row up


def counts(pack: Pack) -> Found:
    """LN-16: of each kind 25 basic cards for a colour, 15 of them starters, and 15 advanced ones for a Character."""
    for board in pack.entries.boards:
        for kind in CARD_KINDS:
            basic = [
                c for c in pack.entries.cards if c.kind == kind and c.set != "advanced" and _letter(c) == board.letter
            ]
            starters = sum(card.set == "starter" for card in basic)
            reserve = len(basic) - starters
            if starters != STARTERS or (len(basic) != BASIC if pack.standard else reserve < LEAST_RESERVE):
                message = (
                    f"has {len(basic)} basic {kind} cards, {starters} of them starters, not {BASIC} and {STARTERS}"
                )
                yield pack.fault("LN-16", "boards", board.id, message)
    for hero in pack.entries.characters:
        for kind in CARD_KINDS:
            own = sum(card.kind == kind and card.owner == hero.id for card in pack.entries.cards)
            if pack.standard and own != ADVANCED:
                yield pack.fault("LN-16", "characters", hero.id, f"has {own} advanced {kind} cards, not {ADVANCED}")


def _letter(card: CardEntry) -> str:
    return card.number[-1:]


def structure(pack: Pack) -> Found:
    """LN-17: the grammar of keys and icons."""
    for card in pack.entries.cards:
        for field, message in (*_frame(card), *_edges(card), *_icons(card)):
            yield pack.fault("LN-17", "cards", card.id, message, field)
        for field, icons in _rows(card.left, "left"):
            if any(first == "void" and _is_times(second) for first, second in pairwise(icons)):
                yield pack.fault(
                    "LN-17", "cards", card.id, "a Void before a multiplier wastes both", field, warning=True
                )


def _frame(card: CardEntry) -> Iterator[tuple[str, str]]:
    if not NUMBER.match(card.number):
        yield "number", f"{card.number!r} is no card number like 7G"
    if (card.set == "advanced") != (card.owner is not None):
        yield "owner", "advanced cards carry a Character's name, and only they do"
    if sum(isinstance(ability.trigger, Delayed) for ability in card.abilities) > 1:
        yield "abilities", "a card has one Delayed Ability at most"


def _edges(card: CardEntry) -> Iterator[tuple[str, str]]:
    for edge, halves, allowed in (("left", card.left, LEFT), ("right", card.right, RIGHT)):
        yield from edge_faults(edge, halves, allowed)
        if not 3 <= len(halves) <= 5:
            yield edge, f"an edge has 3 to 5 rows, not {len(halves)}"
    for row, half in enumerate(card.left):
        if half.key in ("bonus", "magic") and not half.icons:
            yield f"left[{row}]", f"a {half.key} half gives at least one icon"


def edge_faults(edge: str, halves: Sequence[Half], allowed: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Row 0 is the Free Key; above it Magic, then Attributes; `none` may stand anywhere above row 0."""
    if not halves or halves[0].key != "free":
        yield edge, "the bottom row is the Free Key"
    for row, half in enumerate(halves[1:], start=1):
        if half.key not in allowed:
            yield f"{edge}[{row}]", f"a {half.key} half cannot stand here; allowed: {', '.join(allowed)}"
        if half.key == "attribute" and (half.attr is None or half.level < 1):
            yield f"{edge}[{row}]", "an Attribute Key has an Attribute and a level from 1 on"
    ranks = [RANK[half.key] for half in halves if half.key != "none"]
    if ranks != sorted(ranks):
        yield edge, "from the top: Attribute rows, then Magic rows, then the Free row"


def _icons(card: CardEntry) -> Iterator[tuple[str, str]]:
    foreign = ("affinity", "topic") if card.kind == "combat" else ("cubes",)
    for field, icons in (*_rows(card.left, "left"), *_rows(card.right, "right")):
        for nth, icon in enumerate(icons):
            name = _name(icon)
            if name in foreign:
                yield field, f"the icon {name} does not belong on a {card.kind} card"
            elif name not in ("cubes", "affinity", "draw", "continue", "topic", "tear", "x", "void"):
                yield field, f"there is no icon {name!r}"
            if _is_times(icon) and nth + 1 < len(icons) and icons[nth + 1] == "continue":
                yield field, "a multiplier before Continue does nothing"
    for row, half in enumerate(card.left):
        if half.icons and (half.icons[-1] == "void" or _is_times(half.icons[-1])):
            yield f"left[{row}]", "a modifier stands before another icon"
    yield from modifiers_only(card.right)


def modifiers_only(halves: Sequence[Half]) -> Iterator[tuple[str, str]]:
    """A right edge gives nothing by itself: only its Free half may carry multipliers and Voids."""
    for row, half in enumerate(halves):
        if half.icons and (row or not all(icon == "void" or _is_times(icon) for icon in half.icons)):
            yield f"right[{row}]", "on the right edge only the Free half carries icons: multipliers and Voids"


def _rows(halves: Sequence[Half], edge: str) -> Iterator[tuple[str, list[Any]]]:
    yield from ((f"{edge}[{row}]", list(half.icons)) for row, half in enumerate(halves))


def _name(icon: Any) -> str:
    return icon if isinstance(icon, str) else str(next(iter(icon), ""))


def _is_times(icon: Any) -> bool:
    return isinstance(icon, dict) and "x" in icon


def starter_decks(pack: Pack) -> Found:
    """LN-18: a starting deck can go on, can draw, uses every Attribute, and has no dead card."""
    for board in pack.entries.boards:
        for kind in CARD_KINDS:
            deck = [
                c for c in pack.entries.cards if c.kind == kind and c.set == "starter" and _letter(c) == board.letter
            ]
            if not deck:
                continue
            for message in _deck_faults(deck):
                yield pack.fault("LN-18", "boards", board.id, f"the {kind} starters {message}", warning=True)
    for card in pack.entries.cards:
        if is_dead(pack, card):
            yield pack.fault("LN-18", "cards", card.id, "its Bonus Keys can never connect to anything", warning=True)


def _deck_faults(deck: Sequence[CardEntry]) -> Iterator[str]:
    go_on = sum("continue" in _icon_names(card) for card in deck)
    draw = sum("draw" in _icon_names(card) for card in deck)
    used = {half.attr for card in deck for half in card.right}
    if go_on < 5:
        yield f"have {go_on} cards with Continue, fewer than 5"
    if draw < 3:
        yield f"have {draw} cards that draw, fewer than 3"
    if missing := [name for name in ATTRIBUTES if name not in used]:
        yield f"never use {', '.join(missing)}"


def _icon_names(card: CardEntry) -> set[str]:
    return {_name(icon) for half in card.left for icon in half.icons}


def is_dead(pack: Pack, card: CardEntry) -> bool:
    """No right edge of its own deck or of an Encounter has an Attribute in a row where this card has a Bonus Key."""
    rows = [row for row, half in enumerate(card.left) if half.key == "bonus"]
    if not rows:
        return False
    own = [other for other in pack.entries.cards if other.kind == card.kind and _letter(other) == _letter(card)]
    edges = [other.right for other in own] + [
        enemy.right for enemy in pack.entries.encounters if enemy.kind == card.kind
    ]
    return not any(row < len(edge) and edge[row].key == "attribute" for edge in edges for row in rows)
