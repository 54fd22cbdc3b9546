"""What an option of an Encounter is called, and what on the table it is about."""

from __future__ import annotations

from tavola.games.tainted_grail.content.card_ids import source_of_text
from tavola.games.tainted_grail.content.message_ids import hyphenated, source_message
from tavola.games.tainted_grail.costs.choices import UseAbilityChoice
from tavola.games.tainted_grail.encounter.choices import (
    ActiveChoice,
    ApproachChoice,
    BringIntoUseChoice,
    ChargeChoice,
    DiscardChoice,
    KeepChoice,
    MagicPayerChoice,
    MulliganChoice,
    PlayChoice,
    SetAsideChoice,
    UseInEncounterChoice,
)
from tavola.games.tainted_grail.encounter.frames import cards_of, current
from tavola.games.tainted_grail.present.names import card_name, held_name, held_ref, hero_name, source_name
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.choice import Choice
from tavola.kernel.decision import Seat
from tavola.kernel.text import Arg, say

Args = dict[str, Arg]


def arguments_in_encounter(g: Avalon, seat: Seat, choice: Choice) -> Args | None:
    """The names that an answer speaks of; None for those of other chapters."""
    match choice:
        case PlayChoice(card, magic):
            return {"card": card_name(card), "n": len(magic)}
        case DiscardChoice(card) | KeepChoice(card):
            return {"card": card_name(card)}
        case ChargeChoice(ability) | UseInEncounterChoice(ability) | UseAbilityChoice(ability):
            return {"card": source_name(g, source_of_text(ability))}
        case ActiveChoice(other) | MagicPayerChoice(other):
            return {"name": hero_name(g, other)}
        case BringIntoUseChoice(copy) | SetAsideChoice(copy):
            return {"item": held_name(copy)}
        case ApproachChoice(approach):
            enemy = source_message(f"encounter:{current(g).card}")
            return {"approach": say(f"{enemy}-{hyphenated(approach)}")}
        case MulliganChoice():
            return {"n": len(cards_of(g, seat).hand) - 1}
    return None


def word_in_encounter(choice: Choice) -> str:
    """A card that is played with Magic is called otherwise than one without."""
    return "play-magic" if isinstance(choice, PlayChoice) and choice.magic else choice.verb


def refs_in_encounter(choice: Choice) -> tuple[str, ...]:
    """What lights up on the table: the card, the Item, the Character."""
    match choice:
        case PlayChoice(card, magic):
            return (f"card:{card}", *(f"row:{row}" for row in magic))
        case DiscardChoice(card) | KeepChoice(card):
            return (f"card:{card}",)
        case ChargeChoice(ability) | UseInEncounterChoice(ability) | UseAbilityChoice(ability):
            return (source_of_text(ability),)
        case ActiveChoice(other) | MagicPayerChoice(other):
            return (f"hero:{other}",)
        case BringIntoUseChoice(copy) | SetAsideChoice(copy):
            return (held_ref(copy),)
    return ()
