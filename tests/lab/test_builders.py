"""The lab of Realm of Sand: who builds, what is kept of a game, how figures are judged, how weights are looked for."""

import random

from tavola.bots.bot import BotRng, find_bot, seat_access
from tavola.bots.realm_of_sand.evaluation import Weights
from tavola.bots.realm_of_sand.rollout import FITTED
from tavola.games.realm_of_sand import GAME
from tavola.games.realm_of_sand.content import SandBox
from tavola.lab.figures import Figure
from tavola.lab.realm_of_sand.fitting import challenged, changed, scores
from tavola.lab.realm_of_sand.measures import by_board, by_card, measures
from tavola.lab.realm_of_sand.players import PlanningBuilder, QuickBuilder
from tavola.lab.realm_of_sand.records import Record, play
from tavola.library import open_box

BOX = open_box("realm_of_sand")
assert isinstance(BOX, SandBox)


def record(**facts: object) -> Record:
    """A game of two, won by the starting player with a wonder."""
    plain = {
        "mode": "basic",
        "bots": ("mason", "mason"),
        "rounds": 15,
        "finished": True,
        "stars": (30, 25),
        "winner": 0,
        "trigger": 0,
        "boards": ("lens", "choir"),
        "cards": (("noon-spire", "toll-box"), ("kite-tower",)),
        "first_round": ((2, None, 9), (None, 3, None)),
        "counts": {"summon": 6, "place": 24, "TurnStarted": 30, "idle_turn": 15},
    }
    return Record(**{**plain, **facts})  # type: ignore[arg-type]


def found(measured: list[Figure], name: str) -> Figure:
    return next(measure for measure in measured if measure.name == name)


def test_a_game_of_masons_is_kept_with_all_that_is_measured() -> None:
    kept_game = play(BOX, "advanced", "builders", [QuickBuilder(), QuickBuilder()])
    assert kept_game.finished
    assert kept_game.stars[kept_game.winner] == max(kept_game.stars)
    assert all(sum(BOX.cards[card].stars for card in cards) == points
               for cards, points in zip(kept_game.cards, kept_game.stars, strict=True))  # fmt: skip
    assert kept_game.counts["TurnStarted"] == 2 * kept_game.rounds
    assert kept_game.counts["summon"] + kept_game.counts["place"] == 2 * kept_game.rounds
    assert len(set(kept_game.boards)) == 2
    assert kept_game == play(BOX, "advanced", "builders", [QuickBuilder(), QuickBuilder()]), (
        "the same seed is the same game"
    )


def test_who_plans_wins_more_stars_than_the_mason_and_he_more_than_chance() -> None:
    bots = (find_bot("companion", "realm_of_sand"), QuickBuilder(), find_bot("random", "realm_of_sand"))
    planned, quick, chance = [
        sum(play(BOX, "basic", f"stars{nth}", [bot]).stars[0] for nth in range(4)) for bot in bots
    ]
    assert planned > quick > chance + 40


def test_the_architect_gives_a_legal_answer_and_the_same_twice() -> None:
    g = GAME.open_table(BOX, 2, None, "architect")
    answers = {PlanningBuilder().choose(seat_access(GAME, g, g.open[0], BotRng.of("plan"))) for _ in range(2)}
    assert len(answers) == 1
    assert answers <= set(g.open[0].legal())


def test_measures_of_games_of_two() -> None:
    games = [record(), record(winner=1, stars=(25, 30), trigger=0)]
    measured = measures(BOX, games)
    assert found(measured, "turn order 1 wins").figure == 50
    assert found(measured, "who triggers the end wins").figure == 50
    assert found(measured, "winners with a level 3 card").figure == 50
    assert found(measured, "main actions that are summons").figure == 20
    assert found(measured, "turns without a completed card").figure == 50
    assert found(measured, "round of the first level 1 card").figure == 2


def test_boards_and_crystals_are_measured_in_advanced_games_only() -> None:
    advanced = [record(mode="advanced", counts={"CrystalCharged": 6, "summon": 1, "TurnStarted": 1})] * 2
    assert by_board([record()]) == []
    assert [measure.figure for measure in by_board(advanced)] == [0, 100]
    assert found(measures(BOX, advanced), "crystal charges a player").figure == 3


def test_a_card_that_is_completed_too_often_is_seen() -> None:
    often = [record(cards=(("toll-box",) * 400, ()))]
    most = found(by_card(BOX, often), "toll-box against level 1")
    assert most.figure == 18
    assert most.verdict() == "alarm"
    assert found(by_card(BOX, often), "wins with toll-box (level 1)").figure == 100


def test_solo_games_have_measures_of_their_own() -> None:
    alone = [record(stars=(points,), boards=("lens",), cards=((),), winner=0) for points in (24, 33, 41)]
    measured = measures(BOX, alone)
    assert found(measured, "stars, median").figure == 33
    assert round(found(measured, "40 stars or more").figure) == 33


def test_changed_weights_stay_in_order() -> None:
    dice = random.Random(1)
    for _ in range(50):
        new = changed(FITTED, dice)
        assert new != FITTED
        assert list(new.near) == sorted(new.near, reverse=True)
        assert list(new.shares) == sorted(new.shares, reverse=True)


def test_weights_are_challenged_by_stars_alone() -> None:
    seeds = [f"w{nth}" for nth in range(3)]
    best = scores(BOX, FITTED, seeds)
    assert challenged(BOX, FITTED, seeds, best) is None, "as good is not better"
    assert challenged(BOX, FITTED, seeds, [0, 0, 0]) == best
    blind = Weights(near=(0.0,) * 9)
    assert challenged(BOX, blind, seeds, best) is None
