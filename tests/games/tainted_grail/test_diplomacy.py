"""Diplomacy: Avoid, the Affinity track, Stages, approaches, Topics, Reactions, Failure (TG-38, TG-39)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tainted_grail.fights import fight, get_ready, hand, line, meet, say, scene, speaker, start, words_of
from tests.games.tainted_grail.tables import answer, events, keys, play, prompts, set_tracks, tracks

from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.deeds.encounter import MeetEncounter
from tavola.games.tainted_grail.events.encounter import PartyDisagreed
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Refused

UP = words_of("up", "free affinity1|none|none")
JUMP = words_of("jump", "free affinity4|none|none")
GREY, TOP = 3, 7


def offered(foe: dict[str, Any], heroes: int = 1, **options: Any) -> Avalon:
    """An Encounter just drawn."""
    return meet(foe, heroes=heroes, **options)


def drawn(g: Avalon) -> Avalon:
    return play(g, MeetEncounter(members=list(range(len(g.heroes))), id="enemy"))


def one_stage(reaction: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    return speaker(stages=[{"key": "one", "reaction": reaction}], failure=[{"lose": {"rep": 1}}], **more)


@pytest.mark.rule("TG-38.8")
def test_what_moves_the_marker_at_the_start_moves_it_from_the_grey_slot() -> None:
    goose = {"id": "goose", "abilities": [{"trigger": "encounter_start", "do": [{"affinity": 1}]}]}
    g = fight(speaker(), items=[goose], held=[["goose#1"]])
    assert scene(g).marker == GREY + 1


# -- Avoid


@pytest.mark.rule("TG-38.4", "TG-38.5")
def test_avoid_needs_one_member_with_the_requirement_and_is_paid_by_each() -> None:
    """SC-143; Part H 39."""
    foe = speaker(avoid={"requires": {"res": {"rep": ">=3"}}, "cost": {"wealth": 1}})
    g = offered(foe, 2)
    g.heroes[0].resources["rep"] = 3
    g.heroes[1].resources["rep"] = 0
    drawn(g)
    assert keys(g, 0) == ["avoid", "face", "fail"]
    answer(g, "avoid", 0)
    answer(g, "avoid", 1)
    assert g.encounter is None
    assert [hero.resources["wealth"] for hero in g.heroes] == [0, 0]
    assert g.encounter_decks["blue"][0] == "enemy"


@pytest.mark.rule("TG-38.5")
def test_the_requirement_is_not_the_sum_of_the_members() -> None:
    """Part H 39."""
    g = offered(speaker(avoid={"requires": {"res": {"rep": ">=3"}}}), 2)
    g.heroes[0].resources["rep"] = g.heroes[1].resources["rep"] = 2
    drawn(g)
    assert keys(g, 0) == ["face", "fail"]


@pytest.mark.rule("TG-38.5", "TG-21.7")
def test_a_member_who_cannot_pay_blocks_it_unless_energy_or_magic_is_paid_for_it() -> None:
    """SC-144."""
    g = offered(speaker(avoid={"cost": {"wealth": 1}}), 2)
    g.heroes[1].resources["wealth"] = 0
    drawn(g)
    assert "avoid" not in keys(g, 0)

    g = offered(speaker(avoid={"cost": {"magic": 1}}), 2)
    g.heroes[0].resources["magic"], g.heroes[1].resources["magic"] = 2, 0
    drawn(g)
    answer(g, "avoid", 0)
    answer(g, "avoid", 1)
    assert g.encounter is None
    assert [hero.resources["magic"] for hero in g.heroes] == [0, 0]


@pytest.mark.rule("TG-38.5")
def test_without_unanimity_it_must_be_played() -> None:
    g = offered(speaker(avoid={"cost": {"wealth": 1}}), 2)
    drawn(g)
    answer(g, "avoid", 0)
    answer(g, "face", 1)
    assert prompts(g) == [(0, "mulligan")]
    assert [hero.resources["wealth"] for hero in g.heroes] == [1, 1]


@pytest.mark.rule("TG-38.4", "TG-38.7")
def test_avoid_is_offered_before_hands_are_drawn_and_never_again() -> None:
    """Part H 39."""
    g = drawn(offered(speaker(avoid={"cost": {"wealth": 1}})))
    assert hand(g) == []
    say(g, "face", "keep_hand")
    assert "avoid" not in keys(g)
    assert len(hand(g)) == 3


@pytest.mark.rule("TG-38.6")
def test_the_party_may_give_up_before_it_starts() -> None:
    g = drawn(offered(one_stage([]), 2))
    answer(g, "fail", 0)
    answer(g, "fail", 1)
    assert g.encounter is None
    assert [hero.resources["rep"] for hero in g.heroes] == [0, 0]


# -- Flee


@pytest.mark.rule("TG-38.6", "TG-21.5")
def test_only_the_whole_party_can_flee() -> None:
    """SC-154."""
    g = fight(one_stage([]), heroes=2)
    say(g, "active:0", "flee")
    assert prompts(g) == [(1, "agree_flee")]
    say(g, "refuse")
    assert prompts(g) == [(0, "play_card")]
    assert "flee" not in keys(g)  # not again in this Activation
    say(g, "play:chatter15")  # with nothing left to choose, the Activation goes on by itself
    assert scene(g).active == 1
    say(g, "flee", "agree")
    assert g.encounter is None
    assert [hero.resources["rep"] for hero in g.heroes] == [0, 0]
    assert [hero.energy for hero in g.heroes] == [6, 6]  # nothing else is lost
    assert g.encounter_decks["blue"][0] == "enemy"


@pytest.mark.rule("TG-38.6")
def test_by_the_other_reading_single_members_take_the_failure_and_leave() -> None:
    g = fight(one_stage([]), heroes=2, diplomacy_flee="member")
    say(g, "active:0", "flee")
    assert scene(g).members == [1]
    assert [hero.resources["rep"] for hero in g.heroes] == [0, 1]
    assert scene(g).active == 1


# -- the track


@pytest.mark.rule("TG-38.1", "TG-38.2", "TG-38.8", "TG-39.1")
def test_the_marker_starts_on_the_grey_slot() -> None:
    g = fight(speaker())
    assert scene(g).marker == GREY
    assert hand(g) == ["chatter15", "chatter14", "chatter13"]


@pytest.mark.rule("TG-39.4", "TG-39.7")
def test_a_reaction_that_moves_the_marker_to_the_bottom_loses() -> None:
    """SC-148."""
    g = fight(one_stage([{"affinity": -3}]), heroes=2)
    say(g, "active:0", "play:chatter15", "stop")
    assert g.encounter is None
    assert [hero.resources["rep"] for hero in g.heroes] == [0, 0]
    assert g.encounter_decks["blue"][0] == "enemy"
    assert all(not hero.diplomacy.hand and not hero.diplomacy.discard for hero in g.heroes)


@pytest.mark.rule("TG-39.6")
def test_touching_an_end_in_between_means_nothing() -> None:
    """SC-146."""
    dip = words_of("dip", "free affinity-3|none|none", abilities=[{"trigger": "place", "do": [{"affinity": 2}]}])
    g = fight(one_stage([]), dip, decks=[["dip"]])
    say(g, "play:dip")
    assert scene(g).marker == 2
    say(g, "stop")
    assert g.encounter is not None


@pytest.mark.rule("TG-39.6", "TG-39.9")
def test_the_marker_stops_at_both_ends() -> None:
    far = words_of("far", "free affinity9|none|none", abilities=[{"trigger": "place", "do": [{"affinity": -1}]}])
    g = fight(one_stage([]), far, decks=[["far"]])
    say(g, "play:far")
    assert scene(g).marker == TOP - 1
    deep = words_of("deep", "free affinity-9|none|none", abilities=[{"trigger": "place", "do": [{"affinity": 1}]}])
    g = fight(one_stage([]), deep, decks=[["deep"]])
    say(g, "play:deep")
    assert scene(g).marker == 1


@pytest.mark.rule("TG-39.3", "TG-39.15")
def test_there_is_no_opportunity_attack_and_no_card_for_playing_nothing() -> None:
    """Part H 30."""
    g = fight(one_stage([], opportunity=[{"damage": 3}]), heroes=2)
    say(g, "active:0", "stop")
    assert g.heroes[0].health == 8
    assert len(hand(g, 0)) == 3
    assert scene(g).active == 1


# -- Stages


TWO = speaker(
    stages=[
        {"key": "one", "reaction": [{"damage": 1}]},
        {"key": "two", "topics": {"empathy": [{"affinity": 1}]}, "reaction": [{"damage": 2}]},
    ],
    reward=[{"gain": {"food": 2}}],
    failure=[{"lose": {"rep": 1}}],
)


@pytest.mark.rule("TG-39.5", "TG-39.6", "TG-38.3")
def test_a_stage_won_moves_the_marker_back_and_skips_the_reaction_and_all_else_stays() -> None:
    """Part H 40."""
    far = words_of("far", "free affinity9|none|none", passive=True, abilities=[{"trigger": {"delayed": 3}, "do": []}])
    g = fight(TWO, far, heroes=2, decks=[["far"]])
    say(g, "active:0", "play:far", "stop")
    assert (scene(g).stage, scene(g).marker) == (1, GREY)  # no surplus
    assert g.heroes[0].health == 8
    assert line(g) == ["far"]
    assert scene(g).sequence[0].time == 3
    assert scene(g).active == 1  # straight to phase 4
    say(g, "go_on", "play:chatter30", "stop")
    assert g.heroes[1].health == 6  # the Reaction of the new Stage


@pytest.mark.rule("TG-39.5", "TG-32.3")
def test_the_last_stage_wins_the_encounter_and_each_member_the_reward() -> None:
    g = fight(one_stage([], reward=[{"gain": {"food": 2}}]), JUMP, heroes=2, decks=[["jump"]])
    say(g, "active:0", "play:jump", "stop")
    assert g.encounter is None
    assert [hero.resources["food"] for hero in g.heroes] == [4, 4]
    assert [hero.resources["rep"] for hero in g.heroes] == [1, 1]
    assert g.encounter_decks["blue"][0] == "enemy"


@pytest.mark.rule("TG-38.3", "TG-41.4")
def test_of_two_approaches_one_is_chosen_when_the_stage_starts() -> None:
    ways = [
        {"key": "plead", "reaction": [{"affinity": -1}], "topics": {"empathy": [{"affinity": 3}]}},
        {"key": "threaten", "reaction": [{"damage": 1}]},
    ]
    topic = words_of("topic", "free|none|bonus topic")
    foe = speaker(stages=[{"key": "one", "approaches": ways}])
    g = meet(foe, topic, heroes=2, decks=[["topic"]], chronicler=1)
    g.heroes[0].markers["empathy"] = 1
    start(g)
    assert prompts(g) == [(1, "approach")]
    assert keys(g) == ["approach:plead", "approach:threaten"]
    say(g, "approach:plead", "active:0", "play:topic")
    assert scene(g).marker == GREY + 3
    say(g, "stop")
    assert scene(g).marker == GREY + 2
    assert scene(g).approach == "plead"


# -- Topics


@pytest.mark.rule("TG-39.10")
@pytest.mark.parametrize(
    ("left", "topics", "moved"),
    [
        ("free|none|bonus topic", {"empathy": [{"affinity": 2}]}, 2),
        ("free|none|bonus topic", {"courage": [{"affinity": 2}]}, 0),
        ("free topic|none|none", {"empathy": [{"affinity": 2}]}, 0),
        ("free topic|none|none", {"free": [{"affinity": 1}]}, 1),
        ("free|none|bonus x2 topic", {"empathy": [{"affinity": 1}]}, 2),  # SC-150
        ("free|none|bonus topic affinity1", {"empathy": [{"affinity": 1}]}, 2),
        ("free|none|bonus void topic", {"empathy": [{"affinity": 1}]}, 0),
    ],
)
def test_a_topic_is_what_the_stage_says_of_its_key(left: str, topics: dict[str, Any], moved: int) -> None:
    foe = speaker(stages=[{"key": "one", "reaction": [], "topics": topics}])
    g = meet(foe, words_of("topic", left), decks=[["topic"]])
    g.heroes[0].markers["empathy"] = 1
    start(g)
    say(g, "play:topic")
    assert scene(g).marker == GREY + moved


@pytest.mark.rule("TG-33.9", "TG-39.10")
def test_the_key_that_brings_a_topic_counts_as_connected() -> None:
    topics = {"empathy": [{"affinity": {"connected": "empathy"}}]}
    foe = speaker(stages=[{"key": "one", "reaction": [], "topics": topics}])
    g = meet(foe, words_of("topic", "free|none|bonus topic"), decks=[["topic"]])
    g.heroes[0].markers["empathy"] = 1
    say(start(g), "play:topic")
    assert scene(g).marker == GREY + 1


@pytest.mark.rule("TG-39.10")
def test_a_magic_topic_needs_a_rule_for_magic() -> None:
    foe = speaker(stages=[{"key": "one", "reaction": [], "topics": {"magic": [{"affinity": 2}]}}])
    g = fight(foe, words_of("topic", "free|magic topic|none"), decks=[["topic"]])
    say(g, "play:topic:m1")
    assert scene(g).marker == GREY + 2


@pytest.mark.rule("TG-39.7", "TG-39.8", "TG-34.4")
def test_the_reaction_of_the_present_stage_falls_on_the_active_character() -> None:
    g = fight(one_stage([{"gain": {"terror": 1}}]), heroes=2)
    say(g, "active:0", "play:chatter15", "stop")
    assert [hero.terror for hero in g.heroes] == [3, 2]
    say(g, "play:chatter30", "stop")
    assert [hero.terror for hero in g.heroes] == [3, 3]
    assert [len(hand(g, seat)) for seat in (0, 1)] == [3, 3]


# -- Panic, empty decks, falling


@pytest.mark.rule("TG-39.12", "TG-39.2")
def test_panic_is_as_in_combat_with_the_diplomacy_deck() -> None:
    g = meet(one_stage([]), UP, decks=[["chatter20", "chatter21", "chatter22", "up"]])
    set_tracks(g, 0, 3, 3, 4)
    start(g)
    assert keys(g) == ["panic", "flee"]
    say(g, "panic")
    assert scene(g).marker == GREY + 1
    say(g, "stop")
    assert len(hand(g)) == 3  # none drawn at the End of the Turn


@pytest.mark.rule("TG-39.13")
def test_a_short_deck_fails_the_encounter_for_the_whole_party() -> None:
    """SC-152; Part H 32."""
    g = fight(one_stage([]), heroes=2)
    g.heroes[1].diplomacy.deck = []
    say(g, "active:0", "play:chatter15", "stop", "play:chatter30", "stop")
    assert g.encounter is None
    assert [hero.resources["rep"] for hero in g.heroes] == [0, 0]


@pytest.mark.rule("TG-39.13", "TG-33.1")
def test_a_card_whose_keys_the_failure_breaks_off_lies_in_the_sequence() -> None:
    """Somebody is asked in the middle of the Failure: nothing is being placed any more."""
    either = {"choose": {"options": [{"key": what, "do": [{"lose": {what: 1}}]} for what in ("rep", "food")]}}
    draws = words_of("draws", "free draw1|none|none")
    g = fight(speaker(failure=[either]), draws, decks=[["draws"]])
    g.heroes[0].diplomacy.deck = []
    say(g, "play:draws")
    assert prompts(g) == [(0, "choose_effect")]
    assert (scene(g).placing, [laid.card for laid in scene(g).sequence]) == (None, ["draws"])


@pytest.mark.rule("TG-39.14")
def test_with_nobody_left_it_is_lost_and_the_failure_falls_on_nobody() -> None:
    g = meet(one_stage([{"damage": 3}]))
    set_tracks(g, 0, 3, 3, 0)
    start(g)
    say(g, "play:chatter15", "stop")
    assert g.encounter is None
    assert g.heroes[0].resources["rep"] == 1
    assert g.heroes[0].conditions == ["dying.solo"]


@pytest.mark.rule("TG-39.11", "TG-39.9")
def test_the_same_icons_mean_the_same_in_diplomacy() -> None:
    """x2 + Affinity moves twice: each move is changed on its own."""
    before = words_of("before", "free", "free x2|none|none")
    ease = [{"trigger": "visible", "do": [{"modify": {"stat": "affinity_loss", "add": -1, "for": "visible"}}]}]
    stays = words_of("stays", "free", passive=True, abilities=ease)
    fall = words_of("fall", "free affinity-2|none|none")
    g = fight(one_stage([]), before, stays, fall, decks=[["stays", "before", "fall"]])
    say(g, "play:stays", "stop", "play:before", "stop", "play:fall")
    assert scene(g).marker == GREY - 2


def test_getting_ready_ends_where_the_first_turn_begins() -> None:
    g = get_ready(drawn(offered(one_stage([]))))
    assert prompts(g) == [(0, "play_card")]
    assert tracks(g) == (6, 8, 2)


@pytest.mark.rule("TG-38.10", "TG-38.5")
def test_a_divided_party_plays_and_the_table_is_told_who_would_rather_not() -> None:
    """SC-145: all votes are legal; afterwards it is too late to Avoid."""
    g = play(meet(speaker(avoid={"cost": {"wealth": 1}}), heroes=2), MeetEncounter(members=[0, 1], id="enemy"))
    GAME.answer(g, 0, "avoid")
    GAME.answer(g, 1, "face")
    assert [event.seats for event in events(g, PartyDisagreed)] == [(0,)]
    assert [hero.resources["wealth"] for hero in g.heroes] == [1, 1]
    get_ready(g)
    with pytest.raises(Refused, match=r"TG_E_AVOID_LATE TG-38.4"):
        GAME.answer(g, 0, "avoid")
