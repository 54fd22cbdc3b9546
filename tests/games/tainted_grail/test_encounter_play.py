"""Random play of Encounters: cards are conserved, all is put back, numbers stay in bounds, and it always ends."""

from __future__ import annotations

import random
from collections import Counter
from types import SimpleNamespace
from typing import Any, cast

import pytest
from tests.games.tainted_grail.fights import card, edge, enemy, meet, speaker, words_of
from tests.games.tainted_grail.tables import play

from tavola.games.tainted_grail.deeds.encounter import MeetEncounter
from tavola.games.tainted_grail.encounter.traits import TRAIT_RULES
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.codec import decoder, state_bytes
from tavola.kernel.flow import take
from tavola.kernel.game import Game

MOST_DECISIONS = 2_000
ABILITIES: list[list[dict[str, Any]]] = [
    [],
    [{"trigger": {"delayed": 1}, "do": [{"draw": 1}]}],
    [{"trigger": {"delayed": 2}, "do": [{"NUMBER": 2}]}],
    [{"trigger": "place", "do": [{"NUMBER": 1}, {"lose": {"energy": 1}}]}],
    [{"trigger": "place", "do": [{"discard": {"from": "hand", "n": 1}}, {"draw": 2}]}],
    [{"trigger": "response", "do": [{"modify": {"stat": "damage", "add": -1, "for": "phase"}}, {"NUMBER": 1}]}],
    [
        {"trigger": "place", "do": [{"charges": {"add": 2}}]},
        {"trigger": {"pay_charges": 1}, "do": [{"play": {"from": "hand", "as_connected": "continue"}}]},
    ],
    [{"trigger": "place", "do": [{"flip": {"keyword": "weapon"}}, {"damage": 1}]}],
]
LEFT = (
    "free NUMBER1|magic continue|bonus draw",
    "free continue|magic NUMBER2|bonus NUMBER1",
    "free|magic draw|bonus tear NUMBER1",
    "free x2 NUMBER1|none|bonus continue",
    "free draw2|magic continue|none",
)
RIGHT = ("free x2|magic|aggression 1", "free void|magic|empathy 1", "free|none|courage 1", "free|magic|caution 2")


def deck_of(kind: str, seat: int) -> list[dict[str, Any]]:
    number = "cubes" if kind == "combat" else "affinity"
    word = "pool" if kind == "combat" else "affinity"
    made = []
    for n in range(15):
        abilities = [
            {**ability, "do": [_named(effect, word) for effect in ability["do"]]}
            for ability in ABILITIES[n % len(ABILITIES)]
        ]
        make = card if kind == "combat" else words_of
        left = LEFT[n % len(LEFT)].replace("NUMBER", number)
        made.append(
            make(
                f"{kind}{seat}n{n}",
                left,
                RIGHT[n % len(RIGHT)],
                abilities=abilities,
                passive=n % 4 == 1,
                number=f"{n}Z",
            )
        )
    return made


def _named(effect: dict[str, Any], word: str) -> dict[str, Any]:
    return {word if name == "NUMBER" else name: value for name, value in effect.items()}


BRUTE = enemy(
    9,
    table=[
        {"pool": [0, 2], "do": [{"damage": 1}, {"discard": {"from": "hand", "n": 1}}]},
        {"pool": [3, 5], "do": [{"pool": -4}, {"gain": {"terror": 2}}]},
        {"pool": [6, 8], "do": [{"damage": 2}, {"discard": {"from": "sequence_last", "n": 1}}]},
    ],
    opportunity=[{"damage": 1}, {"gain": {"terror": 1}}],
    reward=[{"gain": {"exp": 1}}],
    loot=[{"item": {"draw": 1}}],
)
JUDGE = speaker(
    stages=[
        {"key": "one", "topics": {"empathy": [{"affinity": 2}]}, "reaction": [{"affinity": -1}, {"damage": 1}]},
        {
            "key": "two",
            "approaches": [
                {"key": "beg", "reaction": [{"affinity": -2}, {"gain": {"terror": 1}}]},
                {"key": "bribe", "reaction": [{"discard": {"from": "sequence_last", "n": 1}}, {"lose": {"wealth": 1}}]},
            ],
        },
    ],
    avoid={"cost": {"magic": 1}},
    failure=[{"damage": 2}, {"lose": {"rep": 1}}],
)
AXE = {
    "id": "axe",
    "keyword": "weapon",
    "copies": 4,
    "abilities": [{"trigger": {"act": {"flip": "self"}, "during": "encounter", "phase": "play"}, "do": [{"draw": 1}]}],
}


def table_for(foe: dict[str, Any], heroes: int, seed: int, **options: Any) -> Avalon:
    kind = foe["kind"]
    made = [card for seat in range(heroes) for card in deck_of(kind, seat)]
    g = meet(
        foe,
        *made,
        heroes=heroes,
        items=[AXE],
        held=[[f"axe#{seat + 1}"] for seat in range(heroes)],
        **options,
    )
    g.rng = seed
    for seat, hero in enumerate(g.heroes):
        cards = hero.combat if kind == "combat" else hero.diplomacy
        cards.deck = [entry["id"] for entry in deck_of(kind, seat)]
        hero.markers |= {"aggression": 1, "empathy": 1, "caution": 2}
    return g


