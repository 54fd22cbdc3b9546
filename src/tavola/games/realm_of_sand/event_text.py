"""Events in words."""

from __future__ import annotations

from tavola.games.realm_of_sand import events as happened
from tavola.games.realm_of_sand.names import (
    any_disc,
    board_name,
    card_name,
    card_names,
    disc_name,
    element_name,
    piece_name,
    pieces_there,
    player_name,
    power_name,
    spirit_name,
    tile_name,
)
from tavola.games.realm_of_sand.state import Sand
from tavola.kernel.event import Event
from tavola.kernel.text import Arg, Message, message_id, say


def tell(g: Sand, event: Event) -> Message:
    """`event-<kind>` with the names of what it speaks of; `player` is the seat that it happened to."""
    kind = message_id("event", type(event).__name__)
    args: dict[str, Arg] = {}
    if (seat := getattr(event, "seat", None)) is not None:
        args["player"] = player_name(seat)
    variant, more = details(g, event)
    return Message(f"{kind}{variant}", args | more)


def details(g: Sand, event: Event) -> tuple[str, dict[str, Arg]]:
    """How the message differs within its kind, and what it needs beside the player."""
    match event:
        case happened.BoardTaken(board=board, face=face):
            return f"-{face}", {"board": board_name(board)}
        case happened.ExtraDiscTaken(element=letter):
            return "", {"spirit": spirit_name(letter)}
        case happened.TurnStarted(round=number) | happened.RoundEnded(round=number):
            return "", {"round": number}
        case happened.DisplayRefilled(cards=cards):
            return "", {"cards": card_names(cards), "count": len(cards)}
        case happened.SummonBegun(limit=limit):
            return "", {"limit": limit}
        case happened.CardCompleted(card=card, cells=cells, stars=stars, hourglasses=glasses):
            where = ", ".join(cells)
            return "", {"card": card_name(card), "stars": stars, "hourglasses": glasses, "cells": where}
        case happened.LevelChanged(level=level):
            return "", {"level": level, "name": say(f"level-{level}")}
        case happened.CrystalUsed(power=power):
            return "", {"power": power_name(power)}
        case happened.EndTriggered(hourglasses=glasses):
            return "", {"hourglasses": glasses}
        case happened.GameEnded():
            return how_it_ended(event)
        case _:
            return details_of_pieces(g, event)


def details_of_pieces(g: Sand, event: Event) -> tuple[str, dict[str, Arg]]:
    match event:
        case happened.TilePlaced(tile=tile, cells=cells):
            return "", {"tile": tile_name(g, tile), "cells": ", ".join(cells)}
        case happened.TileReturned(tile=tile):
            return "", {"tile": tile_name(g, tile)}
        case happened.TileLaidAside(tile=tile, markers=markers):
            return "", {"tile": tile_name(g, tile), "markers": markers}
        case happened.TileTaken(tile=tile, passed=passed):
            if passed:
                return "-passing", {"tile": tile_name(g, tile), "passed": tile_name(g, passed)}
            return "", {"tile": tile_name(g, tile)}
        case happened.TilesSwapped(given=given, taken=taken):
            return "", {"given": tile_name(g, given), "taken": tile_name(g, taken)}
        case happened.PiecesRemoved(pieces=pieces) | happened.PiecesPaid(pieces=pieces):
            return "", {"pieces": pieces_there(pieces), "count": len(pieces)}
        case happened.SquaresPlaced(pieces=pieces):
            return "", {"pieces": pieces_there(pieces)}
        case happened.ColourShort(element=letter, cells=cells):
            return "", {"element": element_name(letter), "cells": ", ".join(cells), "count": len(cells)}
        case _:
            return details_of_discs(event)


def details_of_discs(event: Event) -> tuple[str, dict[str, Arg]]:
    match event:
        case happened.DiscPlaced(element=letter, cell=cell):
            return "", {"disc": disc_name(letter), "cell": cell}
        case happened.DiscMoved(element=letter, start=start, end=end):
            return "", {"disc": disc_name(letter), "start": start, "end": end}
        case happened.SquareCarried(element=letter, start=start, end=end):
            return "", {"piece": piece_name(letter), "start": start, "end": end}
        case happened.DiscBonus(elements=gained, missing=missing):
            return bonus(gained, missing)
        case happened.DarkCellOpened(cell=cell):
            return "", {"cell": cell}
        case happened.CardsLookedAt(level=level, number=number, cards=cards):
            if cards is None:
                return "-by-another", {"level": level, "count": number}
            return "", {"level": level, "count": number, "cards": card_names(cards)}
        case happened.CardKept(level=level, card=card):
            return (
                ("-by-another", {"level": level}) if card is None else ("", {"level": level, "card": card_name(card)})
            )
        case happened.DiscExchanged(given=given, taken=taken, cell=cell):
            if cell:
                return "-on-board", {"given": disc_name(given), "taken": any_disc(taken), "cell": cell}
            return "", {"given": any_disc(given), "taken": any_disc(taken)}
        case _:
            return "", {}


def bonus(gained: tuple[str, ...], missing: tuple[str, ...]) -> tuple[str, dict[str, Arg]]:
    """Spirits that come, spirits whose seat stays empty, or both."""
    come: dict[str, Arg] = {"spirits": [spirit_name(letter) for letter in gained], "count": len(gained)}
    lost: dict[str, Arg] = {"missing": [spirit_name(letter) for letter in missing]}
    if not missing:
        return "", come
    return ("-missing", lost) if not gained else ("-partly-missing", come | lost)


def how_it_ended(event: happened.GameEnded) -> tuple[str, dict[str, Arg]]:
    best = event.ranking[0]
    args: dict[str, Arg] = {"winner": player_name(best), "stars": event.stars[best], "ending": event.ending}
    if event.rank:
        return "-alone", {"stars": event.stars[best], "rank": say(f"rank-{event.rank}")}
    if sorted(event.stars)[-2:] == [event.stars[best]] * 2:
        return "-on-pieces", args
    return "", args
