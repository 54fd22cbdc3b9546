"""At the edge (TG-29): Dying, Insane, death, who comes after, Grace; Grace in Challenging play (TG-40.16)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tainted_grail.coast import coast, coast_box, do, effect, give_item
from tests.games.tainted_grail.tables import answer, asked, events, keys, make_box, play, prompts, table

from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.campaign.choices import GraceChoice
from tavola.games.tainted_grail.campaign.grace import SAVED
from tavola.games.tainted_grail.campaign.setup import build_table
from tavola.games.tainted_grail.character.secrets import gain_secret
from tavola.games.tainted_grail.character.survival import gain_track, is_dying, is_insane, lose_track
from tavola.games.tainted_grail.content.box import card_of
from tavola.games.tainted_grail.content.vocabulary import Change
from tavola.games.tainted_grail.day.day import expire
from tavola.games.tainted_grail.deeds.campaign import DawnChanges, Die, Fail, GainCondition, ShelveCharacter, TakeGrace
from tavola.games.tainted_grail.deeds.day import Campaign, Day, PlayRounds
from tavola.games.tainted_grail.events.campaign import CharacterDied, ConditionGained, GraceGiven
from tavola.games.tainted_grail.events.day import CharacterPassed
from tavola.games.tainted_grail.state import Avalon, Dial, Held, Modifier, SkillHeld
from tavola.kernel.choice import why_not
from tavola.kernel.flow import run, then
from tavola.kernel.text import say


def lose_health(g: Avalon, n: int, seat: int = 0) -> None:
    lose_track(g, seat, "health", n)
    run(g)


@pytest.mark.rule("TG-29.1", "TG-29.3", by="helpers")
def test_at_no_health_the_dying_card_comes_with_its_dial_and_its_limit() -> None:
    g = coast()
    for item in ("quill", "tallow", "reed_whistle", "weather_glass"):
        give_item(g, 0, item)
    lose_health(g, 99)
    assert g.heroes[0].conditions == ["cond.dying.solo"]
    assert [(dial.target, dial.token, dial.value) for dial in g.dials] == [("condition:cond.dying.solo:0", "time", 3)]
    assert asked(g).prompt == "discard_item"  # three Items at most


@pytest.mark.rule("TG-29.1")
@pytest.mark.parametrize(("id", "kind", "dies"), [("mortal_wound", "dying", True), ("undying", "other", False)])
def test_a_card_is_dying_or_insane_by_its_kind_whatever_its_id(id: str, kind: str, dies: bool) -> None:
    wound = {"id": id, "kind": kind, "when": {"track": {"terror": ">=5"}}, "remove_if": {"track": {"terror": "<5"}}}
    g = table(box=make_box(conditions=[wound]))
    gain_track(g, 0, "terror", 5)
    run(g)
    assert g.heroes[0].conditions == [id]
    assert is_dying(g, 0) == dies
    assert not is_insane(g, 0)


@pytest.mark.rule("TG-29.3", "TG-29.4")
def test_alone_the_card_is_kinder_than_in_company() -> None:
    box = coast_box()
    alone, together = coast(), coast("fowler", "ferrywoman")
    lose_health(alone, 99)
    lose_health(together, 99)
    assert alone.heroes[0].conditions == ["cond.dying.solo"]
    assert together.heroes[0].conditions == ["cond.dying.coop"]
    assert (alone.dials[0].value, together.dials[0].value) == (3, 2)
    assert [box.conditions[id].copies for id in ("cond.dying.solo", "cond.dying.coop")] == [1, 4]


@pytest.mark.rule("TG-29.4")
def test_the_card_goes_as_soon_as_health_is_back() -> None:
    g = coast()
    lose_health(g, 99)
    gain_track(g, 0, "health", 1)
    run(g)
    assert g.heroes[0].conditions == []
    assert g.dials == []


@pytest.mark.rule("TG-29.4")
@pytest.mark.parametrize(("reading", "left"), [("with_track", []), ("by_text", ["dying.solo"])])
def test_a_card_that_says_nothing_goes_with_the_track_or_stays(reading: str, left: list[str]) -> None:
    silent = {"id": "dying.solo", "when": {"track": {"health": "==0"}}, "mode": "solo"}
    g = table(box=make_box(conditions=[silent]), conditions_end=reading)
    lose_health(g, 99)
    assert g.heroes[0].conditions == ["dying.solo"]
    gain_track(g, 0, "health", 1)
    run(g)
    assert g.heroes[0].conditions == left


@pytest.mark.rule("TG-29.5")
def test_whoever_is_dying_may_act_and_more_damage_does_nothing() -> None:
    from tavola.games.tainted_grail.day.actions import actions_of

    g = coast()
    lose_health(g, 99)
    before = (g.heroes[0].conditions[:], [dial.value for dial in g.dials])
    do(g, {"damage": 3})
    assert (g.heroes[0].conditions, [dial.value for dial in g.dials]) == before
    assert len(events(g, ConditionGained)) == 1
    assert actions_of(g, 0)


@pytest.mark.rule("TG-29.3", "TG-29.6", "TG-29.12")
def test_when_the_dial_runs_out_alone_the_game_is_over_and_grace_is_offered() -> None:
    """SC-160."""
    g = coast()
    lose_health(g, 99)
    expire(g, "condition:cond.dying.solo:0")
    run(g)
    assert asked(g).prompt == "grace"
    assert keys(g) == ["grace", "end"]
    answer(g, "end")
    assert (g.outcome, g.ending) == ("fail", "death")


@pytest.mark.rule("TG-40.16")
def test_in_challenging_play_there_is_no_grace() -> None:
    """SC-161."""
    g = coast(grace=False)
    play(g, Die(0))
    assert (g.outcome, g.open) == ("fail", [])
    assert (outcome := GAME.outcome(g)) is not None
    assert outcome.ending == "death"
    refusal = why_not(g, 0, GraceChoice())
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("TG_E_GRACE_OFF", "TG-40.16")
    assert why_not(coast(), 0, GraceChoice()) is None


@pytest.mark.rule("TG-40.16")
def test_without_grace_a_replacement_still_comes_unless_any_death_ends_it() -> None:
    g = coast("fowler", "ferrywoman", grace=False)
    play(g, Die(0))
    assert asked(g).prompt == "replacement"
    g = coast("fowler", "ferrywoman", grace=False, challenging_death="any_death_ends")
    play(g, Die(0))
    assert g.outcome == "fail"


@pytest.mark.rule("TG-29.7", "TG-29.8")
def test_a_spare_character_comes_to_the_lowest_number_and_the_items_stay_where_they_fell() -> None:
    """SC-163; Part H, 45."""
    g = coast("fowler", "ferrywoman", "saltwife")
    g.heroes[0].at = 104
    give_item(g, 0, "quill")
    g.heroes[0].skills = [SkillHeld("sk.courage.01", "a")]
    g.skill_pool.remove("sk.courage.01")
    play(g, Die(0))
    assert (asked(g).seat, asked(g).prompt) == (0, "replacement")
    assert keys(g) == ["take:bellman", "decline"]
    answer(g, "take:bellman")
    hero = g.heroes[0]
    assert (hero.character, hero.at, hero.alive) == ("bellman", 101, True)
    assert hero.acted  # it acts from the next round on
    assert (hero.items, hero.resources["magic"], len(hero.combat.deck)) == ([], 3, 15)
    assert g.places[104].dropped == ["quill#1"]
    assert "sk.courage.01" in g.skill_pool
    assert g.dead == ["fowler"]
    assert [(event.character, event.at) for event in events(g, CharacterDied)] == [("fowler", 104)]


@pytest.mark.rule("TG-29.7")
def test_a_replacement_may_be_declined_while_somebody_lives() -> None:
    g = coast("fowler", "ferrywoman")
    play(g, Die(0))
    answer(g, "decline")
    assert (g.heroes[0].alive, g.outcome) == (False, "")
    play(g, Die(1))
    assert "decline" not in keys(g)


@pytest.mark.rule("TG-29.8")
def test_whoever_is_there_may_pick_up_what_the_dead_left() -> None:
    from tavola.games.tainted_grail.day.trade import trade_options

    g = coast("fowler", "ferrywoman", "saltwife")
    g.heroes[2].at = 102
    give_item(g, 0, "quill")
    play(g, Die(0))
    answer(g, "decline")
    assert "take:quill#1" in [option.key for option in trade_options(g, 1)]
    assert "take:quill#1" not in [option.key for option in trade_options(g, 2)]


@pytest.mark.rule("TG-29.9")
def test_secrets_are_divided_and_personal_ones_vanish() -> None:
    """SC-165."""
    g = coast("fowler", "ferrywoman", "saltwife")
    g.heroes[2].at = 104  # the receivers may be anywhere
    for number in (17, 9):
        gain_secret(g, 0, number)
        run(g)
    play(g, Die(0))
    assert (asked(g).seat, asked(g).prompt) == (0, "bequeath")
    assert keys(g) == ["give:17#1:1", "give:17#1:2"]
    answer(g, "give:17#1:2")
    assert [card_of(held.id) for held in g.heroes[2].secrets] == ["17"]
    assert g.secrets_removed == ["9#1"]
    assert g.dials == []


@pytest.mark.rule("TG-29.10")
def test_in_a_full_game_the_first_death_ends_it() -> None:
    """Part H, 45."""
    g = coast("fowler", "ferrywoman", "saltwife", "bellman")
    play(g, Die(2))
    assert asked(g).prompt == "grace"


@pytest.mark.rule("TG-29.10")
def test_dead_characters_do_not_come_back_as_replacements() -> None:
    g = coast("fowler", "ferrywoman", "saltwife")
    play(g, Die(0))
    answer(g, "take:bellman")
    play(g, Die(1))
    assert asked(g).prompt == "grace"  # nobody is left on the roster


@pytest.mark.rule("TG-29.10", "TG-31.5")
def test_one_who_left_the_group_is_neither_in_use_nor_dead() -> None:
    g = coast("fowler", "ferrywoman", "saltwife", "bellman", dawn_changes=True)
    play(g, ShelveCharacter(3))
    play(g, Die(2))
    assert not g.open  # the game goes on, and the one who left can come back
    play(g, DawnChanges())
    answer(g, "add:bellman")
    assert g.heroes[3].alive
    answer(g, "go_on")
    play(g, Die(1))
    assert asked(g).prompt == "grace"


@pytest.mark.rule("TG-29.10", "TG-31.5")
def test_one_who_left_the_group_is_its_last_hope() -> None:
    g = coast("fowler", "ferrywoman")
    g.roster_left, g.heroes[1].resources["food"], g.heroes[1].passed = [], 7, True
    gain_track(g, 1, "terror", 9)
    run(g)
    play(g, ShelveCharacter(1))
    play(g, Die(0))
    assert (g.open, g.shelved, g.outcome) == ([], [], "")  # nobody else could take the place
    back = g.heroes[0]
    assert (back.character, back.alive, back.at, back.resources["food"]) == ("ferrywoman", True, 101, 7)
    assert (back.passed, back.acted, back.conditions) == (False, True, ["cond.insane"])


@pytest.mark.rule("TG-29.12", "TG-2.1")
def test_grace_gives_nobody_a_character_that_another_has_taken_over() -> None:
    """Who left came back as somebody else's last hope: that seat leads it now, alive or dead, and it rises once."""
    g = coast("fowler", "ferrywoman")
    g.roster_left = []
    play(g, ShelveCharacter(1))
    play(g, Die(0))
    assert [(hero.character, hero.alive) for hero in g.heroes] == [("ferrywoman", True), ("ferrywoman", False)]
    play(g, Die(0))
    answer(g, "grace")
    assert [(hero.character, hero.alive) for hero in g.heroes] == [("ferrywoman", True), ("ferrywoman", False)]
    assert g.roster_left == ["fowler"]  # who died and was replaced may be played again


