"""Hints and analyses: what a bot would do, what it expects of it, and what turned a game."""

import random
from typing import Any

import pytest
from tests.kernel.tables import history_of
from tests.shelf import table

from tavola.bots.advice import ALTERNATIVES, Judge, advise
from tavola.bots.analysis import MISTAKES, POINTS, TURNS, Analysis, Analyst, Point, in_words, thinned
from tavola.bots.bot import BotRng, SeatAccess, find_bot, seat_access
from tavola.bots.generic.search import SearchBot
from tavola.bots.judging import AnswerJudge, Judged
from tavola.content.table_messages import seat_name
from tavola.kernel.history import History
from tavola.kernel.match import Answer, Match
from tavola.kernel.state import State

DAY = {"tg.max_days": 1}
GAMES = [
    ("auction", 3, {}),
    ("realm_of_sand", 2, {}),
    ("sangue_reale", 2, {}),
    ("tainted_grail", 1, {"tg.max_days": 1}),
]


def played(game_id: str, seats: int, options: dict[str, Any], answers: int = 3_000) -> tuple[Match[Any], Any]:
    laid, chance = table(game_id, seats, options), random.Random(4)
    match = Match(laid.game, laid.box, seats, laid.options, "look back")
    while match.g.open and len(match.answers) < answers:
        decision = chance.choice([one for one in match.g.open if one.seat not in match.g.held])
        match.answer(decision.seat, chance.choice(decision.legal()))
    return match, laid.words


def analyse_match(match: Match[Any], bot: str) -> Analysis:
    return Analyst(match.game, match.seats, bot).analyse(history_of(match))


def asked(match: Match[Any]) -> Any:
    """The first open decision in which there is something to choose."""
    return next(one for one in match.g.open if len(one.legal()) > 1 and one.seat not in match.g.held)


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["greedy", "companion"])
@pytest.mark.parametrize(("game_id", "seats", "options"), GAMES[1:])
def test_advice_is_a_legal_answer_with_the_next_best(game_id: str, seats: int, options: Any, bot: str) -> None:
    match, _ = played(game_id, seats, options, 4)
    decision = asked(match)
    advice = advise(bot, match.game, seats, seat_access(match.game, match.g, decision, BotRng.of("hint")))
    told = [advice.best, *advice.others]
    assert len(told) == min(1 + ALTERNATIVES, len(decision.legal()))
    assert len({one.key for one in told}) == len(told)
    assert {one.key for one in told} <= set(decision.legal())
    assert advice.is_race == (seats > 1)
    if advice.is_race:
        assert all(0 <= one.value <= 1 for one in told)
        again = advise(bot, match.game, seats, seat_access(match.game, match.g, decision, BotRng.of("hint")))
        assert again == advice


@pytest.mark.parametrize("answers", [2, 4, 31])
def test_a_bot_that_weighs_its_answers_advises_the_weightiest(answers: int) -> None:
    match, _ = played("sangue_reale", 2, {}, answers)
    decision = asked(match)
    worths = find_bot("companion", "sangue_reale").weigh(seat_access(match.game, match.g, decision, BotRng.of("hint")))
    advice = advise("companion", match.game, 2, seat_access(match.game, match.g, decision, BotRng.of("hint")))
    assert worths[advice.best.key] == max(worths.values())
    values = [advice.best.value, *(one.value for one in advice.others)]
    assert values == sorted(values, reverse=True)


