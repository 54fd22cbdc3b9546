"""What holds at every decision of any campaign (Part I of the catalogue): random play of the test pack."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest
from tests.games.tainted_grail.tables import waiting

from tavola.content.source import PackSource
from tavola.games.tainted_grail.campaign.opening import set_up
from tavola.games.tainted_grail.campaign.setup import own_cards
from tavola.games.tainted_grail.character.in_use import equipment, keyword_of
from tavola.games.tainted_grail.character.survival import energy_cap, look_at_thresholds, red_slots, track_top
from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.content.open_box import open_box
from tavola.games.tainted_grail.effects.selectors import living
from tavola.games.tainted_grail.grid import is_in_range
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.games.tainted_grail.state import Avalon, Held
from tavola.kernel.codec import state_hash
from tavola.kernel.flow import take
from tavola.library.places import TEMPLATES

PACK = TEMPLATES / "tainted_grail"
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


def provide(g: Avalon) -> None:
    """Things to choose among, to lose and to learn from, so that a few days show what many would."""
    for seat in living(g):
        g.heroes[seat].resources["exp"] = 12
        for _ in range(4):
            copy = g.item_deck.pop()
            g.heroes[seat].items.append(Held(copy, up=keyword_of(g, copy) is None))
        look_at_thresholds(g, seat)


def answer_at_random(g: Avalon, chance: random.Random) -> str:
    """Anything but what would end the session or the mode that is being looked at."""
    decision = waiting(g)
    key = chance.choice([key for key in decision.legal() if key not in ("stop", "end_narrative")])
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


def check_the_decks(g: Avalon) -> None:
    """PI-3, PI-4 and PI-10: own cards are all there, at least fifteen in the deck; nothing is left of a fight."""
    laid = list(g.encounter.sequence) if g.encounter is not None else []
    laid += [g.encounter.placing] if g.encounter is not None and g.encounter.placing is not None else []
    for hero in g.heroes:
        if not hero.alive:
            continue
        entry = g.box.characters[hero.character]
        for kind, cards in (("combat", hero.combat), ("diplomacy", hero.diplomacy)):
            played = [on.card for on in laid if on.character == hero.character and g.box.cards[on.card].kind == kind]
            deck = [*cards.deck, *cards.hand, *cards.discard, *played]
            assert len(deck) >= 15
            own = sorted(card.id for card in own_cards(g, entry, hero.colour, kind))
            assert sorted([*deck, *cards.spare, *cards.reserve]) == own
            assert g.encounter is not None or not (cards.hand or cards.discard)
        if g.encounter is None:
            assert not any(held.flipped or held.charges for held in (*hero.items, *hero.secrets))


def check_the_fight(g: Avalon) -> None:
    """PI-5: the Pool holds no debts and the marker stays on its track."""
    if g.encounter is not None:
        assert g.encounter.pool >= 0
        track = g.box.encounters[g.encounter.card].track
        assert not track or 0 <= g.encounter.marker < len(track)


def check_what_is_in_use(g: Avalon) -> None:
    """PI-9: one card of each keyword, whenever nobody is just choosing which."""
    if g.open and g.open[0].prompt in ("equip", "equipment"):
        return
    aside = [] if g.encounter is None else g.encounter.set_aside
    for seat in range(len(g.heroes)):
        used = [keyword_of(g, held.id) for held in equipment(g, seat) if held.up and held.id not in aside]
        assert len(set(used)) == len(used)


@pytest.mark.rule("TG-31.2", "TG-15.9", "TG-15.11", "TG-18.8", "TG-30.1")
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_campaigns_keep_every_law_and_come_to_an_end(seats: int, table: str) -> None:
    """PI-1 to PI-11: somebody can always answer, and the table ends by its day limit."""
    for seed in (seats, seats + 10):
        g, chance = opened(seats, table, seed, days=4), random.Random(seed)
        while not g.day:
            answer_at_random(g, chance)
        provide(g)
        while g.open:
            last = answer_at_random(g, chance)
            try:
                check_tracks(g)
                check_the_map(g)
                check_the_cards(g)
                check_the_decks(g)
                check_the_fight(g)
                check_what_is_in_use(g)
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
        clone = g.clone()
        answer_at_random(clone, random.Random(g.asked))
        assert state_hash(g) == before
        answer_at_random(g, chance)
