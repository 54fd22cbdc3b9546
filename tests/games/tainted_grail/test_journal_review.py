"""What reading the rulebook against the Journal, the Save Sheet, Events, Quests and Chapters has mended."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tainted_grail.coast import coast, do
from tests.games.tainted_grail.tables import answer, asked, events, keys, make_box, place, play, prompts, table

from tavola.games.tainted_grail.campaign.quests import drop_quest
from tavola.games.tainted_grail.character.secrets import gain_secret
from tavola.games.tainted_grail.deeds.campaign import AddCharacter, BeginChapter, Die, Fail, ShelveCharacter, TakeGrace
from tavola.games.tainted_grail.deeds.day import Campaign
from tavola.games.tainted_grail.deeds.encounter import MeetEncounter
from tavola.games.tainted_grail.effects.active_quests import check_quests
from tavola.games.tainted_grail.events.campaign import EventEnded, EventsPeeked, QuestSucceeded, StatusCleared
from tavola.games.tainted_grail.events.journal import VerseRead
from tavola.games.tainted_grail.journal.reading import explore_location
from tavola.games.tainted_grail.state import Avalon, Held
from tavola.kernel.flow import run


def read(g: Avalon) -> list[str]:
    return [f"{event.section}.{event.verse}" for event in events(g, VerseRead)]


def explored(verses: dict[str, Any], *names: str, **more: list[dict[str, Any]]) -> Avalon:
    """These Characters at the first verse of a Location with this Journal."""
    box = make_box(locations=[place(101, keys={"east": 104}, journal={"start": "v1", "verses": verses})], **more)
    box.book.update(make_book())
    g = table(*(names or ("beor",)), box=box)
    explore_location(g, 101, list(range(len(g.heroes))))
    run(g)
    return g


def make_book() -> dict[str, Any]:
    """One verse more in the Book of Secrets."""
    return {"77": next(iter(make_box().book.values()))}


# -- the Journal


CHOICES = [{"key": "stay", "goto": "v2"}, {"key": "go", "goto": "end"}]


@pytest.mark.rule("TG-23.2")
def test_a_card_that_sends_one_to_the_book_does_not_end_the_verse_that_gave_it() -> None:
    sending = {"number": 7, "on_gain": [{"goto": "book.77"}]}
    verses = {"v1": {"do": [{"secret": {"gain": 7}}, {"gain": {"food": 1}}], "choices": CHOICES}, "v2": {"goto": "end"}}
    g = explored(verses, secrets=[sending])
    assert read(g) == ["101.v1", "book.77"]
    assert (asked(g).prompt, keys(g), g.heroes[0].resources["food"]) == ("journal", ["stay", "go"], 3)
    assert g.exploration is not None
    assert (g.exploration.section, g.exploration.verse, g.exploration.members) == ("101", "v1", [0])
    answer(g, "stay")
    assert read(g)[-1] == "101.v2"


@pytest.mark.rule("TG-23.2")
def test_a_verse_that_turns_to_another_one_drops_the_rest_of_itself() -> None:
    g = explored({"v1": {"do": [{"goto": "v2"}, {"gain": {"food": 1}}], "choices": CHOICES}, "v2": {"goto": "end"}})
    assert (read(g), g.open, g.heroes[0].resources["food"]) == (["101.v1", "101.v2"], [], 2)


@pytest.mark.rule("TG-23.2")
def test_who_died_while_the_book_was_read_is_not_among_those_who_read_on() -> None:
    sending = {"number": 7, "on_gain": [{"die": "self"}, {"goto": "book.77"}]}
    verses = {"v1": {"do": [{"secret": {"gain": 7}, "who": "one"}], "choices": CHOICES}, "v2": {"goto": "end"}}
    g = explored(verses, "beor", "ailei", secrets=[sending])
    answer(g, "hero:1")
    answer(g, "take:arev", 1)
    assert g.exploration is not None
    assert (g.exploration.members, prompts(g)) == ([0], [(0, "journal")])


@pytest.mark.rule("TG-20.3")
def test_a_quest_met_by_a_choice_is_carried_out_before_the_next_verse() -> None:
    tale = {"id": "tale1", "chapter": 1, "part": 1, "quest": {"success_if": {"status": "seen"}, "on_success": []}}
    marking = [{"key": "look", "do": [{"status": {"set": ["seen"]}}], "goto": "v2"}, {"key": "go", "goto": "end"}]
    verses = {"v1": {"choices": marking}, "v2": {"goto": "end"}}
    g = explored(verses, events=[tale], statuses=[{"key": "seen"}])
    g.quests = ["event:tale1"]
    answer(g, "look")
    told = [type(event) for event in g.events if isinstance(event, (VerseRead, QuestSucceeded))]
    assert told == [VerseRead, QuestSucceeded, VerseRead]


# -- the Save Sheet


@pytest.mark.rule("TG-22.3")
def test_clearing_what_is_not_marked_changes_nothing_and_is_not_told() -> None:
    g = coast()
    do(g, {"status": {"set": ["lamps#1"]}}, {"status": {"clear": ["lamps#2"]}})
    assert (g.statuses["lamps"], events(g, StatusCleared)) == ([1], [])
    do(g, {"status": {"clear": ["lamps"]}}, {"status": {"clear": ["lamps"]}})
    assert len(events(g, StatusCleared)) == 1


# -- Events and Quests


@pytest.mark.rule("TG-5.10")
def test_an_event_that_holds_until_something_happens_ends_when_it_does() -> None:
    fog = {"id": "tale1", "chapter": 1, "part": 1, "until": {"status": "seen"}}
    g = table("beor", box=make_box(events=[fog], statuses=[{"key": "seen"}]))
    g.lasting_events = ["tale1#1"]
    check_quests(g)
    run(g)
    assert g.lasting_events == ["tale1#1"]
    do(g, {"status": {"set": ["seen"]}})
    check_quests(g)
    run(g)
    assert (g.lasting_events, g.event_discard) == ([], ["tale1#1"])
    assert [event.event_id for event in events(g, EventEnded)] == ["tale1"]


def test_a_look_at_no_event_shows_none() -> None:
    g = coast()
    g.event_deck = ["ev.c1.p2#1", "ev.c1.p1#1"]
    do(g, {"events": {"peek": 0}})
    assert events(g, EventsPeeked) == []
    do(g, {"events": {"peek": 5}})
    assert [event.event_ids for event in events(g, EventsPeeked)] == [("ev.c1.p1", "ev.c1.p2")]


@pytest.mark.rule("TG-30.4", "TG-3.12")
def test_an_event_out_of_the_campaign_is_not_in_the_deck_of_a_later_chapter() -> None:
    g = coast()
    named = g.box.chapters["ch2"].events.deck[0]
    do(g, {"events": {"remove": [named]}})
    play(g, BeginChapter("ch2"))
    assert f"{named}#1" not in g.event_deck
    do(g, {"events": {"top": [named]}})  # unless a text says so
    assert g.event_deck[-1] == f"{named}#1"


@pytest.mark.rule("TG-30.4", "TG-29.12")
def test_grace_brings_back_the_events_that_this_chapter_removed_and_no_others() -> None:
    g = table("beor")
    g.chapter = "ch1"
    do(g, {"events": {"remove": ["tale1"]}})
    g.used["removed:event:tale2"] = 9  # in another Chapter
    play(g, TakeGrace())
    assert ("tale1#1" in g.event_deck, "tale2#1" in g.event_deck) == (True, False)


@pytest.mark.rule("TG-31.5", "TG-20.4")
def test_a_quest_that_was_given_up_does_not_come_back_with_its_owner() -> None:
    vow = {"number": 9, "personal": True, "quest": {"success_if": {"day": ">=1"}, "on_success": [{"gain": {"exp": 5}}]}}
    g = table("beor", "ailei", box=make_box(secrets=[vow]))
    gain_secret(g, 1, 9)
    run(g)
    drop_quest(g, "9", 1)
    play(g, ShelveCharacter(1))
    play(g, AddCharacter("ailei"))
    assert (g.quests, [held.id for held in g.heroes[1].secrets]) == ([], ["9#1"])


# -- failure and Grace


@pytest.mark.rule("TG-29.12")
def test_grace_may_be_asked_for_after_a_failure_that_the_story_tells() -> None:
    g = coast()
    do(g, {"campaign": {"end": "fail", "ending": "the_coast_drowns"}})
    assert (prompts(g), g.outcome) == ([(0, "grace")], "")
    answer(g, "end")
    assert (g.outcome, g.ending) == ("fail", "the_coast_drowns")


@pytest.mark.rule("TG-29.12", "TG-29.10")
def test_who_died_and_was_replaced_may_be_played_again_after_grace() -> None:
    g = table("beor", "ailei")
    g.chapter = "ch1"
    play(g, Die(0))
    answer(g, "take:arev", 0)
    assert (g.dead, g.roster_left) == (["beor"], ["maggot"])
    play(g, Fail("death"))
    answer(g, "grace")
    assert (g.dead, sorted(g.roster_left)) == ([], ["beor", "maggot"])
    assert [hero.character for hero in g.heroes] == ["arev", "ailei"]


@pytest.mark.rule("TG-29.12", "TG-26.3")
def test_grace_out_of_an_encounter_leaves_equipment_as_it_lay_before() -> None:
    g = table("beor")
    g.chapter = "ch1"
    g.heroes[0].items = [Held("axe#1"), Held("club#1", up=False)]
    play(g, MeetEncounter([0], deck="green"), Campaign())  # whoever fails before a day has begun
    answer(g, "take_up:club#1")
    assert [held.up for held in g.heroes[0].items] == [True, True]
    g.open, g.mode = [], ""
    play(g, TakeGrace())
    assert g.day == 1
    assert [held.up for held in g.heroes[0].items] == [True, False]