@pytest.mark.rule("TG-29.12", "TG-2.1", "TG-31.5")
def test_a_character_rises_only_where_it_was_led_last() -> None:
    """Taken over as the last hope, it leaves once more and comes back to the seat it had at first."""
    g = coast("fowler", "ferrywoman", "saltwife", dawn_changes=True)
    g.roster_left = []
    play(g, ShelveCharacter(1))
    play(g, Die(0))
    play(g, Die(2))
    assert g.heroes[2].character == "ferrywoman"
    g.roster_left, g.seats = ["bellman"], 3
    play(g, DawnChanges())
    answer(g, "add:bellman")
    answer(g, "shelve:2")
    answer(g, "add:ferrywoman")
    answer(g, "go_on")
    led = [("bellman", True), ("ferrywoman", True), ("ferrywoman", False)]
    assert [(hero.character, hero.alive) for hero in g.heroes] == led
    play(g, Fail("death"))
    answer(g, "grace")
    assert [(hero.character, hero.alive) for hero in g.heroes] == led


@pytest.mark.rule("TG-29.11", "TG-15.8")
def test_red_terror_brings_insanity_which_makes_exploring_dearer_and_travelling_riskier() -> None:
    from tavola.games.tainted_grail.effects.modifiers import modified
    from tavola.games.tainted_grail.effects.triggers import fire

    g = coast()
    gain_track(g, 0, "terror", 7)
    run(g)
    assert g.heroes[0].conditions == ["cond.insane"]
    assert coast_box().conditions["cond.insane"].copies == 4
    assert modified(g, 0, "cost.explore.energy", 1) == 2
    g.loaded = [0]  # Skull
    fire(g, "travel", 0)
    run(g)
    assert g.heroes[0].energy == 5
    lose_track(g, 0, "terror", 1)
    run(g)
    assert g.heroes[0].conditions == []


