"""Realm of Sand: glass runes, buildings and the Queen's time."""

from tavola.games.realm_of_sand.content import open_box
from tavola.games.realm_of_sand.game import RealmOfSand
from tavola.games.realm_of_sand.lint import lint, lint_content, message_ids

GAME = RealmOfSand()

__all__ = ["GAME", "lint", "lint_content", "message_ids", "open_box"]
