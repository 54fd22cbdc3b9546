"""The two long examples of the rulebook, decision by decision (TV-14, TV-15), and the short ones (TV-16, TV-20)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tainted_grail.fights import card, enemy, hand, icon, line, meet, say, scene, speaker, start, words_of
from tests.games.tainted_grail.tables import keys, prompts, tracks

from tavola.games.tainted_grail.encounter.keys import read_icons
from tavola.games.tainted_grail.state import Avalon

THROW: list[dict[str, Any]] = [
    {
        "choose": {
            "options": [
                {"key": "throw", "cost": {"flip": {"any_of": ["weapon", "shield"]}}, "do": [{"pool": 2}]},
                {"key": "no", "do": []},
            ]
        }
    }
]
ATTACK = card("attack", "free cubes1|none|bonus cubes1", "free|magic|courage 1")
DEFENCE = card(
    "defence",
    "free|magic continue|bonus draw",
    "free x2|magic|aggression 1",
    abilities=[
        {"trigger": "response", "do": [{"modify": {"stat": "damage", "add": -2, "for": "phase"}}]},
        {"trigger": {"delayed": 1}, "do": [{"draw": 1}]},
    ],
)
THROWN = card(
    "throw",
    "free cubes1|magic draw|bonus cubes1",
    "free|magic|caution 1",
    abilities=[{"trigger": "place", "do": THROW}],
)
ANGER = card(
    "anger",
    "free|magic continue|bonus cubes1",
    "free|magic|aggression 1",
    abilities=[{"trigger": "place", "do": [{"lose": {"energy": 1}}, {"pool": {"connected": "aggression"}}]}],
)
BRUTE = enemy(
    5,
    traits=["fast"],
    table=[
        {"pool": [0, 1], "do": [{"damage": 1}]},
        {"pool": [2, 3], "do": [{"damage": 2}, {"pool": -1}]},
        {"pool": [4, 4], "do": [{"damage": 3}]},
    ],
    reward=[{"gain": {"exp": 1}}],
    loot=[{"gain": {"wealth": 2}}],
)


def beor_before_the_brute() -> Avalon:
    g = meet(BRUTE, ATTACK, DEFENCE, THROWN, ANGER, decks=[["attack", "defence", "plain20", "throw", "anger"]])
    g.heroes[0].markers["aggression"] = 2
    g.heroes[0].resources["magic"] = 2
    return start(g)


@pytest.mark.rule("TG-34.1", "TG-34.8", "TG-34.13", "TG-37.13", "TG-36.1", "TG-33.9")
def test_the_combat_example_ends_with_six_cubes_and_beor_the_winner() -> None:
    g = beor_before_the_brute()
    deck_before = sorted([*g.heroes[0].combat.deck, *hand(g)])
    assert hand(g) == ["attack", "defence", "plain20"]

    say(g, "play:attack")  # Aggression +1, Free +1
    assert scene(g).pool == 2
    assert "play:defence" not in keys(g)  # no Continue without its Magic
    say(g, "play:defence:m1")
    assert g.heroes[0].resources["magic"] == 1
    assert [laid.time for laid in scene(g).sequence] == [0, 1]
    assert scene(g).pool == 2
    assert keys(g) == ["stop", "flee"]  # Fast: no third card

    say(
        g, "stop"
    )  # Victory Check: 2 < 5; the attack's 2 Damage are prevented, one cube is lost; then one card is drawn
    assert tracks(g) == (6, 8, 2)
    assert scene(g).pool == 1
    assert scene(g).turn == 1
    assert hand(g) == ["plain20", "throw"]

    assert prompts(g) == [(0, "before_delayed")]
    say(g, "go_on")  # the token comes off Defence: draw 1
    assert [laid.time for laid in scene(g).sequence] == [0, 0]
    assert hand(g) == ["plain20", "throw", "anger"]
    say(g, "play:throw")  # a first card needs no Continue; Aggression +1, Free x2 = +2; nothing to throw
    assert g.heroes[0].resources["magic"] == 1
    assert scene(g).pool == 4
    say(g, "play:anger:m1")  # 2 connected Aggression keys
    assert g.heroes[0].resources["magic"] == 0
    assert g.heroes[0].energy == 5
    assert scene(g).pool == 6

    say(g, "stop")
    assert g.encounter is None
    assert not g.open
    assert g.heroes[0].resources["exp"] == 1
    assert g.heroes[0].resources["wealth"] == 1 + 2
    assert g.encounter_decks["grey"][0] == "enemy"
    assert sorted(g.heroes[0].combat.deck) == deck_before
    assert hand(g) == []


# -- TV-15

OPENING = words_of("opening", "free affinity1|none|bonus topic", "free|magic|empathy 1")
SECOND = words_of("second", "free affinity1|magic affinity1|bonus draw", "free|magic|practicality 1")
WIT = words_of(
    "wit",
    "free|none|bonus draw continue",
    "free|magic|practicality 1",
    passive=True,
    abilities=[
        {
            "trigger": "place",
            "do": [
                {"if": {"not": {"zone": "green"}}, "then": [{"lose": {"rep": 1}}]},
                {"charges": {"add": {"attr": "practicality"}}},
            ],
        },
        {"trigger": {"pay_charges": 2}, "do": [{"play": {"from": "hand", "as_connected": "continue"}}]},
    ],
)
PATIENCE = words_of(
    "patience",
    "free|none|bonus topic",
    "free|magic|caution 1",
    abilities=[{"trigger": {"delayed": 1}, "do": [{"affinity": 2}]}],
)
WIDOW = speaker(
    stages=[
        {
            "key": "one",
            "topics": {"empathy": [{"affinity": 2}]},
            "reaction": [{"affinity": -1}, {"gain": {"terror": 1}}],
        },
        {
            "key": "two",
            "topics": {"practicality": [{"affinity": 1}]},
            "reaction": [{"lose": {"energy": 1}}, {"discard": {"from": "sequence_last", "n": 1}}],
        },
    ]
)
GREY = 3


@pytest.mark.rule("TG-38.8", "TG-39.3", "TG-39.5", "TG-39.7", "TG-39.9", "TG-39.10", "TG-33.11", "TG-33.17", "TG-33.18")
def test_the_diplomacy_example_reaches_the_second_stage() -> None:
    g = meet(WIDOW, OPENING, SECOND, WIT, PATIENCE, decks=[["opening", "patience", "chatter20", "second", "wit"]])
    g.heroes[0].markers |= {"empathy": 1, "practicality": 2}
    start(g)
    assert scene(g).marker == GREY

    say(g, "play:opening")  # Topic: +2 by the rule of Stage 1; Free: +1
    assert scene(g).marker == GREY + 3
    assert not any(key.startswith("play:") for key in keys(g))
    say(g, "stop")  # Reaction: -1 and 1 Terror; End of the Turn: a card
    assert scene(g).marker == GREY + 2
    assert tracks(g) == (6, 8, 3)
    assert hand(g) == ["patience", "chatter20", "second"]

    say(g, "play:second:m1")  # Magic +1, Free +1, and the bonus draws a card
    assert g.heroes[0].resources["magic"] == 0
    assert scene(g).marker == GREY + 4
    assert len(hand(g)) == 3
    say(g, "stop")  # Stage 1 is won: marker back, no Reaction, a card at the End of the Turn
    assert scene(g).stage == 1
    assert scene(g).marker == GREY
    assert tracks(g) == (6, 8, 3)
    assert line(g) == ["opening", "second"]
    assert len(hand(g)) == 4

    say(g, "play:wit")  # the Continue beside the draw means nothing on a first card
    assert len(hand(g)) == 4
    assert g.heroes[0].resources["rep"] == 0
    assert scene(g).sequence[-1].charges == 2
    assert scene(g).marker == GREY
    say(g, "charge:card:wit#1", "play:patience")
    assert scene(g).sequence[-2].charges == 0
    assert scene(g).marker == GREY + 1
    assert scene(g).sequence[-1].time == 1
    say(g, "stop")  # Reaction of Stage 2: the last card goes, with its token
    assert line(g) == ["opening", "second", "wit"]
    assert "patience" in g.heroes[0].diplomacy.discard
    assert g.heroes[0].energy == 5
    assert scene(g).marker == GREY + 1


# -- TV-16, TV-20


@pytest.mark.rule("TG-36.8", "TG-34.14")
def test_cubes_that_are_not_there_are_paid_with_cards_from_hand_then_deck() -> None:
    two = card("two", "free cubes2|none|none")
    foe = enemy(9, table=[{"pool": [0, 8], "do": [{"pool": -4}]}])
    g = meet(foe, two, decks=[["two", "plain20", "plain21", "plain22"]])
    start(g)
    g.heroes[0].combat.discard.append(g.heroes[0].combat.hand.pop())  # one card in hand besides the one played
    say(g, "play:two")
    assert (scene(g).pool, len(hand(g))) == (2, 1)
    say(g, "stop")
    assert scene(g).pool == 0
    assert hand(g) == ["plain15"]  # the card drawn at the End of the Turn
    assert g.heroes[0].combat.discard == ["plain21", "plain20", "plain22"]


@pytest.mark.rule("TG-35.5", "TG-35.6", "TG-35.3", "TG-39.11")
@pytest.mark.parametrize(
    ("before", "placed", "given"),
    [
        ("x2", "cubes1", [("cubes", 2)]),
        ("void", "draw", []),
        ("x2", "continue", [("continue", 1)]),
        ("x2", "affinity1", [("affinity", 1), ("affinity", 1)]),
        ("void", "affinity1", []),
    ],
)
def test_multipliers_and_voids_touch_the_next_icon(before: str, placed: str, given: list[tuple[str, int]]) -> None:
    assert list(read_icons([icon(before)], [icon(placed)])) == given
