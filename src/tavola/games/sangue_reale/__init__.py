"""Sangue Reale: a duel of secret plans and dice over four Eras."""

from tavola.games.sangue_reale.content import open_box
from tavola.games.sangue_reale.game import SangueReale
from tavola.games.sangue_reale.lint import lint, lint_content
from tavola.games.sangue_reale.phrases import message_ids

GAME = SangueReale()

__all__ = ["GAME", "lint", "lint_content", "message_ids", "open_box"]
