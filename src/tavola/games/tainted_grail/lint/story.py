"""The story of a pack: Statuses set and read, Secrets gained, Quests met, Events that go on (LN-11 to LN-15)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tavola.games.tainted_grail.campaign.grace import SAVED
from tavola.games.tainted_grail.campaign.opening import CHALLENGE
from tavola.games.tainted_grail.content.effect import Effect
from tavola.games.tainted_grail.content.schema import ChapterEntry, EventEntry, QuestEntry
from tavola.games.tainted_grail.content.survey import all_effects, inside, texts
from tavola.games.tainted_grail.lint.pack import Found, Pack
from tavola.games.tainted_grail.lint.reach import Reach, reach
from tavola.games.tainted_grail.lint.survey_parts import all_conditions, costs_of
from tavola.games.tainted_grail.words.conditions_hero import HasCondition
from tavola.games.tainted_grail.words.conditions_world import StatusCondition
from tavola.games.tainted_grail.words.flow import IfEffect

EVERY_DAY = ("day_start", "event", "rest", "recover", "day_end")
Marks = set[tuple[str, int]]


def statuses(pack: Pack) -> Found:
    """LN-11: every Status, and every part of one, is set somewhere and read somewhere."""
    written, read = set(_marks_set(pack)), set(_marks_read(pack))
    for entry in pack.entries.statuses:
        parts = [(entry.key, part) for part in range(1, entry.parts + 1)] or [(entry.key, 0)]
        if entry.parts and (entry.key, 0) in written:
            yield pack.fault("LN-11", "statuses", entry.key, "has parts: an effect marks it without saying which")
        if not isinstance(entry.grave, bool) and not set(entry.grave) <= set(range(1, entry.parts + 1)):
            yield pack.fault("LN-11", "statuses", entry.key, "calls parts grave that it does not have", "grave")
        for key, part in parts:
            name = f"part {part}" if part else "the Status"
            if (key, part) not in written:
                yield pack.fault("LN-11", "statuses", key, f"{name} is never set")
            if (key, part) not in read and key != SAVED:
                yield pack.fault("LN-11", "statuses", key, f"{name} is never read")


def _marks_set(pack: Pack) -> Iterator[tuple[str, int]]:
    yield SAVED, 0  # by Grace
    for _, entry in all_effects(pack.entries):
        yield from (what for kind, what in entry.brings() if kind == "status")


def _marks_read(pack: Pack) -> Iterator[tuple[str, int]]:
    """Asking for a Status as a whole, or counting its parts, reads them all."""
    for _, cond in all_conditions(pack.entries):
        for key, part in cond.marks if isinstance(cond, StatusCondition) else ():
            if str(part).isdigit():
                yield key, int(str(part))
            else:
                count = pack.box.statuses[key].parts if key in pack.box.statuses else 0
                yield from ((key, number) for number in range(count + 1))


def secrets(pack: Pack) -> Found:
    """LN-12: every Secret can be gained; a Personal one is not asked of just anybody."""
    gained = {what for _, entry in all_effects(pack.entries) for kind, what in entry.brings() if kind == "secret"}
    for secret in pack.entries.secrets:
        if secret.number not in gained and secret.number != CHALLENGE:
            yield pack.fault("LN-12", "secrets", secret.number, "nothing ever gives this Secret")
    for spot, cond in all_conditions(pack.entries):
        if isinstance(cond, HasCondition) and cond.has.by == "any" and _is_personal(pack, cond.has.secret):
            message = f"Secret {cond.has.secret} is Personal, but anybody is asked for it"
            yield pack.fault_at("LN-12", spot, message, warning=True)
    for text in texts(pack.entries):
        for spot, cost in costs_of(text):
            if _is_personal(pack, cost.secret):
                yield pack.fault_at(
                    "LN-12", spot, f"Secret {cost.secret} is Personal and cannot be paid with", warning=True
                )


def _is_personal(pack: Pack, number: Any) -> bool:
    entry = pack.box.secrets.get(number) if isinstance(number, int) else None
    return entry is not None and entry.personal


def quests(pack: Pack) -> Found:
    """LN-12, LN-13, LN-14: Events come into play, their Quests can be met, Chapters and the campaign can end."""
    found = reach(pack)
    for event in pack.entries.events:
        if event.id not in found.events:
            yield pack.fault("LN-14", "events", event.id, "is in no deck and no effect that can happen adds it")
        elif event.quest is not None:
            yield from _quest_faults(pack, found, "events", event.id, event.quest)
        if event.padlock != (event.quest is not None):
            yield pack.fault("LN-14", "events", event.id, "the padlock goes with a Quest", "padlock")
        if event.quest is not None and not any(_drops_quest(e) for e in event.quest.on_success):
            message = "a Quest that is met should be discarded, or it stays for ever"
            yield pack.fault("LN-14", "events", event.id, message, "quest.on_success", warning=True)
    for secret in pack.entries.secrets:
        if secret.quest is not None and secret.number in found.secrets:
            yield from _quest_faults(pack, found, "secrets", secret.number, secret.quest)
    yield from _unreached(pack, found)
    yield from _ends(pack, found)


def _quest_faults(pack: Pack, found: Reach, kind: str, name: object, quest: QuestEntry) -> Found:
    if not quest.success_if.possible(found):
        yield pack.fault("LN-13", kind, name, "its Quest can never be met", "quest.success_if")


def _drops_quest(entry: Effect) -> bool:
    if any(kind in ("quest dropped", "ending") for kind, _ in entry.brings()):
        return True
    return isinstance(entry, IfEffect) and any(map(_drops_quest, (*(entry.then or ()), *(entry.else_ or ()))))


def _unreached(pack: Pack, found: Reach) -> Found:
    """Secrets and versions of Locations that only stand where nobody comes."""
    for secret in pack.entries.secrets:
        if secret.number not in found.secrets:
            yield pack.fault("LN-12", "secrets", secret.number, "no effect that can happen gives this Secret")
    for place in pack.entries.locations:
        if place.number not in found.places:
            yield pack.fault("LN-13", "locations", place.number, "can never come into play", warning=True)


def _ends(pack: Pack, found: Reach) -> Found:
    for campaign in pack.entries.campaigns:
        for chapter in campaign.chapters:
            if chapter not in found.chapters:
                yield pack.fault("LN-14", "chapters", chapter, "no effect that can happen begins this Chapter")
        if "win" not in found.endings:
            yield pack.fault(
                "LN-14", "campaigns", campaign.id, "no effect that can happen ends the campaign in victory"
            )


def event_decks(pack: Pack) -> Found:
    """LN-15: something that comes back every so often refills the Event deck."""
    for chapter in pack.entries.chapters:
        if not any(_refills(event, pack) for event in _events_of(pack, chapter)) and not _randoms_refill(pack, chapter):
            message = "nothing refills the Event deck for ever: it can run out"
            yield pack.fault("LN-15", "chapters", chapter.id, message, "events")


def _events_of(pack: Pack, chapter: ChapterEntry) -> list[EventEntry]:
    return [event for event in pack.entries.events if event.chapter == chapter.number]


def _refills(event: EventEntry, pack: Pack) -> bool:
    """It puts itself back when it is revealed, or adds cards every day while it is in force."""
    for text in texts(pack.entries):
        if (text.spot.kind, text.spot.name) != ("events", event.id):
            continue
        daily = text.ability is not None and text.ability.trigger in EVERY_DAY
        for _, entry in inside(text):
            added = [what for kind, what in entry.brings() if kind == "event"]
            if event.id in added or (daily and (added or _adds_randoms(entry))):
                return True
    return False


def _randoms_refill(pack: Pack, chapter: ChapterEntry) -> bool:
    """Every Random Event brings the next one."""
    reserve = chapter.events.random_reserve
    randoms = [e for e in pack.entries.events if e.chapter == 0 and (reserve == "all" or e.id in reserve)]
    return bool(randoms) and all(_adds_random(event) for event in randoms)


def _adds_random(event: EventEntry) -> bool:
    return any(_adds_randoms(entry) for entry in event.on_reveal)


def _adds_randoms(entry: Effect) -> bool:
    return any(kind == "random events" for kind, _ in entry.brings())
