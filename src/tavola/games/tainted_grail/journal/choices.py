"""Every answer to the Journal and the Book of Secrets. When one is legal and what follows is said in the chapter."""

from __future__ import annotations

from tavola.games.tainted_grail.choices import GrailChoice

# -- reading.py


class JournalChoice(GrailChoice, frozen=True):
    """A choice of the verse that is read, by its key."""

    prompts = ("journal",)
    choice: str
