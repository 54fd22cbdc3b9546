"""Words that change the map: dial, token, menhir, location, move, guardian (D.6)."""

from __future__ import annotations

from typing import Any

from tavola.games.tainted_grail.choices import NOT_OFFERED
from tavola.games.tainted_grail.deeds.effects import SpecialMove, Word
from tavola.games.tainted_grail.effects.choices import MoveToChoice
from tavola.games.tainted_grail.effects.evaluate import amount
from tavola.games.tainted_grail.effects.run import word
from tavola.games.tainted_grail.effects.selectors import decider, locations_meant
from tavola.games.tainted_grail.events.effects import DialRemoved, DialTurned, TokensChanged
from tavola.games.tainted_grail.map.guardians import discard_guardian, move_guardian, spawn_guardian
from tavola.games.tainted_grail.map.locations import (
    discard_location,
    enter,
    remove_location,
    replace_location,
    reveal_number,
)
from tavola.games.tainted_grail.map.menhirs import activate, adjust_dial
from tavola.games.tainted_grail.state import Avalon, Dial
from tavola.games.tainted_grail.words.tracks import is_for_one_of, scope_of, seats_of
from tavola.games.tainted_grail.words.values import dial_target
from tavola.kernel.choice import legality, offer
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import ask, asking, rule


@word("dial")
def dial(g: Avalon, do: Word) -> None:
    """A dial is set, turned or taken away; it may carry a Time or a Quest token."""
    body: dict[str, Any] = do.entry.dial  # type: ignore[assignment]
    target = dial_target(body.get("target", "self_card"), do.hero, do.source, g.heroes[do.hero].at)
    there = next((dial for dial in g.dials if dial.target == target), None)
    if there is None and target.startswith("secret:") and not _is_held(g, target):
        return None  # nobody has the Secret that is named
    if body.get("remove"):
        return take_dial_away(g, target) if there is not None else None
    before, token = (there.value, there.token) if there is not None else (0, "none")
    value = body["set"] if "set" in body else {"sum": [before, body["add"]]}
    turned = Dial(target, body.get("token", token), max(0, amount(g, value, do.hero, do.source)))
    g.dials = [turned if dial.target == target else dial for dial in g.dials]
    if there is None:
        g.dials.append(turned)
    return emit(g, DialTurned(turned.target, turned.token, turned.value))


def _is_held(g: Avalon, target: str) -> bool:
    return any(target == f"secret:{held.id}" for hero in g.heroes for held in hero.secrets)


def take_dial_away(g: Avalon, target: str) -> None:
    g.dials = [dial for dial in g.dials if dial.target != target]
    emit(g, DialRemoved(target))


@word("token")
def token(g: Avalon, do: Word) -> None:
    """Time or Quest tokens are laid on a Location or taken from it."""
    body: dict[str, Any] = do.entry.token  # type: ignore[assignment]
    number = locations_meant(g, body.get("target", "here"), do.hero)[0]
    place = g.places.get(number)
    if place is None:
        return
    for kind in ("time", "quest"):
        if kind in body:
            now = max(0, getattr(place, kind) + amount(g, body[kind], do.hero, do.source))
            setattr(place, kind, now)
            emit(g, TokensChanged(number, kind, now))


@word("menhir")
def menhir(g: Avalon, do: Word) -> None:
    body: dict[str, Any] = do.entry.menhir  # type: ignore[assignment]
    if "activate" in body:
        number = locations_meant(g, body["activate"], do.hero)[0]
        activate(g, number, amount(g, body["dial"], do.hero, do.source), do.hero)
    else:
        change = body["adjust"]
        number = locations_meant(g, change.get("location", "here"), do.hero)[0]
        adjust_dial(g, number, amount(g, change["add"], do.hero, do.source))


@word("location")
def location(g: Avalon, do: Word) -> None:
    body: dict[str, Any] = do.entry.location  # type: ignore[assignment]
    if "replace" in body:
        replace_location(g, body["replace"][0], body["replace"][1])
    for name, act in (("reveal", reveal_number), ("discard", discard_location), ("remove", remove_location)):
        if name in body:
            for number in locations_meant(g, body[name], do.hero):
                act(g, number)


@word("move")
def move(g: Avalon, do: Word) -> None:
    seats = seats_of(g, do)
    if scope_of(do) == "one" and is_for_one_of(g, do, seats):
        return
    numbers = where_to(g, do)
    if seats and numbers:
        ask(g, decider(g, seats), "move_where", [offer(MoveToChoice(n), SpecialMove(seats, n)) for n in numbers])


def where_to(g: Avalon, do: Word) -> list[int]:
    body: dict[str, Any] = do.entry.move  # type: ignore[assignment]
    return [number for number in locations_meant(g, body["to"], do.hero) if number in g.places]


@legality(MoveToChoice)
def why_not_there(g: Avalon, seat: Seat, choice: MoveToChoice) -> Refusal | None:
    return None if choice.location in where_to(g, asking(g, Word)) else NOT_OFFERED


@rule(SpecialMove)
def move_specially(g: Avalon, do: SpecialMove) -> None:
    """Moving to where one is already is no movement (TG-18.18)."""
    moving = [seat for seat in do.seats if g.heroes[seat].alive and g.heroes[seat].at != do.number]
    if moving:
        enter(g, moving, do.number, travelling=False)


@word("guardian")
def guardian(g: Avalon, do: Word) -> None:
    body: dict[str, Any] = do.entry.guardian  # type: ignore[assignment]
    if "spawn" in body:
        spawn_guardian(g, body["spawn"]["id"], locations_meant(g, body["spawn"].get("at", "here"), do.hero)[0])
    elif "move" in body:
        move_guardian(g, body["move"]["id"], locations_meant(g, body["move"]["to"], do.hero)[0])
    else:
        discard_guardian(g, body["discard"])
