"""A bot is shown what its seat is told, and nothing of the true table."""

from __future__ import annotations

import gc
import random

import pytest
from tests.kernel.tables import BOX, ambush, auction
from tests.toys.ambush_game import AMBUSH
from tests.toys.auction import AUCTION

from tavola.bots import evaluation
from tavola.bots.arena import Tally, play_at_random, play_games, play_out
from tavola.bots.bot import BotRng, SeatAccess, find_bot, seat_access
from tavola.bots.generic import greedy
from tavola.bots.generic.greedy import WIDEST, GreedyBot, sample
from tavola.bots.generic.random import RandomBot
from tavola.kernel.codec import state_bytes
from tavola.kernel.state import State


def seat_at(match, seat: int | None = None) -> SeatAccess:  # type: ignore[no-untyped-def,type-arg]
    decision = next(found for found in match.g.open if seat is None or found.seat == seat)
    return seat_access(match.game, match.g, decision, BotRng.of("test"))


def test_seat_access_shows_what_its_seat_is_told() -> None:
    match = auction(1)
    at = seat_at(match, 2)
    assert at.sight().viewer == at.seat == 2
    assert at.decision.keys == at.sight().decisions[0].keys


def test_imagined_worlds_are_never_the_true_one() -> None:
    match = auction(4)
    at = seat_at(match)
    worlds = [state_bytes(at.imagine(at.rng.number())) for _ in range(20)]
    assert len(set(worlds)) > 10
    assert state_bytes(match.g) not in worlds


def test_no_attribute_of_a_chair_leads_to_the_true_table() -> None:
    """Everything that can be reached by attributes, short of looking inside functions."""
    match = ambush(3)
    at = seat_at(match)
    seen: set[int] = set()
    ahead: list[object] = [getattr(at, name) for name in dir(at) if not name.startswith("__")]
    while ahead:
        thing = ahead.pop()
        assert not isinstance(thing, State)
        if id(thing) not in seen and not callable(thing) and type(thing).__module__ != "builtins":
            seen.add(id(thing))
            ahead += gc.get_referents(thing)


def test_choosing_leaves_the_table_as_it_is() -> None:
    match = ambush(3)
    before = state_bytes(match.g)
    for name in ("random", "greedy"):
        assert find_bot(name, "ambush").choose(seat_at(match)) in match.g.open[0].legal()
    assert state_bytes(match.g) == before


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(LookupError, match="did you mean greedy"):
        find_bot("gredy", "ambush")
    with pytest.raises(LookupError, match="there are random, greedy"):
        find_bot("xyzzy", "ambush")


def test_a_bots_luck_is_its_own() -> None:
    rng, other = BotRng.of("a"), BotRng.of("b")
    assert [rng.below(6) for _ in range(8)] != [other.below(6) for _ in range(8)]
    assert rng.pick("abc") in "abc"


def pool(game, g, seat) -> float:  # type: ignore[no-untyped-def]
    return float(g.pool)


def test_greed_takes_what_is_worth_most() -> None:
    match = ambush()
    match.g.heroes[0].hand = ["guard", "strike"]
    match.answer(0, "act:0")
    at = seat_at(match)
    assert "strike" in at.decision.keys
    assert GreedyBot(pool).choose(at) == "strike"


def test_greed_wins_more_than_chance() -> None:
    def lots(game, g, seat) -> float:  # type: ignore[no-untyped-def]
        return float(len(g.bidders[seat].won))

    tally = play_games(AUCTION, BOX, None, [GreedyBot(lots), RandomBot()], "greed", range(60))
    assert tally.finished == 60
    assert tally.scores[0] > 1.15 * tally.scores[1]


def test_a_win_is_worth_more_than_anything() -> None:
    match = ambush(seed="win")
    match.g.heroes[0].hand = ["guard", "strike"]
    match.answer(0, "act:0")
    match.g.pool, match.g.strength, match.g.heroes[0].cards_played = 9, 10, 1
    assert GreedyBot(lambda game, g, seat: -float(g.pool)).choose(seat_at(match)) != "stop"


def test_of_too_many_answers_only_some_are_tried() -> None:
    keys = tuple(f"key:{nth}" for nth in range(500))
    some = sample(keys, BotRng.of("some"))
    assert len(set(some)) == len(some) == WIDEST
    assert sorted(some, key=keys.index) == list(some)
    assert sample(keys[:5], BotRng.of("few")) == keys[:5]


def test_greed_does_not_think_where_there_is_no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(greedy, "sample", lambda keys, rng: keys[:1])
    match = ambush()
    assert GreedyBot(pool).choose(seat_at(match)) == match.g.open[0].legal()[0]


def test_imagining_stops_somewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(greedy, "FARTHEST", 1)
    g = ambush(2).g
    greedy.go_on(g, 99, BotRng.of("far"))
    assert g.open


def test_a_game_without_an_evaluation_is_played_for_the_outcome_alone() -> None:
    assert evaluation.value_for("chess_of_nowhere") is evaluation.nothing_known
    assert evaluation.nothing_known(AMBUSH, ambush().g, 0) == 0


def test_the_same_seed_gives_the_same_games_in_any_parts() -> None:
    bots = [RandomBot(), RandomBot()]
    whole = play_games(AMBUSH, BOX, None, bots, "s", range(20))
    parts = Tally()
    for first in (10, 0):
        parts.add(play_games(AMBUSH, BOX, None, bots, "s", range(first, first + 10)))
    assert (whole.games, whole.finished, whole.errors) == (20, 20, [])
    assert parts == whole or (parts.decisions, parts.wins, parts.scores) == (whole.decisions, whole.wins, whole.scores)


def test_a_game_that_breaks_down_is_counted_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(AMBUSH), "outcome", lambda self, g: 1 / 0)
    tally = play_games(AMBUSH, BOX, None, [RandomBot()] * 2, "s", range(3))
    assert (tally.games, tally.finished, len(tally.errors)) == (3, 0, 3)
    assert tally.errors[1] == "s/1: ZeroDivisionError: division by zero"


def test_a_game_that_does_not_end_is_given_up() -> None:
    tally = play_games(AMBUSH, BOX, None, [RandomBot()] * 2, "s", range(3), longest=4)
    assert (tally.finished, tally.decisions) == (0, 12)
    assert play_out(AMBUSH, ambush().g, [RandomBot(), GreedyBot(pool)], "s", 4) == 4


def test_chance_reaches_every_answer() -> None:
    """The quick way for random bots gives every open seat its turn and every key its chance."""
    first_answers = set()
    for nth in range(200):
        g = auction().g
        play_at_random(g, random.Random(nth), 1)
        first_answers |= set(g.held.items())
    assert len(first_answers) == 12
