"""Fights made up by chance, for lockstep: any Character, deck, Items, Skills, tracks, Encounter and rulings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.content.vocabulary import ATTRIBUTES
from tavola.games.tainted_grail.deeds.encounter import MeetEncounter
from tavola.games.tainted_grail.game import TaintedGrail
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.games.tainted_grail.state import Avalon, Held, Hero, SkillHeld
from tavola.kernel.chance import below, next_bits, shuffle
from tavola.kernel.flow import run, stop, take, then
from tavola.kernels.lockstep import HarnessChance

Any_ = TypeVar("Any_")
TABLES: dict[tuple[str, str], Avalon] = {}
RULINGS: tuple[dict[str, object], ...] = (
    {}, {}, {}, {"deck_out": "after_card"}, {"tear": "before"}, {"mulligan": "shuffled_back"}, {"flee_coin": True},
    {"thief": "energy"}, {"limiter_offset": 1}, {"red_energy": "1_2"}, {"narrative": True}, {"caps": True},
)  # fmt: skip


def some(luck: HarnessChance, among: Sequence[Any_], most: int) -> list[Any_]:
    """So many at most, each once, in any order."""
    found = list(among)
    shuffle(luck, found)
    return found[: below(luck, most + 1)]


def first_day(box: AvalonBox, character: str) -> Avalon:
    """A table at which this Character has just set out."""
    if (box.digest, character) not in TABLES:
        g = TaintedGrail().open_table(box, 1, AvalonOptions(characters=character), "made up")
        while not g.day:
            take(g, g.open[0], g.open[0].legal()[0])
        TABLES[box.digest, character] = g
    return TABLES[box.digest, character]


def made_up(box: AvalonBox, seed: str, card: str = "") -> Avalon | None:
    """A fight at its first question about the hands; None where it is over before, or cannot be met."""
    luck = HarnessChance(seed)
    characters, encounters = sorted(box.characters), [id for id, e in box.encounters.items() if e.kind != "text"]
    g = first_day(box, characters[below(luck, len(characters))]).clone()
    stop(g)
    g.open, g.events, g.party = [], [], []
    g.rng, hero = next_bits(luck), g.heroes[0]
    rulings = RULINGS[below(luck, len(RULINGS))]
    g.options = msgspec.structs.replace(g.options, **rulings)
    card = card or encounters[below(luck, len(encounters))]
    if below(luck, 4):
        equip(g, hero, box.encounters[card].kind, luck)
    if not any(card in deck for deck in g.encounter_decks.values()):
        g.encounters_unused.append(card)
    then(g, MeetEncounter(members=[0], id=card))
    run(g)
    return as_far_as_the_hands(g, luck)


def equip(g: Avalon, hero: Hero, kind: str, luck: HarnessChance) -> None:
    """Anything at all: what no campaign would give is met by the kernel as well."""
    box = g.box
    pile = hero.diplomacy if kind == "diplomacy" else hero.combat
    pile.deck += some(luck, [c.id for c in box.cards.values() if c.kind == kind and c.id not in pile.deck], 12)
    shuffle(g, pile.deck)
    del pile.deck[4 + below(luck, 20) :]
    hero.items = [Held(f"{item}#1", up=below(luck, 8) > 0) for item in some(luck, sorted(box.items), 5)]
    hero.skills = [SkillHeld(skill, "ab"[below(luck, 2)], 0) for skill in some(luck, sorted(box.skills), 4)]
    hero.secrets = [Held(f"{secret}#1", up=True) for secret in some(luck, sorted(box.secrets), 2)]
    hero.health, hero.terror = 1 + below(luck, 7), below(luck, 7)
    hero.energy = below(luck, hero.health + 1)
    for kind_of in ("food", "wealth", "rep", "magic"):
        hero.resources[kind_of] = below(luck, 5)
    for name in ATTRIBUTES:
        hero.markers[name] = below(luck, 4)


def as_far_as_the_hands(g: Avalon, luck: HarnessChance) -> Avalon | None:
    """Through the questions before a fight; it is never avoided."""
    while g.encounter is not None and g.open:
        decision = g.open[0]
        if decision.prompt not in ("avoid", "equipment"):
            return g
        keys = decision.legal()
        take(g, decision, "face" if "face" in keys else keys[below(luck, len(keys))])
    return None
