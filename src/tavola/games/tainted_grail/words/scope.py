"""Whom a word touches (D.2): the Characters it means, one of them, or those whose marks it may look at."""

from __future__ import annotations

import msgspec

from tavola.games.tainted_grail.choices import NOT_OFFERED
from tavola.games.tainted_grail.deeds.effects import Word
from tavola.games.tainted_grail.effects.choices import MemberChoice
from tavola.games.tainted_grail.effects.selectors import by_number, decider, heroes_meant, living, who_is_in
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.choice import legality, offer
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.flow import ask, asking


def scope_of(do: Word) -> object:
    return do.entry.who or do.who


def seats_of(g: Avalon, do: Word) -> list[Seat]:
    """The Characters a word touches, where nobody has to choose among them."""
    return heroes_meant(g, do.entry.who or do.who, do.hero, do.source, everybody=do.who == "all")


def is_for_one_of(g: Avalon, do: Word, seats: list[Seat]) -> bool:
    """What cannot be divided goes to one member, whom the group chooses; the effect then begins again for that one."""
    if len(seats) < 2 or scope_of(do) not in ("party", "one"):
        return False
    choose_one(g, do, seats)
    return True


def choose_one(g: Avalon, do: Word, seats: list[Seat]) -> None:
    """One member is chosen; the effect then means that one."""
    entry = msgspec.structs.replace(do.entry, who="self")
    options = [offer(MemberChoice(seat), Word(entry, seat, do.source, "self", True)) for seat in by_number(g, seats)]
    ask(g, decider(g, seats), "choose_member", options)


@legality(MemberChoice)
def why_not_that_one(g: Avalon, seat: Seat, choice: MemberChoice) -> Refusal | None:
    return None if choice.seat in seats_of(g, asking(g, Word)) else NOT_OFFERED


def members_for(g: Avalon, do: Word) -> list[Seat]:
    """Whose marks a condition of this text may look at: inside `each` and in an Activation one Character only, in an
    Event all in play."""
    if do.alone or (g.encounter is not None and g.encounter.active >= 0):
        return [do.hero]
    return living(g) if do.who == "all" else who_is_in(g, do.hero)
