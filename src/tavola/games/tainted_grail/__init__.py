"""Tainted Grail: survival, story, combat and diplomacy in a land that dies with its Menhirs."""

from tavola.games.tainted_grail.content.open_box import open_box
from tavola.games.tainted_grail.game import TaintedGrail
from tavola.games.tainted_grail.lint.lint import lint, lint_content
from tavola.games.tainted_grail.lint.pack_words import message_ids, optional_message_ids

GAME = TaintedGrail()

__all__ = ["GAME", "lint", "lint_content", "message_ids", "open_box", "optional_message_ids"]
