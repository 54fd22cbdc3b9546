"""Every answer about paying. When one is legal and what follows is said in the chapters."""

from __future__ import annotations

from tavola.games.tainted_grail.choices import GrailChoice
from tavola.kernel.choice_keys import Rest

# -- use_ability.py


class UseAbilityChoice(GrailChoice, frozen=True):
    """Pay for the text that was triggered: the card and the number of the text."""

    verb = "use"
    prompts = ("use_ability",)
    ability: Rest


class DeclineAbilityChoice(GrailChoice, frozen=True):
    """Leave the text unused."""

    verb = "decline"
    prompts = ("use_ability",)


# -- helping.py, and the Actions of a day


class HelpChoice(GrailChoice, frozen=True):
    """Help to pay."""

    verb = "help"
    prompts = ("help",)


class StayOutChoice(GrailChoice, frozen=True):
    """Pay nothing for another."""

    verb = "stay"
    prompts = ("help",)
