"""The map in text: a small grid of numbers, then each Location with its ways, Actions and what lies there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tavola.games.tainted_grail.present.describe_hero import hero_name_seen, sentence
from tavola.games.tainted_grail.present.names import held_name, location_name
from tavola.games.tainted_grail.present.view import AvalonView
from tavola.games.tainted_grail.present.view_map import AS_OFTEN_AS_PAID, ActionView, PlaceView
from tavola.kernel.text import Message, Words, say

GAP = 3  # empty rows or columns in a row, at most


def the_map(view: AvalonView, words: Words) -> Iterator[str]:
    if not view.places:
        return
    yield words("view-map")
    yield from grid(view)
    for place in view.places:
        yield from place_lines(view, place, words)


def grid(view: AvalonView) -> Iterator[str]:
    """North is up; a star marks a lit Menhir, a letter for each Character stands before the number."""
    at = {(place.x, place.y): place for place in view.places}
    columns = lines(x for x, _ in at)
    for y in reversed(lines(y for _, y in at)):
        cells = [_cell(at.get((x, y))) for x in columns]
        yield "  " + "".join(cell.ljust(12) for cell in cells).rstrip()


def lines(used: Iterable[int]) -> list[int]:
    """Where something lies and what lies between, in order; of a wide gap only a little is left."""
    found: list[int] = []
    for at in sorted(set(used)):
        if found:
            found += range(found[-1] + 1, min(at, found[-1] + 1 + GAP))
        found.append(at)
    return found


def _cell(place: PlaceView | None) -> str:
    if place is None:
        return ""
    figures = "".join(str(seat + 1) for seat in place.heroes)
    return f"{place.number}{'*' if place.menhir is not None else ''}" + (f"({figures})" if figures else "")


def place_lines(view: AvalonView, place: PlaceView, words: Words) -> Iterator[str]:
    marks = signs(view, place)
    if marks:
        yield words("view-place", number=place.number, name=place.name, signs=marks)
    else:
        yield words("view-place-bare", number=place.number, name=place.name)
    yield "    " + words("view-exits", exits=[exit_name(place, edge) for edge in place.exits])
    if place.heroes:
        yield "    " + words.say(place.story)
    if place.explorable:
        yield "    " + words("view-explorable")
    for action in place.actions:
        yield "    " + action_line(action, words)
    if place.instant is not None:
        yield "    " + words("view-instant", effects=place.instant)
    for line in place.rules:
        yield "    " + sentence(words, line)
    if place.items:
        yield "    " + words("view-lying", items=[held_name(copy) for copy in place.items])


def signs(view: AvalonView, place: PlaceView) -> list[Message]:
    """Seals, the Menhir's dial, tokens, Guardians and who is there."""
    found = [say(f"seal-{seal}") for seal in place.seals]
    if place.menhir is not None:
        found.append(say("view-lit", dial=place.menhir))
    found += [say(f"view-{token}-tokens", n=n) for token, n in (("time", place.time), ("quest", place.quest)) if n]
    found += [say("view-guardian", name=view.foes[guardian].name) for guardian in place.guardians]
    found += [hero_name_seen(view, seat) for seat in place.heroes]
    return found


def exit_name(place: PlaceView, edge: str) -> Message:
    way = place.exits[edge]
    if way.to:
        return say(f"view-exit-{edge}", to=say("view-exit-to", number=way.to, name=location_name(way.to)))
    return say(f"view-exit-{edge}", to=say("view-exit-closed", number=way.number))


def action_line(action: ActionView, words: Words) -> str:
    said = words("view-action", name=action.name, price=action.price, effects=action.effects)
    if action.left != AS_OFTEN_AS_PAID:
        said += " " + words("view-action-left", n=action.left)
    if action.condition is not None:
        said += " " + words("view-action-if", condition=action.condition)
    return said


def menhir(view: AvalonView, words: Words) -> Iterator[str]:
    """What the Menhir asks for, while somebody reads it."""
    if view.inspected is None:
        return
    yield words("view-menhir", place=location_name(view.inspected.number))
    for way in view.inspected.ways:
        said = words("view-menhir-way", price=way.price, dial=way.dial)
        if way.name is not None:
            said = words("view-menhir-named", name=way.name, line=said)
        if way.requirement is not None:
            said += " " + words("view-menhir-needs", requirement=way.requirement)
        if way.effects is not None:
            said += " " + sentence(words, way.effects)
        yield "  " + said
