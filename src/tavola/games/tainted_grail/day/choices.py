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


class GiveChoice(GrailChoice, frozen=True):
    """Something of one's own that goes into the offer: food, wealth, or a copy of a card."""

    verb = "give"
    prompts = ("trade",)
    what: str


class AskForChoice(GrailChoice, frozen=True):
    """Something of the other's that is asked for: food, wealth, or a copy of a card."""

    verb = "ask"
    prompts = ("trade",)
    what: str


class ProposeChoice(GrailChoice, frozen=True):
    """Propose the offer as it stands."""

    verb = "propose"
    prompts = ("trade",)


class CancelChoice(GrailChoice, frozen=True):
    """Drop the offer."""

    verb = "cancel"
    prompts = ("trade",)


# -- party.py, arrival.py


class JoinChoice(GrailChoice, frozen=True):
    """Take part."""

    verb = "join"
    prompts = ("join", "join_encounter")


class StayChoice(GrailChoice, frozen=True):
    """Stay out of it."""

    verb = "stay"
    prompts = ("join",)


class WatchChoice(GrailChoice, frozen=True):
    """Stay out of the Encounter."""

    verb = "watch"
    prompts = ("join_encounter",)


class AcceptChoice(GrailChoice, frozen=True):
    """Whoever asks comes along."""

    verb = "accept"
    prompts = ("accept",)
    seat: int


class TurnAwayChoice(GrailChoice, frozen=True):
    """Whoever asks does not come along."""

    verb = "refuse"
    prompts = ("accept",)
    seat: int


# -- rest.py


class EatChoice(GrailChoice, frozen=True):
    """Eat one Food."""

    verb = "eat"
    prompts = ("eat",)


class FastChoice(GrailChoice, frozen=True):
    """Go to bed hungry."""

    verb = "fast"
    prompts = ("eat",)


# -- progression.py, deck_building.py


class RaiseChoice(GrailChoice, frozen=True):
    """A point in an Attribute, for Exp."""

    verb = "raise"
    prompts = ("progress",)
    attribute: str


class LearnChoice(GrailChoice, frozen=True):
    """A card of a Reserve, for Exp: combat or diplomacy."""

    verb = "learn"
    prompts = ("progress",)
    kind: str


class DoneChoice(GrailChoice, frozen=True):
    """Nothing more of this tonight."""

    verb = "done"
    prompts = ("progress", "rebuild_decks")


class LearnCardChoice(GrailChoice, frozen=True):
    """One of the cards that were drawn from the Reserve."""

    verb = "card"
    prompts = ("learn_which",)
    card: str


class PutInChoice(GrailChoice, frozen=True):
    """A card that goes into the deck."""

    verb = "in"
    prompts = ("rebuild_decks",)
    card: str


class TakeOutChoice(GrailChoice, frozen=True):
    """A card that leaves the deck."""

    verb = "out"
    prompts = ("rebuild_decks",)
    card: str
