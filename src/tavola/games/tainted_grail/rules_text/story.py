"""Effects on the map and the story in words: dials, Locations, Guardians, Events, Quests, Chapters (D.6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tavola.games.tainted_grail.content.card_ids import quest_source
from tavola.games.tainted_grail.content.message_ids import hyphenated
from tavola.games.tainted_grail.rules_text.values import (
    chained,
    equal_text,
    every,
    place_text,
    signed,
    target_text,
    value_text,
)
from tavola.kernel.text import Arg, Message, say


def _number(expr: Any) -> Arg:
    """Bare where it is a number, so that the words can agree with it."""
    return expr if isinstance(expr, int) else value_text(expr)


def _status(body: Any) -> Message:
    said = []
    for act in ("set", "clear"):
        if names := [_one_status(name) for name in body.get(act, [])]:
            said.append(say(f"rule-status-{act}", status=every(names)))
    return chained("rule-then", said)


def _one_status(name: str) -> Message:
    key, _, part = name.partition("#")
    status = say(f"status-{hyphenated(key)}")
    return say("rule-status-part", status=status, part=part) if part else say("rule-status-whole", status=status)


def _dial(body: Any) -> Message:
    target = target_text(body.get("target", "self_card"))
    if body.get("remove"):
        return say("rule-dial-remove", target=target)
    if "set" in body:
        token = body.get("token", "none")
        return say(f"rule-dial-set-{token}", target=target, value=equal_text(body["set"]))
    by = signed(body["add"]) if isinstance(body["add"], int) else value_text(body["add"])
    return say("rule-dial-add", target=target, by=by)


def _token(body: Any) -> Message:
    target = target_text(body.get("target", "here"))
    said = []
    for kind in ("time", "quest"):
        if kind in body:
            said.append(say(f"rule-token-{kind}", n=_number(body[kind]), target=target))
    return chained("rule-then", said)


def _menhir(body: Any) -> Message:
    if "activate" in body:
        return say("rule-menhir-light", place=place_text(body["activate"]), value=value_text(body["dial"]))
    change = body["adjust"]
    by = signed(change["add"]) if isinstance(change["add"], int) else value_text(change["add"])
    return say("rule-menhir-adjust", place=place_text(change.get("location", "here")), by=by)


def _location(body: Any) -> Message:
    """By number: what a place turns into is not told before."""
    said = []
    if "replace" in body:
        old, new = body["replace"]
        said.append(say("rule-location-replace", old=str(old), new=str(new)))
    for act in ("reveal", "discard", "remove"):
        if act in body:
            said.append(say(f"rule-location-{act}", place=_by_number(body[act])))
    return chained("rule-then", said)


def _by_number(selector: Any) -> Message:
    number = selector if isinstance(selector, int) else selector.get("number") if isinstance(selector, dict) else None
    return place_text(selector) if number is None else say("rule-location", number=str(number))


def _guardian(body: Any) -> Message:
    if "discard" in body:
        return say("rule-guardian-discard", name=_encounter_name(body["discard"]))
    act = "spawn" if "spawn" in body else "move"
    place = body[act].get("at" if act == "spawn" else "to", "here")
    return say(f"rule-guardian-{act}", name=_encounter_name(body[act]["id"]), place=place_text(place))


def _encounter_name(id: str) -> Message:
    return say("rule-named", name=say(f"encounter-{hyphenated(id)}"))


def _events(body: Any) -> Message:
    """Which Events are meant is not told before they come."""
    said = [
        say(f"rule-events-{act}", n=len(body[act]))
        for act in ("raise", "top", "bottom", "discard", "remove")
        if act in body
    ]
    for act in ("random_top", "peek"):
        if act in body:
            said.append(say(f"rule-events-{hyphenated(act)}", n=_number(body[act])))
    return chained("rule-then", said)


def _quest(body: Any) -> Message:
    ((act, name),) = body.items()
    if name == "self":
        return say(f"rule-quest-{act}-self")
    return say(f"rule-quest-{act}", quest=say(hyphenated(quest_source(name))))


def _campaign(body: Any) -> Message:
    return say(f"rule-campaign-{body['end']}") if "end" in body else say("rule-campaign-save")


def _goto(body: Any) -> Message:
    if body in ("end", "back"):
        return say(f"rule-goto-{body}")
    book, _, number = body.partition(".")
    return say("rule-goto-book", number=number) if book == "book" and number else say("rule-goto")


STORY_CLAUSES: dict[str, Callable[[Any], Message]] = {
    "status": _status,
    "dial": _dial,
    "token": _token,
    "menhir": _menhir,
    "location": _location,
    "guardian": _guardian,
    "end_encounter": lambda body: say("rule-end-" + body.replace("_", "-")),
    "events": _events,
    "quest": _quest,
    "task": lambda body: say("rule-task" if isinstance(body, str) else "rule-task-done"),
    "chapter": lambda body: say("rule-chapter", chapter=say(f"chapter-{hyphenated(body)}")),
    "campaign": _campaign,
    "goto": _goto,
    "text": lambda body: say("rule-text"),
}
