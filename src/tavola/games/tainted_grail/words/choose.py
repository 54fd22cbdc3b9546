"""The word that lets somebody choose among effects: choose (D.6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from tavola.games.tainted_grail.choices import NOT_OFFERED
from tavola.games.tainted_grail.content.condition import Cond
from tavola.games.tainted_grail.content.effect import AnyEffect, Branch, Effect, word
from tavola.games.tainted_grail.content.message_ids import choice_prompt, hyphenated
from tavola.games.tainted_grail.content.strict import Strict
from tavola.games.tainted_grail.content.vocabulary import Cost
from tavola.games.tainted_grail.costs.costs import can_pay
from tavola.games.tainted_grail.deeds.costs import Pay, PayFirst
from tavola.games.tainted_grail.deeds.day import Remember
from tavola.games.tainted_grail.deeds.effects import Word
from tavola.games.tainted_grail.effects.choices import EffectChoice
from tavola.games.tainted_grail.effects.evaluate import holds
from tavola.games.tainted_grail.effects.repeats import was_in_vain
from tavola.games.tainted_grail.effects.selectors import decider
from tavola.games.tainted_grail.journal.reading import NOBODY_PAYS
from tavola.games.tainted_grail.rules_text.conditions import condition_text
from tavola.games.tainted_grail.rules_text.costs import cost_text
from tavola.games.tainted_grail.rules_text.effects import effects_text
from tavola.games.tainted_grail.rules_text.values import Voice, chained, every
from tavola.games.tainted_grail.state import Avalon, GrailDo
from tavola.games.tainted_grail.words.scope import members_for
from tavola.kernel.choice import legality, offer
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.flow import ask, asking
from tavola.kernel.text import Message, say


class ChoiceEntry(Strict):
    """One option of a `choose`; its words are `<source>-<key>`."""

    key: str
    do: list[AnyEffect] = []
    if_: Cond | None = msgspec.field(name="if", default=None)
    cost: Cost | None = None


class Choosing(Strict):
    options: list[ChoiceEntry]
    prompt: str = ""


@word
class ChooseEffect(Effect, kw_only=True):
    """The acting Character chooses; in a text for the Party, whoever decides for the Party (TG-41.4)."""

    choose: Choosing

    def apply(self, g: Avalon, do: Word) -> None:
        members = members_for(g, do)
        seat = do.hero if len(members) == 1 else decider(g, members)
        options = [
            offer(EffectChoice(do.source, option.key), *_then_chosen(do, option, members))
            for option in self.choose.options
            if why_not_option(g, do, option, members) is None
        ]
        ask(g, seat, choice_prompt(self.choose.prompt), options)

    def says(self, voice: Voice) -> Message:
        return say("rule-choose", options=chained("rule-choice", [_option(o, voice) for o in self.choose.options]))

    def conditions(self) -> Iterator[tuple[str, Cond]]:
        return ((option.key, option.if_) for option in self.choose.options if option.if_ is not None)

    def costs(self) -> Iterator[tuple[str, Cost]]:
        return ((option.key, option.cost) for option in self.choose.options if option.cost is not None)

    def inner(self) -> Iterator[Branch]:
        return (Branch(option.do, option.key) for option in self.choose.options)

    def messages(self, base: str) -> Iterator[str]:
        yield from (f"{base}-{hyphenated(option.key)}" for option in self.choose.options)
        if self.choose.prompt:
            yield self.choose.prompt


def why_not_option(g: Avalon, do: Word, option: ChoiceEntry, members: Sequence[Seat]) -> Refusal | None:
    if not holds(g, option.if_, do.hero, do.source, members):
        return NOT_OFFERED
    if was_in_vain(g, _choice_mark(do, option)):
        return NOBODY_PAYS
    return None if option.cost is None else can_pay(g, option.cost, list(members), do.hero, do.source)


@legality(EffectChoice)
def why_not_this_effect(g: Avalon, seat: Seat, choice: EffectChoice) -> Refusal | None:
    do = asking(g, Word)
    options = do.entry.choose.options if isinstance(do.entry, ChooseEffect) else []
    option = next((option for option in options if option.key == choice.option), None)
    if option is None or choice.source != do.source:
        return NOT_OFFERED
    return why_not_option(g, do, option, members_for(g, do))


def _then_chosen(do: Word, option: ChoiceEntry, members: Sequence[Seat]) -> tuple[GrailDo, ...]:
    words = tuple(Word(entry, do.hero, do.source, do.who, do.alone) for entry in option.do)
    if option.cost is None:
        return words
    pay = Pay(option.cost, list(members), do.hero, do.source)
    if len(members) == 1:
        return (pay, *words)
    return (PayFirst(pay, words, (Remember(_choice_mark(do, option)), do)),)  # if it is not paid, the text asks again


def _choice_mark(do: Word, option: ChoiceEntry) -> str:
    return f"choose:{do.source}-{option.key}"


def _option(option: ChoiceEntry, voice: Voice) -> Message:
    """What it is called, what it asks for, what it does."""
    said = effects_text(option.do, voice)
    if option.cost is not None:
        price = every(cost_text(option.cost))
        said = say("rule-pay-first", price=price, effects=said) if option.do else price
    if option.if_ is not None:
        said = say("rule-only-if", condition=condition_text(option.if_, voice), effects=said)
    return say("rule-option", label=say(f"{voice.base}-{hyphenated(option.key)}"), effects=said) if voice.base else said
