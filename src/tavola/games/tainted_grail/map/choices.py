"""Every answer about Menhirs and Guardians. When one is legal and what follows is said in the chapters."""

from __future__ import annotations

from tavola.games.tainted_grail.choices import GrailChoice

# -- menhirs.py


class LightChoice(GrailChoice, frozen=True):
    """A way to light the Menhir, by its key."""

    verb = "light"
    prompts = ("menhir",)
    way: str


class LeaveMenhirChoice(GrailChoice, frozen=True):
    """Leave it as it is."""

    verb = "leave"
    prompts = ("menhir",)


# -- guardians.py


class GuardianChoice(GrailChoice, frozen=True):
    """Which Guardian is met next."""

    verb = "guardian"
    prompts = ("guardian_order",)
    encounter: str
