"""Lists that are closed: moments at which Abilities act (D.5), numbers that may be modified (D.7), faces of dice."""

from __future__ import annotations

from typing import get_args

from tavola.games.tainted_grail.content.trigger import Phase
from tavola.games.tainted_grail.content.vocabulary import ATTRIBUTES, Trait

TRIGGERS = (
    "place",
    "response",
    "visible",
    "encounter_start",
    "encounter_end",
    "activation_start",
    "turn_end",
    "defeat",
    "flee",
    "opportunity",
    "day_start",
    "event",
    "rest",
    "recover",
    "day_end",
    "travel",
    "enter",
    "explore",
    "reveal",
    "gain",
    "expire",
    "dying",
    "death",
)
PHASES: tuple[str, ...] = tuple(filter(None, get_args(Phase)))
STATS = (
    "damage",
    "pool_loss",
    "affinity_loss",
    "pool_gain",
    "energy_recovery",
    "energy_cap",
    "hand_start",
    "hand_limit",
    "draw.turn_end",
    "cards.max",
    "limit.items",
    "dial.menhir",
    "reward.exp",
    *(f"attr.{name}" for name in ATTRIBUTES),
    *(f"key.{name}" for name in ATTRIBUTES),
)
ACTIONS = ("explore", "travel", "location", "character", "menhir", "use", "avoid")  # `cost.<action>.<kind>`
TRAITS: tuple[str, ...] = get_args(Trait)
FACES = {
    "coin": ("skull", "grail"),
    "guardian": ("north", "east", "south", "west", "nothing", "discard"),
}
