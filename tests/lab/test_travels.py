"""The lab of Tainted Grail: what is kept of a campaign, how an Encounter is tried, how figures are judged."""

import pytest

from tavola.bots.bot import BotRng, find_bot
from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.events.campaign import CharacterCarriedHome, GraceGiven
from tavola.games.tainted_grail.events.character import TrackMoved
from tavola.games.tainted_grail.events.day import CharacterRested
from tavola.games.tainted_grail.events.encounter import EncounterDrawn
from tavola.games.tainted_grail.events.journal import VerseRead
from tavola.games.tainted_grail.events.map import AnomalySuffered
from tavola.kernel.event import take_events
from tavola.lab.tainted_grail.__main__ import reach_line
from tavola.lab.tainted_grail.levels import level_rows
from tavola.lab.tainted_grail.measures import (
    cause_of,
    character_measures,
    encounter_measures,
    run_measures,
)
from tavola.lab.tainted_grail.records import Met, Run, Scribe, answer, begin_run, in_story_mode, play_run
from tavola.lab.tainted_grail.trials import chapter_of, try_out
from tavola.library import open_box

BOX = open_box("tainted_grail")
assert isinstance(BOX, AvalonBox)
BOT = find_bot("greedy", "tainted_grail")
CHAPTERS = ["ch1", "ch2", "ch3"]


def test_a_run_is_written_down_and_is_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavola.lab.tainted_grail.records.LONGEST", 6)
    dawns: dict[str, object] = {}
    run = play_run(BOX, ["beor"], "lab", BOT, dawns)  # type: ignore[arg-type]
    assert run.outcome == "fog"
    assert run.days == 7
    assert run.begun["ch1"] <= 1
    assert next(iter(dawns)) == "ch1"
    assert run == play_run(BOX, ["beor"], "lab", BOT)


def test_a_run_in_story_mode_notes_what_was_read_and_who_was_carried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavola.lab.tainted_grail.records.LONGEST", 6)
    run = play_run(BOX, ["beor", "ailei"], "lab", BOT, mode=in_story_mode)
    assert len(run.read) == len(set(run.read)) > 3
    assert all(section.rpartition(".")[0] for section in run.read)
    g, scribe = begin_run(BOX, ["verme", "beor"], "lab", in_story_mode), Scribe(["verme", "beor"])
    scribe.note(g, [CharacterCarriedHome(0, "verme", 101, 4), GraceGiven("ch1", 1), VerseRead("101", "v1")])
    assert (scribe.run.carried, scribe.run.graces, scribe.run.read) == (1, 1, ["101.v1"])


def test_how_much_of_a_journal_is_read_is_told_in_a_line() -> None:
    runs = [Run(("beor",), read=["101.v1", "101.v2"]), Run(("beor",), read=["101.v1"], carried=2)]
    told = "sections read in a campaign: 2 of 10 (1 to 2); read in none: 8; carried home 2 times, Grace 0 times"
    assert reach_line(runs, 10) == told
    assert reach_line([], 10) == ""


def test_the_scribe_knows_what_took_the_last_health() -> None:
    g, scribe = begin_run(BOX, ["verme"], "lab"), Scribe(["verme"])
    gone = TrackMoved(0, "health", 1, 0)
    for events, cause in (
        ([EncounterDrawn("e.green.spring_sow", (0,)), gone], "e.green.spring_sow"),
        ([AnomalySuffered(0), gone], "anomaly"),
        ([CharacterRested(0, False), gone], "hunger"),
        ([CharacterRested(0, True), gone], "story"),
    ):
        scribe.note(g, events)
        assert scribe.causes[0] == cause
    assert scribe.run.hungry == 1
    assert (cause_of("e.green.spring_sow"), cause_of("hunger")) == ("green Encounters", "hunger")


def test_an_encounter_is_tried_by_a_party_that_stays_as_it_was() -> None:
    g = begin_run(BOX, ["beor"], "trial")
    lucks = [BotRng.of("trial")]
    while g.open[0].prompt != "act":
        answer(g, BOT, lucks)
    take_events(g)
    before = g.heroes[0].copy()
    met = try_out(g, "e.green.fox_in_the_henhouse", BOT, "trial")
    assert met is not None
    assert met.card == "e.green.fox_in_the_henhouse"
    assert met.characters == ("beor",)
    assert g.heroes[0] == before
    assert g.encounter is None
    assert chapter_of(BOX, BOX.encounters["e.green.fox_in_the_henhouse"]) == "ch1"
    assert chapter_of(BOX, BOX.encounters["e.grey.gerens"]) == "ch2"


def test_what_runs_add_up_to() -> None:
    won = Run(("beor",), {"ch1": 1, "ch2": 11, "ch3": 31}, 50, "win")
    lost = Run(("ailei",), {"ch1": 1}, 9, "fail")
    found = {measure.name: measure for measure in run_measures([won, lost], CHAPTERS, "solo")}
    assert found["solo: ch1 finished"].figure == found["solo: ch3 finished"].figure == 50
    assert (found["solo: days of ch1"].figure, found["solo: days of ch3"].figure) == (10, 19)
    apart = character_measures([won, lost], ["ailei", "beor"], "ch1", CHAPTERS, "solo")
    assert [(measure.figure, measure.target) for measure in apart] == [(0, (35, 65)), (100, (35, 65))]


def test_an_enemy_that_runs_away_counts_and_one_that_was_avoided_does_not() -> None:
    met = [Met("e", "ch1", ("beor",), outcome) for outcome in ("won", "run_away", "lost", "fled", "avoided", "told")]
    (measure,) = encounter_measures(met)
    assert (measure.figure, measure.sample) == (50, 4)


def test_the_table_of_levels_counts_what_was_met_in_its_own_chapter() -> None:
    dogs = "e.green.unnamed_dogs"
    met = [Met(dogs, chapter, ("beor",), outcome) for chapter, outcome in (("ch1", "won"), ("ch2", "lost"))]
    run = Run(("beor",), {"ch1": 1}, 9, "fail", met=met)
    tried = [Met(dogs, "ch1", ("beor",), outcome) for outcome in ("won", "fled", "avoided")]
    head, _, *rows = level_rows(BOX, {1: [run]}, {1: tried}, [1])
    (row,) = [row for row in rows if dogs in row]
    assert head == "| Encounter | level | Value | one, in runs | one, in trials | all, % |  |"
    assert row.startswith(f"| {dogs} | 1 | 8 | 1 of 1 | 1 of 2 | 67 (21 to 94) |")
    assert len(rows) == len([entry for entry in BOX.encounters.values() if entry.kind != "text"])
