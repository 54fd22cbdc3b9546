"""The map of a pack: keys that answer each other, one cell for each Location, Menhirs within reach (LN-2 to LN-8)."""

from __future__ import annotations

from collections.abc import Iterator

from tavola.games.tainted_grail.content.schema import LocationEntry
from tavola.games.tainted_grail.content.survey import Text, all_effects, inside, texts
from tavola.games.tainted_grail.grid import EDGES, OPPOSITE
from tavola.games.tainted_grail.lint.pack import Found, Pack
from tavola.games.tainted_grail.words.meeting import EncounterEffect

Cell = tuple[int, int]
FAR_APART = 1_000  # each campaign has a map of its own


def original(pack: Pack, number: int) -> int:
    """The number at the end of a Location's legacy chain; the number itself where it is no version."""
    seen: set[int] = set()
    while number not in seen:
        seen.add(number)
        entry = pack.box.locations.get(number)
        if entry is None or entry.legacy is None:
            return number
        number = entry.legacy
    return number


def keys_answer(pack: Pack) -> Found:
    """LN-2: a key is answered on the touching edge, or is declared a one-way route."""
    for place in pack.entries.locations:
        for edge, key in place.keys.items():
            if key not in pack.box.locations:
                yield pack.fault(
                    "LN-2", "locations", place.number, f"the key {key} leads to no Location", f"keys.{edge}"
                )
            elif edge not in place.one_way and not _answers(pack, place, edge, key):
                message = f"{key} has no key back ({OPPOSITE[edge]}): add it, or list {edge} in one_way"
                yield pack.fault("LN-2", "locations", place.number, message, f"keys.{edge}")
        for edge in place.one_way:
            if edge not in place.keys:
                yield pack.fault("LN-2", "locations", place.number, "a one-way route needs a key", f"one_way.{edge}")


def _answers(pack: Pack, place: LocationEntry, edge: str, key: int) -> bool:
    """Versions answer for the Location they have come from."""
    back = pack.box.locations[key].keys.get(OPPOSITE[edge])  # type: ignore[call-overload]
    return back is not None and original(pack, back) == original(pack, place.number)


def starts(pack: Pack) -> list[int]:
    """Where maps are laid out from: by a campaign, or anew by one of its Chapters."""
    chapters = [
        original(pack, chapter.start.location) for chapter in pack.entries.chapters if chapter.start is not None
    ]
    return [*(campaign.start_location for campaign in pack.entries.campaigns), *chapters]


def cells(pack: Pack) -> dict[int, Cell]:
    """Where each original Location lies, seen from the start of each campaign; by breadth, the first word counts."""
    found: dict[int, Cell] = {}
    for nth, start in enumerate(starts(pack)):
        if start not in pack.box.locations or start in found:
            continue
        found[start] = (nth * FAR_APART, 0)
        ahead = [start]
        while ahead:
            number = ahead.pop(0)
            for target, cell in _neighbours(pack, number, found[number]):
                if target not in found:
                    found[target] = cell
                    ahead.append(target)
    return found


def _neighbours(pack: Pack, number: int, cell: Cell) -> Iterator[tuple[int, Cell]]:
    """What the keys of a Location and of its versions name, with the cell on that side."""
    for place in pack.entries.locations:
        if original(pack, place.number) == number:
            for edge, key in place.keys.items():
                dx, dy = EDGES[edge]
                yield original(pack, key), (cell[0] + dx, cell[1] + dy)


def map_grid(pack: Pack) -> Found:
    """LN-3: every number has one cell, and every cell one Location (versions aside)."""
    where = cells(pack)
    for number, cell in where.items():
        for target, there in _neighbours(pack, number, cell):
            if where.get(target, there) != there:
                message = f"its keys put {target} on {there}, other keys put it on {where[target]}"
                yield pack.fault("LN-3", "locations", number, message, "keys")
    taken: dict[Cell, int] = {}
    for number, cell in where.items():
        if taken.setdefault(cell, number) != number:
            yield pack.fault("LN-3", "locations", number, f"lies on the same cell as {taken[cell]}", "keys")


