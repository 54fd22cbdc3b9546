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


# -- common.py


class PayChoice(GrailChoice, frozen=True):
    """How much of a kind one pays of what several owe together."""

    verb = "pay"
    prompts = ("pay",)
    kind: str
    n: int


class GiveCardChoice(GrailChoice, frozen=True):
    """Give the card that the price asks for."""

    verb = "give_card"
    prompts = ("pay",)


class RefuseToPayChoice(GrailChoice, frozen=True):
    """Pay nothing of what another has decided on."""

    verb = "refuse"
    prompts = ("pay",)


# -- shares.py


class OwnShareChoice(GrailChoice, frozen=True):
    """Pay one's own share."""

    verb = "own"
    prompts = ("pay_share",)
    kind: str
    n: int


class CoverShareChoice(GrailChoice, frozen=True):
    """Pay what another lacks of its share."""

    verb = "cover"
    prompts = ("pay_share",)
    seat: int
    kind: str
    n: int


class KeepShareChoice(GrailChoice, frozen=True):
    """Pay nothing of it."""

    verb = "keep"
    prompts = ("pay_share",)


# -- card_costs.py


class PayCardChoice(GrailChoice, frozen=True):
    """A card of the hand that is paid with."""

    verb = "card"
    prompts = ("pay_card",)
    card: str


class FlipItemChoice(GrailChoice, frozen=True):
    """A card in use that is turned face down."""

    verb = "flip"
    prompts = ("flip_item",)
    copy: str


# -- helping.py, and the Actions of a day


class HelpChoice(GrailChoice, frozen=True):
    """Help to pay."""

    verb = "help"
    prompts = ("help",)


class StayOutChoice(GrailChoice, frozen=True):
    """Pay nothing for another."""

    verb = "stay"
    prompts = ("help",)
