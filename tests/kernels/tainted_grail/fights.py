"""Fights made up by chance, laid out once and played in lockstep."""

from functools import cache

from tavola import library
from tavola.kernels.laid import Unclaimed
from tavola.kernels.tainted_grail.kernel import LaidFight
from tavola.kernels.tainted_grail.made_up import made_up


@cache
def box():
    return library.open_box("tainted_grail")


@cache
def fight(seed, card=""):
    """One that the kernel claims, or None."""
    g = made_up(box(), seed, card)
    try:
        return None if g is None or LaidFight(g, 0) is None else g
    except Unclaimed:
        return None


def fights(tag, n, card=""):
    for nth in range(n):
        if (found := fight(f"{tag}/{nth}", card)) is not None:
            yield f"{tag}/{nth}", found
