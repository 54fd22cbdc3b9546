"""Sangue Reale: a duel of secret plans and dice over four Eras."""

from tavola.games.sangue_reale.content import open_box
from tavola.games.sangue_reale.game import SangueReale
from tavola.games.sangue_reale.lint import lint, lint_content
from tavola.games.sangue_reale.phrases import message_ids

GAME = SangueReale()
DEFAULT_PACK = "sangue_reale/altavena"
# The words of a pack that anybody may be told beforehand, by how their names begin: all lies open but plans and dice.
PUBLIC_WORDS = (
    "area-", "character-", "edge-", "era-", "estate-", "group-", "icon-", "last-", "overlay-", "pack-", "set-",
    "sheet-", "tag-", "unique-",
)  # fmt: skip

__all__ = ["DEFAULT_PACK", "GAME", "PUBLIC_WORDS", "lint", "lint_content", "message_ids", "open_box"]
