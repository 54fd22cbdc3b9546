"""A second reading of Tainted Grail's Encounters from the rulebook alone: Combat, Diplomacy, where every card lies."""

from tavola.referee.tainted_grail.watching import Watch
from tavola.referee.verdict import Verdict


def watch(seed: str, seats: int) -> Verdict:
    """One Encounter of the shipped pack with random Characters, cards, belongings and table options."""
    return Watch(seed, seats).run()
