"""Tainted Grail: survival, story, combat and diplomacy in a land that dies with its Menhirs."""

from tavola.games.tainted_grail.game import TaintedGrail
from tavola.games.tainted_grail.lint import lint, lint_content
from tavola.games.tainted_grail.open_box import open_box
from tavola.games.tainted_grail.pack_words import message_ids, optional_message_ids

GAME = TaintedGrail()
DEFAULT_PACK = "tainted_grail/avalon"
# The words of a pack that anybody may be told beforehand, by how their names begin. What is not named here is not told.
PUBLIC_WORDS = ("card-", "character-", "flaw-", "pack-", "skill-")
# What a browser is not told before its time: the pages of the story and the names of what is not on the table.
SECRET_WORDS = (
    "campaign-",
    "chapter-",
    "condition-",
    "dream-",
    "encounter-",
    "ending-",
    "event-",
    "item-",
    "location-",
    "nightmare-",
    "secret-",
    "status-",
    "tag-",
    "task-",
    "verse-",
)

__all__ = [
    "DEFAULT_PACK",
    "GAME",
    "PUBLIC_WORDS",
    "SECRET_WORDS",
    "lint",
    "lint_content",
    "message_ids",
    "open_box",
    "optional_message_ids",
]