@pytest.mark.rule("TG-29.12")
def test_grace_goes_back_to_the_chapters_beginning() -> None:
    """SC-193."""
    g = coast("fowler", "ferrywoman", max_days=1)
    g.heroes[0].markers["courage"] = 2
    g.heroes[0].resources.update(food=9, wealth=0, exp=4)
    do(g, {"status": {"set": ["lamps#1"]}}, {"secret": {"gain": 18}})
    g.quests = ["event:ev.c1.p2", "secret:30#1"]
    g.menhirs, g.heroes[0].at, g.heroes[1].alive = {}, 104, False
    g.dead = ["ferrywoman"]
    g.modifiers = [Modifier("damage", "day", (0,), "test", Change(add=1))]
    g.day = 7
    then(g, Campaign())
    g.stack.append(Day())
    g.steps.append("night")
    play(g, Fail("death"))
    answer(g, "grace")
    assert g.statuses[SAVED] == [0]
    assert g.statuses["lamps"] == [1]  # marks stay
    assert [(hero.alive, hero.at) for hero in g.heroes] == [(True, 101), (True, 101)]
    assert g.dead == []
    resources = g.heroes[0].resources
    assert (resources["food"], resources["wealth"], resources["exp"]) == (2, 1, 4)  # as the verse says; Exp stays
    assert [g.heroes[0].energy, g.heroes[0].health] == [6, 7]
    assert g.heroes[0].terror == 2  # verse 500 frightens whoever was saved: 1 and 1 more
    assert g.menhirs == {101: 7}
    assert sorted(g.places) == [101, 102, 103, 104, 105]
    assert g.chapter == "ch1"
    assert g.event_deck[-1] == "ev.c1.p1#1"
    assert g.quests == ["secret:30#1"]
    assert g.modifiers == []
    assert not any(type(deed) is Day for deed in g.stack)


