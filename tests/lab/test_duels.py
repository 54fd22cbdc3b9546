"""The lab of Sangue Reale: what the duelist reckons with, how it plays, and how figures are judged."""

from itertools import product

import pytest

from tavola.bots.bot import find_bot
from tavola.bots.sangue_reale.bot import DuelBot
from tavola.bots.sangue_reale.odds import action_worths, splits
from tavola.bots.sangue_reale.plans import counted, guessed_plan, payoff
from tavola.bots.sangue_reale.prospects import Outlook
from tavola.games.sangue_reale import GAME
from tavola.games.sangue_reale.content import DuelBox
from tavola.games.sangue_reale.options import Rulings
from tavola.games.sangue_reale.state import NO_ONE, Duel, EraResult
from tavola.kernel.event import take_events
from tavola.lab.measuring import pooled, share
from tavola.lab.sangue_reale.measures import campaign_measures, margin, measures
from tavola.lab.sangue_reale.records import Record, play_campaign, play_era
from tavola.lab.sangue_reale.study import STUDY
from tavola.library import open_box

BOX = open_box("sangue_reale")
assert isinstance(BOX, DuelBox)


def first_plan(era: int = 1, seed: str = "lab") -> Duel:
    g = GAME.open_table(BOX, 2, Rulings(era=era), seed)
    GAME.answer(g, 0, g.open[0].legal()[0])
    take_events(g)
    assert g.open[0].prompt == "plan"
    return g


def test_the_odds_of_each_action_share_out_all_dice() -> None:
    for action in range(2, 6):
        for dice in product(range(1, 7), repeat=action):
            for own, given in splits(tuple(sorted(dice))):
                missing = 6 - len(set(dice))
                assert len(given) == (missing if action == 5 else action - len(own))


def test_both_players_see_the_same_prospects_at_the_start() -> None:
    outlook = Outlook(first_plan())
    assert action_worths(outlook, 0).tolist() == pytest.approx(action_worths(outlook, 1).tolist())
    assert outlook.lands(0) == pytest.approx(outlook.lands(1))


def test_late_in_a_reign_a_die_is_worth_more_just_before_a_line() -> None:
    g = first_plan()
    g.round = 23
    before = Outlook(g).gain(0, 1, 1)
    g.sheets[0].rows[0] = 1  # the second row of column 1 has a line below it
    assert Outlook(g).gain(0, 1, 1) > before


def test_one_die_is_worth_nothing_on_a_pair_row_and_two_are() -> None:
    g = first_plan()
    column = Outlook(g).sheet.columns[0]
    g.sheets[0].rows[0] = column.widths.index(2)
    outlook = Outlook(g)
    assert outlook.gain(0, 1, 1) == 0
    assert outlook.gain(0, 1, 2) > 0


def test_the_last_missing_number_of_a_land_is_worth_the_land() -> None:
    g = first_plan()
    layout = Outlook(g).sheet.layout
    land = [slot for slot, area in enumerate(layout.slot_area) if layout.areas[area] == "bos"]
    for slot in land[1:]:
        g.sheets[0].circled |= 1 << slot
    outlook = Outlook(g)
    assert outlook.circle(0, land[0]) > 0.5 * outlook.sheet.land_worth[layout.boxes.index("bos")]


def test_equal_plans_are_worth_nothing_unless_a_power_saves_one() -> None:
    g = first_plan()
    outlook = Outlook(g)
    wishes = [action_worths(outlook, 0), action_worths(outlook, 1)]
    assert payoff(g, wishes, 0).diagonal().tolist() == [0] * 6
    g.sheets[0].uncancels = 1
    assert payoff(g, wishes, 0).diagonal().tolist() == pytest.approx(wishes[0].tolist())


def test_who_is_ahead_likes_a_cancelled_round_the_more_the_nearer_the_end() -> None:
    g = first_plan()
    wishes = [action_worths(Outlook(g), seat) for seat in (0, 1)]
    worth = []
    for g.round in (5, 20, 25):
        ahead, behind = (payoff(g, wishes, seat, lead).diagonal() for seat, lead in ((0, 4.0), (1, -4.0)))
        assert (ahead + behind).tolist() == [0] * 6
        worth.append(ahead[0])
    assert 0 < worth[0] < worth[1] < worth[2]


def test_a_lead_is_believed_more_as_the_king_grows_old() -> None:
    g = first_plan()
    assert Outlook(g).lead(0) == pytest.approx(0)
    g.boxes[0] = 0
    g.round = 5
    early = Outlook(g).lead(0)
    g.round = 20
    assert Outlook(g).lead(0) > 2 * early > 0
    assert Outlook(g).lead(1) == pytest.approx(-Outlook(g).lead(0))


def test_a_forbidden_action_is_not_expected() -> None:
    g = first_plan()
    g.sheets[1].forbidden = {5: 2}
    table = counted(g)
    assert table.expected[1][4] == 0
    assert table.expected[0][4] > 0
    assert table.expected[1].sum() == pytest.approx(1)
    assert counted(g) is table
    g.round = 3
    assert counted(g).expected[1][4] > 0


