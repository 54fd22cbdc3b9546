"""Random play of a game's kernel on one GPU, a game a thread: decisions a second, and whether a core plays the same.

    PYTHONPATH=src python bench/kernels_gpu.py sangue_reale --threads 262144 --decisions 1000

It wants `numba.cuda` and a GPU, or NUMBA_ENABLE_CUDASIM=1 and few threads.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks for names that NumPy 2.5 has put away
    np.row_stack = np.vstack  # type: ignore[attr-defined]
if not hasattr(np, "in1d"):
    np.in1d = np.isin  # type: ignore[attr-defined]

from numba import cuda

from tavola import games, library
from tavola.kernels.finding import find_kernel
from tavola.kernels.laid import Laid
from tavola.kernels.playing import random_play, random_play_on_gpu

CHECKED = 64  # games that a core plays again


def kernel_of(laid: Laid, game_id: str, registers: int | None) -> Any:
    """The CUDA kernel that plays so many decisions in every thread; states and luck lie in the thread's own memory."""
    play = random_play_on_gpu(laid.scalars, game_id)
    words, room = laid.words, laid.most_legal
    word = np.int32 if laid.scalars.word_bits == 32 else np.int64

    @cuda.jit(max_registers=registers)
    def play_all(tables, seeds, decisions, begun, states):  # type: ignore[no-untyped-def]
        at = cuda.grid(1)
        if at < seeds.shape[0]:
            state = cuda.local.array(words, word)
            out = cuda.local.array(room, word)
            luck = cuda.local.array(2, word)
            luck[0] = seeds[at]
            luck[1] = 0
            begun[at] = play(tables, state, luck, out, decisions)
            if at < states.shape[0]:
                for nth in range(words):
                    states[at, nth] = state[nth]

    return play_all


def measure(game_id: str, threads: int, decisions: int, block: int, registers: int | None) -> dict[str, object]:
    game = games.find(game_id).GAME
    laid = find_kernel(game_id)(library.open_box(game_id), min(2, game.seats[-1]), game.options())
    tables, seeds = laid.array(laid.tables), laid.array(list(range(threads)))
    begun, states = laid.array([0] * threads), laid.array([0] * (CHECKED * laid.words)).reshape(CHECKED, laid.words)
    play_all, grid = kernel_of(laid, game_id, registers), -(-threads // block)
    on_gpu = [cuda.to_device(each) for each in (tables, seeds, begun, states)]
    started = time.perf_counter()
    play_all[grid, block](on_gpu[0], on_gpu[1], decisions, on_gpu[2], on_gpu[3])
    cuda.synchronize()
    compiled = time.perf_counter() - started
    checked = on_gpu[3].copy_to_host()
    wrong = games_unlike(laid, game_id, checked, min(threads, CHECKED), decisions)
    started = time.perf_counter()
    play_all[grid, block](on_gpu[0], on_gpu[1], decisions, on_gpu[2], on_gpu[3])
    cuda.synchronize()
    took = time.perf_counter() - started
    return {
        "threads": threads,
        "decisions_each": decisions,
        "first_run_seconds": round(compiled, 1),
        "decisions_per_second": round(threads * decisions / took),
        "games_checked": min(threads, CHECKED),
        "games_unlike_the_core": wrong,
    }


def games_unlike(laid: Laid, game_id: str, states: Any, n: int, decisions: int) -> int:
    """How many of the first games stand otherwise on the GPU than on a core."""
    play = random_play(laid.scalars, game_id)
    tables, wrong = laid.array(laid.tables), 0
    for at in range(n):
        state, room, luck = (laid.array([0] * many) for many in (laid.words, laid.most_legal, 2))
        luck[0] = at
        play(tables, state, luck, room, decisions)
        wrong += laid_out(laid, state) != laid_out(laid, states[at])
    return wrong


def laid_out(laid: Laid, state: Any) -> bytes:
    """What counts of a state: words that wait to be overwritten may hold anything."""
    seen = laid.array([0] * len(laid.eye.names))
    found = b""
    plain = laid.scalars.plain()
    for seat in range(laid.seats):
        plain.look(list(laid.tables), [int(word) for word in state], seat, seen)
        found += seen.tobytes()
    return found + state[:2].tobytes()


def main() -> None:
    said = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    said.add_argument("game")
    said.add_argument("--threads", type=int, default=131072)
    said.add_argument("--decisions", type=int, default=1000)
    said.add_argument("--block", type=int, default=128)
    said.add_argument("--registers", type=int, help="at most, for each thread: fewer let more threads run at a time")
    asked = said.parse_args()
    found = measure(asked.game, asked.threads, asked.decisions, asked.block, asked.registers)
    print(json.dumps({asked.game: found}))
    sys.stdout.flush()


if __name__ == "__main__":
    main()
