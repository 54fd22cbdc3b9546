"""A fight laid out for the kernel: what is refused at the door, and the tables made of the pack and of who fights."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tavola.games.tainted_grail.character.resources import attribute
from tavola.games.tainted_grail.character.survival import red_slots, track_top
from tavola.games.tainted_grail.content.card_index import CardSet
from tavola.games.tainted_grail.content.schema import Approach, Half, Stage
from tavola.games.tainted_grail.content.vocabulary import ATTRIBUTES
from tavola.games.tainted_grail.effects.in_force import some_lie_near
from tavola.games.tainted_grail.effects.modifiers import changed_number, may_change
from tavola.games.tainted_grail.modes import uses_limiter
from tavola.games.tainted_grail.state import Avalon, Held
from tavola.kernel.decision import Seat
from tavola.kernels.laid import Unclaimed
from tavola.kernels.tainted_grail import layout as w
from tavola.kernels.tainted_grail.speaking import Speakers
from tavola.kernels.tainted_grail.wording import ZONES

HALVES = {"none": w.NO_KEY, "free": w.FREE, "magic": w.MAGIC_KEY, "bonus": w.BONUS, "attribute": w.ATTRIBUTE}
ICONS = {"cubes": w.CUBES, "affinity": w.AFFINITY, "draw": w.DRAW, "topic": w.TOPIC, "tear": w.TEAR,
         "continue": w.CONTINUE, "x": w.TIMES, "void": w.VOID}  # fmt: skip
TOPIC_NAMES = (*ATTRIBUTES, "magic", "free")


def must_be_claimed(g: Avalon, seat: Seat) -> None:
    """One Character alone, by the usual rulings, and nobody on the brink."""
    fight, hero = g.encounter, g.heroes[seat]
    if fight is None or fight.outcome or fight.kind not in ("combat", "diplomacy"):
        raise Unclaimed("there is no Encounter to be played")
    if fight.came != [seat] or fight.members != [seat]:
        raise Unclaimed("the kernel of Encounters knows one Character alone")
    if g.options.dying_leaves != "free" or g.options.diplomacy_flee != "party":
        raise Unclaimed("the kernel of Encounters knows who falls or flees by the usual rulings only")
    if hero.health == 0 or not g.box.dying.isdisjoint(hero.conditions):
        raise Unclaimed("the kernel of Encounters knows nobody who is Dying already")
    if may_change(g, seat, "energy_cap"):
        raise Unclaimed("something changes how high Energy may stand")
    if any(some_lie_near(g, other, cards) for other, cards in rules_of_others(g, seat)):
        raise Unclaimed("somebody else holds a card that states a rule for everybody")
    if fight.refusals or g.loaded:
        raise Unclaimed("something was agreed on at this table that the kernel of Encounters does not know")


def rules_of_others(g: Avalon, seat: Seat) -> Iterator[tuple[Seat, CardSet]]:
    """Cards of others that change a number of this fight, as far as somebody could have one."""
    for other, hero in enumerate(g.heroes):
        if other != seat and hero.alive:
            yield from ((other, cards) for stat, cards in g.box.index.held_for_all.items() if stat in w.STATS)


class FightTables(Speakers):
    """The tables of one fight, and the names of what its numbers mean."""

    def __init__(self, g: Avalon, seat: Seat) -> None:
        must_be_claimed(g, seat)
        fight, hero = g.encounter, g.heroes[seat]
        assert fight is not None
        pile = hero.diplomacy if fight.kind == "diplomacy" else hero.combat
        laid = [each.card for each in fight.sequence] + ([fight.placing.card] if fight.placing else [])
        self.cards = sorted({*pile.deck, *pile.hand, *pile.discard, *laid})
        self.held: list[Held] = [*hero.items, *hero.secrets]
        things = {held.id: nth for nth, held in enumerate(self.held)}
        self.encounter, self.entry = f"encounter:{fight.card}", g.box.encounters[fight.card]
        sources = {f"card:{card}": nth for nth, card in enumerate(self.cards)} | {self.encounter: w.THE_ENCOUNTER}
        super().__init__(g, seat, things, sources)
        if len(self.cards) > w.MOST_CARDS or len(self.held) > w.MOST_THINGS:
            raise Unclaimed("there are more cards than the kernel of Encounters has room for")
        self.header()
        self.faces()
        self.speakers()
        self.encounter_texts()
        for modifier in g.modifiers:
            self.stored_before(modifier)
        self.t[w.CHANGES] = self.put(*(n for record in self.changes for n in record), 0)
        self.t[w.CHANGES_OF] = self.put(*(self.put(len(which), *which) for which in self.printed))

    def header(self) -> None:
        g, t, seat = self.g, self.t, self.seat
        assert g.encounter is not None
        entry, options = g.box.encounters[g.encounter.card], g.options
        t[w.CARDS], t[w.IS_COMBAT], t[w.VALUE] = len(self.cards), int(entry.kind == "combat"), entry.value
        t[w.TOP], t[w.GREY] = len(entry.track) - 1, entry.track.index("grey") if entry.track else 0
        t[w.STAGES] = len(entry.stages)
        t[w.TRAITS] = sum(1 << w.TRAIT_NAMES.index(trait) for trait in set(entry.traits))
        t[w.TOP_HEALTH], t[w.TOP_ENERGY] = track_top(g, seat, "health"), track_top(g, seat, "energy")
        t[w.TOP_TERROR], t[w.RED_ENERGY] = track_top(g, seat, "terror"), max(red_slots(g, seat, "energy"))
        t[w.RED_TERROR] = min(red_slots(g, seat, "terror"), default=99)
        t[w.LIMITER], t[w.OFFSET] = int(uses_limiter(g)), options.limiter_offset
        t[w.CAPS], t[w.AFTER_CARD] = int(options.caps), int(options.deck_out == "after_card")
        t[w.TEAR_BEFORE], t[w.SHUFFLED_BACK] = int(options.tear == "before"), int(options.mulligan != "stays_out")
        t[w.FLEE_COIN] = int(options.flee_coin)
        t[w.THIEF_TAKES] = w.HEALTH if options.thief == "health" else w.ENERGY
        for nth, name in enumerate(ATTRIBUTES):
            t[w.LEVEL + nth] = self.key_level(name)
        t[w.ZONES] = self.put(*(ZONES.index(slot) for slot in entry.track), 0)

    def key_level(self, name: str) -> int:
        """As it is now, for a fight does not change it."""
        if may_change(self.g, self.seat, f"key.{name}"):
            raise Unclaimed(f"something lets keys of {name} connect by a rule of its own")
        return changed_number(self.g, self.seat, f"attr.{name}", attribute(self.g, self.seat, name))

    # -- edges

    def faces(self) -> None:
        g = self.g
        assert g.encounter is not None
        edges = [g.box.encounters[g.encounter.card].right]
        for card in self.cards:
            edges += [g.box.cards[card].left, g.box.cards[card].right]
        self.t[w.FACES] = self.put(*(n for edge in edges for n in edge_words(edge)))

    # -- what the enemy does

    def encounter_texts(self) -> None:
        g, source = self.g, self.encounter
        assert g.encounter is not None
        entry = g.box.encounters[g.encounter.card]
        rows = [(*row.pool, self.listed(row.do, source)) for row in entry.table]
        self.t[w.ROWS] = self.put(len(rows), *(n for row in rows for n in row))
        self.t[w.OPPORTUNITY] = self.listed(entry.opportunity, source)
        stages = [self.stage(stage) for stage in entry.stages]
        self.t[w.STAGE_RULES] = self.put(*stages, 0)

    def stage(self, stage: Stage) -> int:
        """How many approaches there are, then what the Stage says, and what each approach does."""
        ways: list[Stage | Approach] = [stage, *stage.approaches]
        says = [self.stage_says(each) for each in ways]
        return self.put(len(stage.approaches), *(n for each in says for n in each))

    def stage_says(self, stage: Stage | Approach) -> list[int]:
        topics = [self.listed(stage.topics.get(topic, []), self.encounter) for topic in TOPIC_NAMES]
        return [self.listed(stage.reaction, self.encounter), *topics]


def edge_words(edge: Sequence[Half]) -> list[int]:
    """One edge, row by row from the bottom."""
    if len(edge) > w.EDGE_ROWS or any(len(half.icons) > w.ROW_ICONS for half in edge):
        raise Unclaimed("a card has more keys or icons than the kernel of Encounters has room for")
    words = [len(edge)]
    for half in edge:
        attr = ATTRIBUTES.index(half.attr) if half.attr is not None else -1
        icons = [
            (1, each) if isinstance(each, str) else next((n, name) for name, n in each.items()) for each in half.icons
        ]
        packed = [n << 4 | ICONS[name] for n, name in icons]
        kind = w.NO_KEY if half.key == "attribute" and attr < 0 else HALVES[half.key]
        words += [kind, attr, half.level, len(packed), *packed, *[0] * (w.ROW_ICONS - len(packed))]
    return words + [0] * (w.EDGE - len(words))
