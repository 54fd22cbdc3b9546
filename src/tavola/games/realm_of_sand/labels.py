"""Questions and answers in words, and what on the table lights up for an answer."""

from __future__ import annotations

from tavola.games.realm_of_sand.choices import (
    AsideChoice,
    BoardChoice,
    CarryChoice,
    CellsChoice,
    CompleteChoice,
    DeckChoice,
    DiscChoice,
    ExchangeChoice,
    ExtraChoice,
    KeepChoice,
    MoveChoice,
    OpenChoice,
    PlaceChoice,
    PowerChoice,
    ShortChoice,
    SideChoice,
    StartChoice,
    SummonChoice,
    SwapChoice,
    TakeChoice,
)
from tavola.games.realm_of_sand.crystals import power_of
from tavola.games.realm_of_sand.names import (
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
from tavola.kernel.choice import Choice
from tavola.kernel.decision import Decision
from tavola.kernel.flow import asking
from tavola.kernel.text import Arg, Message, message_id, say


def prompt_text(g: Sand, decision: Decision) -> Message:
    """The prompt, with the numbers that a player needs to answer it."""
    match decision.prompt:
        case "short":
            asked = asking(g, ShareOut)
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


def label(g: Sand, decision: Decision, choice: Choice) -> Message:
    """A choice in words."""
    player = g.players[decision.seat]
    match choice:
        case PlaceChoice():
            return say("option-place", pieces=laid(g, player, choice.key))
        case CompleteChoice(card):
            return say("option-complete", card=card_name(card))
        case PowerChoice():
            return say("option-power", power=power_name(power_of(g, player)))
        case SummonChoice(every=True):
            return say("option-summon-all", crystal="kept" if g.options.purple_part2 == "passive" else "spent")
        case TakeChoice(tile) | AsideChoice(tile):
            return Message(f"option-{choice.verb}", {"tile": tile_name(g, tile)})
        case ShortChoice(cells) | CellsChoice(cells):
            return Message(f"option-{choice.verb}", {"cells": ", ".join(cells)})
        case SwapChoice(mine, theirs):
            return say("option-swap", mine=tile_name(g, mine), theirs=tile_name(g, theirs))
        case KeepChoice(card, others):
            return say("option-keep", card=card_name(card), others=card_names(others), count=len(others))
        case DeckChoice(level):
            return say("option-deck", level=level, count=len(g.decks[level - 1]))
        case _:
            return label_of_piece(g, player, choice)


def label_of_piece(g: Sand, player: Player, choice: Choice) -> Message:
    """Choices that move single pieces, those of set-up, and single words."""
    match choice:
        case DiscChoice(element, cell):
            return say("option-disc", disc=disc_name(element), cell=cell)
        case MoveChoice(start, end) | CarryChoice(start, end):
            piece = piece_name(piece_letter(player, g.side(player).bit[start]))
            return Message(f"option-{choice.verb}", {"piece": piece, "start": start, "end": end})
        case ExchangeChoice(place, letter):
            own = place if place in ELEMENTS else piece_letter(player, g.side(player).bit[place])[1]
            where = "front" if place in ELEMENTS else "board"
            args: dict[str, Arg] = {"mine": disc_name(own), "theirs": any_disc(letter), "cell": place}
            return Message(f"option-exchange-{where}", args)
        case OpenChoice(cell):
            return say("option-open", cell=cell)
        case StartChoice(seat):
            return say("option-start", player=player_name(seat))
        case BoardChoice(board):
            return say("option-board", board=board_name(board))
        case SideChoice(face):
            return Message(f"option-side-{face}")
        case ExtraChoice(element):
            return say("option-extra", disc=disc_name(element))
        case _:
            return Message(f"option-{choice.verb}")


def laid(g: Sand, player: Player, key: str) -> list[Message]:
    """Which element comes to lie where, one for each square of a placement."""
    here = g.side(player).placements[key]
    return [
        say("element-laid", element=element_short(ELEMENTS[element]), cell=cell)
        for cell, element in zip(here.cells, here.elements, strict=True)
    ]


def refs(g: Sand, decision: Decision, choice: Choice) -> tuple[str, ...]:
    """What lights up: `cell:b4`, `card:quay-crane`, `tile:t07`, `disc:E`, `board:lens`, `deck:2`."""
    match choice:
        case PlaceChoice():
            here = g.side(g.players[decision.seat]).placements[choice.key]
            return (f"tile:{here.tile}", *(f"cell:{cell}" for cell in here.cells))
        case CompleteChoice(card):
            return (f"card:{card}",)
        case KeepChoice(card, others):
            return tuple(f"card:{each}" for each in (card, *others))
        case TakeChoice(tile) | AsideChoice(tile):
            return (f"tile:{tile}",)
        case SwapChoice(mine, theirs):
            return (f"tile:{mine}", f"tile:{theirs}")
        case ShortChoice(cells) | CellsChoice(cells):
            return tuple(f"cell:{cell}" for cell in cells)
        case MoveChoice(start, end) | CarryChoice(start, end):
            return (f"cell:{start}", f"cell:{end}")
        case DiscChoice(element, cell):
            return (f"disc:{element}", f"cell:{cell}")
        case ExchangeChoice(mine, element):
            return (f"disc:{mine}" if mine in ELEMENTS else f"cell:{mine}", f"disc:{element}")
        case ExtraChoice(element):
            return (f"disc:{element}",)
        case OpenChoice(cell):
            return (f"cell:{cell}",)
        case BoardChoice(board):
            return (f"board:{board}",)
        case DeckChoice(level):
            return (f"deck:{level}",)
        case StartChoice(seat):
            return (f"player:{seat}",)
        case PowerChoice():
            return (f"crystal:{decision.seat}",)
        case _:
            return ()
