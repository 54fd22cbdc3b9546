"""The question at dawn: whether the group changes, whether the table stops for tonight (TG-31.4, TG-31.9)."""

from __future__ import annotations

from tavola.games.tainted_grail.campaign.chapters import end_session
from tavola.games.tainted_grail.campaign.choices import (
    AddCharacterChoice,
    BeginDayChoice,
    ShelveChoice,
    StopForTonightChoice,
)
from tavola.games.tainted_grail.campaign.narrative import end_options
from tavola.games.tainted_grail.campaign.roster import (
    TO_AND_FRO,
    may_change_again,
    who_could_join,
    why_not_add,
    why_not_change,
)
from tavola.games.tainted_grail.choices import GrailChoice
from tavola.games.tainted_grail.deeds.campaign import (
    AddCharacter,
    DawnChanges,
    ShelveCharacter,
    StopChanging,
    StopForTonight,
)
from tavola.games.tainted_grail.effects.selectors import decider, living
from tavola.games.tainted_grail.state import Avalon, GrailDo
from tavola.kernel.choice import NO_SUCH_THING, consequence, legality, offer, offers
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.flow import AGAIN, ask, leave, procedure, rule


def ask_for_changes(g: Avalon, do: DawnChanges) -> str | None:
    first = decider(g, living(g))
    options = [
        offer(BeginDayChoice(), StopChanging()),
        *offers(g, first, changes_at_dawn(g)),
        *end_options(g, first),
    ]
    ask(g, first, "dawn", options, forced=True)
    return AGAIN


procedure(DawnChanges, ask_for_changes)


def changes_at_dawn(g: Avalon) -> list[GrailChoice]:
    """To stop, and who might leave or join, allowed or not."""
    return [StopForTonightChoice(), *map(ShelveChoice, living(g)), *map(AddCharacterChoice, who_could_join(g))]


@legality(StopForTonightChoice)
def why_not_stop_for_tonight(g: Avalon, seat: Seat, choice: StopForTonightChoice) -> Refusal | None:
    """Before the first day there is nothing to go on with."""
    return None if g.day else NO_SUCH_THING


@consequence(StopForTonightChoice)
def stop_tonight(g: Avalon, seat: Seat, choice: StopForTonightChoice) -> tuple[GrailDo, ...]:
    return (StopForTonight(),)


@legality(ShelveChoice)
def why_not_shelve(g: Avalon, seat: Seat, choice: ShelveChoice) -> Refusal | None:
    """Somebody stays."""
    here = living(g)
    if (why := why_not_change(g)) is not None:
        return why
    if choice.seat not in here or len(here) == 1:
        return NO_SUCH_THING
    return None if may_change_again(g, g.heroes[choice.seat].character) else TO_AND_FRO


@consequence(ShelveChoice)
def shelve_it(g: Avalon, seat: Seat, choice: ShelveChoice) -> tuple[GrailDo, ...]:
    return (ShelveCharacter(choice.seat),)


@legality(AddCharacterChoice)
def why_not_add_character(g: Avalon, seat: Seat, choice: AddCharacterChoice) -> Refusal | None:
    if (why := why_not_change(g)) is not None:
        return why
    if choice.character not in g.box.characters:
        return NO_SUCH_THING
    found = why_not_add(g, choice.character)
    return found or (None if choice.character in who_could_join(g) else NO_SUCH_THING)


@consequence(AddCharacterChoice)
def add_it(g: Avalon, seat: Seat, choice: AddCharacterChoice) -> tuple[GrailDo, ...]:
    return (AddCharacter(choice.character),)


@rule(StopChanging)
def stop_changing(g: Avalon, do: StopChanging) -> None:
    leave(g, DawnChanges)


@rule(StopForTonight)
def stop_for_tonight(g: Avalon, do: StopForTonight) -> None:
    end_session(g, "session_over")
