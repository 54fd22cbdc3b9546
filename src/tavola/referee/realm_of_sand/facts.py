"""The game's state as plain facts, and the referee's table in the same form, to be laid side by side."""

from __future__ import annotations

from typing import Any

import msgspec

from tavola.referee.realm_of_sand.components import BASIC_ELEMENTS, ELEMENTS, components
from tavola.referee.realm_of_sand.table import Player, Table

READ = (
    "players", "supply", "reserve", "boxed", "decks", "display", "circle", "aside", "offer", "looked_at",
    "first", "turn", "round", "ending", "phase",
)  # fmt: skip
CLAUSES = {  # the clause that speaks of a fact, told with a difference
    "board": "RS-2.6", "face": "RS-2.6", "area": "RS-4.9", "front": "RS-7.6", "active": "RS-5.3", "level": "RS-8.4",
    "opened": "RS-9.3", "charged": "RS-10.3", "charged_in_round": "RS-10.5", "completed": "RS-7.14", "kept": "RS-10.10",
    "supply": "RS-15.1", "reserve": "RS-15.2", "boxed": "RS-2.5", "decks": "RS-7.12", "display": "RS-7.12",
    "circle": "RS-5.1", "aside": "RS-13.3", "offer": "RS-2.6", "looked_at": "RS-10.10", "first": "RS-2.7",
    "turn": "RS-3.1", "round": "RS-3.7", "ending": "RS-11.1",
}  # fmt: skip


def read_state(g: Any) -> dict[str, Any]:
    return {name: msgspec.to_builtins(getattr(g, name)) for name in READ}


def facts_of_the_game(seen: dict[str, Any]) -> dict[str, Any]:
    """Without what is only a way of keeping things: the order in a row, an old charge."""
    facts = {
        "supply": dict(zip(BASIC_ELEMENTS, seen["supply"], strict=True)),
        "reserve": dict(zip(ELEMENTS, seen["reserve"], strict=True)),
        "boxed": dict(zip(ELEMENTS, seen["boxed"], strict=True)),
        "decks": [list(reversed(deck)) for deck in seen["decks"]],
        "display": [sorted(card for card in row if card) for row in seen["display"]],
        **{name: seen[name] for name in ("circle", "aside", "looked_at", "first", "turn", "round")},
        "offer": sorted(seen["offer"]),
    }
    for seat, player in enumerate(seen["players"]):
        facts |= {f"{name} of {seat}": fact for name, fact in facts_of_a_player(player).items()}
    return facts


def facts_of_a_player(player: dict[str, Any]) -> dict[str, Any]:
    same = {name: player[name] for name in ("board", "face", "level", "charged", "completed")}
    return same | {
        "area": pieces_of(player),
        "front": dict(zip(ELEMENTS, player["front"], strict=True)),
        "active": sorted(player["active"]),
        "opened": cells_of(player, player["opened"]),
        "charged_in_round": player["charged_in_round"] if player["charged"] else 0,
        "kept": sorted(player["kept"]),
    }


def pieces_of(player: dict[str, Any]) -> dict[str, list[str]]:
    """Cell -> all that lies there: more than one piece would be seen."""
    found: dict[str, list[str]] = {}
    for kind, elements in (("square", BASIC_ELEMENTS), ("disc", ELEMENTS)):
        for element, cells in zip(elements, player[f"{kind}s"], strict=True):
            for cell in cells_of(player, cells):
                found.setdefault(cell, []).append(f"{kind} {element}")
    return found


def cells_of(player: dict[str, Any], bits: int) -> list[str]:
    """A state keeps sets of cells as the bits of a number, in reading order."""
    if not bits:
        return []
    cells = components().sides[player["board"], player["face"]].cells
    named = [cell for place, cell in enumerate(cells) if bits >> place & 1]
    return named if bits >> len(cells) == 0 else [*named, "beyond the board"]


def facts_of_the_table(table: Table) -> dict[str, Any]:
    facts = {
        **{name: getattr(table, name) for name in ("supply", "reserve", "boxed", "decks", "circle", "aside")},
        "display": [sorted(row) for row in table.display],
        **{name: getattr(table, name) for name in ("looked_at", "first", "turn", "round")},
        "offer": sorted(table.offer),
    }
    for seat, player in enumerate(table.players):
        facts |= {f"{name} of {seat}": fact for name, fact in own_facts_of_a_player(player).items()}
    return facts


def own_facts_of_a_player(player: Player) -> dict[str, Any]:
    same = {name: getattr(player, name) for name in ("board", "face", "level", "charged", "completed")}
    return same | {
        "area": {cell: [f"{piece.kind} {piece.element}"] for cell, piece in player.area.items()},
        "front": player.front,
        "active": sorted(player.active),
        "opened": [cell for cell in player.side.cells if cell in player.opened] if player.opened else [],
        "charged_in_round": player.charged_in_round if player.charged else 0,
        "kept": sorted(player.kept),
    }
