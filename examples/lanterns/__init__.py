"""Lanterns: a small whole game for the tutorial "Write a game in an afternoon".

Every evening a lantern floats past the quay. Each player secretly pours one measure of oil; the largest measure that
nobody else poured takes the lantern. Each measure can be poured once. Lanterns of one's own secret colour count double.
"""

from lanterns.content import lint, lint_content, message_ids, open_box
from lanterns.game import Lanterns

GAME = Lanterns()

__all__ = ["GAME", "lint", "lint_content", "message_ids", "open_box"]
