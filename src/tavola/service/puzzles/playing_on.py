"""A table that begins with a puzzle: one plays the position on, against a bot or alone."""

from __future__ import annotations

import secrets

import msgspec

from tavola.kernel import codec
from tavola.kernel.chance import seed_number
from tavola.puzzles.shelves import find
from tavola.service.loaded_table import Plan
from tavola.service.opening import lay
from tavola.service.puzzles.laying import MARK, start_of
from tavola.service.registry import TableRegistry
from tavola.service.wire.records import Opened
from tavola.service.wire.requests import Ask, Name, SeatAsk
from tavola.service.wire.stream import ShortText

RIVAL = "master"


class PlayOnAsk(Ask, frozen=True):
    """Under which name one sits down."""

    name: Name = ""
    password: ShortText = ""


async def play_on(registry: TableRegistry, id: str, ask: PlayOnAsk, language: str, party: str) -> Opened:
    """What the seat may not know is dealt anew: the position is the puzzle's, the luck to come is one's own."""
    game_id, _, puzzle = find(id)
    start, seed = start_of(registry, game_id, puzzle), secrets.token_hex(16)
    g = start.game.resample(start.g, puzzle.seat, seed_number(seed))
    opening = codec.save(start.game, g, start.box)
    begun = msgspec.structs.replace(start, g=g, seed=seed, opening=opening)
    seats = [
        SeatAsk("me", ask.name) if seat == puzzle.seat else SeatAsk("bot", bot=RIVAL) for seat in range(puzzle.seats)
    ]
    return await lay(registry, begun, Plan(marks=(MARK, "branch"), party=party), seats, language)
