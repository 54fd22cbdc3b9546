"""A table that starts from what somebody is making: a card to hand, an Encounter, a verse with its marks."""

from __future__ import annotations

import secrets
from importlib import import_module
from typing import Any

import msgspec

from tavola.bots.bot import BotRng, find_bot, seat_access
from tavola.kernel import codec
from tavola.kernel.decision import Refusal, Refused
from tavola.kernel.event import take_events
from tavola.kernel.game import owed
from tavola.service.loaded_table import Plan
from tavola.service.opening import OVERDUE, Start, from_seed, lay
from tavola.service.ports import Catalogue, Turn
from tavola.service.registry import TableRegistry
from tavola.service.time_limit import time_limit
from tavola.service.wire.records import Opened
from tavola.workshop.kinds import KINDS
from tavola.workshop.wire import PlayAsk, StartAsk

QUICK = "greedy"  # who plays the rounds before somebody sits down
SECONDS = 30.0  # of the processor's time for them
TRIES = 60  # seeds


class PlayOn(msgspec.Struct, frozen=True):
    """A table that bots play on for some rounds, before somebody sits down at it."""

    game: str
    pack: str
    state: bytes
    rounds: int
    seed: str


def play_on(catalogue: Catalogue, ask: PlayOn, _: Any = None) -> bytes:
    """As far as the game goes; it is not played to its end, since then there would be nothing to do."""
    game, box = catalogue.game(ask.game), catalogue.box(ask.game, ask.pack)
    g, bot, luck = codec.load(game, ask.state, box), find_bot(QUICK, ask.game), BotRng.of(ask.seed)
    while open_now := owed(g):
        if game.rounds(g) > ask.rounds:
            break
        before = codec.save(game, g, box)
        decision = open_now[0]
        game.answer(g, decision.seat, bot.choose(seat_access(game, g, decision, luck)))
        take_events(g)
        if not owed(g):
            return before
    return codec.save(game, g, box)


def fitting(
    registry: TableRegistry, game: str, place: str, options: dict[str, Any], ask: PlayAsk, start: StartAsk
) -> Start:
    """Laid out by a seed; where chance would choose something else than what is asked for, by another seed."""
    module, seed = import_module(f"tavola.workshop.{game}"), ask.seed or secrets.token_hex(16)
    for nth in range(TRIES):
        laid = from_seed(registry, game, place, options, len(ask.seats), f"{seed}/{nth}" if nth else seed)
        if module.suits(laid.g, start):
            return laid
    raise LookupError("no seed gives that")


async def play_from(
    registry: TableRegistry, game_id: str, place: str, ask: PlayAsk, start: StartAsk, language: str, party: str
) -> Opened:
    """Laid out by the rules, then put where the maker wants to look."""
    if game_id not in KINDS:
        raise Refused(Refusal("WORKSHOP_E_START"))
    await registry.fetch(game_id, place)
    module = import_module(f"tavola.workshop.{game_id}")
    box = registry.catalogue.box(game_id, place)
    try:
        options = {**ask.options, **module.options_for(box, start, len(ask.seats))}
        laid = fitting(registry, game_id, place, options, ask, start)
        with time_limit(registry.ceilings.rules_seconds):
            g = module.put(laid.g, start, len(ask.seats))
            take_events(g)
    except LookupError as error:
        raise Refused(Refusal("WORKSHOP_E_START", args={"problem": str(error.args[0])[:200]})) from None
    opening = codec.save(laid.game, g, laid.box)
    if start.rounds:
        opening = await registry.bot_pool.help(
            play_on, PlayOn(game_id, place, opening, start.rounds, laid.seed), Turn(f"play {place[-20:]}", SECONDS)
        )
        g = codec.load(laid.game, opening, laid.box)
    begun = Start(laid.game, laid.box, laid.options, laid.seed, g, opening=opening)
    frozen, name = place.partition("#")[2], ask.name
    return await lay(
        registry, begun, Plan(name, overdue=OVERDUE["live"], party=party, frozen=frozen), ask.seats, language
    )
