"""Conditions: questions a card asks of the table (D.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tavola.games.tainted_grail.character import survival
from tavola.games.tainted_grail.character.resources import attribute
from tavola.games.tainted_grail.content.box import card_of
from tavola.games.tainted_grail.effects.charges import charges_on
from tavola.games.tainted_grail.effects.evaluate import QUESTIONS, Asked, compares
from tavola.games.tainted_grail.effects.modifiers import has_trait, played_in_turn
from tavola.games.tainted_grail.effects.selectors import owner_of, who_is_in
from tavola.games.tainted_grail.modes import in_story_mode, scaling_count
from tavola.games.tainted_grail.state import Avalon, Held, Hero
from tavola.games.tainted_grail.words.values import connected_keys, dial_target, dial_value, track_or_resource
from tavola.kernel.decision import Seat


def _of_members(g: Avalon, body: dict[str, Any], asked: Asked, value: Callable[[str, Seat], int]) -> bool:
    """Each named number is compared; for each, one member, each member, or the sum of all."""
    by = body.get("by", "one")
    for name, wanted in body.items():
        if name == "by":
            continue
        values = [value(name, seat) for seat in asked.members]
        if by == "sum":
            met = compares(sum(values), wanted)
        elif by == "each":
            met = all(compares(each, wanted) for each in values)
        else:
            met = any(compares(each, wanted) for each in values)
        if not met:
            return False
    return True


def _attr(g: Avalon, body: Any, asked: Asked) -> bool:
    return _of_members(g, body, asked, lambda name, seat: attribute(g, seat, name))


def _res_or_track(g: Avalon, body: Any, asked: Asked) -> bool:
    return _of_members(g, body, asked, lambda name, seat: track_or_resource(g, name, seat))


def _state(g: Avalon, body: Any, asked: Asked) -> bool:
    tests: dict[str, Callable[[Avalon, Seat], bool]] = {
        "panic": survival.in_panic,
        "exhausted": survival.is_exhausted,
        "dying": survival.is_dying,
        "insane": survival.is_insane,
        "passed": lambda g, seat: g.heroes[seat].passed,
    }
    return any(tests[body](g, seat) for seat in asked.members)


def _zone(g: Avalon, body: Any, asked: Asked) -> bool:
    if isinstance(body, str):
        return g.encounter is not None and g.box.encounters[g.encounter.card].track[g.encounter.marker] == body
    ((track, zone),) = body.items()
    red = zone == "red"
    return any(
        (track_or_resource(g, track, seat) in survival.red_slots(g, seat, track)) == red for seat in asked.members
    )


def _status(g: Avalon, body: Any, asked: Asked) -> bool:
    """A Status, one part of it, or how many of its parts are marked: `{register: '>=3'}` (TG-22.3)."""
    if isinstance(body, str):
        key, _, part = body.partition("#")
        return has_status(g, key, int(part)) if part else bool(g.statuses.get(key))
    for key, part in body.items():  # noqa: SIM110  # a generator would cost more than the one question most ask
        if not has_status(g, key, part):
            return False
    return True


def has_status(g: Avalon, key: str, part: int | str | None = None) -> bool:
    marked = g.statuses.get(key, ())
    if isinstance(part, str):
        return compares(len(marked), part)
    return bool(marked) if part is None else part in marked


def _has(g: Avalon, body: Any, asked: Asked) -> bool:
    by = body.get("by", "")
    seats: Sequence[Seat] = asked.members
    if by == "any":
        seats = range(len(g.heroes))
    elif by:
        seats = [asked.hero] if by == "self" else who_is_in(g, asked.hero)
    for seat in seats:
        holder = g.heroes[seat]
        if (holder.alive or by != "any") and _holds_one(g, holder, body):
            return True
    return False


def _holds_one(g: Avalon, holder: Hero, body: dict[str, Any]) -> bool:
    if "secret" in body:
        if not holder.secrets:
            return False
        return any(card_of(held.id) == str(body["secret"]) and _is_ready(g, held, body) for held in holder.secrets)
    if "skill" in body:
        return any(skill.card == body["skill"] for skill in holder.skills)
    wanted = body["item"]
    items = [held for held in holder.items if wanted in (True, "any", card_of(held.id), keyword_of(g, held))]
    items += [held for held in holder.secrets if keyword_of(g, held) == wanted]
    return any(_is_ready(g, held, body) for held in items)


def keyword_of(g: Avalon, held: Held) -> str | None:
    return g.box.keywords.get(card_of(held.id))


def _is_ready(g: Avalon, held: Held, body: dict[str, Any]) -> bool:
    """Where it is asked for: in use, not set aside for this Encounter, not used up in it."""
    if not body.get("ready"):
        return True
    return held.up and not held.flipped and (g.encounter is None or held.id not in g.encounter.set_aside)


def _at(g: Avalon, body: Any, asked: Asked) -> bool:
    wanted = body if isinstance(body, list) else [body]
    return any(g.heroes[seat].at in wanted for seat in asked.members)


def _here(g: Avalon, asked: Asked) -> list[int]:
    return [g.heroes[seat].at for seat in asked.members if g.heroes[seat].at in g.box.locations]


def _seal(g: Avalon, body: Any, asked: Asked) -> bool:
    return any(body in g.box.locations[number].seals for number in _here(g, asked))


def _tag(g: Avalon, body: Any, asked: Asked) -> bool:
    return any(body in g.box.locations[number].tags for number in _here(g, asked))


def _connected(g: Avalon, body: Any, asked: Asked) -> bool:
    return all(compares(connected_keys(g, name), wanted) for name, wanted in body.items())


def _in_encounter(question: Callable[[Avalon, Any, Any], bool]) -> Callable[[Avalon, Any, Asked], bool]:
    """A question about the Encounter is answered no outside one."""
    return lambda g, body, asked: g.encounter is not None and question(g, body, g.encounter)


def _played(g: Avalon, body: Any, asked: Asked) -> bool:
    """In this Activation; at the end of the Turn, when nobody is Active, in the one that the card's owner had."""
    fight = g.encounter
    if fight is None:
        return False
    if fight.active >= 0:
        return compares(fight.played, body)
    return compares(played_in_turn(fight, owner_of(g, asked.source, asked.hero)), body)


