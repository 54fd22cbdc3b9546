"""One source, three ways: plain Python, compiled for a core, and as device functions (in Numba's simulator)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time

import numpy as np
import pytest
from tests.kernels import pig

from tavola.kernels.compiling import as_it_is, built, kept_code, scalar
from tavola.kernels.lockstep import lockstep
from tavola.kernels.playing import random_play

LAID = pig.LaidPig()
SEEDS = [str(nth) for nth in range(20)]

ON_A_GPU = """
import json
import numpy as np
from numba import cuda
from tests.kernels import pig
from tavola.kernels.playing import random_play_on_gpu

play = random_play_on_gpu(pig.LaidPig.scalars, "pig")

@cuda.jit
def games(tables, states, lucks, rooms, begun):
    at = cuda.grid(1)
    if at < states.shape[0]:
        begun[at] = play(tables, states[at], lucks[at], rooms[at], 200)

states, lucks = np.zeros((3, pig.WORDS), np.int32), np.array([[7, at] for at in range(3)], np.int32)
begun = np.zeros(3, np.int32)
games[1, 4](np.array(pig.LaidPig.tables, np.int32), states, lucks, np.zeros((3, 2), np.int32), begun)
print(json.dumps([states.tolist(), begun.tolist()]))
"""


@scalar
def stays(s):
    """A planted fault: a 1 does not take the die away."""
    s[pig.POT] = 0


def test_a_toy_and_its_kernel_agree_in_plain_python():
    played = [lockstep(LAID, LAID.scalars.plain(), seed, convert=1) for seed in SEEDS]
    assert all(difference is None for _, difference in played)
    assert sum(decisions for decisions, _ in played) > 400


@pytest.mark.slow
def test_a_toy_and_its_compiled_kernel_agree():
    scalars = LAID.scalars.compiled()
    assert all(lockstep(LAID, scalars, seed, compiled=True, convert=3)[1] is None for seed in SEEDS)


def test_a_planted_fault_is_found():
    faulty = LAID.scalars.plain({pig.pass_the_die: stays})
    found = [lockstep(LAID, faulty, seed)[1] for seed in SEEDS]
    assert all(found)
    assert {difference.what for difference in found if difference} <= {"who is asked"}
    assert "seed '0'" in str(found[0])


def test_a_fault_in_one_way_leaves_the_others_alone():
    built(pig.roll_in_words, as_it_is, {pig.pass_the_die: stays})
    words = [0, 0, 0, 5, 0, 0, 0]
    pig.pass_the_die(words)
    assert words[pig.TURN] == 1


@pytest.mark.slow
def test_the_same_games_on_a_core_and_on_a_simulated_gpu():
    done = subprocess.run(
        [sys.executable, "-c", ON_A_GPU],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    states, begun = json.loads(done.stdout)
    play = random_play(LAID.scalars, "pig")
    for at in range(3):
        state, luck = np.zeros(pig.WORDS, np.int32), np.array([7, at], np.int32)
        games = play(np.array(LAID.tables, np.int32), state, luck, np.zeros(2, np.int32), 200)
        assert [games, state.tolist()] == [begun[at], states[at]]


def test_compiled_code_is_kept_by_the_sources_it_holds(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    kept_in = tmp_path / "tavola" / "kernels"
    for name, age in (("forgotten", 100), ("of-yesterday", 1)):
        (kept_in / name).mkdir(parents=True)
        os.utime(kept_in / name, (time.time() - age * 86400,) * 2)
    folder = kept_code.__wrapped__()
    assert folder.parent == kept_in
    assert {each.name for each in kept_in.iterdir()} == {folder.name, "of-yesterday"}
