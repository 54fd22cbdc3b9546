"""How fast bots think is told by `tavola bench search`."""

from __future__ import annotations

import json

from tests.cli.toy_commands import tavola

from tavola.bots.bot import find_bot
from tavola.cli.bench import search as bench_search
from tavola.games import GAME_IDS


def test_simulations_a_second_are_told_for_each_bot() -> None:
    told = json.loads(tavola("bench", "search", "--game", "sangue_reale", "--seconds", "0.1", "--json").stdout)
    paces = told["games"]["sangue_reale"]
    assert set(paces) == {"search", "companion", "master"}
    assert all(pace["simulations_per_second"] > 10 for pace in paces.values())
    assert all(pace["simulations_per_second"] > pace["answers_per_second"] for pace in paces.values())
    assert paces["search"]["simulations_per_answer"] > paces["companion"]["simulations_per_answer"]


def test_in_words() -> None:
    told = tavola("bench", "search", "--game", "sangue_reale", "--seconds", "0.1").stdout
    assert "simulations/s" in told
    assert "sangue_reale, master" in told


def test_the_clock_is_put_away() -> None:
    for game in GAME_IDS:
        timed, free = find_bot("master@5", game), bench_search.untimed(find_bot("master@5", game))
        assert not any(getattr(head, "seconds", None) for head in free.thinkers())
        if game != "sangue_reale":  # whose master counts, and needs no clock
            assert any(getattr(head, "seconds", None) for head in timed.thinkers())
