"""What an option of an Encounter is called, and what on the table it is about."""

from __future__ import annotations

from tavola.games.tainted_grail.content.card_ids import copy_source
from tavola.games.tainted_grail.content.message_ids import hyphenated, source_message
from tavola.games.tainted_grail.encounter.frames import cards_of, current
from tavola.games.tainted_grail.present.names import source_name
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Decision
from tavola.kernel.text import Arg, Message, message_id, say

PROMPTS = (
    "active",
    "agree_active",
    "agree_charge",
    "agree_flee",
    "agree_magic",
    "approach",
    "avoid",
    "before_attack",
    "before_delayed",
    "discard",
    "equipment",
    "keep",
    "magic_payer",
    "mulligan",
    "panic",
    "play_by_effect",
    "play_card",
    "use_ability",
)


def label_in_encounter(g: Avalon, decision: Decision, key: str) -> Message | None:
    """`option-<prompt>-<verb>` with the names it speaks of; None for questions of other chapters."""
    if decision.prompt not in PROMPTS:
        return None
    verb, _, rest = key.partition(":")
    if g.encounter is None:
        return _label(decision, verb, card=source_name(g, rest.rpartition("#")[0])) if rest else _label(decision, verb)
    return _of_encounter(g, decision, verb, rest)


def _of_encounter(g: Avalon, decision: Decision, verb: str, rest: str) -> Message:
    match verb:
        case "play":
            card, _, rows = rest.partition(":m")
            name = say(source_message(f"card:{card}"))
            return _label(decision, "play-magic" if rows else "play", card=name, n=len(rows))
        case "discard" | "keep":
            return _label(decision, verb, card=say(source_message(f"card:{rest}")))
        case "charge" | "use":
            return _label(decision, verb, card=source_name(g, rest.rpartition("#")[0]))
        case "active" | "pay":
            hero = g.heroes[int(rest.partition(":")[0])]
            return _label(decision, verb, name=say(source_message(f"character:{hero.character}")))
        case "take_up" | "set_aside":
            return _label(decision, verb, item=say(source_message(copy_source(rest))))
        case "approach":
            return _label(decision, verb, approach=say(_approach(g, rest)))
        case "mulligan":
            return _label(decision, verb, n=len(cards_of(g, decision.seat).hand) - 1)
        case _:
            return _label(decision, verb)


def _label(decision: Decision, verb: str, **args: Arg) -> Message:
    return say(message_id("option", decision.prompt, verb), **args)


def _approach(g: Avalon, key: str) -> str:
    """`encounter-<id>-<approach>`."""
    return f"{source_message(f'encounter:{current(g).card}')}-{hyphenated(key)}"


def refs_in_encounter(g: Avalon, decision: Decision, key: str) -> tuple[str, ...]:
    """What lights up on the table: the card, the Item, the Character."""
    if decision.prompt not in PROMPTS:
        return ()
    verb, _, rest = key.partition(":")
    match verb:
        case "play":
            card, _, rows = rest.partition(":m")
            return (f"card:{card}", *(f"row:{row}" for row in rows))
        case "discard" | "keep":
            return (f"card:{rest}",)
        case "charge" | "use":
            return (rest.rpartition("#")[0],)
        case "active" | "pay":
            return (f"hero:{rest.partition(':')[0]}",)
        case "take_up" | "set_aside":
            return (copy_source(rest),)
        case _:
            return ()
