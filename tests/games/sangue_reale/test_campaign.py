"""THE CAMPAIGN: four Eras, the winner chooses the road, nothing else is carried over."""

import pytest
from tests.games.sangue_reale.boxes import F1, box_of
from tests.games.sangue_reale.duels import A, B, Told, duel, fill, keys, kinds, plan, play_out, told, why

from tavola.games.sangue_reale import GAME
from tavola.games.sangue_reale import vocabulary as v
from tavola.games.sangue_reale.content import Branch, DuelBox, Overlay
from tavola.games.sangue_reale.events import BranchChosen, CampaignWon, CharacterTaken, CoinTossed, EraStarted, EraWon
from tavola.games.sangue_reale.options import Rulings
from tavola.games.sangue_reale.state import NO_ONE, Duel, layout_of
from tavola.kernel.decision import Refused


def end_era(g: Duel, winner: int, points: int = 1) -> Told:
    """This Era goes to its last round, and this player (or nobody) has more of everything."""
    if g.open[0].prompt == "choose_character":
        GAME.answer(g, A, keys(g, A)[0])
    if winner != NO_ONE:
        for box in range(points):
            g.boxes[box] = winner
    g.round = 25
    for sheet in g.sheets:
        sheet.chronology = [1] * 24
    return plan(g, 2, 2)


def campaign(*winners: int, box: DuelBox = F1, **options: object) -> Duel:
    g = duel(box, length="campaign", **options)
    for winner in winners:
        end_era(g, winner)
    return g


@pytest.mark.rule("SR-2.1", "SR-13.4")
def test_four_eras_follow_one_another_and_all_are_played() -> None:
    g = campaign(A, A)
    assert (g.era, [result.era for result in g.results]) == (3, [1, 2])
    assert why(g, "era:4") == ("ERA_ORDER", "2.1")
    end_era(g, A)
    events = end_era(g, A)
    assert [result.era for result in g.results] == [1, 2, 3, 4]
    assert not g.open
    assert told(events, CampaignWon) == [CampaignWon(A, (4, 0))]
    assert GAME.outcome(g).ending == "campaign_told"


@pytest.mark.rule("SR-2.1")
def test_a_campaign_starts_with_the_first_era() -> None:
    for options in (Rulings(length="campaign", era=3), Rulings(length="campaign", sheet="ii-b")):
        with pytest.raises(Refused) as caught:
            GAME.open_table(F1, 2, options)
        assert (caught.value.refusal.code, caught.value.refusal.args) == ("SR_E_ERA_ORDER", {"n": 1})


@pytest.mark.rule("SR-13.4")
def test_where_a_majority_is_enough_the_campaign_stops_at_three_wins() -> None:
    g = campaign(A, B, A, campaign_stop="majority")
    assert g.era == 4
    assert campaign(A, A, A, campaign_stop="majority").open == []
    assert GAME.outcome(campaign(B, B, B, campaign_stop="majority")).places == (2, 1)


@pytest.mark.rule("SR-13.1", "SR-2.7", "SR-13.5")
@pytest.mark.parametrize(("winner", "sheet"), [(A, "ii-a"), (B, "ii-b")])
def test_the_next_sheet_depends_on_the_winner(winner: int, sheet: str) -> None:
    """Scenario S-96."""
    g = fill(duel(length="campaign"), A, 1, 2)
    g.sheets[B].modifiers[4] = 2
    events = end_era(g, winner, points=3)
    assert told(events, BranchChosen) == [BranchChosen(2, sheet)]
    assert layout_of(g).sheet == sheet
    for one in g.sheets:
        assert (one.rows, one.circled, one.modifiers, one.chronology) == ([0] * 6, 0, [0] * 5, [])
    assert g.round == 1
    assert set(g.boxes + g.uniques) == {-1}


@pytest.mark.rule("SR-2.7")
def test_a_pack_may_look_at_the_whole_history() -> None:
    roads = (
        *(Branch(after_era=1, winner=slot, sheet=f"ii-{slot}") for slot in "ab"),
        Branch(after_era=2, winner="a", sheet="iii-a", history=".a"),
        Branch(after_era=2, winner="a", sheet="iii-b", history="ba"),
        Branch(after_era=2, winner="b", sheet="iii-b"),
        *(Branch(after_era=3, winner=slot, sheet=f"iv-{slot}") for slot in "ab"),
    )
    box = box_of(branching=roads)
    assert layout_of(campaign(A, A, box=box)).sheet == "iii-a"
    assert layout_of(campaign(B, A, box=box)).sheet == "iii-b"


