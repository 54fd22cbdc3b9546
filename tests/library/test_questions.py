"""The pages of questions: complete, up to date, and true of what the games offer."""

import random
from pathlib import Path
from typing import Annotated, Any, ClassVar

import pytest
from typer.testing import CliRunner

from tavola import games
from tavola.cli.main import alone
from tavola.cli.rules import command
from tavola.kernel.choice import Choice
from tavola.kernel.choice_keys import Part
from tavola.kernel.text import message_id
from tavola.library.lint import game_layer
from tavola.library.questions import Answer, form_of, page, questions
from tavola.testing import open_table

PAGES = Path(__file__).resolve().parents[2] / "docs" / "prompts"
UNUSUAL: dict[str, dict[str, Any]] = {
    "sangue_reale": {"sr.era": 4, "sr.modifier_target": "any_die", "sr.modifier_timing": "before_split"},
    "realm_of_sand": {"rs.mode": "mixed", "rs.board_deal": "draft", "rs.dark_rule": "chosen_unlock"},
    "tainted_grail": {},
}


@pytest.mark.parametrize("game_id", games.GAME_IDS)
def test_the_page_is_up_to_date(game_id: str):
    written = (PAGES / f"{game_id}.md").read_text(encoding="utf-8")
    assert written == page(game_id), f"write it anew: tavola rules {game_id} --prompts > docs/prompts/{game_id}.md"
    assert CliRunner().invoke(alone(command), [game_id, "--prompts"]).output == written


@pytest.mark.slow
@pytest.mark.parametrize("game_id", games.GAME_IDS)
def test_every_question_that_has_words_is_on_the_page_and_no_other(game_id: str):
    said = {id for id in game_layer(game_id).ids() if id.startswith("prompt-")}
    listed = {message_id("prompt", prompt) for prompt in questions(game_id)}
    assert listed <= said
    assert [id for id in said - listed if not id.startswith(tuple(f"{known}-" for known in listed))] == []


@pytest.mark.parametrize("game_id", games.GAME_IDS)
def test_every_kind_of_answer_has_an_example_of_its_form(game_id: str):
    for question in questions(game_id).values():
        assert question.asked
        assert question.answers
        for answer in question.answers:
            assert answer.fits(answer.example), f"{question.prompt}: {answer.example!r} is no {answer.form}"


@pytest.mark.parametrize("options", [{}, UNUSUAL], ids=["usual", "unusual"])
@pytest.mark.parametrize("game_id", games.GAME_IDS)
def test_whatever_a_game_offers_has_a_form_of_the_page(game_id: str, options: dict[str, dict[str, Any]]):
    table = open_table(game_id, seed="page", options=options.get(game_id))
    listed, luck = questions(game_id), random.Random(3)
    for _ in range(250):
        for decision in table.g.open:
            answers = listed[decision.prompt.partition(":")[0]].answers
            stray = [key for key in decision.legal() if not any(answer.fits(key) for answer in answers)]
            assert stray == [], decision.prompt
        if not table.g.open:
            break
        question = table.question()
        table.answer(luck.choice(question.legal()), seat=question.seat)


@pytest.mark.parametrize(
    ("form", "key", "fits"),
    [
        ("plan:<action>", "plan:4", True),
        ("plan:<action>", "plan:4:2", False),
        ("plan:<action>", "plan", False),
        ("use:<ability...>", "use:item:shoe#1#0", True),
        ("summon[:all]", "summon", True),
        ("summon[:all]", "summon:all", True),
        ("summon[:all]", "summon:some", False),
        ("<choice>", "walk_on", True),
    ],
)
def test_forms(form: str, key: str, fits: bool):
    assert Answer(form).fits(key) is fits


class Leap(Choice, frozen=True):
    verb = "leap"
    prompts = ("pond",)
    frog: str
    far: int


class Sing(Choice, frozen=True):
    prompts: ClassVar[tuple[str, ...]] = ("pond",)
    song: Annotated[str, Part(until="-")]
    verse: str


def test_the_form_of_a_record_names_its_fields():
    assert form_of(Leap) == "leap:<frog>:<far>"
    assert form_of(Sing) == "<song...>-<verse>"
    assert Answer(form_of(Sing)).fits("song:of-the-pond-2")
