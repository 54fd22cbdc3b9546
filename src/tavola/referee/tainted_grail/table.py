"""The referee's own table: the facts as it believes them to be, and simple questions that all chapters ask of it."""

from __future__ import annotations

from collections import Counter, deque
from typing import Any

import msgspec

from tavola.referee.tainted_grail.asking import Impossible
from tavola.referee.tainted_grail.facts import Belonging, Cards, Character, Facts, Laid, Plain, Scene, facts_of
from tavola.referee.tainted_grail.pack import printed, shipped


class Source(msgspec.Struct):
    """A card with Abilities, as seen from who uses it."""

    name: str  # `item:sickle#1`, `skill:sk.caution.03.b`, `card:c.beor.guard`
    abilities: list[Plain]
    seat: int = -1  # whose it is
    belonging: Belonging | None = None
    laid: Laid | None = None


class Table:
    """One Encounter as the rulebook would have it."""

    def __init__(self, g: Any) -> None:
        self.pack = shipped()
        self.options: Plain = msgspec.to_builtins(g.options)
        self.facts: Facts = facts_of(g)
        self.event_today: str = g.event_today
        self.menhirs: list[int] = list(g.menhirs)
        self.scene = Scene("", "", [], [], 0, 0, 0, "", -1, [], 0, 0, [])
        self.phase = ""  # delayed, play, attack; empty between Activations
        self.attack = False  # an Enemy Attack or Reaction is under way: Responses act
        self.stage_won = False  # in the Activation that is just ending
        self.played_by: Counter[int] = Counter()  # cards of each member in this Turn
        self.panic = False  # of the Active Character, looked at when phase 2 begins
        self.first_card_cubes = -1  # what the first card of an Activation has added so far; -1: another card
        self.uses: Counter[tuple[str, str]] = Counter()  # (how long, Ability) -> how often, inside the Encounter
        self.no_to: set[str] = set()  # what somebody has refused in this Activation
        self.has_tried_to_flee = False
        self.fleeing: set[int] = set()
        self.needs_no_coin = False  # the flight under way succeeds by itself
        self.guardian_at = 0
        self.came = 0  # how many have met it
        self.is_from_the_box = False  # the Encounter card was in no deck, and goes back there
        self.over_limit: list[int] = []  # who fell in flight: its Items are counted when it is away
        self.has_begun = False  # the hands are drawn: from now on the marker counts
        self.must_flee: set[int] = set()
        self.is_placing = False  # a card is being laid and resolved
        self.placing: Laid | None = None  # the card whose keys are being resolved
        self.tears = 0
        self.ever_activated = False
        self.last_left = ""
        self.outcome = ""  # once it is over
        self.unsettled: set[str] = set()  # what lies face up may just be chosen
        self.fresh: list[str] = []  # gained in this Encounter: not yet of use
        self.old_facing: dict[str, bool] = {}
        self.unordered: set[int] = set()  # piles that were shuffled since the last answer
        self.asked_now: dict[int, tuple[str, ...]] = {}  # what the game asks; only for what may be done in any order
        self.shown: deque[Plain] = deque()  # what chance has shown since the last answer

    # -- who is who
    def who(self, seat: int) -> Character:
        return self.facts.heroes[seat]

    def number(self, seat: int) -> int:
        return int(self.pack.characters[self.who(seat).character]["number"])

    def by_number(self, seats: list[int]) -> list[int]:
        return sorted(seats, key=self.number)

    def members(self) -> list[int]:
        """Who is still in the Encounter, by Character Number."""
        return self.by_number(self.scene.members)

    def decider(self) -> int:
        """TG-41.4: who speaks for a group: the Chronicler, else the lowest Character Number."""
        chronicler = self.options["chronicler"]
        alone = len(self.scene.members) == 1
        return self.members()[0] if alone or chronicler is None else int(chronicler)

    def is_alone(self) -> bool:
        return len(self.facts.heroes) == 1

    # -- the printed cards
    def encounter(self) -> Plain:
        return self.pack.encounters[self.scene.card]

    def is_going(self) -> bool:
        """Whether the Encounter is still being fought or talked out."""
        return bool(self.scene.card) and not self.outcome

    def is_combat(self) -> bool:
        return self.scene.kind == "combat"

    def last(self) -> Laid | None:
        return self.scene.sequence[-1] if self.scene.sequence else None

    def is_passive(self, laid: Laid) -> bool:
        return bool(self.pack.cards[laid.card].get("passive", False))

    def visible_cards(self) -> list[Laid]:
        """TG-33.10, 33.11: the last card and every Passive one."""
        return [laid for laid in self.scene.sequence if laid is self.last() or self.is_passive(laid)]

    # -- piles
    def cards(self, seat: int) -> Cards:
        """The cards of the kind that this Encounter is played with."""
        return self.who(seat).combat if self.is_combat() else self.who(seat).diplomacy

    def shuffle(self, pile: list[str]) -> None:
        """Nobody knows its order from now on; only which cards are in it."""
        self.unordered.add(id(pile))

    def take_top(self, pile: list[str], kind: str, seat: int, clause: str) -> str:
        """The top card; of a pile just shuffled, what the game shows, if that can be."""
        if id(pile) not in self.unordered:
            return pile.pop()
        card = str(self.next_shown(kind, seat, clause))
        if card not in pile:
            raise Impossible("a card from the top", sorted(pile), card, clause)
        pile.remove(card)
        return card

    def next_shown(self, kind: str, seat: int, clause: str) -> Any:
        """What chance gave: the next result of this kind."""
        for at, one in enumerate(self.shown):
            if one["kind"] == kind and one.get("seat", seat) == seat:
                del self.shown[at]
                return one["value"]
        raise Impossible(f"a result of {kind}", "one", "none", clause)

    # -- belongings
    def keyword(self, copy: str) -> str:
        name = printed(copy)
        card = self.pack.secrets[int(name)] if name.isdecimal() else self.pack.items[name]
        return str(card.get("keyword", ""))

    def is_belonging(self, name: str) -> bool:
        return printed(name).isdecimal() or printed(name) in self.pack.items

    def is_in_use(self, one: Belonging) -> bool:
        """TG-26.4, 32.6, 32.7: face up, not set aside, not gained in this Encounter."""
        return one.up and one.id not in self.fresh and one.id not in self.scene.set_aside

    def belongings_in_use(self, seat: int) -> list[Belonging]:
        hero = self.who(seat)
        return [one for one in (*hero.items, *hero.secrets) if self.is_in_use(one)]

    def item_sources(self, seat: int) -> list[Source]:
        """Items that are in use and not turned over."""
        found = [one for one in self.who(seat).items if self.is_in_use(one) and not one.flipped]
        return [Source(f"item:{one.id}", self.pack.items[printed(one.id)]["abilities"], seat, one) for one in found]

    def skill_sources(self, seat: int) -> list[Source]:
        sides = [(one, self.pack.skills[one.card]["sides"][one.side]) for one in self.who(seat).skills]
        return [Source(f"skill:{one.card}.{one.side}", side.get("abilities", []), seat) for one, side in sides]

    def secret_sources(self, seat: int) -> list[Source]:
        found = [one for one in self.who(seat).secrets if self.is_in_use(one) and not one.flipped]
        numbers = [(one, self.pack.secrets[int(printed(one.id))]) for one in found]
        return [Source(f"secret:{one.id}", card.get("abilities", []), seat, one) for one, card in numbers]

    def condition_sources(self, seat: int) -> list[Source]:
        found = self.who(seat).conditions
        return [Source(f"condition:{one}", self.pack.conditions[one].get("abilities", []), seat) for one in found]

    def flaw_source(self, seat: int) -> Source:
        character = self.who(seat).character
        return Source(f"flaw:{character}", self.pack.characters[character].get("flaw", []), seat)

    def event_sources(self) -> list[Source]:
        if not self.event_today:
            return []
        name = printed(self.event_today)
        return [Source(f"event:{self.event_today}", self.pack.events[name].get("abilities", []))]

    def card_sources(self) -> list[Source]:
        """The visible cards of the Sequence, from left to right."""
        found = self.visible_cards()
        return [
            Source(f"card:{one.card}", self.pack.cards[one.card]["abilities"], one.owner, laid=one) for one in found
        ]

    def encounter_source(self) -> Source:
        return Source(f"encounter:{self.scene.card}", self.encounter().get("abilities", []))

    # -- small facts
    def points(self, seat: int, attribute: str) -> int:
        """TG-16.3: markers and Skill cards."""
        hero = self.who(seat)
        skills = [one for one in hero.skills if self.pack.skills[one.card]["attr"] == attribute]
        return hero.markers[attribute] + len(skills)

    def track(self, seat: int, name: str) -> int:
        return int(getattr(self.who(seat), name))

    def top_of(self, seat: int, name: str) -> int:
        return int(self.pack.boards[self.who(seat).board]["tracks"][name]["max"])

    def has_no_limiter(self) -> bool:
        """TG-40.3: alone in the Narrative mode."""
        return bool(self.is_alone() and self.options["narrative"])

    def energy_cap(self, seat: int) -> int:
        """TG-15.6, 40.8."""
        top = self.top_of(seat, "energy")
        if self.has_no_limiter():
            return top
        return min(top, max(0, self.who(seat).health - int(self.options["limiter_offset"])))

    def is_in_panic(self, seat: int) -> bool:
        """TG-15.7, 40.8."""
        hero = self.who(seat)
        return not self.has_no_limiter() and hero.terror > hero.health - int(self.options["limiter_offset"])

    def is_red(self, seat: int) -> bool:
        return self.who(seat).terror in self.pack.boards[self.who(seat).board]["tracks"]["terror"]["red"]

    def zone(self) -> str:
        return str(self.encounter()["track"][self.scene.marker])

    def connected(self, attribute: str) -> int:
        """TG-33.9: connected Attribute Keys in the whole Sequence."""
        keys = [one for laid in self.scene.sequence for one in laid.connected]
        return len(keys) if attribute == "any" else keys.count(attribute)
