"""`tavola.testing`: the same few words lay out, load and answer a table of every game."""

import random
from typing import Any

import pytest

from tavola import games
from tavola.games.realm_of_sand.choices import EndChoice
from tavola.kernel.codec import state_hash
from tavola.testing import Table, open_table

WHOLE: dict[str, dict[str, Any]] = {"sangue_reale": {"sr.length": "campaign"}, "realm_of_sand": {"rs.mode": "advanced"}}


@pytest.mark.parametrize("game_id", games.GAME_IDS)
def test_a_table_is_opened_answered_and_played_on(game_id: str):
    table = open_table(game_id, options=WHOLE.get(game_id))
    first = table.question()
    assert table.legal() == table.legal(first.seat) == first.legal()
    assert table.refusal("no such answer").code == "TABLE_E_NOT_AN_OPTION"
    table.answer(first.legal()[0])
    before = len(table.g.open)
    table.answer_until(when=lambda g: g.asked > 40)
    assert table.g.asked > 40 >= before


@pytest.mark.parametrize("game_id", games.GAME_IDS)
def test_a_question_put_again_without_an_edit_is_the_same(game_id: str):
    """Where it cannot be put again, nothing has happened."""
    table = open_table(game_id, seed="again", options=WHOLE.get(game_id))
    luck, again, never = random.Random(1), 0, 0
    for _ in range(120):
        asked = [(one.seat, one.prompt, one.legal()) for one in table.g.open]
        stack, before = list(table.g.stack), state_hash(table.g)
        try:
            with table.edit():
                pass
            again += 1
        except LookupError:
            assert state_hash(table.g) == before
            never += 1
        assert [(one.seat, one.prompt, one.legal()) for one in table.g.open] == asked
        assert table.g.stack == stack
        question = table.question()
        table.answer(luck.choice(question.legal()), seat=question.seat)
    assert again >= 3 * never


def test_an_edit_of_the_facts_changes_what_is_legal():
    table = open_table("sangue_reale")
    table.answer("character:ulthar")
    with table.edit() as g:
        g.sheets[0].forbidden[3] = g.round
    assert "plan:3" not in table.legal(0)
    assert "plan:3" in table.legal(1)
    assert table.refusal("plan:3", 0).code == "SR_E_ACTION_FORBIDDEN"


def test_secret_answers_given_before_an_edit_stay_where_they_are_legal():
    table = open_table("sangue_reale")
    table.answer("character:ulthar")
    table.answer("plan:3", seat=0)
    with table.edit() as g:
        g.sheets[1].forbidden[5] = g.round
    assert table.g.held == {0: "plan:3"}
    with table.edit() as g:
        g.sheets[0].forbidden[3] = g.round
    assert table.g.held == {}


def test_chance_and_decks_are_loaded():
    table = open_table("sangue_reale")
    table.answer("character:ulthar")
    table.load(4, 4, 1)
    table.answer("plan:3", "plan:6")
    assert table.g.rolled == (4, 4, 1)
    table = open_table("realm_of_sand")
    deck = table.g.decks[1]
    wanted = deck[:2]
    table.on_top(deck, *wanted)
    assert deck[-2:] == [wanted[1], wanted[0]]


def test_records_are_answers_too():
    table = open_table("realm_of_sand", options={"rs.start_player": "youngest"})
    table.answer_until("after")
    asked = table.question().seat
    table.answer(EndChoice())
    assert table.question().seat != asked


def test_what_was_accepted_is_no_refusal_and_what_never_comes_is_said():
    table = open_table("sangue_reale")
    with pytest.raises(AssertionError, match="character:ulthar was accepted"):
        table.refusal("character:ulthar")
    with pytest.raises(AssertionError, match="nothing is asked of seat 5"):
        table.question(5)
    with pytest.raises(AssertionError, match="the_moon never came"):
        table.answer_until("the_moon")


def test_a_question_whose_step_rolls_cannot_be_put_again():
    table = open_table("sangue_reale")
    table.answer("character:ulthar", "plan:1", "plan:6")
    table.answer_until("a1_face")
    with pytest.raises(LookupError, match="RollOne cannot ask a1_face again"), table.edit():
        raise AssertionError("it must say so before anything is edited")


def test_a_state_made_elsewhere_is_a_table_too():
    first = open_table("realm_of_sand")
    second = Table(first.game, first.g.clone())
    second.answer(second.legal()[0])
    assert second.g.asked > first.g.asked
