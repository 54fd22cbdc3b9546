"""Keys: which halves connect, what their icons give, and when a card may be played (TG-33, TG-34, TG-35)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tainted_grail.fights import card, enemy, fight, hand, icon, line, meet, say, scene, start
from tests.games.tainted_grail.tables import events, keys

from tavola.games.tainted_grail.encounter.keys import connections, gives, magic_choices, read_icons
from tavola.games.tainted_grail.events.encounter import KeyConnected
from tavola.games.tainted_grail.state import Avalon


def attributes(g: Avalon, seat: int = 0, **values: int) -> Avalon:
    g.heroes[seat].markers |= values
    return g


def would_connect(g: Avalon, name: str, *magic: int) -> list[tuple[int, str]]:
    return [(key.row, key.topic) for key in connections(g, scene(g).active, name, magic)]


# -- halves


@pytest.mark.rule("TG-33.2", "TG-33.1")
def test_rows_are_counted_from_the_bottom_and_the_first_card_meets_the_encounter() -> None:
    tall = card("tall", "free|none|bonus cubes1|bonus cubes2", "free|none|none|courage 1")
    next_card = card("next", "free|none|none|bonus cubes1")
    g = start(attributes(meet(enemy(9, "free|magic|aggression 1|courage 1"), tall, next_card), aggression=1, courage=1))
    g.heroes[0].combat.hand += ["tall", "next"]
    assert would_connect(g, "tall") == [(3, "courage"), (2, "aggression"), (0, "free")]
    say(g, "play:plain15")  # any first card may be laid; now it is the one that is met
    assert would_connect(g, "tall") == [(0, "free")]


@pytest.mark.rule("TG-33.3", "TG-33.8")
@pytest.mark.parametrize(("level", "cubes"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_an_attribute_key_connects_for_whoever_has_the_level(level: int, cubes: int) -> None:
    jab = card("jab", "free|none|bonus cubes1")
    g = start(attributes(meet(enemy(9, "free|magic|courage 2"), jab, decks=[["jab"]]), courage=level))
    say(g, "play:jab")
    assert scene(g).pool == cubes


@pytest.mark.rule("TG-33.8")
def test_a_connection_once_made_outlasts_the_attribute() -> None:
    jab = card("jab", "free|none|bonus cubes1")
    g = start(attributes(meet(enemy(9), jab, decks=[["jab"]]), aggression=1))
    say(g, "play:jab")
    g.heroes[0].markers["aggression"] = 0
    assert scene(g).sequence[0].connected == ["aggression"]


@pytest.mark.rule("TG-33.8")
def test_the_attribute_of_the_one_who_plays_counts_not_of_the_one_before() -> None:
    """SC-105, Part H 20."""
    a, b = card("a", "free", "free|magic|empathy 1"), card("b", "free|none|bonus cubes1")
    g = attributes(meet(enemy(9), a, b, heroes=2, decks=[["a"], ["b"]]), 0, empathy=1)
    start(g)
    say(g, "active:0", "play:a", "stop", "play:b")
    assert scene(g).active == 1
    assert scene(g).pool == 0
    assert scene(g).sequence[-1].connected == []


@pytest.mark.rule("TG-33.4", "TG-34.7")
def test_a_magic_key_connects_only_if_its_magic_is_spent() -> None:
    """Part H 22."""
    spark = card("spark", "free|magic cubes2|none")
    g = fight(enemy(9), spark, decks=[["spark"]])
    assert {"play:spark", "play:spark:m1"} <= set(keys(g))
    say(g, "play:spark")
    assert (scene(g).pool, g.heroes[0].resources["magic"]) == (0, 1)

    g = fight(enemy(9), spark, decks=[["spark"]])
    say(g, "play:spark:m1")
    assert (scene(g).pool, g.heroes[0].resources["magic"], scene(g).sequence[0].magic) == (2, 0, 1)


@pytest.mark.rule("TG-33.4")
def test_without_magic_no_magic_key_is_offered() -> None:
    spark = card("spark", "free|magic cubes2|none")
    g = meet(enemy(9), spark, decks=[["spark"]])
    g.heroes[0].resources["magic"] = 0
    assert "play:spark:m1" not in keys(start(g))


@pytest.mark.rule("TG-33.5")
def test_a_free_key_always_connects_and_a_blank_one_gives_nothing() -> None:
    """Part H 23."""
    plain, free = card("blank", "free|none|none"), card("free1", "free cubes1|none|none")
    g = fight(enemy(9), plain, free, decks=[["free1", "blank"]])
    say(g, "play:free1")
    assert scene(g).pool == 1
    g = fight(enemy(9), plain, free, decks=[["blank", "free1"]])
    say(g, "play:blank")
    assert scene(g).pool == 0
    assert [event.key for event in events(g, KeyConnected)] == ["free"]


@pytest.mark.rule("TG-33.6")
def test_halves_of_different_kinds_never_connect_and_a_missing_half_neither() -> None:
    odd = card("odd", "free|bonus cubes1|magic cubes1|bonus cubes3")
    g = start(attributes(meet(enemy(9), odd, decks=[["odd"]]), aggression=5, courage=9))
    assert would_connect(g, "odd", 1, 2) == [(0, "free")]
    assert not [key for key in keys(g) if key.startswith("play:odd:")]


@pytest.mark.rule("TG-33.7")
def test_harmful_bonuses_are_compulsory() -> None:
    shove = card("shove", "free|none|bonus tear")
    g = start(attributes(meet(enemy(9), shove, decks=[["shove"]]), aggression=1))
    assert [key for key in keys(g) if "shove" in key] == ["play:shove"]
    say(g, "play:shove")
    assert line(g) == []


@pytest.mark.rule("TG-33.9", "TG-35.8")
def test_connected_keys_are_counted_in_the_whole_sequence_with_the_encounters_own() -> None:
    """Part H 21: also those of other members, and voided ones too."""
    hit = card("hit", "free|none|bonus cubes1", "free|magic|aggression 1 void")
    hit2 = card("hit2", "free|none|bonus cubes1", "free|magic|aggression 1")
    tally = card(
        "tally",
        "free|none|bonus cubes1",
        abilities=[{"trigger": "place", "do": [{"pool": {"connected": "aggression"}}]}],
    )
    g = meet(enemy(9), hit, hit2, tally, heroes=2, decks=[["hit", "tally"], ["hit2"]])
    attributes(attributes(g, 0, aggression=1), 1, aggression=1)
    start(g)
    say(g, "active:0", "play:hit")
    assert scene(g).pool == 1
    say(g, "stop", "play:hit2")
    assert scene(g).pool == 1  # the Void took the cube, but the key is connected
    say(g, "stop", "active:0", "play:tally")
    assert scene(g).pool == 1 + 1 + 3


# -- icons


@pytest.mark.rule("TG-35.7", "TG-35.5", "TG-35.6")
@pytest.mark.parametrize(
    ("before", "placed", "given"),
    [
        ("", "cubes2 draw", [("cubes", 2), ("draw", 1)]),
        ("x2", "cubes1 draw", [("cubes", 2), ("draw", 1)]),  # not the whole key: Part H 24
        ("void", "draw cubes1", [("cubes", 1)]),
        ("void", "x2 cubes1", [("cubes", 1)]),  # Void may eliminate a multiplier
        ("x2", "void cubes1", []),  # the multiplier is wasted, the Void is not
        ("x2", "x2 cubes1", [("cubes", 4)]),
        ("x2", "draw", [("draw", 2)]),
        ("x2", "tear", [("tear", 2)]),
        ("x2", "topic", [("topic", 1), ("topic", 1)]),
        ("cubes1 x2", "", [("cubes", 1)]),
        ("x3", "", []),
        ("", "x2 continue cubes1", [("continue", 1), ("cubes", 1)]),
        ("", "affinity-1", [("affinity", -1)]),
    ],
)
def test_icons_are_read_as_they_lie_on_the_table(before: str, placed: str, given: list[tuple[str, int]]) -> None:
    """Part H 24 and 48: the card before is read first."""
    assert list(read_icons([icon(w) for w in before.split()], [icon(w) for w in placed.split()])) == given


@pytest.mark.rule("TG-34.7")
def test_keys_are_joined_attribute_then_magic_then_free_each_from_the_top() -> None:
    order = card("order", "free cubes1|bonus cubes1|magic draw|bonus cubes2")
    g = meet(enemy(9, "free|aggression 1|magic|courage 1"), order, decks=[["order"]])
    start(attributes(g, aggression=1, courage=1))
    assert would_connect(g, "order", 2) == [(3, "courage"), (1, "aggression"), (2, "magic"), (0, "free")]


def test_a_preview_says_what_would_connect_and_give_without_touching_anything() -> None:
    spark = card("spark", "free cubes1|magic draw|bonus cubes1")
    g = start(attributes(meet(enemy(9, "free x2|magic|aggression 1"), spark, decks=[["spark"]]), aggression=1))
    before = hand(g)[:]
    foreseen = connections(g, 0, "spark", (1,))
    assert (gives(foreseen, "cubes"), gives(foreseen, "draw"), gives(foreseen, "continue")) == (3, 1, 0)
    assert (hand(g), scene(g).pool, g.heroes[0].resources["magic"]) == (before, 0, 1)


@pytest.mark.rule("TG-33.4", "TG-34.10")
def test_every_set_of_magic_rows_that_can_be_paid_is_a_way_to_play() -> None:
    twice = card("twice", "free|magic cubes1|magic draw")
    g = meet(enemy(9, "free|magic|magic"), twice, decks=[["twice"]])
    g.heroes[0].resources["magic"] = 2
    start(g)
    assert magic_choices(g, "twice", 2) == [(), (2,), (1,), (2, 1)]
    assert [key for key in keys(g) if "twice" in key] == [
        "play:twice",
        "play:twice:m2",
        "play:twice:m1",
        "play:twice:m21",
    ]
    g.heroes[0].resources["magic"] = 1
    assert magic_choices(g, "twice", 1) == [(), (2,), (1,)]


# -- Continue


def second_card(left: str, before: str = "free|magic|courage 2", **values: int) -> list[str]:
    """What could be played with this card in hand after one with this right edge."""
    first, second = card("first", "free", before), card("second", left)
    g = start(attributes(meet(enemy(9), first, second, decks=[["first", "second"]]), **values))
    say(g, "play:first")
    return [key for key in keys(g) if key.startswith("play:second")]


@pytest.mark.rule("TG-34.6")
def test_the_first_card_of_an_activation_needs_no_connection() -> None:
    """SC-81; Part H 19: of each Activation, not of the Combat."""
    g = fight(enemy(9), heroes=1)
    say(g, "play:plain15", "stop")
    assert scene(g).turn == 1
    assert any(key.startswith("play:") for key in keys(g))


@pytest.mark.rule("TG-34.8", "TG-35.3", "TG-33.3")
@pytest.mark.parametrize(
    ("left", "before", "values", "ways"),
    [
        ("free cubes1|none|bonus cubes1", "free continue|magic|none", {}, []),  # SC-83: on the card before only
        ("free|none|bonus continue", "free|magic|courage 2", {"courage": 1}, []),  # SC-86: not connected
        ("free|none|bonus continue", "free|magic|courage 2", {"courage": 2}, ["play:second"]),
        ("free continue|none|none", "free|magic|none", {}, ["play:second"]),
        ("free continue|none|none", "free void|magic|none", {}, []),  # SC-88: voided
        ("free continue|none|none", "free continue void|magic|none", {}, []),  # the one left is on the card before
        ("free continue|none|none", "free void continue|magic|none", {}, ["play:second"]),
        ("free x2 continue|none|none", "free|magic|none", {}, ["play:second"]),
        ("free|magic continue|none", "free|magic|none", {}, ["play:second:m1"]),
        ("free|magic continue|none", "free|none|none", {}, []),
        ("free|magic cubes1|bonus continue", "free|magic|courage 2", {"courage": 2}, ["play:second", "play:second:m1"]),
    ],
)
def test_a_further_card_must_connect_its_own_continue(
    left: str, before: str, values: dict[str, Any], ways: list[str]
) -> None:
    assert second_card(left, before, **values) == ways


@pytest.mark.rule("TG-34.6", "TG-35.6")
def test_a_voided_continue_is_no_matter_on_a_first_card() -> None:
    """SC-89."""
    card1 = card("card1", "free continue cubes1|none|none")
    g = fight(enemy(9, "free void|magic|none"), card1, decks=[["card1"]])
    say(g, "play:card1")
    assert scene(g).pool == 1


@pytest.mark.rule("TG-34.9")
def test_any_number_of_cards_may_be_chained_and_stopping_is_always_allowed() -> None:
    chain = [card(f"chain{n}", "free continue cubes1|none|none") for n in range(3)]
    g = fight(enemy(9), *chain, decks=[[f"chain{n}" for n in range(3)]])
    say(g, "play:chain0", "play:chain1", "play:chain2")
    assert scene(g).pool == 3
    assert keys(g) == ["stop", "flee"]
