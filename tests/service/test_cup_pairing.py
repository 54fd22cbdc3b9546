"""Who meets whom: everybody once, or players of about the same points and nobody twice; byes go round."""

import random

import pytest

from tavola.service.cup_pairing import Played, next_round, points, round_robin, rounds_of, standings, swiss


def play(system: str, players: int, luck: random.Random) -> list[Played]:
    """A whole tournament; the one with the smaller number is stronger."""
    everybody, games = list(range(players)), list[Played]()
    for round in range(1, rounds_of(system, players) + 1):
        pairs = next_round(system, everybody, games, round)
        seen = sorted(player for pair in pairs for player in pair if player is not None)
        assert seen == everybody  # each is somewhere, and nowhere twice
        for one, two in pairs:
            if two is None:
                games.append(Played(round, one, None, 2))
                continue
            won = luck.choices(((2, 0), (1, 1), (0, 2)), weights=(6, 1, 1) if one < two else (1, 1, 6))[0]
            games.append(Played(round, one, two, *won))
    return games


@pytest.mark.parametrize("players", range(2, 17))
@pytest.mark.parametrize("system", ["swiss", "round_robin"])
def test_nobody_meets_anybody_twice_and_nobody_rests_twice(system: str, players: int) -> None:
    for seed in range(4):
        games = play(system, players, random.Random(seed))
        met = [frozenset((g.one, g.two)) for g in games if g.two is not None]
        assert len(met) == len(set(met))
        byes = [g.one for g in games if g.two is None]
        assert len(byes) == len(set(byes))
        if system == "round_robin":
            assert len(met) == players * (players - 1) // 2


@pytest.mark.parametrize("players", [4, 7, 12])
def test_the_first_seat_is_shared(players: int) -> None:
    games = play("swiss", players, random.Random(1))
    for player in range(players):
        first = sum(g.one == player for g in games if g.two is not None)
        both = sum(player in (g.one, g.two) for g in games if g.two is not None)
        assert abs(2 * first - both) <= 3


def test_winners_meet_winners() -> None:
    games = [Played(1, 0, 1, 2, 0), Played(1, 2, 3, 2, 0)]
    assert {frozenset(pair) for pair in swiss([0, 1, 2, 3], games, 2)} == {frozenset((0, 2)), frozenset((1, 3))}


def test_ties_are_broken_by_rivals_then_by_whom_one_beat_then_by_wins() -> None:
    games = [
        Played(1, 0, 3, 2, 0), Played(1, 1, 2, 2, 0),
        Played(2, 0, 1, 0, 2), Played(2, 2, 3, 2, 0),
        Played(3, 0, 2, 2, 0), Played(3, 1, 3, 0, 2),
    ]  # fmt: skip
    order = standings([0, 1, 2, 3], games)
    assert [one.halves for one in order] == [4, 4, 2, 2]
    assert order[0].player == 1  # equal in points and rivals' points, but it beat the other
    assert order[0].buchholz == order[1].buchholz
    assert order[0].berger > order[1].berger


def test_a_bye_is_worth_a_win_and_goes_to_the_last_who_had_none() -> None:
    games = [Played(1, 0, 1, 2, 0), Played(1, 2, None, 2)]
    assert (points(games, 2), swiss([0, 1, 2], games, 2)[-1]) == (2, (1, None))


def test_where_all_have_met_somebody_is_met_again() -> None:
    games = [Played(1, 0, 1, 2, 0)]
    assert swiss([0, 1], games, 2) == [(1, 0)]


def test_a_round_robin_of_two_is_one_game() -> None:
    assert (rounds_of("round_robin", 2), round_robin([5, 9], 1)) == (1, [(5, 9)])


@pytest.mark.parametrize(("players", "rounds"), [(2, 1), (3, 2), (4, 2), (5, 4), (8, 4), (9, 5), (16, 5), (32, 6)])
def test_swiss_takes_few_rounds(players: int, rounds: int) -> None:
    assert rounds_of("swiss", players) == rounds
