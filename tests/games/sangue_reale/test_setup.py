"""BEFORE YOU BEGIN: characters, sheets, the state in which an Era starts."""

import msgspec
import pytest
from tests.games.sangue_reale.boxes import F1, box_of
from tests.games.sangue_reale.duels import A, B, Duel, answer, asked, circled, duel, keys, plan, play_out, told, why

from tavola.games.sangue_reale import GAME
from tavola.games.sangue_reale import vocabulary as v
from tavola.games.sangue_reale.content import ColumnPage, DuelBox, Overlay, SidePage, Sides
from tavola.games.sangue_reale.events import EraStarted, ModifierDrawn
from tavola.games.sangue_reale.options import Rulings
from tavola.games.sangue_reale.state import FREE
from tavola.kernel.codec import plain
from tavola.kernel.event import take_events


def fresh(**options: object) -> Duel:
    return GAME.open_table(F1, 2, Rulings(**options), "fresh")  # type: ignore[arg-type]


@pytest.mark.rule("SR-2.2")
def test_the_first_era_is_era_one_with_its_own_sheet_for_each() -> None:
    g = fresh(length="campaign")
    (started,) = told(take_events(g), EraStarted)
    assert (started.era, started.sheet) == (1, "i")
    assert [len(sheet.rows) for sheet in g.sheets] == [6, 6]


@pytest.mark.rule("SR-2.3")
def test_whoever_picks_first_has_the_character_and_the_other_gets_the_other() -> None:
    g = fresh()
    assert [decision.seat for decision in g.open] == [A, B]
    assert keys(g, B) == ["character:ulthar", "character:theodric"]
    GAME.answer(g, B, "character:ulthar")
    assert [sheet.character for sheet in g.sheets] == ["theodric", "ulthar"]
    assert [sheet.side for sheet in g.sheets] == [1, 0]
    assert why(g, "character:ulthar", A) == ("CHARACTER_TAKEN", "2.3")


@pytest.mark.rule("SR-2.3")
def test_characters_may_be_given_by_chance() -> None:
    given = {
        GAME.open_table(F1, 2, Rulings(character_pick="random"), str(seed)).sheets[A].character for seed in range(9)
    }
    assert given == {"ulthar", "theodric"}
    assert fresh(character_pick="random").open[0].prompt == "plan"


@pytest.mark.rule("SR-2.3")
def test_from_the_second_era_the_loser_may_pick_first() -> None:
    box = box_of(lines=False)
    g = duel(box, round=25, length="campaign", character_pick="loser_first")
    g.sheets[A].rows[0] = 1
    plan(g, 2, 2)  # cancelled; A has more circles and wins Era I
    assert g.results[-1].winner == A
    assert asked(g) == (B, "choose_character")
    answer(g, "character:folca")
    assert [sheet.character for sheet in g.sheets] == ["evrardo", "folca"]


@pytest.mark.rule("SR-2.4")
def test_both_sheets_show_the_same_lands_and_supporters_also_when_the_sides_differ() -> None:
    own = SidePage(columns=(ColumnPage(value=1, rows="s* |"),), numbers={"t1-1": 6}, box_vp={"box-t1": 9})
    g = duel(box_of(sides=Sides(a=own)))
    one, two = GAME.view(g, None).sheets
    assert list(one.numbers) == list(two.numbers)
    assert list(one.box_vp) == list(two.box_vp)
    assert (one.numbers["t1-1"], two.numbers["t1-1"]) == (6, 1)
    assert (one.box_vp["box-t1"], two.box_vp["box-t1"]) == (9, 2)
    assert (len(one.columns[0]), len(two.columns[0])) == (1, 5)
    assert g.boxes == [FREE] * 5
    assert g.uniques == [FREE] * 6


@pytest.mark.rule("SR-2.4", "SR-2.5")
def test_the_same_decisions_and_dice_give_the_same_state_whoever_plays_whom() -> None:
    """Scenario S-65."""
    ends = []
    for swap in (False, True):
        g = duel(swap=swap, seed="mirror")
        play_out(g, until=99)
        ends.append([{**plain(msgspec.structs.asdict(sheet)), "character": "", "side": 0} for sheet in g.sheets])
    assert ends[0] == ends[1]


@pytest.mark.rule("SR-2.5")
def test_a_pack_may_give_a_character_powers_that_act_when_the_era_starts() -> None:
    powers = ((v.DrawModifier(turn="next", n=1), v.Blacken(column=(4,), rows=1)), ())
    g = GAME.open_table(box_of(character_powers=powers), 2, None, "powers")
    GAME.answer(g, A, "character:ulthar")
    assert g.sheets[A].modifiers == [0, 1, 0, 0, 0]
    assert g.sheets[B].modifiers == [0] * 5
    assert told(take_events(g), ModifierDrawn)
    assert asked(g) == (A, "circle")  # the line after row 1 of column 4
    answer(g, "circle:t5-2")
    assert (circled(g, A), g.round) == (["t5-2"], 1)


@pytest.mark.rule("SR-2.6")
def test_an_era_starts_empty() -> None:
    g = duel()
    assert g.round == 1
    for sheet in g.sheets:
        assert (sheet.chronology, sheet.rows, sheet.circled, sheet.modifiers) == ([], [0] * 6, 0, [0] * 5)
    assert set(g.boxes + g.uniques) == {FREE}


@pytest.mark.rule("SR-2.6")
def test_an_overlay_may_mark_some_places_in_advance() -> None:
    ops = (
        v.PreBlacken(column=2, rows=1),
        v.PreCircle(slot="t1-2"),
        v.PreModifier(turn=3, n=2),
        v.EdgeState(edge="t1-t2", present=False),
    )
    g = duel(box_of(overlays=(Overlay(id="past", ops=ops),), alone=("past",)))
    for seat in (A, B):
        assert (g.sheets[seat].rows[1], circled(g, seat), g.sheets[seat].modifiers[2]) == (1, ["t1-2"], 2)
    assert [len(sheet.territories) for sheet in GAME.view(g, A).sheets] == [4, 4]


@pytest.mark.rule("SR-2.8")
def test_no_seat_begins_by_right() -> None:
    for a, b, first in ((2, 5, A), (5, 2, B)):
        g = duel()
        events = plan(g, a, b, [1, 2])
        assert next(event.seat for event in events if type(event).__name__ == "DiceRolled") == first


def test_the_seed_chooses_one_of_the_sets_of_supporters() -> None:
    two = msgspec.structs.replace(F1.pack.eras[0], sets=("set-1", "set-2"))
    box = DuelBox(msgspec.structs.replace(F1.pack, eras=(two, *F1.pack.eras[1:])))
    assert {GAME.open_table(box, 2, None, str(seed)).supporters for seed in range(9)} == {"set-1", "set-2"}