@pytest.mark.rule("SR-13.2")
@pytest.mark.parametrize(("coin", "sheet"), [(0, "ii-a"), (1, "ii-b")])
def test_after_a_draw_a_fair_coin_selects_the_branch_and_no_win_is_credited(coin: int, sheet: str) -> None:
    g = duel(length="campaign")
    g.round = 25
    for one in g.sheets:
        one.chronology = [1] * 24
    events = plan(g, 2, 2, [coin, 0])
    assert told(events, EraWon) == [EraWon(1, NO_ONE, "draw")]
    (tossed,) = told(events, CoinTossed)
    assert (tossed.slot, tossed.why, tossed.reveals) == ("ab"[coin], "branch", "chance")
    assert layout_of(g).sheet == sheet
    assert GAME.view(g, A).eras_won == (0, 0)


@pytest.mark.rule("SR-13.2")
def test_a_drawn_era_may_be_replayed_instead() -> None:
    g = duel(length="campaign", draw_branch="replay")
    events = end_era(g, NO_ONE)
    assert not told(events, CoinTossed)
    assert (g.era, g.results, len(told(events, EraStarted))) == (1, [], 1)
    end_era(g, A)
    end_era(g, NO_ONE)  # the crown decides from now on
    assert (g.era, g.results[-1].by) == (3, "crown")
    late = campaign(A, B, A, draw_branch="replay", tiebreak="shared")
    end_era(late, NO_ONE)
    assert (late.open, len(late.results)) == ([], 4)  # the last Era is never replayed


@pytest.mark.rule("SR-13.2")
def test_a_drawn_later_era_is_replayed_on_the_same_sheet() -> None:
    g = campaign(B, draw_branch="replay", tiebreak="shared")
    assert layout_of(g).sheet == "ii-b"
    end_era(g, NO_ONE)
    assert (g.era, layout_of(g).sheet) == (2, "ii-b")


@pytest.mark.rule("SR-13.2")
def test_a_pack_may_have_a_third_branch_for_draws() -> None:
    roads = (
        *(Branch(after_era=1, winner=slot, sheet="ii-a") for slot in "ab"),
        Branch(after_era=1, winner="draw", sheet="ii-b"),
        *(Branch(after_era=2, winner=slot, sheet=f"iii-{slot}") for slot in "ab"),
        *(Branch(after_era=3, winner=slot, sheet=f"iv-{slot}") for slot in "ab"),
    )
    g = campaign(NO_ONE, box=box_of(branching=roads), draw_branch="pack")
    assert (layout_of(g).sheet, g.history) == ("ii-b", "d")
    end_era(g, B)
    assert layout_of(g).sheet == "iii-b"


@pytest.mark.rule("SR-13.2")
def test_a_pack_without_a_third_branch_leaves_draws_to_the_coin() -> None:
    g = campaign(draw_branch="pack")
    assert len(told(end_era(g, NO_ONE), CoinTossed)) == 1


@pytest.mark.rule("SR-13.3")
def test_players_keep_their_seats_and_their_lines() -> None:
    g = duel(length="campaign", swap=True)  # A is Theodric
    events = end_era(g, B)
    assert [(event.seat, event.character) for event in told(events, CharacterTaken)] == [(A, "evrardo"), (B, "folca")]
    assert layout_of(g).sheet == "ii-a"  # B won with the character of slot a


@pytest.mark.rule("SR-13.3", "SR-2.3")
def test_where_the_pack_names_no_lines_the_players_choose_again() -> None:
    """Scenario S-59."""
    g = campaign(A, box=box_of(lines=False))
    assert [decision.prompt for decision in g.open] == ["choose_character"] * 2
    GAME.answer(g, A, "character:evrardo")
    assert why(g, "character:evrardo", B) == ("CHARACTER_TAKEN", "2.3")
    assert [sheet.character for sheet in g.sheets] == ["evrardo", "folca"]


