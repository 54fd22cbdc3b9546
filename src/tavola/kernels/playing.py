"""Random play inside a kernel: patterns of scalar functions into which a game's own are put."""

from __future__ import annotations

from typing import Any

from tavola.kernels.chance import below, next_bits, set_bits
from tavola.kernels.compiling import Swaps, for_core, for_gpu, scalar
from tavola.kernels.laid import RNG, Scalars


@scalar
def begin(t: Any, s: Any) -> None:
    """Stands for a game's own."""


@scalar
def asked(t: Any, s: Any) -> int:
    """Stands for a game's own."""
    return -1


@scalar
def legal(t: Any, s: Any, out: Any) -> int:
    """Stands for a game's own."""
    return 0


@scalar
def act(t: Any, s: Any, action: int) -> None:
    """Stands for a game's own."""


@scalar
def play_at_random(t: Any, s: Any, luck: Any, room: Any, decisions: int) -> int:
    """So many decisions of game after game, legal actions listed at each; how many games were begun.

    `luck` is a generator of two words, from which seeds and answers come.
    """
    games = 0
    count = 0
    for _ in range(decisions):
        if count == 0:
            set_bits(s, RNG, next_bits(luck, 0))
            begin(t, s)
            games += 1
            count = legal(t, s, room)
        act(t, s, room[below(luck, 0, count)])
        count = legal(t, s, room)
    return games


def own(scalars: Scalars) -> Swaps:
    """A game's own functions in place of those that stand for them."""
    return {begin: scalars.begin, asked: scalars.asked, legal: scalars.legal, act: scalars.act}


def random_play(scalars: Scalars, game_id: str) -> Any:
    """`play_at_random` for one game, compiled for a core."""
    return for_core(play_at_random, own(scalars), game_id, scalars.word_bits)


def random_play_on_gpu(scalars: Scalars, game_id: str) -> Any:
    return for_gpu(play_at_random, own(scalars), game_id, scalars.word_bits)
