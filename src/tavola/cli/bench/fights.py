"""Encounters of Tainted Grail for `tavola bench kernels`: fights made up by chance in lockstep, and random fights."""

from __future__ import annotations

import time
from functools import cache
from typing import Any

from tavola import library
from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.kernels import playing
from tavola.kernels.chance import set_bits
from tavola.kernels.compiling import Swaps, core_building
from tavola.kernels.laid import Unclaimed
from tavola.kernels.lockstep import Difference
from tavola.kernels.tainted_grail import layout, machine
from tavola.kernels.tainted_grail.kernel import LaidFight
from tavola.kernels.tainted_grail.lockstep import lockstep
from tavola.kernels.tainted_grail.made_up import made_up

GAME = "tainted_grail"
WARM, STRETCH, TIMED = 2_000, 20_000, 12  # decisions before the clock, between two looks at it; fights that are timed


@cache
def box() -> AvalonBox:
    found = library.open_box(GAME)
    assert isinstance(found, AvalonBox)
    return found


@cache
def act(compiled: bool) -> Any:
    return core_building(word_bits=LaidFight.word_bits).outside(machine.act) if compiled else machine.act


def compare(seed: str, compiled: bool) -> tuple[int, Difference | None, str]:
    """One fight: how many answers were compared, the first difference, and why the kernel does not play it."""
    g = made_up(box(), seed)
    if g is None:
        return 0, None, ""
    try:
        return *lockstep(g, 0, seed, act(compiled), compiled=compiled), ""
    except Unclaimed as unclaimed:
        return 0, None, str(unclaimed)


def speed(seconds: float) -> tuple[float, float]:
    """Decisions and fights a second of random play, legal answers listed at each, in the time of this process."""
    swaps: Swaps = {playing.begin: machine.begin, playing.legal: machine.legal, playing.act: machine.act}
    play = core_building(swaps, GAME, LaidFight.word_bits).outside(playing.play_at_random)
    decisions = fights = 0
    spent = 0.0
    for nth in range(TIMED):
        words = arrays(nth)
        if words is None:
            continue
        play(*words, WARM)
        began = time.process_time()
        while time.process_time() - began < seconds / TIMED:
            fights += play(*words, STRETCH)
            decisions += STRETCH
        spent += time.process_time() - began
    return decisions / spent, fights / spent


def arrays(nth: int) -> tuple[Any, Any, Any, Any] | None:
    """Tables, state, luck and room for answers of a fight; None where the kernel does not play it."""
    import numpy as np

    g = made_up(box(), f"speed/{nth}")
    try:
        laid = LaidFight(g, 0) if g is not None else None
    except Unclaimed:
        laid = None
    if laid is None:
        return None
    luck = [0, 0]
    set_bits(luck, 0, nth + 1)
    words = laid.tables, [0] * layout.STATE, luck, [0] * layout.MOST_LEGAL
    tables, state, chance, room = (np.array(each, np.int64) for each in words)
    return tables, state, chance, room