@pytest.mark.rule("SR-13.5")
def test_an_overlay_is_all_that_the_past_leaves_for_winner_and_loser() -> None:
    ops = (
        v.PreModifier(turn=1, n=2, whom="loser"),
        v.PreModifier(turn=2, n=1, whom="winner"),
        v.PreCircle(slot="t1-1", whom="winner"),
    )
    roads = (
        *(Branch(after_era=1, winner=slot, sheet=f"ii-{slot}", overlays=("purse",)) for slot in "ab"),
        *(Branch(after_era=2, winner=slot, sheet=f"iii-{slot}") for slot in "ab"),
        *(Branch(after_era=3, winner=slot, sheet=f"iv-{slot}") for slot in "ab"),
    )
    box = box_of(branching=roads, overlays=(Overlay(id="purse", ops=ops),))
    for winner, loser in ((A, B), (B, A)):
        g = campaign(winner, box=box)
        assert g.sheets[loser].modifiers == [2, 0, 0, 0, 0]
        assert g.sheets[winner].modifiers == [0, 1, 0, 0, 0]
        assert (g.sheets[winner].circled, g.sheets[loser].circled) == (1, 0)
        end_era(g, loser)
        assert [sheet.modifiers for sheet in g.sheets] == [[0] * 5, [0] * 5]


@pytest.mark.rule("SR-13.6")
@pytest.mark.parametrize(
    ("winners", "won"),
    [
        ((A, B, B, A), A),  # scenario S-63: two each, the last Era decides
        ((A, B, B, B), B),
        ((B, A, A, NO_ONE), A),
    ],
)
def test_more_eras_win_then_the_last_one(winners: tuple[int, ...], won: int) -> None:
    g = campaign(*winners, tiebreak="shared")
    assert GAME.outcome(g).winners() == [won]


@pytest.mark.rule("SR-13.6")
def test_then_more_points_in_all_then_it_is_shared() -> None:
    g = duel(length="campaign", tiebreak="shared")
    end_era(g, A, points=3)
    end_era(g, B, points=1)
    end_era(g, NO_ONE)
    end_era(g, NO_ONE)
    assert GAME.outcome(g).winners() == [A]
    assert GAME.outcome(campaign(NO_ONE, NO_ONE, NO_ONE, NO_ONE, tiebreak="shared")).winners() == [A, B]


@pytest.mark.rule("SR-13.6")
@pytest.mark.parametrize(
    ("reading", "winners"), [("eras_won", [A]), ("final_era", [B]), ("total_vp", [B]), ("none", [A, B])]
)
def test_other_readings_of_the_campaign_s_winner(reading: str, winners: list[int]) -> None:
    g = duel(length="campaign", campaign_winner=reading)
    for winner, points in ((A, 1), (A, 1), (A, 1), (B, 3)):
        end_era(g, winner, points)
    outcome = GAME.outcome(g)
    assert outcome.winners() == winners
    assert outcome.scores == ((7, 9) if reading == "total_vp" else (3, 1))


@pytest.mark.rule("SR-13.7")
@pytest.mark.parametrize(("era", "sheet", "played"), [(1, "", "i"), (3, "", "iii-a"), (4, "iv-b", "iv-b")])
def test_any_era_may_be_played_alone_on_any_of_its_sheets(era: int, sheet: str, played: str) -> None:
    """Scenario S-98."""
    g = duel(era=era, sheet=sheet)
    assert (g.era, layout_of(g).sheet) == (era, played)
    end_era(g, A)
    assert not g.open
    assert GAME.outcome(g).places == (1, 2)


@pytest.mark.rule("SR-13.7", by="helpers")
def test_a_sheet_of_another_era_is_refused() -> None:
    with pytest.raises(Refused) as caught:
        duel(era=2, sheet="iii-a")
    assert caught.value.refusal.rule == "SR-13.7"


def test_a_whole_campaign_plays_out() -> None:
    g = duel(length="campaign", seed="whole")
    events = play_out(g, until=999)
    assert kinds(events)[-1] == "CampaignWon"
    assert GAME.rounds(g) == 100
