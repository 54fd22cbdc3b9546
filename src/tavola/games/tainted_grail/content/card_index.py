"""Which cards a rule has to look at: those that change a number, wait for a moment or offer a use, found once a box."""

from __future__ import annotations

from collections.abc import Iterator

from tavola.games.tainted_grail.content.effect import Ability
from tavola.games.tainted_grail.content.schema import PackEntries


class CardSet:
    """Some cards of a box by kind, under the names they have on the table: Items, Secrets and Events by their copies.

    An Event is also known by its id and, as a Quest, as "event:<id>". A Skill is "card.side".
    """

    __slots__ = ("card", "condition", "encounter", "event", "flaw", "is_around", "item", "location", "secret", "skill")

    def __init__(self) -> None:
        self.card: set[str] = set()
        self.condition: set[str] = set()
        self.encounter: set[str] = set()
        self.event: set[str] = set()
        self.flaw: set[str] = set()
        self.item: set[str] = set()
        self.location: set[int] = set()
        self.secret: set[str] = set()
        self.skill: set[str] = set()
        self.is_around = False  # some of them need not be held or played: they hold for a Character by what it is

    def add(self, kind: str, names: tuple[int | str, ...]) -> None:
        getattr(self, kind).update(names)
        self.is_around = self.is_around or kind in ("condition", "event", "flaw", "location")


class CardIndex:
    """The cards of a box by what they do."""

    def __init__(self, entries: PackEntries) -> None:
        self.every = CardSet()
        self.with_acts = CardSet()
        self.has_acts = False
        self.by_trigger: dict[str, CardSet] = {}
        self.by_stat: dict[str, CardSet] = {}
        self.by_stat_for_all: dict[str, CardSet] = {}  # those that state a rule for everybody (`who: all`)
        self.held_for_all: dict[str, CardSet] = {}  # and, of those, what one Character has: Events concern all anyway
        self.by_action: dict[str, CardSet] = {}  # those that change what an Action costs
        self.kinds_by_action: dict[str, list[str]] = {}  # and what kinds of cost they change
        self.actions_for_all: set[str] = set()  # Actions whose cost one Character's card changes for everybody
        for kind, names, ability in _abilities_in(entries):
            self._note(kind, names, ability)

    def _note(self, kind: str, names: tuple[int | str, ...], ability: Ability) -> None:
        """Under what a card with this Ability will be looked for."""
        self.every.add(kind, names)
        if not isinstance(ability.trigger, str):
            self.with_acts.add(kind, names)
            self.has_acts = True
        else:
            self.by_trigger.setdefault(ability.trigger, CardSet()).add(kind, names)
        if ability.trigger not in ("visible", "response"):
            return
        for effect in ability.do:
            if (change := effect.change) is not None:
                self._note_change(kind, names, change.stat, effect.who == "all")

    def _note_change(self, kind: str, names: tuple[int | str, ...], stat: str, for_all: bool) -> None:
        """`cost.travel.energy` is looked for as such and, before that, as something of Travel."""
        self.by_stat.setdefault(stat, CardSet()).add(kind, names)
        action = ""
        if stat.startswith("cost."):
            _, action, cost = stat.split(".")
            self.by_action.setdefault(action, CardSet()).add(kind, names)
            kinds = self.kinds_by_action.setdefault(action, [])
            kinds += [cost] if cost not in kinds else []
        if for_all:
            self.by_stat_for_all.setdefault(stat, CardSet()).add(kind, names)
        if for_all and kind != "event":
            self.held_for_all.setdefault(stat, CardSet()).add(kind, names)
            self.actions_for_all.add(action)


def _abilities_in(entries: PackEntries) -> Iterator[tuple[str, tuple[int | str, ...], Ability]]:
    """Every Ability with the kind of its card and the names of the card."""
    for kind, listed in (
        ("card", entries.cards),
        ("encounter", entries.encounters),
        ("condition", entries.conditions),
    ):
        for entry in listed:
            yield from ((kind, (entry.id,), ability) for ability in entry.abilities)
    for item in entries.items:
        yield from (("item", _copies(item.id, item.copies), ability) for ability in item.abilities)
    for event in entries.events:
        names = (event.id, f"event:{event.id}", *_copies(event.id, event.copies))
        yield from (("event", names, ability) for ability in event.abilities)
    for secret in entries.secrets:
        yield from (("secret", _copies(str(secret.number), secret.copies), ability) for ability in secret.abilities)
    for location in entries.locations:
        yield from (("location", (location.number,), ability) for ability in location.abilities)
    for skill in entries.skills:
        for side, face in skill.sides.items():
            yield from (("skill", (f"{skill.id}.{side}",), ability) for ability in face.abilities)
    for character in entries.characters:
        yield from (("flaw", (character.id,), ability) for ability in character.flaw)


def _copies(id: str, count: int) -> tuple[str, ...]:
    return tuple(f"{id}#{copy}" for copy in range(1, count + 1))
