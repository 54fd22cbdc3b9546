"""Realm of Sand: glass runes, buildings and the Queen's time."""

from tavola.games.realm_of_sand.content import open_box
from tavola.games.realm_of_sand.game import RealmOfSand
from tavola.games.realm_of_sand.lint import lint, lint_content, message_ids

GAME = RealmOfSand()
DEFAULT_PACK = "realm_of_sand/vetra"
# The words of a pack that anybody may be told beforehand, by how their names begin: the game has no secret but chance.
PUBLIC_WORDS = ("board-", "card-", "element-", "ending-", "level-", "pack-", "power-", "rank-", "spirit-")

__all__ = ["DEFAULT_PACK", "GAME", "PUBLIC_WORDS", "lint", "lint_content", "message_ids", "open_box"]
