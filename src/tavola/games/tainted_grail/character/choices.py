"""Every answer about a Character's own things. When one is legal and what follows is said in the chapters."""

from __future__ import annotations

from tavola.games.tainted_grail.choices import GrailChoice

# -- attributes.py


class SkillChoice(GrailChoice, frozen=True):
    """A Skill card to take, and the side that is used: a or b."""

    verb = "skill"
    prompts = ("choose_skill",)
    card: str
    side: str


class LoseSkillChoice(GrailChoice, frozen=True):
    """A Skill card to give back, and the side that was used."""

    verb = "skill"
    prompts = ("lose_skill",)
    card: str
    side: str


# -- items.py


class DiscardItemChoice(GrailChoice, frozen=True):
    """An Item that goes."""

    verb = "discard"
    prompts = ("discard_item",)
    copy: str


# -- in_use.py


class EquipChoice(GrailChoice, frozen=True):
    """Which of several cards with one keyword is in use."""

    verb = "equip"
    prompts = ("equip",)
    copy: str
