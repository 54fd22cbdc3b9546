"""What holds at every decision of any campaign (Part I of the catalogue): random play of the test pack."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.games.tainted_grail.tables import waiting

from tavola.content.source import PackSource
from tavola.games.tainted_grail.box import AvalonBox
from tavola.games.tainted_grail.locations import is_in_range
from tavola.games.tainted_grail.open_box import open_box
from tavola.games.tainted_grail.opening import set_up
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.games.tainted_grail.state import Avalon
from tavola.games.tainted_grail.survival import energy_cap, red_slots, track_top
from tavola.kernel.codec import state_hash
from tavola.kernel.flow import take

PACK = Path(__file__).parent / "pack"
TABLES: dict[str, dict[str, Any]] = {
    "plain": {},
    "narrative": {"narrative": True, "dawn_changes": True},
    "challenging": {
        "limiter_offset": 1,
        "secret_42": True,
        "flee_coin": True,
        "short_menhirs": True,
        "fewer_random_events": True,
        "dear_progress": True,
        "caps": True,
        "grace": False,
    },
    "loose": {"order": "loose", "silence": "consents", "party_cost": "one_plus_per_member"},
    "free": {"free_play": True, "chronicler": 0, "once_a_day": "character", "dreams": "character"},
    "otherwise": {
        "zero_energy": "ends_day",
        "recovery": "exact",
        "red_energy": "1_2",
        "route": "either_edge",
        "discarded_quest_tokens": "lost",
        "guardian_fight": "entering",
        "relocation_triggers": False,
        "relocation_distance": "orthogonal",
        "day_one": "skip_1_to_4",
        "reveal_on_activation": False,
        "menhir_limit": 1,
    },
}


@cache
def box() -> AvalonBox:
    files = {str(path.relative_to(PACK)): path.read_bytes() for path in PACK.rglob("*") if path.is_file()}
    return open_box(PackSource("tainted_grail/test", files))


def opened(seats: int, table: str, seed: int, days: int) -> Avalon:
    return set_up(box(), seats, AvalonOptions(max_days=days, **TABLES[table]), seed)


def answer_at_random(g: Avalon, chance: random.Random) -> str:
    decision = waiting(g)
    key = chance.choice(decision.legal())
    take(g, decision, key)
    g.events = []
    return f"{decision.seat} {decision.prompt} {key}"


def check_tracks(g: Avalon) -> None:
    """PI-1 and PI-2. Condition cards come and go between two decisions, so they fit at every decision."""
    for seat, hero in enumerate(g.heroes):
        if not hero.alive:
            continue
        assert 0 <= hero.energy <= energy_cap(g, seat)
        assert all(0 <= getattr(hero, track) <= track_top(g, seat, track) for track in ("energy", "health", "terror"))
        assert min(hero.resources.values()) >= 0
        assert any("dying" in name for name in hero.conditions) == (hero.health == 0)
        assert any("insane" in name for name in hero.conditions) == (hero.terror in red_slots(g, seat, "terror"))


def check_the_map(g: Avalon) -> None:
    """PI-6: each Location in one place, each cell with one card; nobody is nowhere; Menhirs stand on the table."""
    assert sorted([*g.places, *g.available, *g.removed]) == sorted(g.box.locations)
    cells = [(place.x, place.y) for place in g.places.values()]
    assert len(set(cells)) == len(cells)
    assert all(hero.at in g.places for hero in g.heroes if hero.alive)
    assert set(g.menhirs) <= set(g.places)


def check_the_cards(g: Avalon) -> None:
    """PI-7 and PI-8: each Encounter, Item, Secret and Skill card is in exactly one place."""
    heroes = [*g.heroes, *g.shelved]
    encounters = [id for deck in g.encounter_decks.values() for id in deck]
    encounters += [*g.encounters_unused, *g.encounters_removed, *(guardian.encounter for guardian in g.guardians)]
    encounters += [g.encounter.card] if g.encounter is not None else []
    assert sorted(encounters) == sorted(g.box.encounters)
    items = [*g.item_deck, *(held.id for hero in heroes for held in hero.items)]
    items += [copy for place in g.places.values() for copy in place.dropped]
    assert len(set(items)) == len(items) == sum(entry.copies for entry in g.box.items.values())
    secrets = [*g.secrets_left, *g.secrets_removed, *(held.id for hero in heroes for held in hero.secrets)]
    assert len(set(secrets)) == len(secrets) == sum(entry.copies for entry in g.box.secrets.values())
    skills = [*g.skill_pool, *(held.card for hero in heroes for held in hero.skills)]
    assert sorted(skills) == sorted(g.box.skills)


@pytest.mark.rule("TG-31.2", "TG-15.9", "TG-15.11", "TG-18.8", "TG-30.1")
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_campaigns_keep_every_law_and_come_to_an_end(seats: int, table: str) -> None:
    """PI-1, PI-2, PI-6, PI-7, PI-8, PI-11: somebody can always answer, and the table ends by its day limit."""
    for seed in (seats, seats + 10):
        g, chance = opened(seats, table, seed, days=4), random.Random(seed)
        while g.open:
            last = answer_at_random(g, chance)
            try:
                check_tracks(g)
                check_the_map(g)
                check_the_cards(g)
            except AssertionError as broken:
                raise AssertionError(f"after {last} on day {g.day}, seed {seed}") from broken
        assert g.outcome in ("pause", "win", "fail")


@pytest.mark.rule("TG-5.2", "TG-19.2")
def test_after_the_second_step_every_location_is_in_range() -> None:
    """PI-6, its last part: at the first decision of each day that began with a lit Menhir."""
    mornings = 0
    for seed in range(6):
        g, chance, day = opened(2, "plain", seed, days=6), random.Random(seed), 0
        while g.open:
            if g.day != day and g.menhirs:
                assert all(is_in_range(g, place.x, place.y) for place in g.places.values())
                mornings += 1
            day = g.day
            answer_at_random(g, chance)
    assert mornings > 15


def test_the_same_answers_lead_to_the_same_table() -> None:
    """PI-11, its second part."""
    tables = []
    for _ in range(2):
        g, chance = opened(3, "plain", 5, days=3), random.Random(5)
        while g.open:
            answer_at_random(g, chance)
        tables.append(state_hash(g))
    assert tables[0] == tables[1]


def test_a_twin_goes_its_own_way() -> None:
    """What is done on a clone leaves the table as it was, at every decision of a campaign."""
    g, chance = opened(2, "plain", 7, days=3), random.Random(7)
    while g.open:
        before = state_hash(g)
        twin = g.clone()
        answer_at_random(twin, random.Random(g.asked))
        assert state_hash(g) == before
        answer_at_random(g, chance)