@pytest.mark.rule("TG-29.12", "TG-29.13")
def test_grace_may_be_taken_again_and_the_table_is_told_how_often() -> None:
    g = coast()
    for _ in range(2):
        play(g, Fail("death"))
        answer(g, "grace")
    assert [event.times for event in events(g, GraceGiven)] == [1, 2]


@pytest.mark.rule("TG-29.13")
def test_the_second_grace_suggests_the_narrative_mode() -> None:
    from tavola.content.words import FluentWords
    from tavola.library.wordbooks import game_words

    for language, hint in (("en", "Narrative mode"), ("it", "Modalità Narrativa")):
        words = FluentWords(language, game_words("tainted_grail", language))
        assert hint not in words("event-grace-given", times=1, chapter="I")
        assert hint in words("event-grace-given", times=2, chapter="I")


def test_who_takes_the_place_of_the_dead_does_not_inherit_its_modifiers_or_dials() -> None:
    g = coast("fowler", "ferrywoman")
    g.modifiers = [
        Modifier("damage", "day", (0, 1), "test", Change(add=1)),
        Modifier("damage", "day", (0,), "test", Change(add=1)),
    ]
    do(g, {"dial": {"target": "self", "token": "time", "set": 3}})
    play(g, Die(0))
    answer(g, "take:saltwife")
    assert [modifier.heroes for modifier in g.modifiers] == [(1,)]
    assert g.dials == []


