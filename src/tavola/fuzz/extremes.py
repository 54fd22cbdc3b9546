"""Tables at their ends: something is driven to none or to all there is, and the open question is put again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec

from tavola.kernel.decision import NOBODY
from tavola.kernel.flow import run
from tavola.testing import step_that_asked


class Extreme(msgspec.Struct, frozen=True):
    """Changes a table to one that the rules could lead to. It may push what the rules would do then."""

    name: str
    prompts: tuple[str, ...]  # the questions at which nothing is half done, so that it may happen
    drive: Callable[[Any, Random], None]
    keeps_pieces: bool = True


def drive_any(g: Any, extremes: Sequence[Extreme], random: Random) -> Extreme | None:
    """One of the extremes that fit the open question; None where none does, or where it cannot be put again."""
    if g.held or not g.open:
        return None
    prompt = g.open[0].prompt
    fitting = [extreme for extreme in extremes if prompt in extreme.prompts]
    if not fitting:
        return None
    try:
        step = step_that_asked(g)
    except LookupError:
        return None
    extreme = random.choice(fitting)
    g.open, g.held, g.mode = [], {}, NOBODY
    g.steps[-1] = step
    extreme.drive(g, random)
    run(g)
    g.events.clear()
    return extreme
