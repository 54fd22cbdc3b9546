"""Words that steer other words: if, choose, roll, repeat, each, modify, text (D.6)."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.games.tainted_grail.character.survival import hold_energy_down
from tavola.games.tainted_grail.choices import NOT_OFFERED
from tavola.games.tainted_grail.content.message_ids import choice_prompt
from tavola.games.tainted_grail.content.vocabulary import ChoiceEntry, Choose, Each, Modify, Repeat, Roll
from tavola.games.tainted_grail.costs.costs import can_pay
from tavola.games.tainted_grail.deeds.costs import Pay, PayFirst
from tavola.games.tainted_grail.deeds.day import Remember
from tavola.games.tainted_grail.deeds.effects import CarryOut, Word
from tavola.games.tainted_grail.effects.choices import EffectChoice
from tavola.games.tainted_grail.effects.evaluate import amount, holds
from tavola.games.tainted_grail.effects.modifiers import add_modifier
from tavola.games.tainted_grail.effects.repeats import was_in_vain
from tavola.games.tainted_grail.effects.run import carry_out, go_on, word
from tavola.games.tainted_grail.effects.selectors import by_number, decider, heroes_meant, living, who_is_in
from tavola.games.tainted_grail.events.effects import DieRolled, EffectTookHold, TextRead
from tavola.games.tainted_grail.state import Avalon, GrailDo
from tavola.kernel.chance import below, roll
from tavola.kernel.choice import legality, no, offer
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import ask, asking, rule

NOBODY_PAYS = no("TG_E_NOBODY_PAYS", "TG-21.4")


def members_for(g: Avalon, do: Word) -> list[Seat]:
    """Whose marks a condition of this text may look at: inside `each` and in an Activation one Character only, in an
    Event all in play."""
    if do.alone or (g.encounter is not None and g.encounter.active >= 0):
        return [do.hero]
    return living(g) if do.who == "all" else who_is_in(g, do.hero)


@word("if_")
def when(g: Avalon, do: Word) -> None:
    cond = do.entry.if_
    assert isinstance(cond, dict)
    met = holds(g, cond, do.hero, do.source, members_for(g, do))
    branch = do.entry.then if met else do.entry.else_
    if isinstance(branch, list):
        go_on(g, do, branch)


@word("choose")
def choose(g: Avalon, do: Word) -> None:
    """The acting Character chooses; in a text for the Party, whoever decides for the Party (TG-41.4)."""
    choice = do.entry.choose
    assert isinstance(choice, Choose)
    members = members_for(g, do)
    seat = do.hero if len(members) == 1 else decider(g, members)
    options = [
        offer(EffectChoice(do.source, option.key), *_then_chosen(g, do, option, members))
        for option in choice.options
        if why_not_option(g, do, option, members) is None
    ]
    ask(g, seat, choice_prompt(choice.prompt), options)


def why_not_option(g: Avalon, do: Word, option: ChoiceEntry, members: Sequence[Seat]) -> Refusal | None:
    if not holds(g, option.if_, do.hero, do.source, members):
        return NOT_OFFERED
    if was_in_vain(g, _choice_mark(do, option)):
        return NOBODY_PAYS
    return None if option.cost is None else can_pay(g, option.cost, list(members), do.hero, do.source)


@legality(EffectChoice)
def why_not_this_effect(g: Avalon, seat: Seat, choice: EffectChoice) -> Refusal | None:
    do = asking(g, Word)
    options = do.entry.choose.options if isinstance(do.entry.choose, Choose) else []
    option = next((option for option in options if option.key == choice.option), None)
    if option is None or choice.source != do.source:
        return NOT_OFFERED
    return why_not_option(g, do, option, members_for(g, do))


def _then_chosen(g: Avalon, do: Word, option: ChoiceEntry, members: Sequence[Seat]) -> tuple[GrailDo, ...]:
    words = tuple(Word(entry, do.hero, do.source, do.who, do.alone) for entry in option.do)
    if option.cost is None:
        return words
    pay = Pay(option.cost, list(members), do.hero, do.source)
    if len(members) == 1:
        return (pay, *words)
    return (PayFirst(pay, words, (Remember(_choice_mark(do, option)), do)),)  # if it is not paid, the text asks again


def _choice_mark(do: Word, option: ChoiceEntry) -> str:
    return f"choose:{do.source}-{option.key}"


@word("roll")
def roll_for_it(g: Avalon, do: Word) -> None:
    """The line of the table that the result falls on is carried out; a result not listed does nothing."""
    table = do.entry.roll
    assert isinstance(table, Roll)
    result = throw(g, table.die)
    emit(g, DieRolled(do.hero, table.die, result))
    for line, effects in table.table.items():
        if _falls_on(line, result):
            go_on(g, do, effects)
            return


def throw(g: Avalon, die: str) -> str:
    """The ordinary die shows 1 to 6, the dial used as a coin Skull or Grail, the Guardian die its own faces."""
    if die == "d6":
        return str(roll(g, 1, 6)[0])
    if die == "coin":
        return ("skull", "grail")[below(g, 2)]
    faces = g.box.campaigns[g.campaign].guardian_die
    return faces[below(g, len(faces))]


def _falls_on(line: str, result: str) -> bool:
    low, _, high = line.partition("-")
    if high and result.isdigit():
        return int(low) <= int(result) <= int(high)
    return line == result


@word("repeat")
def repeat(g: Avalon, do: Word) -> None:
    body = do.entry.repeat
    assert isinstance(body, Repeat)
    for _ in range(amount(g, body.times, do.hero, do.source)):
        go_on(g, do, body.do)


@word("each")
def for_each(g: Avalon, do: Word) -> None:
    """By Character Number; conditions inside look at the one being treated only."""
    body = do.entry.each
    assert isinstance(body, Each)
    seats = heroes_meant(g, body.who, do.hero, do.source, everybody=do.who == "all")
    for seat in reversed(by_number(g, seats)):
        carry_out(g, body.do, seat, do.source, alone=True)


@word("modify")
def modify(g: Avalon, do: Word) -> None:
    change = do.entry.modify
    assert isinstance(change, Modify)
    heroes = heroes_meant(g, do.entry.who or do.who, do.hero, do.source, everybody=do.who == "all")
    add_modifier(g, change, heroes, do.source)
    for seat in heroes:
        hold_energy_down(g, seat)
    if heroes:
        emit(g, EffectTookHold(do.source, tuple(heroes), change.stat, change.for_, g.modifiers[-1].change))


@word("text")
def read_text(g: Avalon, do: Word) -> None:
    assert isinstance(do.entry.text, str)
    emit(g, TextRead(do.entry.text))


@rule(CarryOut)
def carry_out_effects(g: Avalon, do: CarryOut) -> None:
    carry_out(g, do.effects, do.hero, do.source, who=do.who, alone=do.alone)