def test_the_dead_are_out_of_everything() -> None:
    from tavola.games.tainted_grail.state import Exploration

    g = coast("fowler", "ferrywoman")
    g.party, g.exploration = [0, 1], Exploration("101", "v1", [0, 1])
    do(g, {"die": "self"})
    assert (g.party, g.exploration.members) == ([1], [1])
    answer(g, "decline")
    play(g, Die(0), GainCondition(0, "cond.insane"))  # once is enough, and nothing comes to the dead
    assert not g.open
    assert len(events(g, CharacterDied)) == 1
    assert g.heroes[0].conditions == []


def test_last_words() -> None:
    g = coast("fowler", "ferrywoman")
    give_item(g, 0, "love_letter")
    g.heroes[0].terror = 5
    play(g, Die(0))
    assert [hero.resources["rep"] for hero in g.heroes] == [2, 2]  # everybody at the place


def test_a_death_where_the_land_is_gone_leaves_the_items_to_the_deck() -> None:
    g = build_table(coast_box(), ["fowler", "ferrywoman"])
    give_item(g, 0, "quill")
    g.heroes[0].at = 0
    play(g, Die(0))
    assert g.item_deck[0] == "quill#1"


@pytest.mark.rule("TG-29.7")
def test_old_lines_of_the_log_name_who_sat_there_then() -> None:
    """A line told again after a death speaks of the dead, not of who came after."""
    g = table("beor", "ailei", "arev")
    play(g, Die(0))
    g.events = [CharacterPassed(0, False), *g.events]
    GAME.answer(g, 0, "take:maggot")
    passed, joined = g.events[0], g.events[-1]
    assert g.heroes[0].character == "maggot"
    assert GAME.tell(g, passed).args["seat"] == say("character-beor")
    assert GAME.tell(g, joined).args["seat"] == say("character-maggot")
    assert passed.cast == ("beor", "ailei", "arev")  # type: ignore[attr-defined]
    assert joined.cast == ("maggot", "ailei", "arev")  # type: ignore[attr-defined]
    assert GAME.tell(g, CharacterPassed(0, False)).args["seat"] == say("character-maggot")


@pytest.mark.rule("TG-29.12")
def test_grace_finds_another_place_where_the_first_is_out_of_the_campaign() -> None:
    g = table("beor")
    g.chapter, g.heroes[0].at = "ch1", 102
    do(g, {"location": {"remove": 101}})
    play(g, TakeGrace())
    assert g.heroes[0].at == 102
    assert list(g.menhirs) == [102]


@pytest.mark.rule("TG-29.12", "TG-18.23")
@pytest.mark.parametrize(("kept", "tokens"), [("kept", 2), ("lost", 0)])
def test_grace_leaves_quest_tokens_and_quest_dials_with_their_places(kept: str, tokens: int) -> None:
    """What was offered once is not offered again, so the progress it made must not be lost."""
    g = table("beor", discarded_quest_tokens=kept)
    g.chapter, g.places[104].quest = "ch1", 2
    g.dials = [Dial("104", "quest", 3), Dial("104", "time", 2)]
    play(g, TakeGrace())
    assert g.places[104].quest == tokens
    assert g.dials == ([Dial("104", "quest", 3)] if tokens else [])


