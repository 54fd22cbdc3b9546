"""LN-30 to LN-34 on the hamlet: each rule fails where it must, and only where it was asked for."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.story.hamlet import PLACES, hamlet

from tavola.content.source import PackSource
from tavola.story.lint import lint_story
from tavola.story.report import measure_story

GROUND = 'ground: {one: ["11"], two: ["12-13"]}\n'
WRITING = Path(__file__).parents[2] / "docs" / "worlds" / "writing.md"


def found(rule: str, source: PackSource) -> list[str]:
    return [problem.entry for problem in lint_story(source) if problem.rule == rule]


def asking(rule: str, scope: str = "all", more: str = "") -> str:
    return f"{GROUND}lint: {{{rule}: [{scope}]}}\n{more}"


DIES = "verse-11-v4 = It rings, and the ringer dies.\n"


def test_a_death_that_marks_nothing_is_a_fault():
    problems = lint_story(hamlet(asking("LN-30"), english=DIES))
    assert [(problem.entry, problem.rule) for problem in problems] == [("11.v4", "LN-30")]
    assert problems[0].file == "places.yaml"
    assert problems[0].line == 25
    assert "'dies'" in problems[0].message


def test_a_death_that_no_opening_reads_is_a_fault():
    marked = PLACES.replace("do: [{gain: {terror: 1}, who: each}]", "do: [{status: {set: ['bell#2']}}]")
    problems = lint_story(hamlet(asking("LN-30"), places=marked, english=DIES))
    assert [problem.entry for problem in problems] == ["11.v4"]
    assert "no opening of the place reads bell#2" in problems[0].message


def test_a_death_that_is_marked_and_read_is_none():
    read = PLACES.replace("do: [{gain: {terror: 1}, who: each}]", "do: [{status: {set: ['bell#1']}}]")
    assert found("LN-30", hamlet(asking("LN-30"), places=read, english=DIES)) == []


def test_an_opening_that_tells_what_was_marked_before_is_none():
    gone = "verse-11-o1 = The ringer is gone.\nverse-11-v4 = It rings.\n"
    assert found("LN-30", hamlet(asking("LN-30"), english=gone)) == []


def test_a_hub_with_effects_or_many_words_is_a_fault():
    assert found("LN-31", hamlet(asking("LN-31"))) == ["12.v1"]  # it tells a line by itself
    long = "verse-11-v1 = The tower stands where it has always stood and so do you, by now.\n"
    assert found("LN-31", hamlet(asking("LN-31"), english=long)) == ["11.v1", "12.v1"]


def test_a_gain_that_nothing_limits_is_a_fault():
    assert found("LN-32", hamlet(asking("LN-32"))) == ["11.v2.hear_it"]
    free = PLACES.replace("cost: {energy: 1}, ", "").replace("once: true, ", "")
    assert found("LN-32", hamlet(asking("LN-32"), places=free)) == ["11.v1.take_the_rope", "11.v2.hear_it"]


def test_a_gain_may_be_shut_on_the_way_to_it():
    shut = PLACES.replace("{key: ask_the_ringer, goto: v2}", "{key: ask_the_ringer, once: true, goto: v2}")
    assert found("LN-32", hamlet(asking("LN-32"), places=shut)) == []


def test_a_gain_may_be_shut_by_what_is_set_on_the_way_to_it():
    shut = PLACES.replace(
        "{key: ask_the_ringer, goto: v2}",
        "{key: ask_the_ringer, if: {not: {status: {bell: 2}}}, do: [{status: {set: ['bell#2']}}], goto: v2}",
    )
    assert found("LN-32", hamlet(asking("LN-32"), places=shut)) == []


def test_a_section_of_the_book_that_a_card_opens_comes_when_it_comes():
    book = "\nbook: {'402': {choices: [{key: take, do: [{gain: {food: 1}, who: party}], goto: end}]}}\n"
    assert found("LN-32", hamlet(asking("LN-32"), places=PLACES + book)) == ["11.v2.hear_it"]


def test_a_part_that_no_other_place_answers_is_a_fault():
    assert found("LN-33", hamlet(asking("LN-33"))) == ["bell#2"]


CONTRARY = "contrary: [['bell#1', 'bell#2']]\n"
PULLED = PLACES.replace(
    "{key: pull_it, do: [{gain: {terror: 1}, who: each}]", "{key: pull_it, do: [{status: {set: ['bell#2']}}]"
)


def test_contrary_deeds_that_do_not_shut_each_other_are_a_fault():
    assert found("LN-34", hamlet(asking("LN-34", more=CONTRARY), places=PULLED)) == ["11.v2.cut_it", "11.v2.pull_it"]


def test_a_deed_that_asks_for_the_contrary_s_absence_or_clears_it_is_none():
    barred = PULLED.replace("{key: pull_it,", "{key: pull_it, if: {not: {status: {bell: 1}}},").replace(
        "set: ['bell#1']", "set: ['bell#1'], clear: ['bell#2']"
    )
    assert found("LN-34", hamlet(asking("LN-34", more=CONTRARY), places=barred)) == []


def test_a_verse_that_leads_past_itself_shuts_its_choices():
    past = PULLED.replace("      v2:\n", "      v2:\n        if: {status: bell}\n        then: {goto: v4}\n")
    assert found("LN-34", hamlet(asking("LN-34", more=CONTRARY), places=past)) == []


@pytest.mark.parametrize(("scope", "expected"), [("one", []), ("two", ["bell#2"]), ("12", ["bell#2"]), ("11", [])])
def test_a_rule_holds_where_it_is_asked_for(scope, expected):
    assert found("LN-33", hamlet(asking("LN-33", scope))) == expected


def test_what_an_editor_lets_stand_is_no_fault():
    assert found("LN-33", hamlet(asking("LN-33", more="exempt: {LN-33: ['bell#2']}\n"))) == []


def test_names_that_mean_nothing_are_faults_themselves():
    story = "lint: {LN-30: [three], LN-99: [all]}\nexempt: {LN-30: [11.v9]}\ncontrary: [['bell#7']]\n"
    messages = " ".join(problem.message for problem in lint_story(hamlet(story)))
    assert all(name in messages for name in ("'three'", "no such rule", "'11.v9'", "'bell#7'"))


def test_a_pack_that_asks_for_nothing_has_no_fault():
    assert lint_story(hamlet()) == []
    assert lint_story(hamlet(GROUND)) == []


@pytest.mark.slow
def test_the_linter_of_packs_asks_the_story_s_rules():
    from tavola.library.finding import find_pack
    from tavola.library.lint import lint_pack

    ours = find_pack("tainted_grail/avalon")
    asked = {**ours.files, "story.yaml": b"lint: {LN-99: [all]}\n"}
    assert [problem.entry for problem in lint_pack(PackSource(ours.id, asked))] == ["LN-99"]


def test_the_place_that_the_page_for_writers_shows_is_in_order():
    """Its three blocks are a pack; every rule is switched on, and nothing is silent or unanswered."""
    blocks = dict(block.split("\n", 1) for block in WRITING.read_text(encoding="utf-8").split("```")[1::2])
    english, italian = WRITING.read_text(encoding="utf-8").split("```fluent\n")[1:]
    files = {
        "places.yaml": blocks["yaml"],
        "locale/en/places.ftl": english.split("```")[0],
        "locale/it/places.ftl": italian.split("```")[0],
        "story.yaml": "lint: {LN-30: [all], LN-31: [all], LN-32: [all], LN-33: [all], LN-34: [all]}\n",
    }
    source = PackSource("tainted_grail/shown", {name: text.encode() for name, text in files.items()})
    assert [str(problem) for problem in lint_story(source)] == []
    report = measure_story(source)
    assert report.plain()["choices_silent"] == 0
    assert report.plain()["openings_changing"] == report.plain()["places"] == 2
    assert report.measures["sections_scene"].having == {"it": ["190.v2"], "en": ["190.v2"]}
