"""What is sent is odd in every way one can think of, and what tables are driven to is what the rules could lead to."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tavola import games
from tavola.fuzz.extremes import drive_any
from tavola.fuzz.oddities import BARE, FALSE_NUMBERS, Oddities
from tavola.fuzz.tables import any_options, kit_of, vocabulary, words_to_choose
from tavola.testing import Table, open_table

LEGAL = ("place:t07:r90:b4", "place:t07:r0:c3", "summon", "short:a1+b2")
SEATS = {"sangue_reale": 2, "realm_of_sand": 2, "tainted_grail": 2}


def odd_answers(number: int) -> list[str]:
    oddities = Oddities(Random(1), ("take:t01", "plan:3", "travel:104", "item:eel_spear#1"))
    return [oddities.next(LEGAL) for _ in range(number)]


def test_odd_answers_are_of_every_kind() -> None:
    sent = odd_answers(5000)
    assert {"", ":", "\x00", "take:t01", "travel:104"} <= set(sent)
    assert any("9" * 5000 in answer for answer in sent)
    assert any("²" in answer for answer in sent)
    assert any(len(answer) > 10_000 for answer in sent)
    assert any(set(answer) == {":"} and len(answer) > 2 for answer in sent)
    near = [answer for answer in sent if answer.startswith("place:t07:") and answer not in LEGAL]
    assert len(set(near)) > 100


def test_what_was_legal_before_is_sent_later() -> None:
    oddities = Oddities(Random(2), ())
    oddities.note(["once:and:never:again"])
    assert "once:and:never:again" in [oddities.next(LEGAL) for _ in range(200)]


def test_every_text_of_the_lists_can_be_sent() -> None:
    """No text may be one that the table itself could not even hold: each is a str, and they differ."""
    assert len(set(BARE)) == len(BARE)
    assert len(set(FALSE_NUMBERS)) == len(FALSE_NUMBERS)


@pytest.mark.parametrize("game_id", games.GAME_IDS)
def test_keys_of_every_phase_are_known_from_the_start(game_id: str) -> None:
    verbs = {key.partition(":")[0] for key in vocabulary(game_id)}
    assert len(verbs) > 7


@pytest.mark.parametrize("game_id", games.GAME_IDS)
def test_every_option_is_varied(game_id: str) -> None:
    """Every ruling of a game comes up with another value than its own, sooner or later."""
    game: Any = games.find(game_id).GAME
    kit, box, random = kit_of(game_id), open_table(game_id).g.box, Random(3)
    usual = game.options()
    tables = [any_options(game, box, kit, random) for _ in range(300)]
    for name in usual.__struct_fields__:
        assert any(getattr(options, name) != getattr(usual, name) for options in tables), name


def test_only_choices_between_words_are_made_by_themselves() -> None:
    assert words_to_choose(bool) == (False, True)
    assert words_to_choose(int) == ()


# -- extremes


def at_a_question(game_id: str, prompts: tuple[str, ...], seed: int) -> Table[Any] | None:
    """A table of a random game at one of these questions."""
    table, random = open_table(game_id, seats=SEATS[game_id], seed=f"extreme/{seed}"), Random(seed)
    for _ in range(400):
        if not table.g.open:
            return None
        if table.g.open[0].prompt in prompts and not table.g.held and table.g.asked > 10:
            return table
        question = table.question()
        table.answer(random.choice(question.legal()), seat=question.seat)
    return None


@pytest.mark.parametrize(
    ("game_id", "name"),
    [(game_id, name) for game_id in games.GAME_IDS for name in sorted({one.name for one in kit_of(game_id).extremes})],
)
def test_every_extreme_can_be_reached_keeps_the_pieces_and_leaves_somebody_asked(game_id: str, name: str) -> None:
    [extreme, *_] = [one for one in kit_of(game_id).extremes if one.name == name]
    game, driven = games.find(game_id).GAME, 0
    for seed in range(6):
        table = at_a_question(game_id, extreme.prompts, seed)
        if table is None:
            continue
        pieces = dict(game.pieces(table.g))
        driven += drive_any(table.g, [extreme], Random(seed)) is extreme
        assert dict(game.pieces(table.g)) == pieces
        assert bool(table.g.open) != (game.outcome(table.g) is not None)
    assert driven > 0


def test_where_nothing_fits_the_table_stays_as_it_is() -> None:
    table = open_table("realm_of_sand", seed="none")
    kit = kit_of("realm_of_sand")
    assert drive_any(table.g, [one for one in kit.extremes if "turn" not in one.prompts], Random(1)) is None
