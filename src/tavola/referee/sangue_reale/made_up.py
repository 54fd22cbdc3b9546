"""Packs made up by the referee: the shipped sheets and maps with powers and scoring lines that the shipped pack lacks.

The vocabulary of packs is larger than any pack. A made-up pack says more of it, so that its words are watched too.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Callable
from random import Random
from typing import Any

from tavola.content.source import PackSource
from tavola.content.yaml import read_plain
from tavola.library import find_pack
from tavola.referee.sangue_reale.printed import Pack

Plain = dict[str, Any]
METRICS = ["boxes", "uniques", "full_columns", "river_boxes", "groups_led", "modifiers_spent"]
TAGS = ["monte", "selva", "campo", "acqua"]


@functools.cache
def made_up(pack_id: str, number: int) -> Pack:
    """The pack of this number, the same for ever."""
    random = Random(f"{pack_id}/{number}")
    source = find_pack(pack_id)
    files = dict(source.files)
    for name in source.names():
        value, _ = read_plain(name, files[name])
        for folder, change in CHANGES.items():
            if name.startswith(folder):
                change(random, value)
                files[name] = json.dumps(value).encode()  # JSON is YAML
    return Pack(PackSource(source.id, files))


def change_supporters(random: Random, value: Plain) -> None:
    """Other abilities in the same places; in Eras III and IV those that change the map remain, changed."""
    for unique in value["uniques"]:
        edges = [effect for effect in unique["effects"] if effect["effect"] == "edge"]
        if edges and random.random() < 0.7:
            edges[0].update(op=random.choice(["add", "remove", "toggle", "toggle"]), n=random.choice([1, 1, 2]))
            edges[0]["kind"] = random.choice([edges[0]["kind"], "any"])
        elif not edges and random.random() < 0.8:
            unique["effects"] = [random_effect(random) for _ in range(random.choice([1, 1, 2]))]
            unique["vp"] = random.randint(0, 3)


def random_effect(random: Random) -> Plain:
    some = sorted(random.sample(range(1, 7), random.randint(1, 3)))
    few = random.choice([1, 1, 2])
    effects: list[Plain] = [
        {"effect": "draw_modifier", "turn": random.choice(["current", "next", "choice"]), "n": few},
        {"effect": "blacken", "column": random.choice(["choice", some]), "rows": few, "width": "any"},
        {"effect": "blacken", "column": random.choice(["choice", some]), "rows": 2, "width": "single"},
        {"effect": "circle", "numbers": random.choice(["any", some]), "n": few},
        {"effect": "extra_dice", "roll": random.randint(3, 5), "keep": random.randint(1, 3)},
        {"effect": "set_die", "times": few},
        {"effect": "block_slot", "n": few, "lost": random.random() < 0.5},
        {"effect": "forbid_action", "value": random.choice(["choice", random.randint(1, 6)]), "rounds": 2},
        {"effect": "act_first", "rounds": random.randint(1, 5)},
        {"effect": "open_plan", "rounds": random.randint(1, 5)},
        {"effect": "uncancel", "times": few},
        {"effect": random.choice(["wrap", "stack_bonus"])},
        {"effect": "vp_per", "metric": random.choice(METRICS), "n": few},
    ]
    return random.choice(effects)


def change_sheet(random: Random, value: Plain) -> None:
    """Further scoring lines."""
    terms: list[Plain] = [
        {"term": "box_count", "k": 2},
        {"term": "unique_vp"},
        {"term": "tag_count", "tag": random.choice(TAGS), "k": 1},
        {"term": "tag_set", "tags": random.sample(TAGS, 2), "vp": 2},
        {"term": "chronology_distinct", "k": 2},
        {"term": "cancelled", "k": 1},
        {"term": "penalty", "metric": random.choice(METRICS), "k": 1},
        {"term": "river_side", "k": 1},
        {"term": "chain", "k": 2},
        {"term": "column_majority", "k": 1},
    ]
    value["scoring"] += random.sample(terms, 3)


def change_characters(random: Random, value: Plain) -> None:
    """Now and then a character with a power, and heirs that the pack does not name."""
    nameless = random.random() < 0.5
    for character in value["characters"]:
        if nameless:
            character.pop("line_of", None)
        if random.random() < 0.3:
            character["powers"] = [random_effect(random)]


def change_campaign(random: Random, value: Plain) -> None:
    """Testaments that blacken and circle in advance."""
    for overlay in value["overlays"]:
        whom = random.choice(["winner", "loser", "both"])
        if overlay["id"] in ("purse", "home-a", "home-b"):
            overlay["ops"].append({"op": "pre_blacken", "column": random.randint(1, 6), "rows": 1, "for": whom})
        if overlay["id"] in ("tomb-a1", "tomb-b1"):
            overlay["ops"].append({"op": "pre_circle", "slot": random.choice(["cap-1", "lan-3", "bia-2"]), "for": whom})
            overlay["ops"].append({"op": "remove_term", "term": random.choice(["chain", "river_side"]), "for": whom})
            overlay["ops"].append({"op": "edge_state", "edge": "foc-gra", "present": False})


CHANGES: dict[str, Callable[[Random, Plain], None]] = {
    "supporters/": change_supporters,
    "sheets/": change_sheet,
    "characters.yaml": change_characters,
    "campaign.yaml": change_campaign,
}