def test_who_always_plans_the_same_is_found_out() -> None:
    g = first_plan()
    g.sheets[1].chronology = [5] * 8
    guess = guessed_plan(g, 1, action_worths(Outlook(g), 1) * 0 + 1 / 6)
    assert guess[4] > 0.5
    g.sheets[1].plan = 2
    assert guessed_plan(g, 1, guess).tolist() == [0, 1, 0, 0, 0, 0]


@pytest.mark.parametrize("sheet", sorted(BOX.sheets))
def test_the_duelist_beats_chance_on_every_sheet(sheet: str) -> None:
    record = play_era(BOX, sheet, f"chance-{sheet}", [DuelBot(), find_bot("random", "sangue_reale")])
    assert record.winner == 0
    assert record.vp[0] > 1.5 * record.vp[1]


def test_who_has_made_up_his_mind_plans_in_turn() -> None:
    record = play_era(BOX, "ii-a", "stubborn", [STUDY.bot("plans-25"), STUDY.bot("duelist")])
    assert set(record.plans[0][0::2]) == {2}
    assert set(record.plans[0][1::2]) == {5}
    assert len(set(record.plans[1])) > 2


def test_the_same_seed_is_the_same_duel() -> None:
    assert play_era(BOX, "iii-a", "again", [DuelBot(), DuelBot()]) == play_era(BOX, "iii-a", "again", [DuelBot()] * 2)


def test_a_campaign_is_four_eras() -> None:
    bots = [find_bot("random", "sangue_reale")] * 2
    assert [era.era for era in play_campaign(BOX, "four", bots)] == [1, 2, 3, 4]


def record(winner: int, vp: tuple[int, int], **changes: object) -> Record:
    plain = {
        "sheet": "i",
        "supporters": "palazzo",
        "winner": winner,
        "slot_of_seat_0": 0,
        "vp": vp,
        "leader": 0,
        "ended_early": False,
        "cancelled": 5,
        "plans": ((1, 2), (6, 2)),
        "used": 30,
        "lost": 10,
        "boxes": (0, 1, -1, 0),
        "uniques": {"balia": 0, "pilota": -1},
    }
    return Record(**(plain | changes))  # type: ignore[arg-type]


def test_figures_are_counted_from_records() -> None:
    found = {measure.name: measure for measure in measures([record(0, (20, 15)), record(1, (10, 20), cancelled=7)])}
    assert found["seat A wins"].figure == 50
    assert found["cancelled rounds"].figure == 6
    assert found["dice lost"].figure == 25
    assert found["action 6 planned"].figure == 25
    assert found["wins with balia"].figure == 50
    assert "wins with pilota" not in found
    assert found["leader after round 15 wins"].figure == 50
    assert found["margin, % of the winner's VP"].figure == pytest.approx(37.5)


def test_each_branch_shows_whether_its_characters_are_even() -> None:
    played = [record(0, (20, 15)), record(1, (1, 2), sheet="ii-a"), record(1, (1, 2), sheet="ii-a", slot_of_seat_0=1)]
    found = {measure.name: measure.figure for measure in measures(played)}
    assert found["character a wins on i"] == 100
    assert found["character a wins on ii-a"] == 50
    assert found["boxes controlled, %"] == 75


def test_a_margin_is_a_part_of_the_winners_points() -> None:
    assert margin(record(0, (20, 15))) == 25
    assert margin(record(NO_ONE, (0, 0))) == 0


def test_campaigns_show_who_keeps_the_crown() -> None:
    def era(number: int, winner: int) -> EraResult:
        return EraResult(number, "i", winner, "vp", (1, 0), ("ulthar", "theodric"))

    swept = tuple(era(number, 0) for number in (1, 2, 3, 4))
    mixed = tuple(era(number, winner) for number, winner in ((1, 0), (2, 1), (3, NO_ONE), (4, 1)))
    keeps, sweeps = campaign_measures([swept, mixed])
    assert (keeps.sample, keeps.figure) == (4, 75)
    assert (sweeps.sample, sweeps.figure) == (2, 50)


def test_shares_of_games_that_hang_together_are_known_less_well() -> None:
    # ten games of a hundred dice each: all alike, or each nearly all one thing
    alike = pooled("lost", [(20, 100)] * 10)
    apart = pooled("lost", [(100, 100)] * 2 + [(0, 100)] * 8)
    assert alike.figure == apart.figure == 20
    assert alike.sample == apart.sample == 1000
    one_by_one = share("lost", 200, 1000)
    assert apart.high - apart.low > 5 * (one_by_one.high - one_by_one.low)
    even = pooled("lost", [(15 + 10 * (nth % 2), 100) for nth in range(100)])
    assert 19 < even.low < 20 < even.high < 21.1
    assert pooled("nothing", [(0, 0)]).sample == 0
