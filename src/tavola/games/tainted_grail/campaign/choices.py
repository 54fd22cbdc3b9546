"""Every answer about the campaign as a whole. When one is legal and what follows is said in the chapters."""

from __future__ import annotations

from tavola.games.tainted_grail.choices import GrailChoice

# -- narrative.py


class EndNarrativeChoice(GrailChoice, frozen=True):
    """Propose to end the Narrative mode."""

    verb = "end_narrative"
    prompts = ("act",)
