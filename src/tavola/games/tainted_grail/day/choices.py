"""Every answer that can be given in the course of a day. When one is legal and what follows is said in the chapters."""

from __future__ import annotations

from tavola.games.tainted_grail.choices import GrailChoice
from tavola.kernel.choice_keys import Rest

ACT = ("act",)
TRADING = ("act", "trade_window")

# -- actions.py: the Actions of a round


class ExploreChoice(GrailChoice, frozen=True):
    """Explore the Location."""

    verb = "explore"
    prompts = ACT


class TravelChoice(GrailChoice, frozen=True):
    """Travel to a Location, by its number."""

    verb = "travel"
    prompts = ACT
    location: int


class LocationChoice(GrailChoice, frozen=True):
    """An Action that the Location offers, by its key."""

    verb = "location"
    prompts = ACT
    action: str


class CharacterChoice(GrailChoice, frozen=True):
    """The Character's own Action."""

    verb = "character"
    prompts = ACT


class MenhirChoice(GrailChoice, frozen=True):
    """Inspect the Menhir."""

    verb = "menhir"
    prompts = ACT


class UseChoice(GrailChoice, frozen=True):
    """A text of a card that is an Action: `item:left_shoe#1#0`, the card's copy and the number of the text."""

    verb = "use"
    prompts = ACT
    ability: Rest


# -- rounds.py


class PassChoice(GrailChoice, frozen=True):
    """Do nothing more today."""

    verb = "pass"
    prompts = ACT


class HoldChoice(GrailChoice, frozen=True):
    """Let the others act first."""

    verb = "hold"
    prompts = ACT


class AgainChoice(GrailChoice, frozen=True):
    """Ask the others for another Action at once."""

    verb = "again"
    prompts = ACT


# -- trade.py


class TradeChoice(GrailChoice, frozen=True):
    """Open a trade with somebody here."""

    verb = "trade"
    prompts = TRADING
    seat: int


class TradeKindChoice(GrailChoice, frozen=True):
    """Trading a kind of thing, or with nobody in particular. It is never legal."""

    verb = "trade"
    prompts = TRADING
    never_legal = True
    what: str


class TakeUpChoice(GrailChoice, frozen=True):
    """Take up something that lies here."""

    verb = "take"
    prompts = TRADING
    copy: str


class ReadyChoice(GrailChoice, frozen=True):
    """Nothing more to trade."""

    verb = "ready"
    prompts = ("trade_window",)


class ReadyTonightChoice(GrailChoice, frozen=True):
    """Nothing more to trade this evening."""

    verb = "ready_tonight"
    prompts = ("trade_window",)
