"""Kernels step by step on one GPU: each step of a batch leaves masks (as bits) and observations in the device's memory.

    PYTHONPATH=src python bench/kernels_gpu_steps.py realm_of_sand --games 131072 --steps 10 --peers

What is counted is a step of every game: act, begin anew where one is over, list what is legal, look with the eyes of
who is asked. With --peers also Pgx's backgammon by JAX in the same run, where those are installed.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks for names that NumPy 2.5 has put away
    np.row_stack = np.vstack  # type: ignore[attr-defined]
if not hasattr(np, "in1d"):
    np.in1d = np.isin  # type: ignore[attr-defined]

from numba import cuda

from tavola import games, library
from tavola.kernels.compiling import for_gpu
from tavola.kernels.finding import find_kernel
from tavola.kernels.laid import Laid

THREADS = 64
SEATS = 2
CHECKED = 16  # games that plain Python plays again
SPREAD = 60  # steps before the clock: games begin together, and soon stand at all their moments
DRAW, TURN, FIRST_SEED, SECOND_SEED = 2654435761, 40503, 747796405, 277803737  # chance enough for random answers


def timed(run: Any, repeat: int) -> float:
    """Seconds of one run, the device's work included; the first one compiles and is left out."""
    run()
    cuda.synchronize()
    began = time.perf_counter()
    for _ in range(repeat):
        run()
    cuda.synchronize()
    return (time.perf_counter() - began) / repeat


def step_by_step(laid: Laid, games_at_once: int, steps: int, registers: int | None) -> dict[str, Any]:
    """A step of all games a launch: act, begin anew where one is over, masks and observations into memory.

    States stay where they are, a column of words for each game, so that neighbours read neighbouring words.
    """
    own, bits_a_word = laid.scalars, laid.scalars.word_bits
    begin, asked, legal, act, look = (
        for_gpu(each, word_bits=bits_a_word, in_columns=True)
        for each in (own.begin, own.asked, own.legal, own.act, own.look)
    )
    kind = np.int32 if bits_a_word == 32 else np.int64
    words, most, size = laid.words, laid.most_legal, len(laid.eye.names)
    masks = (laid.code.size + 31) // 32

    @cuda.jit(max_registers=registers)
    def step(tables: Any, states: Any, bits: Any, seen: Any, luck: int, first: int) -> None:
        me = cuda.grid(1)
        if me >= states.shape[1]:
            return
        state = states[:, me]
        room = cuda.local.array(most, kind)
        eyes = cuda.local.array(size, kind)
        count = 0
        if first == 0:
            count = legal(tables, state, room)
            if count > 0:
                act(tables, state, room[((me * DRAW + luck * TURN) >> 7) % count])
                count = legal(tables, state, room)
        if count == 0:
            state[0] = (me * FIRST_SEED + luck) & 0x7FFFFFFF
            state[1] = (luck * SECOND_SEED + me) & 0x7FFFFFFF
            begin(tables, state)
            count = legal(tables, state, room)
        for nth in range(masks):
            bits[nth, me] = 0
        for nth in range(count):
            bits[room[nth] >> 5, me] |= np.uint32(1) << np.uint32(room[nth] & 31)
        look(tables, state, asked(tables, state), eyes)
        for nth in range(size):
            seen[nth, me] = eyes[nth]

    tables = cuda.to_device(laid.array(laid.tables))
    states = cuda.to_device(np.zeros((words, games_at_once), kind))
    bits = cuda.to_device(np.zeros((masks, games_at_once), np.uint32))
    seen = cuda.to_device(np.zeros((size, games_at_once), np.uint8))
    blocks = (games_at_once + THREADS - 1) // THREADS
    step[blocks, THREADS](tables, states, bits, seen, 0, 1)
    for turn in range(1, SPREAD):
        step[blocks, THREADS](tables, states, bits, seen, turn, 0)
    unlike = games_unlike(laid, seen.copy_to_host(), SPREAD)
    turns = iter(range(SPREAD, 10**9))

    def several() -> None:
        for _ in range(steps):
            step[blocks, THREADS](tables, states, bits, seen, next(turns), 0)

    seconds = timed(several, 2)
    written = 4 * masks + size  # besides what is touched of a state
    return {
        "steps_per_second": round(games_at_once * steps / seconds),
        "batch": games_at_once,
        "bytes_written_a_step": written,
        "games_unlike_plain_python": unlike,
        "games_checked": CHECKED,
    }


def games_unlike(laid: Laid, seen: Any, turns: int) -> int:
    """How many of the first games look otherwise than in plain Python after so many steps."""
    plain, tables = laid.scalars.plain(), list(laid.tables)
    wrong = 0
    for me in range(CHECKED):
        state, room, eyes = [0] * laid.words, [0] * laid.most_legal, [0] * len(laid.eye.names)
        count = 0
        for turn in range(turns):
            if count > 0:
                plain.act(tables, state, room[((me * DRAW + turn * TURN) >> 7) % count])
                count = plain.legal(tables, state, room)
            if count == 0:
                state[0] = (me * FIRST_SEED + turn) & 0x7FFFFFFF
                state[1] = (turn * SECOND_SEED + me) & 0x7FFFFFFF
                plain.begin(tables, state)
                count = plain.legal(tables, state, room)
        plain.look(tables, state, plain.asked(tables, state), eyes)
        wrong += [each & 0xFF for each in eyes] != [int(each) for each in seen[:, me]]
    return wrong


def pgx_backgammon(batch: int, steps: int) -> dict[str, Any]:
    import jax
    import pgx

    env = pgx.make("backgammon")
    begin, step = jax.jit(jax.vmap(env.init)), jax.vmap(env.step)

    @jax.jit
    def many(state: Any, key: Any) -> Any:
        def one(carry: Any, _: Any) -> Any:
            state, key = carry
            key, draw, luck = jax.random.split(key, 3)
            logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
            action = jax.random.categorical(draw, logits)
            return (step(state, action, jax.random.split(luck, batch)), key), None

        return jax.lax.scan(one, (state, key), None, length=steps)[0]

    key = jax.random.PRNGKey(0)
    state = begin(jax.random.split(key, batch))
    state, key = many(state, key)
    jax.block_until_ready(state.observation)
    began = time.perf_counter()
    state, key = many(state, key)
    jax.block_until_ready(state.observation)
    return {"steps_per_second": round(batch * steps / (time.perf_counter() - began)), "batch": batch}


def main() -> None:
    said = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    said.add_argument("game")
    said.add_argument("--games", type=int, default=1 << 17, help="side by side")
    said.add_argument("--steps", type=int, default=10, help="launches that are timed together")
    said.add_argument("--registers", type=int, help="at most, for each thread: fewer let more threads run at a time")
    said.add_argument("--peers", action="store_true", help="Pgx's backgammon, too")
    asked = said.parse_args()
    game = games.find(asked.game).GAME
    laid = find_kernel(asked.game)(library.open_box(asked.game), SEATS, game.options())
    print(json.dumps({asked.game: step_by_step(laid, asked.games, asked.steps, asked.registers)}), flush=True)
    if asked.peers:
        print(json.dumps({"pgx backgammon": pgx_backgammon(1 << 16, 300)}), flush=True)


if __name__ == "__main__":
    main()
