"""The answers of Tainted Grail: every kind of answer with all that a pack can put in it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from tavola.coding.tainted_grail_v1 import SEATS
from tavola.games.tainted_grail import rulebook  # noqa: F401 - so that all kinds of answers are known
from tavola.games.tainted_grail.choices import GrailChoice
from tavola.games.tainted_grail.content.box import AvalonBox, copies
from tavola.games.tainted_grail.content.schema import Approach, VerseChoice
from tavola.games.tainted_grail.content.strict import records_in
from tavola.games.tainted_grail.content.survey import all_effects
from tavola.games.tainted_grail.content.vocabulary import ATTRIBUTES, RESOURCES, TRACKS
from tavola.games.tainted_grail.day.choices import UseChoice
from tavola.games.tainted_grail.effects.choices import EffectChoice
from tavola.games.tainted_grail.encounter.choices import ApproachChoice, ChargeChoice
from tavola.games.tainted_grail.journal.choices import JournalChoice
from tavola.games.tainted_grail.map.choices import LightChoice
from tavola.games.tainted_grail.words.choose import ChooseEffect

MOST_PAID = 12  # of a kind at once; more is spelt by a shared number
ROWS = ((), (0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2))  # of a card, on which Magic is spent
SINGULAR = {
    "characters": "character", "conditions": "condition", "cards": "card", "encounters": "encounter", "events": "event",
    "locations": "location", "items": "item", "secrets": "secret", "skills": "skill", "statuses": "status",
}  # fmt: skip
SPOKEN = {"characters": ("character", "flaw"), "locations": ("location", "nightmare", "dream")}


def words(box: AvalonBox) -> Iterator[str]:
    """Every answer that the pack can ask for, as far as it can be told beforehand; some more than once."""
    things = domains(box)
    for kind in kinds(GrailChoice):
        if kind.__struct_fields__ and kind not in (ApproachChoice, EffectChoice, JournalChoice):
            yield from filled(kind, things)
        elif kind.verb and not kind.__struct_fields__:
            yield kind.verb
    yield from sorted({JournalChoice(record.key).key for record in records_in(box.entries, VerseChoice)})
    yield from effects(box)
    yield from abilities(box)
    yield from sorted({ApproachChoice(way.key).key for way in records_in(box.entries.encounters, Approach)})
    menhirs = [place.menhir for place in box.entries.locations if place.menhir is not None]
    yield from sorted(
        {LightChoice(way.key).key for menhir in menhirs for way in menhir.ways} | {LightChoice("menhir").key}
    )


def kinds(base: type[Any]) -> Iterator[type[Any]]:
    for kind in sorted(base.__subclasses__(), key=lambda each: f"{each.__module__}.{each.__name__}"):
        yield kind
        yield from kinds(kind)


def domains(box: AvalonBox) -> dict[str, list[Any]]:
    """What may stand in a field of this name."""
    held = [copy for each in holdings(box).values() for copy in each]
    paid = [*RESOURCES, *TRACKS]
    actions = {action.key for place in box.entries.locations for action in place.actions}
    return {
        "card": sorted(box.cards), "copy": sorted(held), "what": sorted({*held, *RESOURCES}), "seat": [*range(SEATS)],
        "location": sorted(box.locations), "character": sorted(box.characters), "board": sorted(box.boards),
        "letter": sorted({board.letter for board in box.entries.boards}),
        "encounter": sorted(box.encounters), "attribute": [*ATTRIBUTES], "kind": [*paid, "combat", "diplomacy"],
        "n": [*range(MOST_PAID + 1)], "action": sorted(actions), "side": ["a", "b"], "magic": [*ROWS],
    }  # fmt: skip


def filled(kind: type[Any], things: dict[str, list[Any]]) -> Iterator[str]:
    """The keys of one kind with all that may stand in its fields; none where that cannot be told."""
    fields = kind.__struct_fields__
    if all(field in things for field in fields):
        for values in product(*(things[field] for field in fields)):
            yield kind(*values).key


def effects(box: AvalonBox) -> Iterator[str]:
    """What may be chosen where a text says so: the card that says it and the name of the way."""
    held = holdings(box)
    for spot, effect in all_effects(box.entries):
        if isinstance(effect, ChooseEffect):
            said_by = SPOKEN.get(spot.kind, (SINGULAR.get(spot.kind, spot.kind),))
            sources = [f"{word}:{name}" for word in said_by for name in (spot.name, *held.get(spot.name, ()))]
            for source, option in product(sources, effect.choose.options):
                yield EffectChoice(source, option.key).key


def holdings(box: AvalonBox) -> dict[str, list[str]]:
    """The copies of every Item and Secret."""
    found = {item.id: copies([(item.id, item.copies)]) for item in box.entries.items}
    return found | {str(each.number): copies([(str(each.number), each.copies)]) for each in box.entries.secrets}


def abilities(box: AvalonBox) -> Iterator[str]:
    """The texts of cards that are used or charged: the card and the number of the text."""
    held = holdings(box)
    for field, word in SINGULAR.items():
        for entry in getattr(box.entries, field):
            name = str(getattr(entry, "id", "") or getattr(entry, "number", "") or getattr(entry, "key", ""))
            for nth in range(len(getattr(entry, "abilities", ()))):
                for copy in held.get(name, [name]):
                    yield UseChoice(f"{word}:{copy}#{nth}").key
                    yield ChargeChoice(f"{word}:{copy}#{nth}").key
