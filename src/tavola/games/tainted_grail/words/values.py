"""Values: numbers that a card leaves to the table (D.1), asked each time they are needed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tavola.games.tainted_grail.character.resources import attribute
from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.content.card_ids import location_of
from tavola.games.tainted_grail.content.vocabulary import TRACKS, Expr
from tavola.games.tainted_grail.effects.charges import charges_on
from tavola.games.tainted_grail.effects.evaluate import VALUES, amount
from tavola.games.tainted_grail.effects.selectors import who_is_in
from tavola.games.tainted_grail.modes import scaling_count
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.chance import roll
from tavola.kernel.decision import Seat


def track_or_resource(g: Avalon, name: str, seat: Seat) -> int:
    holder = g.heroes[seat]
    return int(getattr(holder, name)) if name in TRACKS else holder.resources[name]


def connected_keys(g: Avalon, name: str) -> int:
    """Connected Attribute Keys in the whole Sequence, the Encounter's own and those of a card just played (TG-33.9)."""
    if g.encounter is None:
        return 0
    played = [g.encounter.placing] if g.encounter.placing is not None else []
    return sum(1 for laid in (*g.encounter.sequence, *played) for attr in laid.connected if name in ("any", attr))


def dial_target(target: Any, hero: Seat, source: str, here: int) -> str:
    """The name under which a dial or token lies: a Location's number, `hero:1`, a Secret, or the card that speaks."""
    if target == "self":
        return f"hero:{hero}"
    if target == "self_card":
        return source
    if isinstance(target, dict):
        return f"secret:{target['secret']}#1" if "secret" in target else str(target["number"])
    if isinstance(target, str) and target.startswith("secret:"):
        return f"{target}#1"
    return str(here if target == "here" else target)


def dial_value(g: Avalon, target: str) -> int:
    """The dial that a text has laid there; a Location on which no text lays one has only that of its Menhir."""
    laid = next((dial.value for dial in g.dials if dial.target == target), None)
    number = location_of(target)
    if laid is None and number in g.menhirs and target not in dials_of_texts(g.box):
        return g.menhirs[number]
    return laid or 0


def dials_of_texts(box: AvalonBox) -> set[str]:
    """The Locations on which some text of the pack lays a dial by their number."""
    found: set[str] | None = box.made.get("dials of texts")
    if found is None:
        found = box.made["dials of texts"] = set(_dial_targets(msgspec.to_builtins(box.entries)))
    return found


def _dial_targets(plain: Any) -> Iterator[str]:
    if isinstance(plain, list):
        for part in plain:
            yield from _dial_targets(part)
    elif isinstance(plain, dict):
        dial = plain.get("dial")
        if isinstance(dial, dict) and "target" in dial:
            yield dial_target(dial["target"], 0, "", 0)
        for part in plain.values():
            yield from _dial_targets(part)


def _scaled(count: int, body: dict[str, int]) -> int:
    return max(0, body.get("base", 0) + body.get("each", 0) * count)


def _all(g: Avalon, body: list[Expr], hero: Seat, source: str) -> list[int]:
    return [amount(g, part, hero, source) for part in body]


def _product(numbers: list[int]) -> int:
    result = 1
    for number in numbers:
        result *= number
    return result


VALUES.update(
    {
        "attr": lambda g, name, hero, source: attribute(g, hero, name),
        "res": lambda g, name, hero, source: g.heroes[hero].resources[name],
        "track": lambda g, name, hero, source: track_or_resource(g, name, hero),
        "connected": lambda g, name, hero, source: connected_keys(g, name),
        "pool": lambda g, body, hero, source: g.encounter.pool if g.encounter else 0,
        "affinity": lambda g, body, hero, source: g.encounter.marker if g.encounter else 0,
        "charges": lambda g, body, hero, source: charges_on(g, source, hero),
        "dial": lambda g, target, hero, source: dial_value(g, dial_target(target, hero, source, g.heroes[hero].at)),
        "players": lambda g, body, hero, source: _scaled(scaling_count(g), body),
        "party": lambda g, body, hero, source: _scaled(len(who_is_in(g, hero)), body),
        "taken": lambda g, kind, hero, source: g.encounter.taken.get(kind, 0) if g.encounter else 0,
        "die": lambda g, die, hero, source: roll(g, 1, 6)[0],
        "sum": lambda g, body, hero, source: sum(_all(g, body, hero, source)),
        "mul": lambda g, body, hero, source: _product(_all(g, body, hero, source)),
        "min": lambda g, body, hero, source: min(_all(g, body, hero, source)),
        "max": lambda g, body, hero, source: max(_all(g, body, hero, source)),
    }
)
