"""Who has something to say in a fight, and when: Abilities of cards, of the Encounter and of what one holds (D.5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from tavola.games.tainted_grail.content.box import card_of
from tavola.games.tainted_grail.content.effect import Ability
from tavola.games.tainted_grail.content.trigger import ByChoice, Delayed, ForCharges
from tavola.games.tainted_grail.content.vocabulary import Cost, Lasts, Modify
from tavola.games.tainted_grail.effects.in_force import events_in_force
from tavola.games.tainted_grail.state import Avalon, Modifier
from tavola.kernel.decision import Seat
from tavola.kernels.laid import Unclaimed
from tavola.kernels.tainted_grail import layout as w
from tavola.kernels.tainted_grail.effects import ELSEWHERE, Effects

TRIGGER_NAMES = {
    "place": w.ON_PLACE, "response": w.ON_RESPONSE, "visible": w.ALWAYS, "activation_start": w.ON_ACTIVATION,
    "turn_end": w.ON_TURN_END, "opportunity": w.ON_OPPORTUNITY, "flee": w.ON_FLEE,
}  # fmt: skip
PERIODS = {"turn": w.A_TURN, "activation": w.AN_ACTIVATION}
LEVELS = ("attr.", "key.", "energy_cap")


class Speakers(Effects):
    """Abilities as records."""

    def __init__(self, g: Avalon, seat: Seat, things: dict[str, int], sources: dict[str, int]) -> None:
        super().__init__(g, seat, things, sources)
        self.cards: list[str]
        self.encounter: str
        self.abilities: list[list[int]] = []
        self.marks: dict[str, int] = {}  # which Ability is meant by its mark
        self.limits: dict[int, str] = {}  # the mark and the span under which uses of an Ability are counted
        self.printed: list[list[int]] = [[] for _ in w.STATS]

    def speakers(self) -> None:
        """Abilities of cards, card by card; those of all else by the moment they wait for, in the order of D.5."""
        waiting: list[list[int]] = [[] for _ in range(w.TRIGGERS)]
        piles = [self.abilities_of(f"card:{card}", self.g.box.cards[card].abilities) for card in self.cards]
        for source, number, abilities in self.others():
            self.sources[source] = number
            for ability in self.abilities_of(source, abilities):
                waiting[self.abilities[ability][w.TRIGGER]].append(ability)
        if len(self.abilities) > w.MOST_ABILITIES:
            raise Unclaimed("more cards speak than the kernel of Encounters has room for")
        passive = [int(self.g.box.cards[card].passive) for card in self.cards]
        where = [self.put(len(pile), *pile) for pile in piles]
        self.t[w.CARD_ABILITIES] = self.put(*(n for pair in zip(where, passive, strict=True) for n in pair), 0)
        self.t[w.WAITING] = self.put(*[self.put(len(each), *each) for each in waiting])
        self.t[w.ABILITIES] = self.put(*(n for record in self.abilities for n in record), 0)
        self.t[w.ABILITY_COUNT] = len(self.abilities)

    def others(self) -> Iterator[tuple[str, int, Sequence[Ability]]]:
        """The Encounter, then what is held, then what holds for a Character by what it is (effects/in_force.py)."""
        g, box, hero = self.g, self.g.box, self.g.heroes[self.seat]
        assert g.encounter is not None
        yield self.encounter, w.THE_ENCOUNTER, box.encounters[g.encounter.card].abilities
        for held in hero.items:
            yield f"item:{held.id}", w.FIRST_THING + self.things[held.id], box.items[card_of(held.id)].abilities
        for skill in hero.skills:
            side = box.skills[skill.card].sides[skill.side]  # type: ignore[index]
            yield f"skill:{skill.card}.{skill.side}", w.ALWAYS_THERE, side.abilities
        for held in hero.secrets:
            secret = box.secrets[int(card_of(held.id))]
            yield f"secret:{held.id}", w.FIRST_THING + self.things[held.id], secret.abilities
        for event in events_in_force(g):
            yield f"event:{event}", w.ALWAYS_THERE, box.events[event].abilities
        for condition in hero.conditions:
            yield f"condition:{condition}:{self.seat}", w.ALWAYS_THERE, box.conditions[condition].abilities
        yield f"flaw:{hero.character}", w.ALWAYS_THERE, box.characters[hero.character].flaw
        yield f"location:{hero.at}", w.ALWAYS_THERE, box.locations[hero.at].abilities

    def abilities_of(self, source: str, abilities: Sequence[Ability]) -> list[int]:
        """The numbers of those that matter in a fight."""
        found = []
        for nth, ability in enumerate(abilities):
            record = self.ability(source, ability)
            if record is not None:
                mark = f"{source}#{nth}"
                if ability.limit is not None:
                    self.limits[len(self.abilities)] = f"{ability.limit.per}:{mark}"
                self.marks[mark] = len(self.abilities)
                found.append(len(self.abilities))
                self.abilities.append(record)
        return found

    def ability(self, source: str, ability: Ability) -> list[int] | None:
        trigger = ability.trigger
        if not isinstance(trigger, str):
            return self.chosen(source, ability)
        if trigger not in TRIGGER_NAMES:
            return None
        if trigger in ("visible", "response"):
            condition = self.condition(ability.if_, source)
            for effect in ability.do:
                if effect.change is not None:
                    self.print_change(effect.change, source, condition, trigger == "response")
        plain = [effect for effect in ability.do if effect.change is None or trigger not in ("visible", "response")]
        if trigger == "visible" or not plain:
            return None
        self.is_leaving = trigger == "flee"
        effects = self.listed(plain, source)
        self.is_leaving = False
        return self.written(source, ability, TRIGGER_NAMES[trigger], effects)

    def written(self, source: str, ability: Ability, trigger: int, effects: int) -> list[int]:
        """The record of an Ability that waits for a moment."""
        record = [0] * w.ABILITY
        record[w.TRIGGER], record[w.SOURCE], record[w.EFFECTS] = trigger, self.sources[source], effects
        record[w.CONDITION] = self.condition(ability.if_, source)
        record[w.COST] = self.cost(ability.cost, source)
        if ability.limit is not None:
            record[w.PER], record[w.LIMIT] = PERIODS.get(ability.limit.per, w.FOR_GOOD), ability.limit.times
        return record

    def chosen(self, source: str, ability: Ability) -> list[int] | None:
        """Delayed, or used by choice in this kind of Encounter."""
        trigger, fight = ability.trigger, self.g.encounter
        assert fight is not None
        if isinstance(trigger, Delayed):
            record = self.written(source, ability, w.ON_DELAY, self.listed(ability.do, source))
            record[w.DELAY] = trigger.delayed
            return record
        assert isinstance(trigger, (ForCharges, ByChoice))
        during = trigger.during if isinstance(trigger, ByChoice) else "encounter"
        if during not in ("encounter", fight.kind):
            return None
        record = self.written(source, ability, w.BY_CHOICE, self.listed(ability.do, source))
        record[w.COST] = self.cost(ability.price, source)
        record[w.PHASE_OF_ACT] = w.PHASES.index(trigger.phase)
        record[w.PAYS_CHARGES] = trigger.pay_charges if isinstance(trigger, ForCharges) else 0
        record[w.PLAYS] = int(any(effect.plays_a_card for effect in ability.do))
        if not record[w.PAYS_CHARGES] and is_free(ability.price) and ability.limit is None:
            raise Unclaimed(f"{source} may be used for nothing as often as one likes")
        return record

    # -- numbers that cards change while they are in force

    def print_change(self, change: Modify, source: str, condition: int, in_response: bool) -> None:
        if change.stat.startswith(ELSEWHERE):
            return
        if change.stat.startswith(LEVELS):
            self.must_stay(change, source, condition)
            return
        which = self.a_change(change, source, in_response=in_response, condition=condition)
        self.printed[w.STATS.index(change.stat)].append(which)

    def must_stay(self, change: Modify, source: str, condition: int) -> None:
        """A level of keys is taken as it is, so it must stay: nothing that may be flipped, no question of the fight."""
        kind, _, name = source.partition(":")
        is_loose = kind == "card" or (kind in ("item", "secret") and card_of(name) in self.g.box.keywords)
        second = self.condition(change.if_, source)
        asked = [self.t[at + 1] for at in (condition, second) if at]
        if is_loose or any(leaf != w.KNOWN for leaf in asked):
            raise Unclaimed(f"{source} changes {change.stat} for part of a fight")

    def stored_before(self, modifier: Modifier) -> None:
        """A change that was brought before the fight was laid out."""
        if modifier.stat.startswith(LEVELS) and modifier.lasts in ("phase", "activation"):
            raise Unclaimed(f"{modifier.source} changes {modifier.stat} for part of a fight")
        if not self.matters(modifier):
            return
        self.sources.setdefault(modifier.source, w.ALWAYS_THERE)
        self.number_of(modifier)

    def matters(self, modifier: Modifier) -> bool:
        """Whether it changes a number of this fight for the one who fights."""
        return self.seat in modifier.heroes and not modifier.stat.startswith((*ELSEWHERE, *LEVELS))

    def number_of(self, modifier: Modifier) -> int:
        return self.stored(modifier.change.of(modifier.stat, cast(Lasts, modifier.lasts)), modifier.source)

    def ability_of(self, mark: str) -> int:
        if mark not in self.marks:
            raise Unclaimed(f"{mark} is an Ability that the kernel of Encounters does not know")
        return self.marks[mark]


def is_free(cost: Cost) -> bool:
    return not (cost.parts or cost.asks_for_cards)
