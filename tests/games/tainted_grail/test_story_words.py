"""Words that the story asked for (D.10): how often a choice is offered, the way back, cards raised, who is together."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.games.tainted_grail.coast import do, exploring, is_so
from tests.games.tainted_grail.tables import answer, end_encounter, entries, events, keys, make_box, place, play, table

from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.content.effect import from_plain
from tavola.games.tainted_grail.content.schema import PackEntries
from tavola.games.tainted_grail.day.day import reduce_time_dials
from tavola.games.tainted_grail.deeds.campaign import BeginChapter
from tavola.games.tainted_grail.deeds.encounter import MeetEncounter
from tavola.games.tainted_grail.events.campaign import EventEnded, StatusMarked
from tavola.games.tainted_grail.events.effects import TaskDone
from tavola.games.tainted_grail.events.encounter import EncounterEnded, OutcomeRead
from tavola.games.tainted_grail.events.journal import VerseRead
from tavola.games.tainted_grail.game import TaintedGrail
from tavola.games.tainted_grail.journal.rings import in_a_ring
from tavola.games.tainted_grail.present.view import view_for
from tavola.games.tainted_grail.state import Avalon

GAIN = [{"gain": {"food": 1}, "who": "each"}]


def read(g: Avalon) -> list[str]:
    return [f"{event.section}.{event.verse}" for event in events(g, VerseRead)]


def hub(once: Any) -> Avalon:
    """A place whose only deed leads back to its menu."""
    choices = [{"key": "ask", "goto": "v1", "once": once, "do": GAIN}, {"key": "leave", "goto": "end"}]
    journal = {"start": "v1", "verses": {"v1": {"choices": choices}}}
    g = table("beor", box=make_box(locations=[place(101, journal=journal)]))
    g.chapter = "ch1"
    return exploring(g, "101", "v1")


def is_offered_on_the_next_visit(g: Avalon) -> bool:
    """Exploring costs Energy, so the facts are never quite the same again."""
    if g.exploration is not None:
        answer(g, "leave")
    g.heroes[0].energy -= 1
    exploring(g, "101", "v1")
    return "ask" in keys(g)


# -- once


@pytest.mark.rule("TG-23.2")
@pytest.mark.parametrize("once", [True, "visit", "day", "chapter"])
def test_a_choice_offered_once_is_not_offered_again_in_the_same_visit(once: Any) -> None:
    g = answer(hub(once), "ask")
    assert keys(g) == ["leave"]
    refusal = GAME.why_not(g, g.open[0], "ask")
    assert refusal.code == "TG_E_CHOICE_TAKEN"


def test_once_a_visit_it_is_offered_on_the_next() -> None:
    assert is_offered_on_the_next_visit(answer(hub("visit"), "ask"))


def test_once_a_day_it_is_offered_from_the_next_morning_on() -> None:
    g = answer(hub("day"), "ask")
    assert not is_offered_on_the_next_visit(g)
    reduce_time_dials(g, None)  # type: ignore[arg-type]  # step 4 of the morning asks nothing of the day
    assert is_offered_on_the_next_visit(g)


def test_once_a_chapter_it_is_offered_when_another_begins() -> None:
    g = answer(hub("chapter"), "ask")
    reduce_time_dials(g, None)  # type: ignore[arg-type]
    assert not is_offered_on_the_next_visit(g)
    answer(g, "leave")
    play(g, BeginChapter("ch1"))
    assert is_offered_on_the_next_visit(g)


def test_once_in_the_campaign_it_is_never_offered_again() -> None:
    g = answer(hub(True), "ask")
    answer(g, "leave")
    play(g, BeginChapter("ch1"))
    assert not is_offered_on_the_next_visit(g)
    assert g.taken_once == ["101.v1.ask"]


def test_a_card_that_interrupts_the_reading_begins_no_new_visit() -> None:
    open_it = [{"secret": {"gain": 7}, "who": "one"}]
    choices = [{"key": "ask", "goto": "v1", "once": "visit", "do": open_it}, {"key": "leave", "goto": "end"}]
    journal = {"start": "v1", "verses": {"v1": {"choices": choices}}}
    told = [{"number": 7, "on_gain": [{"goto": "book.500"}]}]
    g = table("beor", box=make_box(locations=[place(101, journal=journal)], secrets=told))
    answer(exploring(g, "101", "v1"), "ask")
    assert read(g) == ["101.v1", "book.500", "101.v1"]
    assert keys(g) == ["leave"]


# -- the way back out of the Book of Secrets


def book_box(**verses: Any) -> AvalonBox:
    hub = {"v1": {"choices": [{"key": "look", "goto": "book.12"}, {"key": "leave", "goto": "end"}]}}
    opening = {"o1": {"if": {"status": "seen"}, "then": {"goto": "v1"}, "goto": "v1"}}
    journal = {"start": "o1", "verses": {**opening, **hub}}
    plain = entries(locations=[place(101, journal=journal)], statuses=[{"key": "seen"}])
    plain["book"] |= verses or {"12": {"goto": "back"}}
    return AvalonBox("tainted_grail/tests", "", from_plain(plain, PackEntries))


def test_the_book_leads_back_to_the_hub_of_the_place_it_was_entered_from() -> None:
    g = exploring(table("beor", box=book_box()), "101", "o1")
    answer(g, "look")
    assert read(g) == ["101.o1", "101.v1", "book.12", "101.v1"]
    assert keys(g) == ["leave"]  # nothing has changed, so it is not offered again (TG-6.13)


def test_a_choice_of_the_book_may_lead_back_too() -> None:
    choices = [{"key": "close_it", "goto": "back"}, {"key": "go", "goto": "end"}]
    g = exploring(table("beor", box=book_box(**{"12": {"choices": choices}})), "101", "v1")
    answer(answer(g, "look"), "close_it")
    assert read(g)[-1] == "101.v1"


def test_a_book_opened_by_an_event_has_nothing_to_go_back_to() -> None:
    g = do(table("beor", box=book_box()), {"goto": "book.12"}, source="event:tale1", who="all")
    assert read(g) == ["book.12"]
    assert g.exploration is None


def test_a_section_may_name_another_hub() -> None:
    box = book_box()
    journal = box.locations[101].journal
    assert journal is not None
    assert journal.way_back == "v1"
    assert msgspec.structs.replace(journal, hub="o1").way_back == "o1"


def test_verses_joined_by_the_way_back_are_a_ring() -> None:
    assert in_a_ring(book_box(), "101", "v1")
    assert in_a_ring(book_box(), "book", "12")
    assert not in_a_ring(book_box(**{"12": {"goto": "end"}}), "101", "v1")


# -- Events raised


def test_raise_brings_a_card_of_the_deck_to_its_top_and_nothing_is_over() -> None:
    g = table("beor")
    g.event_deck = ["tale3#1", "tale2#1", "tale1#1"]
    do(g, {"events": {"raise": ["tale3"]}}, source="event:tale4")
    assert g.event_deck == ["tale2#1", "tale1#1", "tale3#1"]
    assert not events(g, EventEnded)


def test_raise_puts_a_card_that_is_not_in_the_deck_on_it() -> None:
    g = table("beor")
    g.event_deck, g.event_discard = ["tale1#1"], ["tale5#1"]
    do(g, {"events": {"raise": ["tale5", "tale1"]}}, source="event:tale4")
    assert g.event_deck == ["tale1#1", "tale5#1"]  # the first named lies on top
    assert g.event_discard == []


def test_raise_leaves_an_active_quest_where_it_is() -> None:
    g = table("beor")
    g.event_deck, g.quests = ["tale1#1"], ["event:tale2"]
    do(g, {"events": {"raise": ["tale2"]}}, source="event:tale4")
    assert g.event_deck == ["tale1#1"]


# -- conditions


def test_together_asks_whether_they_are_in_one_place() -> None:
    g = table("beor", "ailei", "arev")
    assert is_so(g, {"together": ["beor", "ailei"]}, hero=2, members=[2])
    g.heroes[1].at = 102
    assert not is_so(g, {"together": ["beor", "ailei"]})
    assert is_so(g, {"together": ["beor", "arev"]})
    g.heroes[2].alive = False
    assert not is_so(g, {"together": ["beor", "arev"]})
    assert not is_so(g, {"together": ["beor", "maggot"]})


def test_mode_asks_how_the_table_plays() -> None:
    assert is_so(table("beor", narrative=True), {"mode": "narrative"})
    assert not is_so(table("beor"), {"mode": "narrative"})


# -- the sheet


def test_a_hidden_status_is_marked_and_read_but_not_told() -> None:
    g = table("beor", box=make_box(statuses=[{"key": "been", "parts": 2, "hidden": True}, {"key": "bell"}]))
    do(g, {"status": {"set": ["been#1", "bell"]}})
    assert is_so(g, {"status": {"been": 1}})
    assert [event.status for event in events(g, StatusMarked)] == ["bell"]
    assert [status.key for status in view_for(g, 0).statuses] == ["bell"]


def test_a_task_is_struck_off_once() -> None:
    g = do(table("beor"), {"task": "the_clapper"}, {"task": {"done": "the_clapper"}}, {"task": {"done": "the_clapper"}})
    assert g.tasks == []
    assert [event.task for event in events(g, TaskDone)] == ["the_clapper"]


def test_a_dial_on_a_secret_is_turned_from_elsewhere_while_somebody_holds_it() -> None:
    g = table("beor", "ailei")
    do(g, {"dial": {"target": {"secret": 7}, "token": "time", "set": 3}})
    assert g.dials == []
    do(g, {"secret": {"gain": 7}, "who": "self"}, hero=1)
    do(g, {"dial": {"target": {"secret": 7}, "token": "time", "set": 3}})
    do(g, {"dial": {"target": {"secret": 7}, "add": 2}})
    assert [(dial.target, dial.token, dial.value) for dial in g.dials] == [("secret:7#1", "time", 5)]
    assert is_so(g, {"dial": {"secret:7": ">=5"}})


# -- Chapters laid out anew


def before_a_chapter_that_starts_at_107() -> Avalon:
    chapters = [*entries()["chapters"]]
    chapters.append({**chapters[0], "id": "ch2", "number": 2, "start": {"location": 107, "dial": 5}})
    g = table("beor", "ailei", box=make_box(chapters=chapters))
    g.chapter, g.heroes[1].at = "ch1", 104
    return g


def test_a_chapter_may_lay_the_map_out_anew_from_one_place() -> None:
    g = play(before_a_chapter_that_starts_at_107(), BeginChapter("ch2"))
    assert [hero.at for hero in g.heroes] == [107, 107]
    assert (g.menhirs, sorted(g.places)) == ({107: 5}, [102, 107])


def test_a_chapter_that_begins_once_more_doubles_no_event() -> None:
    g = before_a_chapter_that_starts_at_107()
    g.quests, g.event_today, g.lasting_events = ["event:tale1"], "tale2#1", ["tale3#1"]
    play(g, BeginChapter("ch2"))
    assert [f"tale{n}#1" in g.event_deck for n in (1, 2, 3, 4)] == [False, False, False, True]


def test_where_that_place_is_out_of_the_campaign_everybody_stays() -> None:
    g = before_a_chapter_that_starts_at_107()
    g.available.remove(107)
    g.removed.append(107)
    before = sorted(g.places)
    play(g, BeginChapter("ch2"))
    assert ([hero.at for hero in g.heroes], sorted(g.places), g.chapter) == ([101, 104], before, "ch2")


# -- how an Encounter ended


@pytest.mark.parametrize(
    ("outcome", "line"),
    [("won", "encounter-wolf-won"), ("lost", "encounter-wolf-lost"), ("fled", "encounter-wolf-lost")],
)
def test_an_encounter_that_ends_is_followed_by_its_line(outcome: str, line: str) -> None:
    box = make_box()
    box.lines = frozenset({"encounter-wolf-won", "encounter-wolf-lost"})
    g = play(table("beor", box=box), MeetEncounter([0], id="wolf"))
    end_encounter(g, outcome)
    assert [event.line for event in events(g, OutcomeRead)] == [line]
    kinds = [type(event) for event in g.events]
    assert kinds.index(OutcomeRead) == kinds.index(EncounterEnded) + 1
    told = TaintedGrail().tell(g, events(g, OutcomeRead)[0])
    assert told.args["text"].id == line  # type: ignore[union-attr]


def test_an_encounter_without_a_line_or_avoided_ends_as_before() -> None:
    g = end_encounter(play(table("beor"), MeetEncounter([0], id="wolf")), "won")
    assert not events(g, OutcomeRead)
    box = make_box()
    box.lines = frozenset({"encounter-wolf-lost"})
    g = end_encounter(play(table("beor", box=box), MeetEncounter([0], id="wolf")), "avoided")
    assert not events(g, OutcomeRead)
