"""Questions and answers in words, and what on the table lights up for an answer."""

from __future__ import annotations

from tavola.games.realm_of_sand.crystals import power_of
from tavola.games.realm_of_sand.naming import (
    any_disc,
    board_name,
    card_name,
    card_names,
    disc_name,
    element_name,
    element_short,
    piece_name,
    player_name,
    power_name,
    tile_name,
)
from tavola.games.realm_of_sand.shapes import ELEMENTS
from tavola.games.realm_of_sand.state import Player, Sand
from tavola.games.realm_of_sand.tiles import ShareOut
from tavola.games.realm_of_sand.view import piece_letter
from tavola.kernel.decision import Decision
from tavola.kernel.text import Arg, Message, message_id, say


def question(g: Sand, decision: Decision) -> Message:
    """The prompt, with the numbers that a player needs to answer it."""
    match decision.prompt:
        case "short":
            asked = next(do for do in reversed(g.stack) if isinstance(do, ShareOut))
            return say("prompt-short", count=g.supply[asked.element], element=element_name(ELEMENTS[asked.element]))
        case "summon" if g.summoning is not None:
            return say("prompt-summon", step=g.summoning.steps + 1, limit=g.summoning.limit)
        case "keep":
            return say("prompt-keep", cards=card_names(g.looked_at))
        case "side":
            board = g.players[decision.seat].board
            args: dict[str, Arg] = {"player": player_name(decision.seat), "board": board_name(board)}
            power = g.box.sides[board, "advanced"].power
            return say("prompt-side-power", **args, power=power_name(power)) if power else say("prompt-side", **args)
        case prompt:
            return Message(message_id("prompt", prompt), {"player": player_name(decision.seat)})


def label(g: Sand, decision: Decision, key: str) -> Message:
    player = g.players[decision.seat]
    word, *parts = key.split(":")
    match word, parts:
        case "place", _:
            return say("option-place", pieces=laid(g, player, key))
        case "complete", [card]:
            return say("option-complete", card=card_name(card))
        case "power", []:
            return say("option-power", power=power_name(power_of(g, player)))
        case ("summon", ["all"]):
            return say("option-summon-all", crystal="kept" if g.options.purple_part2 == "passive" else "spent")
        case (("take" | "aside"), [tile]):
            return Message(f"option-{word}", {"tile": tile_name(g, tile)})
        case (("short" | "on"), [cells]):
            return Message(f"option-{word}", {"cells": cells.replace("+", ", ")})
        case "swap", [mine, theirs]:
            return say("option-swap", mine=tile_name(g, mine), theirs=tile_name(g, theirs))
        case "keep", [card, *others]:
            return say("option-keep", card=card_name(card), others=card_names(others), count=len(others))
        case "deck", [level]:
            return say("option-deck", level=int(level), count=len(g.decks[int(level) - 1]))
        case _:
            return label_of_piece(g, player, word, parts)


def label_of_piece(g: Sand, player: Player, word: str, parts: list[str]) -> Message:
    """Answers that move single pieces, those of set-up, and single words."""
    match word, parts:
        case "disc", [letter, cell]:
            return say("option-disc", disc=disc_name(letter), cell=cell)
        case (("move" | "carry"), [start, end]):
            piece = piece_name(piece_letter(player, g.side(player).bit[start]))
            return Message(f"option-{word}", {"piece": piece, "start": start, "end": end})
        case "exchange", [place, letter]:
            own = place if place in ELEMENTS else piece_letter(player, g.side(player).bit[place])[1]
            where = "front" if place in ELEMENTS else "board"
            args: dict[str, Arg] = {"mine": disc_name(own), "theirs": any_disc(letter), "cell": place}
            return Message(f"option-exchange-{where}", args)
        case "open", [cell]:
            return say("option-open", cell=cell)
        case "start", [seat]:
            return say("option-start", player=player_name(int(seat)))
        case "board", [board]:
            return say("option-board", board=board_name(board))
        case "extra", [letter]:
            return say("option-extra", disc=disc_name(letter))
        case _:
            return Message(message_id("option", "-".join([word, *parts])))


def laid(g: Sand, player: Player, key: str) -> list[Message]:
    """Which element comes to lie where, one for each square of a placement."""
    here = g.side(player).placements[key]
    return [
        say("element-laid", element=element_short(ELEMENTS[element]), cell=cell)
        for cell, element in zip(here.cells, here.elements, strict=True)
    ]


def refs(g: Sand, decision: Decision, key: str) -> tuple[str, ...]:
    """What lights up: `cell:b4`, `card:quay-crane`, `tile:t07`, `disc:E`, `board:lens`, `deck:2`."""
    player = g.players[decision.seat]
    word, *parts = key.split(":")
    match word:
        case "place":
            here = g.side(player).placements[key]
            return (f"tile:{here.tile}", *(f"cell:{cell}" for cell in here.cells))
        case "complete" | "keep":
            return tuple(f"card:{card}" for card in parts[:1])
        case "take" | "aside" | "swap":
            return tuple(f"tile:{tile}" for tile in parts)
        case "short" | "on":
            return tuple(f"cell:{cell}" for cell in parts[0].split("+"))
        case "disc" | "extra" | "exchange" | "move" | "carry" | "open":
            return tuple(f"disc:{part}" if part in ELEMENTS else f"cell:{part}" for part in parts)
        case "board" | "deck":
            return (f"{word}:{parts[0]}",)
        case "start":
            return (f"player:{parts[0]}",)
        case "power":
            return (f"crystal:{decision.seat}",)
        case _:
            return ()