@pytest.mark.rule("TG-29.12", "TG-5.3")
def test_after_a_death_on_arrival_verse_500_speaks_to_everybody() -> None:
    """The arrival that killed is over: its "each" are all who were saved, not those who arrived."""
    quick = {"id": "dying.coop", "mode": "coop", "on_gain": [{"die": "self"}]}
    quick |= {"when": {"track": {"health": "==0"}}, "remove_if": {"track": {"health": ">=1"}}}
    trap = {"number": 102, "keys": {"south": 101}, "instant": [{"lose": {"health": 9}}]}
    box = make_box(conditions=[quick], locations=[trap])
    box.book["500"].do.append(effect({"gain": {"rep": 3}, "who": "each"}))
    g = table("beor", "ailei", "arev", "maggot", box=box)
    g.chapter = "ch1"
    play(g, Campaign())
    for _ in range(4):
        answer(g, "ready", g.open[0].seat)
    answer(g, "travel:102", 0)
    for seat in (1, 2, 3):
        answer(g, "stay", seat)
    answer(g, "grace")
    assert [hero.resources["rep"] for hero in g.heroes] == [4, 4, 4, 4]


def dies_alone(*names: str, **options: Any) -> Avalon:
    """The first Character walks into a deadly place with an Item, a Skill card and two Secrets."""
    quick = [{"id": f"dying.{mode}", "mode": mode, "on_gain": [{"die": "self"}]} for mode in ("solo", "coop")]
    rest = {"when": {"track": {"health": "==0"}}, "remove_if": {"track": {"health": ">=1"}}}
    trap = {"number": 102, "keys": {"south": 101}, "instant": [{"lose": {"health": 9}}]}
    box = make_box(conditions=[card | rest for card in quick], locations=[trap])
    g = table(*names, box=box, **options)
    hero, g.chapter = g.heroes[0], "ch1"
    hero.items, hero.secrets = [Held("axe#1")], [Held("7#1"), Held("9#1")]
    hero.skills, hero.markers["courage"] = [SkillHeld("courage1", "a")], 2
    g.item_deck.remove("axe#1")
    g.skill_pool.remove("courage1")
    g.secrets_left = [copy for copy in g.secrets_left if copy not in ("7#1", "9#1")]
    g.dials = [Dial("secret:7#1", "time", 3)]
    play(g, PlayRounds())
    answer(g, "travel:102", 0)
    for decision in list(g.open):
        if decision.prompt == "join":
            answer(g, "stay", decision.seat)
    return g


@pytest.mark.rule("TG-29.14", "TG-29.12", "TG-29.6")
def test_whom_grace_saves_alone_keeps_items_skills_and_secrets() -> None:
    g = dies_alone("beor")
    answer(g, "grace")
    hero = g.heroes[0]
    assert (hero.alive, hero.at) == (True, 101)
    assert [held.id for held in (*hero.items, *hero.secrets)] == ["axe#1", "7#1", "9#1"]
    assert [skill.card for skill in hero.skills] == ["courage1"]
    assert (g.secrets_removed, g.dials) == ([], [Dial("secret:7#1", "time", 3)])
    assert (hero.resources["food"], hero.resources["wealth"]) == (2, 1)  # food as the verse restores it


@pytest.mark.rule("TG-29.14", "TG-29.10")
def test_in_a_full_company_the_death_that_ends_the_game_takes_nothing_either() -> None:
    g = dies_alone("beor", "ailei", "arev", "maggot")
    assert prompts(g) == [(0, "grace")]
    answer(g, "grace")
    hero = g.heroes[0]
    assert [held.id for held in (*hero.items, *hero.secrets)] == ["axe#1", "7#1", "9#1"]
    assert hero.skills


@pytest.mark.rule("TG-29.14", "TG-29.8", "TG-29.9")
def test_where_the_game_goes_on_the_things_of_the_dead_are_divided() -> None:
    g = dies_alone("beor", "ailei")
    assert g.places[102].dropped == ["axe#1"]
    assert g.secrets_removed == ["9#1"]
    assert [held.id for held in g.heroes[1].secrets] == ["7#1"]  # nobody else could have it
    assert prompts(g) == [(0, "replacement")]
