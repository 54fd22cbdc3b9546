"""What a question and its answers are called, and what on the table they are about."""

from __future__ import annotations

from tavola.games.tainted_grail.content.message_ids import prompt_message
from tavola.games.tainted_grail.present.labels_campaign import arguments_of_campaign, refs_of_campaign
from tavola.games.tainted_grail.present.labels_day import arguments_by_day, refs_by_day
from tavola.games.tainted_grail.present.labels_encounter import (
    arguments_in_encounter,
    refs_in_encounter,
    word_in_encounter,
)
from tavola.games.tainted_grail.present.labels_story import arguments_in_story, refs_in_story, words_of_the_pack
from tavola.games.tainted_grail.present.names import hero_name
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.choice import Choice
from tavola.kernel.choice_keys import verb_of
from tavola.kernel.decision import Decision, Seat
from tavola.kernel.flow import chosen
from tavola.kernel.text import Arg, Message, message_id, say

Args = dict[str, Arg]


def prompt_text(g: Avalon, decision: Decision) -> Message:
    """Prompts that speak of somebody name the Character who sits there; they ask only about what is offered."""
    if decision.standing:
        return say("prompt-act-meanwhile")
    verbs = [verb_of(key) for key in decision.legal()]
    offered: Args = {"cards": verbs.count("play"), "avoids": verbs.count("avoid")}
    return Message(prompt_message(decision.prompt), {"name": hero_name(g, decision.seat), **offered})


def label(g: Avalon, decision: Decision, key: str) -> Message:
    """The pack's own words, else `option-<prompt>-<verb>` with the names it speaks of."""
    choice = chosen(g, decision, key)
    if (found := words_of_the_pack(g, choice)) is not None:
        return found
    args = arguments(g, decision.seat, choice)
    return Message(message_id("option", decision.prompt, word_in_encounter(choice)), args)


def arguments(g: Avalon, seat: Seat, choice: Choice) -> Args:
    """The names that an answer speaks of; each chapter knows its own."""
    for room in (arguments_by_day, arguments_in_encounter, arguments_of_campaign):
        if (found := room(g, seat, choice)) is not None:
            return found
    return arguments_in_story(g, choice) or {}


def refs(g: Avalon, decision: Decision, key: str) -> tuple[str, ...]:
    """What lights up on the table: `location:104`, `hero:1`, `item:eel_spear#2`, `card:<id>`."""
    choice = chosen(g, decision, key)
    return (
        refs_by_day(g, decision.seat, choice)
        or refs_in_encounter(choice)
        or refs_of_campaign(g, decision.seat, choice)
        or refs_in_story(choice)
    )