def test_advice_asks_nothing_but_the_chair() -> None:
    """Whatever is hidden, who knows the same is advised the same."""
    match, _ = played("sangue_reale", 2, {}, 30)
    decision = asked(match)
    one, other = (
        advise("companion", match.game, 2, seat_access(match.game, g, decision, BotRng.of("same")))
        for g in (match.g, match.game.resample(match.g, decision.seat, 99))
    )
    assert one == other


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "seats", "options"), GAMES)
def test_a_finished_game_is_looked_at_again(game_id: str, seats: int, options: Any) -> None:
    match, words = played(game_id, seats, options)
    found = analyse_match(match, "greedy")
    outcome = match.game.outcome(match.g)
    assert outcome is not None
    assert [point.ply for point in found.curve] == list(range(len(match.answers) + 1))
    if found.is_race:
        last = found.curve[-1].values
        assert {seat for seat, value in enumerate(last) if value > 0} == set(outcome.winners())
    assert len(found.turns) <= TURNS
    for turn in found.turns:
        assert turn.best != turn.key  # where the bot would have done the same there is nothing to learn
        assert turn.lost > 0
        assert turn.lost == pytest.approx(turn.before - turn.after, abs=0.002)
        assert match.answers[turn.ply] == Answer(turn.seat, match.answers[turn.ply].decision, turn.key)
        assert found.curve[turn.ply + 1].values[turn.seat] == turn.after
    for language in words:
        said = [language.say(one) for one in in_words(found, [seat_name(seat) for seat in range(seats)])]
        assert len(said) == max(1, len(found.turns))
        assert all(language.say(turn.label) in text for turn, text in zip(found.turns, said, strict=False))


def test_what_a_search_says_of_its_answers_is_taken_as_the_chances_that_it_is() -> None:
    match, _ = played("realm_of_sand", 2, {}, 6)
    decision = asked(match)
    bot = find_bot("companion", "realm_of_sand")

    def access() -> SeatAccess[Any]:
        return seat_access(match.game, match.g, decision, BotRng.of("judged"))

    assert isinstance(bot, SearchBot)
    learnt = bot.consider(access())
    worst = min(learnt.visits, key=learnt.mean)
    judged = AnswerJudge(bot, Judge(match.game, 2))(access(), worst)
    assert judged is not None
    assert judged.lost == pytest.approx(max(map(learnt.mean, learnt.visits)) - learnt.mean(worst))
    assert judged.lost > 0


@pytest.mark.parametrize(("lost", "told"), [(0.3, True), (0.04, False)])
def test_only_answers_that_lost_something_are_told(lost: float, told: bool) -> None:
    match, words = played("auction", 2, {})
    analyst = Analyst(match.game, 2, "greedy")

    def judged(access: SeatAccess[Any], key: str) -> Judged:
        best = access.decision.keys[0]
        return Judged(best, 0.8, 0.8 if key == best else 0.8 - lost)

    analyst.judging = judged  # type: ignore[assignment]
    found = analyst.analyse(history_of(match))
    others = [match.answers[turn.ply] for turn in found.turns]
    assert bool(others) == told
    assert all(turn.key != turn.best and turn.lost == pytest.approx(lost) for turn in found.turns)
    wrong = [chosen - good for chosen, good in zip(found.choices, found.good, strict=True)]
    assert len(others) == (sum(min(MISTAKES, count) for count in wrong) if told else 0)
    assert found.given_away == (tuple(pytest.approx(lost * count) for count in wrong))
    said = [words[0].say(one) for one in in_words(found, ["A", "B"])]
    assert all(words[0].say(turn.best_label) in text for turn, text in zip(found.turns, said, strict=False))


def test_a_game_without_a_choice_has_no_turn() -> None:
    laid = table("auction", 2)
    match: Match[Any] = Match(laid.game, laid.box, 2, laid.options, "none")
    found = analyse_match(match, "greedy")
    assert (found.turns, len(found.curve)) == ((), 1)
    assert [one.id for one in in_words(found, ["a", "b"])] == ["analysis-nothing"]


def test_a_corrected_table_is_judged_from_there_on() -> None:
    match, _ = played("auction", 2, {}, 2)
    ruled: State = match.at(1)
    steps: list[Answer | State] = [match.answers[0], ruled, match.answers[1]]
    found = Analyst(match.game, 2, "greedy").analyse(History(match.game, match.box, 2, match.at(0), steps))
    assert [point.ply for point in found.curve] == [0, 1, 2, 3]
    judge = Judge(match.game, 2)
    assert found.curve[2].values == tuple(round(judge(ruled, seat), 3) for seat in (0, 1))


def test_a_long_game_is_told_in_few_points() -> None:
    points = [Point(ply, (0.5,)) for ply in range(5_000)]
    kept = thinned(points)
    assert len(kept) == POINTS
    assert (kept[0].ply, kept[-1].ply) == (0, 4_999)
