"""The counts of a story, on a hamlet that can be counted by hand and on our own pack."""

from __future__ import annotations

import json

import pytest
from tests.story.hamlet import PLACES, hamlet
from typer.testing import CliRunner

from tavola.cli.pack import app
from tavola.content.source import PackError
from tavola.library.finding import find_pack
from tavola.story.page import draw_page
from tavola.story.prose import Reading, cuts_time
from tavola.story.report import StoryReport, measure_story
from tavola.story.report_text import tell


def values(report: StoryReport, name: str) -> dict[str, float]:
    return report.measures[name].values


def test_what_is_there_is_counted():
    plain = measure_story(hamlet()).plain()
    assert {name: plain[name] for name in ("chapters", "places", "sections", "encounters", "choices", "parts")} == {
        "chapters": 1,
        "places": 3,
        "sections": 9,
        "encounters": 2,
        "choices": 10,
        "parts": 2,
    }


def test_words_and_speech_have_a_value_in_each_language():
    plain = measure_story(hamlet()).plain()
    assert plain["words"]["en"] > plain["words"]["it"] > 50
    assert set(plain["speech"]) == {"it", "en"}
    # 11.o0: Not today, Tomorrow?, No., Then when?; 11.v3: Well, that is that.
    assert plain["speech"]["en"] == pytest.approx(100 * 10 / 74, abs=0.1)


def test_a_bare_hub_is_no_section_to_read():
    having = measure_story(hamlet()).measures["sections_short"]
    assert "11.v1" not in having.having["en"] + having.lacking["en"]
    assert "12.v1" in having.having["en"] + having.lacking["en"]


def test_a_choice_is_remembered_where_another_place_answers_it_in_words():
    report = measure_story(hamlet())
    assert report.measures["choices_remembered"].having["all"] == ["11.v2.cut_it"]


def test_what_a_version_of_the_same_place_says_is_not_elsewhere():
    report = measure_story(hamlet())
    assert report.measures["parts_answered"].having["all"] == ["bell#1"]
    assert report.measures["parts_answered"].lacking["all"] == ["bell#2"]


def test_a_condition_on_any_part_answers_no_part():
    loose = PLACES.replace("- if: {status: {bell: 1}}", "- if: {status: bell}")
    assert measure_story(hamlet(places=loose)).plain()["parts_answered"] == 0


def test_points_and_silence():
    report = measure_story(hamlet())
    assert report.measures["choices_points_only"].having["all"] == [
        "11.v1.take_the_rope",
        "11.v2.pull_it",
        "11.v2.hear_it",
    ]
    assert report.measures["choices_silent"].having["all"] == ["11.v1.take_the_rope", "12.v1.mark_the_post"]


def test_two_choices_that_differ_in_words_alone_are_false():
    assert measure_story(hamlet()).measures["choices_false"].having["all"] == ["11.v2.let_it_be"]


def test_an_opening_that_a_condition_leads_to_changes():
    report = measure_story(hamlet())
    assert report.measures["openings_changing"].having["all"] == ["11"]
    assert report.measures["openings_unchanging"].having["all"] == ["12", "13"]


def test_amounts():
    report = measure_story(hamlet())
    assert values(report, "amounts_not_one") == {"all": pytest.approx(66.7)}
    assert values(report, "terror_of_one") == {"all": pytest.approx(33.3)}


def test_habits_are_named_by_section():
    report = measure_story(hamlet())
    assert report.measures["number_words"].having == {"en": ["11.v2"], "it": ["11.v2"]}
    assert report.measures["colon_reveals"].having == {"en": ["11.v2"], "it": []}
    assert report.measures["and_endings"].having == {"en": ["11.o1"], "it": ["11.o1"]}
    assert report.measures["sections_of_talk"].having["en"] == ["11.o0"]


def test_time_passes_in_what_is_told_and_not_in_what_people_say_of_it():
    assert cuts_time(Reading("11.v1", "By evening the bread is gone.", []), "en")
    assert not cuts_time(Reading("11.v1", '"By evening it will be gone," she says.', []), "en")
    assert not cuts_time(Reading("11.v1", "«Stasera non c'è pane», dice.", []), "it")


def test_an_end_tag_belongs_to_its_section():
    report = measure_story(hamlet())
    assert report.pack.tags == {"11.v3": "speech", "11.v4": "image"}
    assert values(report, "end_tags") == {"all": 50}


