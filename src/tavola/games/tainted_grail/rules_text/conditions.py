"""Conditions in words (D.3): clauses that stand after "if"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tavola.games.tainted_grail.content.card_ids import quest_source
from tavola.games.tainted_grail.content.checks import KEYWORDS
from tavola.games.tainted_grail.content.message_ids import hyphenated
from tavola.games.tainted_grail.content.vocabulary import Cond, Filter
from tavola.games.tainted_grail.rules_text.values import (
    OPPOSITE,
    Voice,
    compared_text,
    comparison,
    either,
    every,
    kind_name,
    place_name,
    target_text,
)
from tavola.kernel.text import Message, say


def condition_text(cond: Cond, voice: Voice, *, negated: bool = False) -> Message:
    """A condition as a clause. `not` is carried inwards, so that what is said stays a plain sentence."""
    ((name, body),) = cond.items()
    if name == "not":
        return condition_text(body, voice, negated=not negated)
    if name in ("all", "any"):
        parts = [condition_text(part, voice, negated=negated) for part in body]
        return every(parts) if (name == "all") != negated else either(parts)
    return CLAUSES[name](body, voice, negated)


def _no(negated: bool) -> str:
    return "-not" if negated else ""


def _number(body: Any, voice: Voice, negated: bool) -> Message:
    """An Attribute, resource or track: of who reads, of one member, of each, or of all together."""
    by = body.get("by", "one")
    parts = [_of_whom(name, wanted, by, voice, negated) for name, wanted in body.items() if name != "by"]
    return either(parts) if negated else every(parts)


def _of_whom(name: str, wanted: Any, by: str, voice: Voice, negated: bool) -> Message:
    kind = kind_name(name)
    if by == "sum":
        return say("rule-if-number-sum", kind=kind, amount=compared_text(wanted, negated=negated))
    if voice.alone:
        yours = Message(f"{kind.id}.yours")
        return say("rule-if-number-you", yours=yours, amount=compared_text(wanted, negated=negated))
    whom = {("one", False): "one", ("one", True): "none", ("each", False): "each", ("each", True): "not-each"}
    return say(f"rule-if-number-{whom[by, negated]}", kind=kind, amount=compared_text(wanted))


def _state(body: Any, voice: Voice, negated: bool) -> Message:
    whom = "you" if voice.alone else "one"
    return say(f"rule-if-state-{whom}{_no(negated)}", state=say(f"state-{body}"))


def _zone(body: Any, voice: Voice, negated: bool) -> Message:
    if isinstance(body, str):
        return say(f"rule-if-zone{_no(negated)}", zone=say(f"zone-{body}"))
    ((track, zone),) = body.items()
    is_red = (zone == "red") != negated
    return say(f"rule-if-red{_no(not is_red)}", kind=kind_name(track))


def _status(body: Any, voice: Voice, negated: bool) -> Message:
    if isinstance(body, str):
        key, _, part = body.partition("#")
        return _one_status(key, int(part) if part else None, negated)
    parts = [_one_status(key, part, negated) for key, part in body.items()]
    return either(parts) if negated else every(parts)


def _one_status(key: str, part: Any, negated: bool) -> Message:
    status = say(f"status-{hyphenated(key)}")
    if part is None:
        return say(f"rule-if-status{_no(negated)}", status=status)
    if isinstance(part, int):
        return say(f"rule-if-status-part{_no(negated)}", status=status, part=part)
    return say("rule-if-status-count", status=status, amount=compared_text(part, negated=negated))


def _has(body: Any, voice: Voice, negated: bool) -> Message:
    by = body.get("by", "self" if voice.alone else "party")
    thing = _thing(body)
    if body.get("ready"):
        thing = say("rule-ready", thing=thing)
    return say(f"rule-if-has-{by}{_no(negated)}", thing=thing)


def _thing(body: Any) -> Message:
    if "secret" in body:
        return say("rule-secret", number=str(body["secret"]))
    if "skill" in body:
        return say("rule-named", name=say(f"skill-{hyphenated(body['skill'])}-a"))
    return item_text("" if body["item"] in (True, "any") else body["item"])


def item_text(sort: str = "", *, crafted: bool = False) -> Message:
    """An Item of a sort: "an Item", "a Weapon", "a Crafted Item", or one by its name."""
    if sort in KEYWORDS:
        return say(f"rule-item-{sort}{'-crafted' if crafted else ''}")
    if sort:
        return say("rule-named", name=say(f"item-{hyphenated(sort)}"))
    return say("rule-item-crafted") if crafted else say("rule-item")


def filter_text(wanted: Filter) -> Message:
    return item_text(wanted.keyword or wanted.id or "", crafted=bool(wanted.crafted))


def all_items_text(wanted: Filter) -> Message:
    """Every Item of a sort."""
    sort = wanted.keyword or ("crafted" if wanted.crafted else "")
    return say(f"rule-items-{sort}") if sort else say("rule-items")


def _is(body: Any, voice: Voice, negated: bool) -> Message:
    whom = "you" if voice.alone else "one"
    return say(f"rule-if-is-{whom}{_no(negated)}", name=say(f"character-{hyphenated(body)}"))


def _together(body: Any, voice: Voice, negated: bool) -> Message:
    names = every([say(f"character-{hyphenated(name)}") for name in body])
    return say(f"rule-if-together{_no(negated)}", names=names)


def _at(body: Any, voice: Voice, negated: bool) -> Message:
    places = [place_name(number) for number in (body if isinstance(body, list) else [body])]
    return say(f"rule-if-at{_no(negated)}", place=either(places))


def _marked(id: str, prefix: str) -> Callable[[Any, Voice, bool], Message]:
    """Clauses about one named thing: `rule-if-tag` about `tag-water`."""

    def said(body: Any, voice: Voice, negated: bool) -> Message:
        name = say(f"{prefix}-{hyphenated(str(body))}")
        return Message(f"{id}{_no(negated)}", {"name": say("rule-named", name=name) if prefix in NAMED else name})

    return said


NAMED = ("location", "encounter")  # things with a name of their own


def _counted(id: str) -> Callable[[Any, Voice, bool], Message]:
    """Clauses about a number: "the number of cubes in the Pool is 2 or more"."""
    return lambda body, voice, negated: Message(id, {"amount": compared_text(body, negated=negated)})


def _menhir(body: Any, voice: Voice, negated: bool) -> Message:
    if isinstance(body, dict):
        return say("rule-if-menhirs", amount=compared_text(body["count"], negated=negated))
    if body == "here":
        return say(f"rule-if-menhir-here{_no(negated)}")
    return say(f"rule-if-menhir{_no(negated)}", place=place_name(body))


def _connected(body: Any, voice: Voice, negated: bool) -> Message:
    parts = []
    for name, wanted in body.items():
        amount = compared_text(wanted, negated=negated)
        if name == "any":
            parts.append(say("rule-if-keys", amount=amount))
        else:
            parts.append(say("rule-if-keys-of", kind=kind_name(name), amount=amount))
    return either(parts) if negated else every(parts)


def _chapter(body: Any, voice: Voice, negated: bool) -> Message:
    if isinstance(body, str) and not body[:1].isdigit() and body[:1] not in "<>=!":
        return say(f"rule-if-chapter{_no(negated)}", chapter=say(f"chapter-{hyphenated(body)}"))
    return say("rule-if-chapter-number", amount=compared_text(body, negated=negated))


def _quest(body: Any, voice: Voice, negated: bool) -> Message:
    return say(f"rule-if-quest{_no(negated)}", quest=say(hyphenated(quest_source(body))))


def _dial(body: Any, voice: Voice, negated: bool) -> Message:
    parts = [
        say("rule-if-dial", target=target_text(target), amount=compared_text(wanted, negated=negated))
        for target, wanted in body.items()
    ]
    return either(parts) if negated else every(parts)


def _stage(body: Any, voice: Voice, negated: bool) -> Message:
    sign, n = comparison(body)
    if (OPPOSITE[sign] if negated else sign) == "==":
        return say("rule-if-stage", n=n)
    return say("rule-if-stage-number", amount=compared_text(body, negated=negated))


def _ate(body: Any, voice: Voice, negated: bool) -> Message:
    return say(f"rule-if-ate{_no(bool(body) == negated)}")


CLAUSES: dict[str, Callable[[Any, Voice, bool], Message]] = {
    "attr": _number,
    "res": _number,
    "track": _number,
    "state": _state,
    "zone": _zone,
    "status": _status,
    "has": _has,
    "is": _is,
    "together": _together,
    "at": _at,
    "tag": _marked("rule-if-tag", "tag"),
    "seal": _marked("rule-if-seal", "seal"),
    "revealed": _marked("rule-if-revealed", "location"),
    "menhir": _menhir,
    "pool": _counted("rule-if-pool"),
    "affinity": _counted("rule-if-affinity"),
    "stage": _stage,
    "played": _counted("rule-if-played"),
    "connected": _connected,
    "charges": _counted("rule-if-charges"),
    "trait": _marked("rule-if-trait", "trait"),
    "deck": _marked("rule-if-deck", "deck"),
    "kind": _marked("rule-if-kind", "contest"),
    "encounter": _marked("rule-if-encounter", "encounter"),
    "players": _counted("rule-if-players"),
    "party": _counted("rule-if-party"),
    "chapter": _chapter,
    "day": _counted("rule-if-day"),
    "mode": lambda body, voice, negated: say(f"rule-if-mode-{body}{_no(negated)}"),
    "quest": _quest,
    "dial": _dial,
    "ate": _ate,
}
