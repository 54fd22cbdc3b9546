"""Choices of the Journal that are offered once: in a visit, a day, a Chapter or the whole campaign (D.10)."""

from __future__ import annotations

from tavola.games.tainted_grail.content.schema import VerseChoice
from tavola.games.tainted_grail.marks import is_of, used_in
from tavola.games.tainted_grail.state import Avalon

VISIT, CHAPTER = "visit", "chapter"  # marks of a day go with everything else that was used today


def is_used_up(g: Avalon, choice: VerseChoice, mark: str) -> bool:
    """Whether it was taken already, within as long as it is offered once."""
    if not choice.once:
        return False
    taken = mark_taken(choice, mark)
    return taken in g.taken_once if choice.once is True else taken in g.used


def mark_taken(choice: VerseChoice, mark: str) -> str:
    """What lies on the table once it was taken: for the whole campaign its own name, else with the span of it."""
    return mark if isinstance(choice.once, bool) else used_in(choice.once, mark)


def use_up(g: Avalon, choice: VerseChoice, mark: str) -> None:
    if choice.once is True:
        g.taken_once.append(mark)
    elif choice.once:
        g.used[used_in(choice.once, mark)] = 1


def offer_again(g: Avalon, lasted: str) -> None:
    """A visit or a Chapter is over: what was offered once in it may be taken again."""
    for key in [key for key in g.used if is_of(lasted, key)]:
        del g.used[key]