def legacies(pack: Pack) -> Found:
    """LN-4: versions lead back to an original, are put into play, and keep the edges of what they replace.

    A version that opens a new way out declares it: its additional edges are all one-way.
    """
    replaced = set(_replacements(pack))
    for place in pack.entries.locations:
        if place.legacy is None:
            continue
        old = pack.box.locations.get(place.legacy)
        if old is None or original(pack, place.number) == place.number:
            yield pack.fault("LN-4", "locations", place.number, "the legacy number leads to no original", "legacy")
        elif set(old.keys) != set(place.keys) - set(place.one_way):
            message = f"has other edges than {old.number}"
            yield pack.fault("LN-4", "locations", place.number, message, "keys", warning=True)
        if not any(new == place.number for _, new in replaced):
            message = "no effect ever puts this version into play"
            yield pack.fault("LN-4", "locations", place.number, message, "legacy", warning=True)
    for old_number, new in replaced:
        if new in pack.box.locations and original(pack, old_number) != original(pack, new):
            message = f"replaces {old_number}, which is no version of the same Location"
            yield pack.fault("LN-4", "locations", new, message, "legacy")


def _replacements(pack: Pack) -> Iterator[tuple[int, int]]:
    for _, entry in all_effects(pack.entries):
        yield from (what for kind, what in entry.brings() if kind == "version")


def within_range(pack: Pack) -> Found:
    """LN-5: a Location out of reach of every Menhir could never be revealed."""
    where = cells(pack)
    stones = menhir_cells(pack, where)
    for number, cell in where.items():
        if not any(_near(cell, stone) for stone in stones.values()):
            yield pack.fault("LN-5", "locations", number, "no Menhir is within one card: it can never be revealed")
    for place in pack.entries.locations:
        if original(pack, place.number) not in where:
            yield pack.fault("LN-5", "locations", place.number, "no chain of keys leads here from the start")


def menhir_cells(pack: Pack, where: dict[int, Cell]) -> dict[int, Cell]:
    """Original Locations that have, in some version, the Menhir seal."""
    with_seal = {original(pack, place.number) for place in pack.entries.locations if "menhir" in place.seals}
    return {number: where[number] for number in sorted(with_seal) if number in where}


def _near(one: Cell, other: Cell) -> bool:
    return abs(one[0] - other[0]) <= 1 and abs(one[1] - other[1]) <= 1


def menhir_progress(pack: Pack) -> Found:
    """LN-6: while one Menhir is lit one can walk to the next: every Menhir is reached from the first."""
    where = cells(pack)
    stones = menhir_cells(pack, where)
    for campaign in pack.entries.campaigns:
        if campaign.start_location not in where:
            continue
        lit = {number for number in starts(pack) if number in where}
        while more := {n for n in stones if n not in lit and _can_walk(pack, where, lit, n)}:
            lit |= more
        for number in sorted(set(stones) - lit):
            yield pack.fault("LN-6", "locations", number, "its Menhir cannot be reached while another is lit")


def _can_walk(pack: Pack, where: dict[int, Cell], lit: set[int], goal: int) -> bool:
    """Along keys, over Locations in range of the lit Menhirs."""
    in_range = {number for number, cell in where.items() if any(_near(cell, where[stone]) for stone in lit)}
    reached, ahead = set(lit), list(lit)
    while ahead:
        number = ahead.pop()
        for target, _ in _neighbours(pack, number, where[number]):
            if target in in_range and target not in reached:
                reached.add(target)
                ahead.append(target)
    return goal in reached


def seals(pack: Pack) -> Found:
    """LN-8: what a Location's seals promise, its sections hold."""
    starts_encounter = {text.spot.name for text in texts(pack.entries) if text.spot.field == "instant" and _meets(text)}
    for place in pack.entries.locations:
        for is_right, message in (
            (("menhir" in place.seals) == (place.menhir is not None), "the Menhir seal goes with a Menhir section"),
            (("dreams" in place.seals) == (place.dream is not None), "the Dreams seal goes with a Dream"),
            (("dreams" in place.seals) == (place.nightmare is not None), "the Dreams seal goes with a Nightmare"),
            (len(place.seals) <= 3, "a Location has three seals at most"),
            (not {"hospitable", "inhospitable"} <= set(place.seals), "a settlement is hospitable or not"),
            (
                "inhospitable" not in place.seals or str(place.number) in starts_encounter,
                "an inhospitable settlement has an instant rule that starts an Encounter",
            ),
        ):
            if not is_right:
                yield pack.fault("LN-8", "locations", place.number, message, "seals")


def _meets(text: Text) -> bool:
    return any(isinstance(entry, EncounterEffect) for _, entry in inside(text))


def start(pack: Pack) -> Found:
    """LN-27: the first Menhir can be renewed, and there are four ways to go."""
    for campaign in pack.entries.campaigns:
        place = pack.box.locations.get(campaign.start_location)
        if place is not None and ("menhir" not in place.seals or len(place.keys) != 4):
            message = "the start Location should have the Menhir seal and four keys"
            yield pack.fault("LN-27", "locations", place.number, message, warning=True)
