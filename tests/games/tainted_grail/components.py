"""What is printed on the box (TG-1): counts that a full pack keeps to. The rules never count pieces (TG-1.6)."""

from __future__ import annotations

FIGURES = {"characters": 4, "predecessor": 1, "menhirs": 3}
PAPER = {"letters": 4, "maps": 4, "save_sheets": 30, "tutorial": 1, "rulebook": 1, "journal": 1}
BOARDS = {"boards": 4, "tiles": 4}
PLASTIC = {
    "dials": 10,
    "time_tokens": 8,
    "quest_tokens": 4,
    "limiters": 4,
    "markers": 90,
    "large_markers": 25,
    "dice": 1,
    "guardian_dice": 1,
}
STANDARD_CARDS = {
    "encounters": 31 * 4,
    "basic": 50 * 4,
    "advanced": 30 * 4,
    "insane": 4,
    "dying_together": 4,
    "dying_alone": 1,
    "reserve_dividers": 8,
    "random_events": 22,
    "narrative_events": 70,
    "other_dividers": 3,
}
LARGE_CARDS = {"locations": 63, "reference": 9}
SMALL_CARDS = {"secrets": 42, "items": 65, "skills": 36}
