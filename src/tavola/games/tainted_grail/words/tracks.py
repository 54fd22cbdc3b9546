"""Words that change a Character: gain, lose, set, damage, attribute (D.6)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from tavola.games.tainted_grail.character.resources import gain_resource, lose_resource
from tavola.games.tainted_grail.character.survival import deal_damage, gain_track, lose_by_text, set_track
from tavola.games.tainted_grail.choices import NOT_OFFERED
from tavola.games.tainted_grail.content.vocabulary import TRACKS, Expr
from tavola.games.tainted_grail.deeds.character import GainAttribute, LoseAttribute
from tavola.games.tainted_grail.deeds.effects import HandOver, ShareOut, Word
from tavola.games.tainted_grail.effects.choices import MemberChoice, ShareOutChoice
from tavola.games.tainted_grail.effects.evaluate import amount
from tavola.games.tainted_grail.effects.modifiers import modified
from tavola.games.tainted_grail.effects.run import word
from tavola.games.tainted_grail.effects.selectors import by_number, decider, heroes_meant
from tavola.games.tainted_grail.state import Avalon, GrailDo
from tavola.kernel.choice import legality, offer
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.flow import ask, asking, rule, then


def seats_of(g: Avalon, do: Word) -> list[Seat]:
    """The Characters a word touches, where nobody has to choose among them."""
    return heroes_meant(g, do.entry.who or do.who, do.hero, do.source, everybody=do.who == "all")


def scope_of(do: Word) -> object:
    return do.entry.who or do.who


def is_for_one_of(g: Avalon, do: Word, seats: list[Seat]) -> bool:
    """What cannot be divided goes to one member, whom the group chooses; the effect then begins again for that one."""
    if len(seats) < 2 or scope_of(do) not in ("party", "one"):
        return False
    choose_one(g, do, seats)
    return True


@word("gain")
def gain(g: Avalon, do: Word) -> None:
    """Resources and tracks rise. A common gain is divided as the group agrees (TG-7.5)."""
    amounts = _amounts(g, do, do.entry.gain)
    if scope_of(do) in ("party", "one"):
        return share_out(g, do, amounts, "gain")
    for seat in seats_of(g, do):
        _change(g, seat, _as_reward(g, do, seat, amounts), gain_track, gain_resource)


def _as_reward(g: Avalon, do: Word, seat: Seat, amounts: Mapping[str, int]) -> Mapping[str, int]:
    """Cards may change the Exp that an Encounter's Reward gives (`reward.exp`)."""
    if "exp" not in amounts or g.encounter is None or g.encounter.phase != "outcome":
        return amounts
    return {**amounts, "exp": modified(g, seat, "reward.exp", amounts["exp"])}


@word("lose")
def lose(g: Avalon, do: Word) -> None:
    """Losing takes what there is, down to 0 (TG-6.7)."""
    amounts = _amounts(g, do, do.entry.lose)
    if scope_of(do) in ("party", "one"):
        return share_out(g, do, amounts, "lose")
    for seat in seats_of(g, do):
        _change(g, seat, amounts, lose_by_text, lose_resource)


@word("set")
def set_to(g: Avalon, do: Word) -> None:
    seats = seats_of(g, do)
    if is_for_one_of(g, do, seats):
        return
    for seat in seats:
        for name, number in _amounts(g, do, do.entry.set).items():
            set_track(g, seat, name, number)


@word("damage")
def damage(g: Avalon, do: Word) -> None:
    """Damage lowers Health and may be reduced on the way (TG-15.12)."""
    seats = seats_of(g, do)
    if is_for_one_of(g, do, seats):
        return
    for seat in seats:
        deal_damage(g, seat, amount(g, do.entry.damage, do.hero, do.source))  # type: ignore[arg-type]


@word("attribute")
def attribute_points(g: Avalon, do: Word) -> None:
    """A point gained is a marker or, from the third on, a Skill card (TG-16.5)."""
    seats = seats_of(g, do)
    if is_for_one_of(g, do, seats):
        return
    g.points_given += 1
    todo: list[GrailDo] = []
    for seat in seats:
        for name, points in _amounts(g, do, do.entry.attribute).items():
            todo += [GainAttribute(seat, name, g.points_given) for _ in range(points)]
            if points < 0:
                todo.append(LoseAttribute(seat, name, -points))
    then(g, *todo)


def _amounts(g: Avalon, do: Word, given: object) -> dict[str, int]:
    assert isinstance(given, Mapping)
    expressions: Mapping[str, Expr] = given
    return {name: amount(g, expr, do.hero, do.source) for name, expr in expressions.items()}


Change = Callable[[Avalon, Seat, str, int], object]


def _change(g: Avalon, seat: Seat, amounts: Mapping[str, int], track: Change, resource: Change) -> None:
    for name, number in amounts.items():
        (track if name in TRACKS else resource)(g, seat, name, number)


# -- sharing


def share_out(g: Avalon, do: Word, amounts: Mapping[str, int], way: str) -> None:
    """`one` gives all of it to a single member; `party` is divided by agreement."""
    members = seats_of(g, do)
    if not members:
        return None
    if len(members) == 1:
        return _hand_over(g, members[0], amounts, way)
    if scope_of(do) == "one":
        return choose_one(g, do, members)
    then(g, *[ShareOut(tuple(members), name, left, way, do.source) for name, left in amounts.items() if left > 0])


def _hand_over(g: Avalon, seat: Seat, amounts: Mapping[str, int], way: str) -> None:
    if way == "gain":
        _change(g, seat, amounts, gain_track, gain_resource)
    else:
        _change(g, seat, amounts, lose_by_text, lose_resource)


@rule(ShareOut)
def divide_by_agreement(g: Avalon, do: ShareOut) -> None:
    options = []
    for seat in by_number(g, do.members):
        rest = (ShareOut(do.members, do.name, do.left - 1, do.way, do.source),) if do.left > 1 else ()
        options.append(offer(ShareOutChoice(seat, do.name, 1), HandOver(seat, do.name, 1, do.way), *rest))
        if do.left > 1:
            options.append(offer(ShareOutChoice(seat, do.name, do.left), HandOver(seat, do.name, do.left, do.way)))
    ask(g, decider(g, do.members), f"share_{do.way}", options)


@legality(ShareOutChoice)
def why_not_to_it(g: Avalon, seat: Seat, choice: ShareOutChoice) -> Refusal | None:
    do = asking(g, ShareOut)
    is_one_of_them = choice.seat in do.members and choice.kind == do.name and choice.n in (1, do.left)
    return None if is_one_of_them else NOT_OFFERED


@rule(HandOver)
def hand_over(g: Avalon, do: HandOver) -> None:
    _hand_over(g, do.seat, {do.name: do.number}, do.way)


def choose_one(g: Avalon, do: Word, seats: list[Seat]) -> None:
    """One member is chosen; the effect then means that one."""
    entry = msgspec.structs.replace(do.entry, who="self")
    options = [offer(MemberChoice(seat), Word(entry, seat, do.source, "self", True)) for seat in by_number(g, seats)]
    ask(g, decider(g, seats), "choose_member", options)


@legality(MemberChoice)
def why_not_that_one(g: Avalon, seat: Seat, choice: MemberChoice) -> Refusal | None:
    return None if choice.seat in seats_of(g, asking(g, Word)) else NOT_OFFERED
