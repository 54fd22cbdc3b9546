"""A table that starts from what somebody is making: a card to hand, an Encounter, a verse with its marks."""

from __future__ import annotations

import secrets
from importlib import import_module

from tavola.kernel import codec
from tavola.kernel.decision import Refusal, Refused
from tavola.kernel.event import take_events
from tavola.service.loaded_table import Plan
from tavola.service.opening import OVERDUE, Start, from_seed, lay
from tavola.service.registry import TableRegistry
from tavola.service.time_limit import time_limit
from tavola.service.wire.records import Opened
from tavola.workshop.kinds import KINDS
from tavola.workshop.wire import PlayAsk, StartAsk


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
        laid = from_seed(registry, game_id, place, options, len(ask.seats), ask.seed or secrets.token_hex(16))
        with time_limit(registry.ceilings.rules_seconds):
            g = module.put(laid.g, start, len(ask.seats))
            take_events(g)
    except LookupError as error:
        raise Refused(Refusal("WORKSHOP_E_START", args={"problem": str(error.args[0])[:200]})) from None
    opening = codec.save(laid.game, g, laid.box)
    begun = Start(laid.game, laid.box, laid.options, laid.seed, g, opening=opening)
    frozen, name = place.partition("#")[2], ask.name
    return await lay(
        registry, begun, Plan(name, overdue=OVERDUE["live"], party=party, frozen=frozen), ask.seats, language
    )