def _dial(g: Avalon, body: Any, asked: Asked) -> bool:
    here = g.heroes[asked.hero].at
    return all(
        compares(dial_value(g, dial_target(t, asked.hero, asked.source, here)), want) for t, want in body.items()
    )


def _menhir(g: Avalon, body: Any, asked: Asked) -> bool:
    """`{menhir: 107}` or `{menhir: here}`: that Menhir is Active; `{menhir: {count: '>=2'}}`: so many are."""
    if isinstance(body, dict):
        return compares(len(g.menhirs), body["count"])
    return (g.heroes[asked.hero].at if body == "here" else body) in g.menhirs


def _chapter(g: Avalon, body: Any, asked: Asked) -> bool:
    if isinstance(body, str) and body in g.box.chapters:
        return g.chapter == body
    return compares(g.box.chapters[g.chapter].number if g.chapter else 0, body)


def _together(g: Avalon, body: Any, asked: Asked) -> bool:
    """All these Characters are in play, and in one Location (D.10)."""
    there = {hero.character: hero.at for hero in g.heroes if hero.alive and hero.character in body}
    return len(there) == len(body) and len(set(there.values())) == 1


def _quest(g: Avalon, body: Any, asked: Asked) -> bool:
    return any(quest.partition(":")[2] in (body, f"{body}#1") for quest in g.quests)


def _all(g: Avalon, body: Any, asked: Asked) -> bool:
    """Every part, which is one question with what it asks for."""
    for part in body:
        for name, wanted in part.items():
            if not QUESTIONS[name](g, wanted, asked):
                return False
    return True


def _any(g: Avalon, body: Any, asked: Asked) -> bool:
    for part in body:
        for name, wanted in part.items():
            if QUESTIONS[name](g, wanted, asked):
                return True
    return False


def _not(g: Avalon, body: Any, asked: Asked) -> bool:
    ((name, wanted),) = body.items()
    return not QUESTIONS[name](g, wanted, asked)


QUESTIONS.update(
    {
        "attr": _attr,
        "res": _res_or_track,
        "track": _res_or_track,
        "state": _state,
        "zone": _zone,
        "status": _status,
        "has": _has,
        "is": lambda g, body, asked: any(g.heroes[seat].character == body for seat in asked.members),
        "together": _together,
        "at": _at,
        "tag": _tag,
        "seal": _seal,
        "revealed": lambda g, body, asked: body in g.places,
        "menhir": _menhir,
        "pool": _in_encounter(lambda g, body, encounter: compares(encounter.pool, body)),
        "affinity": _in_encounter(lambda g, body, encounter: compares(encounter.marker, body)),
        "stage": _in_encounter(lambda g, body, encounter: compares(encounter.stage + 1, body)),
        "played": _played,
        "connected": _connected,
        "charges": lambda g, body, asked: compares(charges_on(g, asked.source, asked.hero), body),
        "trait": lambda g, body, asked: has_trait(g, body),
        "deck": _in_encounter(lambda g, body, encounter: g.box.encounters[encounter.card].deck == body),
        "kind": _in_encounter(lambda g, body, encounter: encounter.kind == body),
        "encounter": _in_encounter(lambda g, body, encounter: encounter.card == body),
        "players": lambda g, body, asked: compares(scaling_count(g), body),
        "party": lambda g, body, asked: compares(len(who_is_in(g, asked.hero)), body),
        "chapter": _chapter,
        "day": lambda g, body, asked: compares(g.day, body),
        "mode": lambda g, body, asked: in_story_mode(g) if body == "story" else g.options.narrative,
        "quest": _quest,
        "dial": _dial,
        "ate": lambda g, body, asked: any(g.heroes[seat].ate == body for seat in asked.members),
        "all": _all,
        "any": _any,
        "not": _not,
    }
)
