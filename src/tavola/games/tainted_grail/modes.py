"""The modes of play and how rules scale with the number of Characters (TG-40)."""

from __future__ import annotations

from tavola.games.tainted_grail.marks import sickbed
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Seat

STORY_DAYS = 2


def characters_in_play(g: Avalon) -> int:
    """Living Characters: what "per player" counts."""
    return sum(hero.alive for hero in g.heroes)


def in_story_mode(g: Avalon) -> bool:
    """Who tells a story need not lose it (D.11); the day to learn by keeps to the rulebook."""
    return bool(g.options.story) and not g.options.tutorial


def scaling_count(g: Avalon) -> int:
    """The number that scalable rules use: in Narrative and Story mode one fewer, but never none (TG-40.1, M-1)."""
    count = characters_in_play(g)
    return max(1, count - 1) if g.options.narrative or in_story_mode(g) else max(1, count)


def days_more(g: Avalon) -> int:
    """In Story mode every stone burns longer (M-2)."""
    return STORY_DAYS if in_story_mode(g) else 0


def lies_ill(g: Avalon, seat: Seat) -> bool:
    """Carried home (M-6), and not yet up again."""
    return g.used.get(sickbed(seat), 0) > g.day


def may_be_carried(g: Avalon, seat: Seat) -> bool:
    """Somebody must be on their feet to carry (M-6)."""
    others = (other for other, hero in enumerate(g.heroes) if hero.alive and other != seat)
    return in_story_mode(g) and any(not lies_ill(g, other) for other in others)


def uses_limiter(g: Avalon) -> bool:
    """Alone in Narrative mode the Health limiter stays in the box (TG-40.3)."""
    return not (g.options.narrative and characters_in_play(g) == 1)


def limiter_offset(g: Avalon) -> int:
    """How far below Health the limiter's wings stand: one slot when it is turned over (TG-40.8)."""
    return g.options.limiter_offset if uses_limiter(g) else 0
