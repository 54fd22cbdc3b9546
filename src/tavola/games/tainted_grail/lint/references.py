"""Names in a pack's texts that must lead somewhere (LN-1), and words where they make sense (LN-22)."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

from tavola.games.tainted_grail.content.card_ids import status_part
from tavola.games.tainted_grail.content.checks import Named, places_in
from tavola.games.tainted_grail.content.effect import Effect
from tavola.games.tainted_grail.content.schema import PackEntries
from tavola.games.tainted_grail.content.selector import WhoIsAt
from tavola.games.tainted_grail.content.survey import Spot, all_effects, texts
from tavola.games.tainted_grail.content.trigger import Delayed
from tavola.games.tainted_grail.content.vocabulary import Filter
from tavola.games.tainted_grail.lint.pack import Found, Pack
from tavola.games.tainted_grail.lint.survey_parts import all_conditions, costs_of


def references(pack: Pack, tasks: set[str] | None = None) -> Found:
    """LN-1: whatever is named exists. Of a part of the entries, with the whole pack's tasks."""
    known = _known(pack, tasks_of(pack.entries) if tasks is None else tasks)
    for spot, cond in all_conditions(pack.entries):
        yield from _lookup(pack, known, spot, cond.names())
    for spot, entry in all_effects(pack.entries):
        yield from _lookup(pack, known, spot, in_effect(entry))
    for text in texts(pack.entries):
        for spot, cost in costs_of(text):
            yield from _lookup(pack, known, spot, in_cost(cost.item, cost.secret))
    yield from _frame(pack, known)


def tasks_of(entries: PackEntries) -> set[str]:
    """What effects may call a task."""
    return {what for _, entry in all_effects(entries) for kind, what in entry.brings() if kind == "task"}


def _known(pack: Pack, tasks: set[str]) -> dict[str, set[str]]:
    box = pack.box
    return {
        "characters": set(box.characters),
        "locations": {str(number) for number in box.locations},
        "secrets": {str(number) for number in box.secrets},
        "items": set(box.items),
        "encounters": set(box.encounters),
        "events": set(box.events),
        "chapters": set(box.chapters),
        "statuses": set(box.statuses),
        "skills": set(box.skills),
        "boards": set(box.boards),
        "campaigns": set(box.campaigns),
        "book": set(box.book),
        "cards": set(box.cards),
        "tasks": tasks,
        "tags": {tag for place in box.locations.values() for tag in place.tags},
    }


def _lookup(pack: Pack, known: dict[str, set[str]], spot: Spot, named: Iterable[tuple[str, Any]]) -> Found:
    for kind, name in named:
        if kind == "status part":
            key, part = status_part(str(name))
            entry = pack.box.statuses.get(key)
            if entry is not None and not 1 <= part <= entry.parts:
                wanted = str(name).partition("#")[2]
                yield pack.fault_at("LN-1", spot, f"the Status {key!r} has no part {wanted} (it has {entry.parts})")
        elif str(name) not in known[kind]:
            near = get_close_matches(str(name), known[kind], n=3, cutoff=0.6)
            hint = f"; did you mean {' or '.join(near)}?" if near else ""
            yield pack.fault_at("LN-1", spot, f"there is no {name!r} among the {kind}{hint}")


def in_cost(item: Filter | None, secret: int | None) -> Named:
    if item is not None and item.id is not None:
        yield "items", item.id
    if secret is not None:
        yield "secrets", secret


def in_effect(entry: Effect) -> Named:
    """The names in one effect."""
    yield from entry.names()
    if isinstance(entry.who, WhoIsAt):
        yield from places_in(entry.who.at)


def _frame(pack: Pack, known: dict[str, set[str]]) -> Found:
    """What campaigns, chapters, Characters and cards name."""
    for campaign in pack.entries.campaigns:
        spot = Spot("campaigns", campaign.id, "", "")
        named = [("locations", campaign.start_location), *(("characters", name) for name in campaign.roster)]
        yield from _lookup(pack, known, spot, [*named, *(("chapters", chapter) for chapter in campaign.chapters)])
    for chapter in pack.entries.chapters:
        spot = Spot("chapters", chapter.id, "", "")
        reserve = chapter.events.random_reserve
        events = [*chapter.events.deck, *(reserve if isinstance(reserve, list) else [])]
        ids = [id for change in chapter.encounters.values() for part in (change.add, change.remove) for id in part.ids]
        named = [*(("events", id) for id in events), *(("encounters", id) for id in ids)]
        place = [("locations", chapter.grace.restore.location), ("book", chapter.grace.verse)]
        place += [] if chapter.start is None else [("locations", chapter.start.location)]
        yield from _lookup(pack, known, spot, [*named, *place])
    for hero in pack.entries.characters:
        spot = Spot("characters", hero.id, "", "")
        boards = [] if hero.board == "any" else [("boards", hero.board)]
        named = [*boards, ("campaigns", hero.campaign), *(("cards", card) for card in hero.starting_deck)]
        yield from _lookup(pack, known, spot, named)
    for card in pack.entries.cards:
        if card.owner is not None:
            yield from _lookup(pack, known, Spot("cards", card.id, "owner", ""), [("characters", card.owner)])


# -- LN-22: words where they make sense

CONTEST = {
    "combat": "the Combat Pool is there in Combat only",
    "diplomacy": "the Affinity track is there in Diplomacy only",
}


def contexts(pack: Pack) -> Found:
    """LN-22: Encounter words in Encounters, Charges on cards, `goto` in verses, Delayed on Sequence cards."""
    for spot, entry in all_effects(pack.entries):
        if entry.contest in CONTEST and entry.contest not in spot.contest:
            yield pack.fault_at("LN-22", spot, f"`{entry.word}`: {CONTEST[entry.contest]}")
        elif entry.contest == "any" and not spot.contest:
            yield pack.fault_at("LN-22", spot, f"`{entry.word}` is for Encounters only")
        yield from (pack.fault_at("LN-22", spot, why) for why in entry.misplaced(spot))
    for text in texts(pack.entries):
        trigger = text.ability.trigger if text.ability is not None else ""
        if text.spot.kind != "cards" and (trigger == "place" or isinstance(trigger, Delayed)):
            yield pack.fault_at("LN-22", text.spot, "this trigger is for cards of the Sequence")
        for spot, cost in costs_of(text):
            if cost.flip is not None and not text.spot.contest:
                yield pack.fault_at("LN-22", spot, "a card is flipped in Encounters only")
