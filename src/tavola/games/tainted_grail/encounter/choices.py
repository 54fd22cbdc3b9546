"""Every answer that can be given in an Encounter. When one is legal and what follows is said in the chapters."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from tavola.games.tainted_grail.choices import GrailChoice
from tavola.kernel.choice_keys import Part, Rest

BETWEEN_PHASES = ("before_attack", "before_delayed")
ACTIVE = ("play_card", *BETWEEN_PHASES)
Rows: TypeAlias = Annotated[tuple[int, ...], Part(prefix="m")]  # Magic Keys that are paid for, by row: `m12`

# -- choose_card.py, and the word `play`


class PlayChoice(GrailChoice, frozen=True):
    """A card from hand, and the rows of the Magic Keys that are paid for: `m12` is the first and the second."""

    verb = "play"
    prompts = ("play_card",)
    card: str
    magic: Rows = ()


class PlayInPanicChoice(PlayChoice, frozen=True):
    """The card that was turned in Panic, with the rows of the Magic Keys that are paid for."""

    prompts = ("panic",)


class PlayByEffectChoice(PlayChoice, frozen=True):
    """A card that an effect lets one play, with the rows of the Magic Keys that are paid for."""

    prompts = ("play_by_effect",)


class TurnCardChoice(GrailChoice, frozen=True):
    """In Panic: turn the top card of the deck."""

    verb = "panic"
    prompts = ("play_card",)


class StopChoice(GrailChoice, frozen=True):
    """Play no further card."""

    verb = "stop"
    prompts = ("play_card",)


class FleeChoice(GrailChoice, frozen=True):
    """Flee from the Encounter."""

    verb = "flee"
    prompts = ACTIVE


class GoOnChoice(GrailChoice, frozen=True):
    """On to the next phase."""

    verb = "go_on"
    prompts = BETWEEN_PHASES


# -- abilities.py


class ChargeChoice(GrailChoice, frozen=True):
    """Pay Charges for a text of a card: `card:watch#2`, the card and the number of the text."""

    verb = "charge"
    prompts = ACTIVE
    ability: Rest


class UseInEncounterChoice(GrailChoice, frozen=True):
    """Use a text of a card: `item:axe#1#0`, the card's copy and the number of the text."""

    verb = "use"
    prompts = ACTIVE
    ability: Rest


# -- play_card.py


class MagicPayerChoice(GrailChoice, frozen=True):
    """Who pays for a Magic Key; `what` is always magic."""

    verb = "pay"
    prompts = ("magic_payer",)
    seat: int
    what: str


class WithoutMagicChoice(GrailChoice, frozen=True):
    """The card goes without more Magic."""

    verb = "without_magic"
    prompts = ("magic_payer",)


class TakeBackChoice(GrailChoice, frozen=True):
    """Take the card back into the hand."""

    verb = "take_back"
    prompts = ("magic_payer",)


# -- hands.py


class MulliganChoice(GrailChoice, frozen=True):
    """A new hand, of one card less."""

    verb = "mulligan"
    prompts = ("mulligan",)


class KeepHandChoice(GrailChoice, frozen=True):
    """Play with the hand as it is."""

    verb = "keep_hand"
    prompts = ("mulligan",)


class DiscardChoice(GrailChoice, frozen=True):
    """A card of the hand that goes."""

    verb = "discard"
    prompts = ("discard",)
    card: str


class KeepChoice(GrailChoice, frozen=True):
    """A card of the hand that stays."""

    verb = "keep"
    prompts = ("keep",)
    card: str


# -- turn.py, equipment.py


class ActiveChoice(GrailChoice, frozen=True):
    """Who is Active next."""

    verb = "active"
    prompts = ("active",)
    seat: int


class EquippedChoice(GrailChoice, frozen=True):
    """All that is to be used is in use."""

    verb = "ready"
    prompts = ("equipment",)


class SetAsideChoice(GrailChoice, frozen=True):
    """Something that is not to be used in this Encounter."""

    verb = "set_aside"
    prompts = ("equipment",)
    copy: str


class BringIntoUseChoice(GrailChoice, frozen=True):
    """Something that is to be used in this Encounter."""

    verb = "take_up"
    prompts = ("equipment",)
    copy: str


# -- diplomacy.py


class ApproachChoice(GrailChoice, frozen=True):
    """One of the two approaches of a Stage."""

    verb = "approach"
    prompts = ("approach",)
    approach: str


class AvoidChoice(GrailChoice, frozen=True):
    """Pay to avoid the Encounter; all must want it."""

    verb = "avoid"
    prompts = ("avoid",)


class FaceChoice(GrailChoice, frozen=True):
    """Face the Encounter."""

    verb = "face"
    prompts = ("avoid",)


class FailChoice(GrailChoice, frozen=True):
    """Take the Failure and leave."""

    verb = "fail"
    prompts = ("avoid",)