def test_who_speaks_and_who_can_read_what():
    report = measure_story(hamlet())
    assert values(report, "lines_ann") == {"it": 1, "en": 1}
    assert values(report, "lines_bob") == {"it": 0, "en": 0}
    assert report.measures["reach_bob"].lacking["all"] == ["book.401"]
    assert values(report, "reach_ann") == {"all": 100}


def test_lines_after_encounters():
    report = measure_story(hamlet())
    assert report.measures["encounters_won_lines"].lacking["all"] == ["e.grey.gander"]
    assert values(report, "encounters_lost_lines") == {"all": 0}


QUOTAS = """
quotas:
- {id: Q1, measure: number_words, at_most: 5}
- {id: Q2, measure: colon_reveals, at_most: 90}
- {id: Q7, measure: sections_of_talk, at_least: 1}
motifs:
- {id: bell, it: campan, en: bells?\\b, not_before: two}
ground:
  one: ["11-12"]
  two: ["401"]
endings:
- {section: book.401, words: 20, modules: 1}
"""


def test_a_broken_quota_names_who_breaks_it_in_which_language():
    broken = measure_story(hamlet(QUOTAS)).plain()["broken_quotas"]
    assert [(one["id"], one["language"]) for one in broken] == [("Q1", "it"), ("Q1", "en"), ("Q7", "it")]
    assert broken[0]["ids"] == ["11.v2"]
    assert "11.o0" in broken[2]["ids"]  # what lacks it


def test_a_word_said_before_its_chapter_and_an_ending_too_short():
    report = measure_story(hamlet(QUOTAS))
    assert report.measures["said_too_early"].having["en"] == ["11.v2 (bell)"]
    assert report.measures["endings_short"].having["en"] == ["book.401 (6 of 20 words, 0 of 1 parts)"]


def test_the_lines_for_writers_name_quota_language_and_ids():
    told = "\n".join(tell(measure_story(hamlet(QUOTAS))))
    assert "Q1 <= 5 (it): number_words is" in told
    assert "11.v2" in told.split("broken quotas")[1]
    assert "11.v2" not in "\n".join(tell(measure_story(hamlet(QUOTAS)), place="12")).split("broken quotas")[1]


def test_what_is_not_there_yet_is_told_as_so_many_more():
    told = "\n".join(tell(measure_story(hamlet("quotas:\n- {id: Q9, measure: lines_bob, at_least: 3}\n"))))
    assert "Q9 >= 3 (en): lines_bob is 0; 3 more wanted" in told


def test_the_page_stands_by_itself():
    page = draw_page(measure_story(hamlet(QUOTAS)))
    assert not any(outside in page for outside in ("<script", "src=", "http"))
    assert "<code>11.v2</code>" in page


def test_a_quota_on_nothing_is_refused():
    with pytest.raises(PackError, match="no measure 'charm'"):
        measure_story(hamlet("quotas:\n- {id: Q1, measure: charm, at_most: 5}\n"))
    with pytest.raises(PackError, match="at_most"):
        measure_story(hamlet("quotas:\n- {id: Q1, measure: hands}\n"))


def test_the_quotas_of_a_pack_are_no_part_of_its_game():
    assert hamlet(QUOTAS).digest == hamlet().digest
    assert "story.yaml" not in hamlet(QUOTAS).names()


def test_a_quota_may_be_set_on_one_chapter_and_one_language():
    story = """
quotas:
- {id: A, measure: speech, on: two, at_least: 1}
- {id: B, measure: hands, at_least: 1, language: it}
ground: {two: [401]}
"""
    broken = measure_story(hamlet(story)).plain()["broken_quotas"]
    assert [(one["id"], one["measure"], one["language"]) for one in broken] == [
        ("A", "speech@two", "it"),
        ("A", "speech@two", "en"),
        ("B", "hands", "it"),
    ]
    assert broken[1]["ids"] == ["book.401"]


@pytest.mark.slow
def test_our_own_pack_is_counted_and_read_by_a_program(tmp_path):
    page = tmp_path / "story.html"
    result = CliRunner().invoke(app, ["story", "tainted_grail/avalon", "--json", "--page", str(page)])
    assert result.exit_code == 0
    plain = json.loads(result.output)
    assert plain["places"] >= 50
    assert plain["sections"] >= 500
    assert plain["parts_answered"] >= 53
    assert set(plain["words"]) == set(plain["speech"]) == {"it", "en"}
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert find_pack("tainted_grail/avalon").names()
