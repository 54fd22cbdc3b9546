"""Chapters and the campaign's end (TG-3.10 to TG-3.12, TG-31.1)."""

from __future__ import annotations

import pytest
from tests.games.tainted_grail.coast import coast, coast_box, do
from tests.games.tainted_grail.tables import events, play

from tavola.games.tainted_grail.campaign.chapters import which_ending
from tavola.games.tainted_grail.content.schema import EncountersNamed
from tavola.games.tainted_grail.deeds.campaign import BeginChapter, EndCampaign
from tavola.games.tainted_grail.deeds.day import Campaign
from tavola.games.tainted_grail.events.campaign import CampaignEnded, ChapterEnded, SaveOffered


@pytest.mark.rule("TG-3.10")
def test_the_set_up_card_builds_the_event_deck_and_the_four_encounter_decks() -> None:
    g = coast()
    g.chapter = ""
    play(g, BeginChapter("ch1"))
    assert g.event_deck == ["ev.c1.p1#1"]
    for colour, deck in g.encounter_decks.items():
        assert sorted(deck) == sorted(
            e.id for e in coast_box().encounters.values() if e.deck == colour and e.difficulty == 1
        )


@pytest.mark.rule("TG-3.5")
def test_first_encounters_come_only_where_a_chapter_names_them() -> None:
    entry = coast_box().encounters["e.green.first_gull"]
    assert not EncountersNamed(difficulty=[1, 2, 3, 4]).names(entry)
    assert EncountersNamed(ids=["e.green.first_gull"]).names(entry)


@pytest.mark.rule("TG-3.12")
def test_a_new_chapter_takes_out_easier_cards_and_adds_harder_ones() -> None:
    g = coast()
    g.chapter = ""
    play(g, BeginChapter("ch1"))
    play(g, BeginChapter("ch2"))
    assert sorted(g.encounter_decks["grey"]) == ["e.grey.mutineer", "e.grey.reaver"]
    assert "e.green.marsh_hound" not in g.encounter_decks["green"]  # named
    assert "e.green.mud_bear" in g.encounter_decks["green"]
    assert "e.green.reed_boar" in g.encounter_decks["green"]
    assert "e.grey.poacher" in g.encounters_unused
    assert g.event_deck == ["ev.c2.p1#1"]
    assert [event.chapter for event in events(g, ChapterEnded)] == ["ch1"]


@pytest.mark.rule("TG-3.12")
def test_a_guardian_on_the_map_stays_when_the_chapter_changes() -> None:
    from tavola.games.tainted_grail.state import Guardian

    g = coast()
    g.chapter = ""
    g.encounters_unused.remove("e.violet.the_reed_king")
    g.guardians = [Guardian("e.violet.the_reed_king", 108)]
    play(g, BeginChapter("ch1"), BeginChapter("ch2"))
    assert g.guardians == [Guardian("e.violet.the_reed_king", 108)]
    assert "e.violet.the_reed_king" not in g.encounter_decks["violet"]


@pytest.mark.rule("TG-31.1")
def test_a_chapter_may_offer_a_good_moment_to_save() -> None:
    g = coast("fowler", "ferrywoman")
    play(g, BeginChapter("ch2"))
    assert events(g, SaveOffered)
    assert [hero.resources["exp"] for hero in g.heroes] == [1, 1]  # its on_start


def test_quests_go_on_over_the_end_of_a_chapter() -> None:
    g = coast()
    g.quests = ["event:ev.c1.p1"]
    play(g, BeginChapter("ch2"))
    assert g.quests == ["event:ev.c1.p1"]


def test_what_was_left_of_the_old_deck_is_put_away() -> None:
    g = coast()
    g.event_deck = ["ev.c1.p3#1", "rev.fog#1"]
    g.random_events = []
    play(g, BeginChapter("ch2"))
    assert g.event_discard == ["ev.c1.p3#1"]
    assert sorted(g.random_events) == [
        "rev.bells#1",
        "rev.bells#2",
        "rev.calm_water#1",
        "rev.gulls#1",
        "rev.king_tide#1",
    ]


@pytest.mark.rule("TG-31.8")
def test_a_table_may_play_up_to_a_chapter() -> None:
    g = coast(last_chapter="ch1")
    play(g, BeginChapter("ch2"))
    assert (g.outcome, g.chapter) == ("", "ch2")  # the day goes on
    play(g, Campaign())
    assert (g.outcome, g.ending) == ("win", "chapter_finished")
    assert g.stack == []


def test_the_ending_is_the_first_that_fits() -> None:
    g = coast()
    assert which_ending(g, "win") == "the_tide_turns"
    do(g, {"status": {"set": ["lamps#2"]}})
    assert which_ending(g, "win") == "the_lamps_burn"
    assert which_ending(g, "fail") == "the_coast_drowns"


def test_an_ending_by_name_or_by_what_was_done() -> None:
    g = coast(grace=False)
    do(g, {"campaign": {"end": "fail", "ending": "the_coast_drowns"}})
    assert (g.outcome, g.ending) == ("fail", "the_coast_drowns")
    g = coast(grace=False)
    do(g, {"campaign": {"end": "fail"}})
    assert (g.outcome, g.ending) == ("fail", "the_coast_drowns")
    g = coast()
    play(g, EndCampaign("win"))
    assert (g.outcome, g.ending) == ("win", "the_tide_turns")
    assert [event.outcome for event in events(g, CampaignEnded)] == ["win"]


def test_nothing_more_is_done_once_the_campaign_has_ended() -> None:
    g = coast()
    do(g, {"campaign": {"end": "win"}}, {"gain": {"food": 9}})
    assert g.heroes[0].resources["food"] == 3
    assert (g.stack, g.steps, g.open) == ([], [], [])
