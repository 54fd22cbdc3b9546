"""Tainted Grail: which tables are opened, and which ends they are driven to."""

from __future__ import annotations

from random import Random
from typing import Any

from tavola.fuzz import tainted_grail_day as day
from tavola.fuzz import tainted_grail_encounter as encounter
from tavola.fuzz.extremes import Extreme
from tavola.fuzz.tables import Kit


def any_chapter(random: Random, box: Any) -> str:
    return str(random.choice(["", *random.choice(list(box.campaigns.values())).chapters]))


def any_characters(random: Random, box: Any) -> str:
    return ",".join(random.sample(sorted(box.characters), random.randint(0, 2)))


BY_DAY = ("act",)
FIGHTING = ("play_card", "active")
KIT = Kit(
    values={
        "campaign": lambda random, box: random.choice(["", *box.campaigns]),
        "characters": any_characters,
        "start_chapter": any_chapter,
        "last_chapter": any_chapter,
        "max_days": lambda random, box: random.choice([None, 1, 3, 10]),
        "chronicler": lambda random, box: random.choice([None, 0, 1, 3]),
        "encounter": lambda random, box: random.choice(["", "any", *box.encounters]),
        "menhir_limit": lambda random, box: random.choice([None, 1, 2, 9]),
    },
    extremes=(
        Extreme("somebody is spent", BY_DAY, day.spend),
        Extreme("somebody is rested", BY_DAY, day.rest),
        Extreme("somebody is near death or madness", BY_DAY, day.wound),
        Extreme("nobody owns anything", BY_DAY, day.make_poor),
        Extreme("somebody is rich", BY_DAY, day.make_rich),
        Extreme("no Event is left", BY_DAY, day.empty_event_decks),
        Extreme("decks of Encounters are empty", BY_DAY, day.empty_encounter_decks),
        Extreme("somebody holds the whole Item deck", BY_DAY, day.take_all_items),
        Extreme("no Secret can be gained", BY_DAY, day.lose_all_secrets),
        Extreme("somebody holds many Secrets", BY_DAY, day.take_many_secrets),
        Extreme("no Skill card is left", BY_DAY, day.take_all_skills),
        Extreme("no Location is left to reveal", BY_DAY, day.lose_all_locations),
        Extreme("the last Menhirs go out", BY_DAY, day.darken),
        Extreme("every Menhir shines", BY_DAY, day.brighten),
        Extreme("the place is used up", BY_DAY, day.use_up_places),
        Extreme("the Reserve is learnt", BY_DAY, day.learn_everything),
        Extreme("the story is far on", BY_DAY, day.change_the_story),
        *[Extreme("an Encounter is met", BY_DAY, day.meet_anybody)] * 6,  # what a pack says is as much as the rules
        *[Extreme("somebody is elsewhere", BY_DAY, day.go_anywhere)] * 6,
        Extreme("a deck is empty", FIGHTING, encounter.empty_a_deck),
        Extreme("a hand is empty", FIGHTING, encounter.empty_a_hand),
        Extreme("a hand is a whole deck", FIGHTING, encounter.fill_a_hand),
        Extreme("the Pool is empty or full", FIGHTING, encounter.change_the_pool),
        Extreme("the marker is at an end", FIGHTING, encounter.move_the_marker),
        Extreme("members are spent or strong", FIGHTING, encounter.change_a_member),
    ),
    longest_round=2500,
    often=frozenset({"start_chapter"}),
    shunned={
        "act": ("pass", "trade", "hold", "again"),
        "rebuild_decks": ("in:", "out:"),
        "trade": ("give:", "ask:", "take:"),
        "trade_window": ("trade:",),
        "equip": ("up:", "down:"),
    },
)
