"""Triggers: when the Abilities of cards act, how often, and what a player may do with them by choice (D.5, D.8)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from tavola.games.tainted_grail.content.card_ids import source_kind
from tavola.games.tainted_grail.content.card_index import CardSet
from tavola.games.tainted_grail.content.effect import Ability
from tavola.games.tainted_grail.content.trigger import ByChoice, ForCharges
from tavola.games.tainted_grail.content.vocabulary import Cost
from tavola.games.tainted_grail.deeds.effects import CarryOutAbility, UseAbility
from tavola.games.tainted_grail.effects.evaluate import holds
from tavola.games.tainted_grail.effects.in_force import in_force, some_lie_near
from tavola.games.tainted_grail.effects.run import carry_out
from tavola.games.tainted_grail.effects.selectors import by_number, living, owner_of
from tavola.games.tainted_grail.marks import Mark, is_of, used_in
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Seat
from tavola.kernel.flow import procedure, then

# Triggers due at the same moment: the Sequence, then Items, Skills, Secrets, Events (Traits come first, traits.py).
RANKS = {"card": 0, "encounter": 0, "item": 1, "skill": 2, "secret": 3, "event": 4}


def fire(g: Avalon, trigger: str, seat: Seat) -> None:
    """All Abilities of one Character that wait for this moment act next."""
    cards = g.box.index.by_trigger.get(trigger)
    if cards is not None and some_lie_near(g, seat, cards):
        fire_for(g, trigger, [seat])


def fire_for_everybody(g: Avalon, trigger: str) -> None:
    """The same for all Characters in play."""
    if trigger in g.box.index.by_trigger:
        fire_for(g, trigger, living(g))


def fire_for(g: Avalon, trigger: str, seats: Iterable[Seat]) -> None:
    """The same for several Characters: by kind of card, inside one kind by Character Number.

    A card of the Sequence lies there once, so it acts once: for its owner, or the first of those left.
    """
    cards = g.box.index.by_trigger.get(trigger)
    if cards is None:
        return
    near = [seat for seat in seats if some_lie_near(g, seat, cards)]
    if not near:
        return
    in_order = by_number(g, near)
    due = [
        (RANKS.get(source_kind(source), 5), nth, use)
        for nth, seat in enumerate(in_order)
        for source, use in _waiting(g, trigger, seat, cards)
        if len(in_order) == 1 or source_kind(source) != "card" or seat == _acts_for(g, source, in_order)
    ]
    due.sort(key=lambda entry: entry[:2])
    then(g, *[use for _, _, use in due])


def _acts_for(g: Avalon, source: str, seats: list[Seat]) -> Seat:
    owner = owner_of(g, source, seats[0])
    return owner if owner in seats else seats[0]


def fire_card(g: Avalon, trigger: str, source: str, seat: Seat, abilities: Iterable[Ability]) -> None:
    """The Abilities of one card that wait for this moment act next, whether the card is in force or not."""
    due = [
        UseAbility(ability, seat, source, f"{source}#{nth}")
        for nth, ability in enumerate(abilities)
        if ability.trigger == trigger
    ]
    then(g, *due)


def _waiting(g: Avalon, trigger: str, seat: Seat, cards: CardSet) -> Iterator[tuple[str, UseAbility]]:
    for source, nth, ability in numbered(g, seat, cards):
        if ability.trigger == trigger:
            yield source, UseAbility(ability, seat, source, f"{source}#{nth}")


def numbered(g: Avalon, seat: Seat, among: CardSet | None = None) -> Iterator[tuple[str, int, Ability]]:
    """Abilities in force, each with its place on its card; of all cards or of some."""
    before, nth = "", 0
    for source, ability in in_force(g, seat, among):
        nth = nth + 1 if source == before else 0
        before = source
        yield source, nth, ability


def carry_out_ability(g: Avalon, do: CarryOutAbility) -> None:
    count_use(g, do.ability, do.mark)
    carry_out(g, do.ability.do, do.hero, do.source, alone=True)


procedure(CarryOutAbility, carry_out_ability)


# -- limits


def _ledger(g: Avalon, per: str) -> dict[Mark, int]:
    return g.encounter.used if per in ("activation", "turn", "encounter") and g.encounter is not None else g.used


def has_room(g: Avalon, ability: Ability, mark: str) -> bool:
    limit = ability.limit
    return limit is None or _ledger(g, limit.per).get(used_in(limit.per, mark), 0) < limit.times


def count_use(g: Avalon, ability: Ability, mark: str) -> None:
    if ability.limit is not None:
        ledger, key = _ledger(g, ability.limit.per), used_in(ability.limit.per, mark)
        ledger[key] = ledger.get(key, 0) + 1


def forget_limits(g: Avalon, per: str) -> None:
    """A new day, Activation or Turn: what was used in the last one may be used again."""
    ledger = _ledger(g, per)
    for key in [key for key in ledger if is_of(per, key)]:
        del ledger[key]


# -- Abilities used by choice


class Act(msgspec.Struct, frozen=True):
    """An Ability that its owner may use: an Action of the day, or a use inside an Encounter."""

    source: str
    nth: int
    ability: Ability
    cost: Cost
    during: str  # "" for an Action of the day, else combat, diplomacy or encounter
    phase: str  # "", delayed, play, attack
    charges: int = 0  # "pay x Charges"

    @property
    def mark(self) -> str:
        return f"{self.source}#{self.nth}"


def acts_of(g: Avalon, seat: Seat) -> list[Act]:
    """What this Character could use by choice now, by condition and limit; whether it can pay is asked apart."""
    acts: list[Act] = []
    if not some_lie_near(g, seat, g.box.index.with_acts):
        return acts
    for source, nth, ability in numbered(g, seat, g.box.index.with_acts):
        act = _act(source, nth, ability)
        if act and has_room(g, ability, act.mark) and holds(g, ability.if_, seat, source, [seat]):
            acts.append(act)
    return acts


def _act(source: str, nth: int, ability: Ability) -> Act | None:
    match ability.trigger:
        case ByChoice(during=during, phase=phase):
            return Act(source, nth, ability, ability.price, during, phase)
        case ForCharges(pay_charges=charges, phase=phase):
            return Act(source, nth, ability, ability.price, "encounter", phase, charges)
    return None