def owned(g: Avalon) -> list[Counter[str]]:
    """Every card of each Character, wherever it is."""
    counts = []
    for seat, hero in enumerate(g.heroes):
        count: Counter[str] = Counter()
        for cards in (hero.combat, hero.diplomacy):
            count.update([*cards.deck, *cards.hand, *cards.discard, *cards.spare, *cards.reserve])
        if g.encounter is not None:
            count.update(laid.card for laid in g.encounter.sequence if laid.owner == seat)
            if g.encounter.placing is not None and g.encounter.placing.owner == seat:
                count[g.encounter.placing.card] += 1
        counts.append(count)
    return counts


def in_bounds(g: Avalon) -> None:
    if g.encounter is not None:
        assert g.encounter.pool >= 0
        assert 0 <= g.encounter.marker < max(1, len(g.box.encounters[g.encounter.card].track))
        assert g.encounter.members
    for hero in g.heroes:
        assert 0 <= hero.energy <= hero.health
        assert all(n >= 0 for n in hero.resources.values())


def play_at_random(g: Avalon, seed: int) -> int:
    """Random answers to the end; what must hold holds at every question. Returns how many there were."""
    dice, before, asked = random.Random(seed), owned(g), 0
    play(g, MeetEncounter(members=list(range(len(g.heroes))), id="enemy"))
    while g.open:
        in_bounds(g)
        assert owned(g) == before
        asked += 1
        assert asked < MOST_DECISIONS
        decision = dice.choice([each for each in g.open if each.seat not in g.held])
        legal = decision.legal()
        assert legal
        assert len(set(legal)) == len(legal)
        calm = [key for key in legal if key != "flee"] or legal
        take(g, decision, dice.choice(calm if dice.random() < 0.9 else legal))
    assert owned(g) == before
    return asked


def all_is_put_back(g: Avalon) -> None:
    assert g.encounter is None
    assert not g.stack
    for hero in g.heroes:
        for cards in (hero.combat, hero.diplomacy):
            assert (cards.hand, cards.discard) == ([], [])
        assert not any(held.flipped or held.charges for held in (*hero.items, *hero.secrets))
    assert not g.modifiers


FOES = [
    BRUTE,
    *({**BRUTE, "traits": [name], "guardian": name == "guardian"} for name in sorted(TRAIT_RULES)),
    {**BRUTE, "traits": ["rage", "horde", "opportunist", "defensive"], "right": edge("free void|magic|caution 1")},
    JUDGE,
]


@pytest.mark.slow
@pytest.mark.rule("TG-36.14", "TG-30.2", "TG-33.1")
@pytest.mark.parametrize("nth", range(len(FOES)))
def test_cards_are_conserved_and_everything_is_put_back(nth: int) -> None:
    """PI-3, PI-4, PI-5, PI-14."""
    for seed in range(8):
        g = table_for(FOES[nth], 1 + seed % 4, seed + 1, silence=("asks", "consents")[seed % 2])
        play_at_random(g, seed)
        all_is_put_back(g)


@pytest.mark.parametrize(
    "options",
    [
        {"flee_coin": True},
        {"deck_out": "after_card"},
        {"diplomacy_flee": "member"},
        {"tear": "before"},
        {"dying_leaves": "flee_rules"},
        {"mulligan": "shuffled_back"},
        {"equipment": "fixed_at_dawn"},
        {"thief": "energy"},
    ],
)
def test_every_other_reading_can_be_played_to_the_end(options: dict[str, Any]) -> None:
    for seed in range(6):
        foe = JUDGE if "diplomacy_flee" in options else {**BRUTE, "traits": ["thief", "slow"]}
        g = table_for(foe, 1 + seed % 3, seed + 50, **options)
        play_at_random(g, seed)
        all_is_put_back(g)


@pytest.mark.rule("TG-31.2")
def test_a_save_at_every_question_goes_on_identically() -> None:
    """The state is plain data: read back from bytes it takes the same answers to the same end."""
    for foe, heroes in ((BRUTE, 2), (JUDGE, 3)):
        g, dice = table_for(foe, heroes, 7), random.Random(3)
        read = decoder(cast("Game[Avalon]", SimpleNamespace(state=Avalon, renames={})), g.box)
        play(g, MeetEncounter(members=list(range(heroes)), id="enemy"))
        while g.open:
            loaded = read(state_bytes(g))
            assert state_bytes(loaded) == state_bytes(g)
            decision = dice.choice([each for each in g.open if each.seat not in g.held])
            key = dice.choice(decision.legal())
            clone = g.clone()
            before = state_bytes(g)
            for other in (loaded, clone):
                take(other, next(each for each in other.open if each.seat == decision.seat), key)
            assert state_bytes(g) == before  # the clone has taken nothing of the original along
            assert state_bytes(loaded) == state_bytes(clone)
            g = loaded
