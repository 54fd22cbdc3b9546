"""What a pack says: the texts of powers and scoring lines, made from their data, and every message a box needs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tavola.games.sangue_reale.content import DuelBox, EraPage, MapPage
from tavola.games.sangue_reale.vocabulary import (
    AddTerm,
    AnyEffect,
    AnyTerm,
    Blacken,
    BlockSlot,
    ChangeEdge,
    Circle,
    DrawModifier,
    Effect,
    ExtraDice,
    ForbidAction,
    GroupComplete,
    GroupMajority,
    Op,
    Penalty,
    TagCount,
    TagSet,
    Term,
    VpPer,
)
from tavola.kernel.text import Arg, Message, message_id


def kind_of(record: Effect | Term | Op) -> str:
    """The word by which packs call it."""
    return str(record.__struct_config__.tag)


def power(effect: AnyEffect) -> Message:
    """An effect in words: `power-<kind>` and, where one kind has several readings, its reading."""
    numbers: dict[str, Arg] = {
        name: value
        for name in effect.__struct_fields__
        if isinstance(value := getattr(effect, name), int) and not isinstance(value, bool)
    }
    match effect:
        case DrawModifier(turn=turn):
            return Message(message_id("power-draw-modifier", turn), numbers)
        case Blacken(column="choice", width=width):
            return Message(message_id("power-blacken-choice", width), numbers)
        case Blacken(column=(column,), width=width):
            return Message(message_id("power-blacken-one", width), numbers | {"column": column})
        case Blacken(column=columns, width=width):
            return Message(message_id("power-blacken-list", width), numbers | {"columns": _listed(columns)})
        case Circle(numbers="any"):
            return Message("power-circle-any", numbers)
        case Circle(numbers=(number,)):
            return Message("power-circle-one", numbers | {"number": number})
        case Circle(numbers=allowed):
            return Message("power-circle-list", numbers | {"numbers": _listed(allowed)})
        case ExtraDice(roll=roll, keep=keep):
            return Message("power-extra-dice-all" if roll == keep else "power-extra-dice", numbers)
        case VpPer(metric=metric):
            return Message("power-vp-per", numbers | {"metric": Message(message_id("metric", metric))})
        case ChangeEdge(kind=kind, op=op):
            return Message(message_id("power-edge", kind, op), numbers)
        case BlockSlot(lost=lost):
            return Message("power-block-slot-lost" if lost else "power-block-slot", numbers)
        case ForbidAction(value="choice"):
            return Message("power-forbid-action-choice", numbers)
    return Message(message_id("power", kind_of(effect)), numbers)


def _listed(values: Iterable[object]) -> str:
    return ", ".join(map(str, values))


def scoring(term: AnyTerm) -> Message:
    """A line of scoring in words: `term-<kind>`."""
    args: dict[str, Arg] = {
        name: value for name in term.__struct_fields__ if isinstance(value := getattr(term, name), int)
    }
    match term:
        case GroupComplete(group=group) | GroupMajority(group=group):
            args["group"] = Message(message_id("group", group))
        case TagCount(tag=tag):
            args["tag"] = Message(message_id("tag", tag))
        case TagSet(tags=tags):
            args["tags"] = [Message(message_id("tag", tag)) for tag in tags]
        case Penalty(metric=metric):
            args["metric"] = Message(message_id("metric", metric))
    return Message(message_id("term", kind_of(term)), args)


def message_ids(box: DuelBox) -> set[str]:
    """Every message that this box may have to say."""
    pack = box.pack
    ids = {pack.manifest.title, pack.manifest.credits, "pack-prologue"} - {""}
    for era in pack.eras:
        ids.update(_of_era(era))
    for page in pack.maps:
        ids.update(_of_map(page))
    for sheet in pack.sheets:
        ids.update(_with(message_id("sheet", sheet.id), "opening", "summary"))
        ids.update(_of_person(sheet.king) if sheet.king else ())
        ids.update(scoring(term).id for term in sheet.scoring)
    for character in pack.characters:
        ids.update(_of_person(character.id))
        ids.update(power(effect).id for effect in character.powers)
    ids.update(_of_supporters(box))
    ids.update(_of_the_past(box))
    return ids


def _with(stem: str, *endings: str) -> Iterator[str]:
    return (f"{stem}-{ending}" if ending else stem for ending in endings)


def _of_era(era: EraPage) -> Iterator[str]:
    chronicle = [f"lustrum-{lustrum}" for lustrum in range(1, 5)]
    return _with(f"era-{era.number}", "title", "intro", *chronicle, "outro-a", "outro-b", "outro-draw")


def _of_person(id: str) -> Iterator[str]:
    return _with(message_id("character", id), "", "epithet", "blazon", "wants")


def _of_map(page: MapPage) -> Iterator[str]:
    for area in page.areas:
        yield from _with(message_id("area", area.id), "", "text")
        yield from (message_id("tag", tag) for tag in (area.box.tags if area.box else ()))
    yield from (message_id("edge", edge.id) for edge in page.edges)
    yield from (message_id("group", group.id) for group in page.groups)


def _of_supporters(box: DuelBox) -> Iterator[str]:
    yield from (message_id("set", one.id) for one in box.pack.sets)
    for unique in box.uniques.values():
        yield from _with(message_id("unique", unique.id), "", "line")
        yield from (power(effect).id for effect in unique.effects)


def _of_the_past(box: DuelBox) -> Iterator[str]:
    for overlay in box.pack.campaign.overlays:
        yield from _with(message_id("overlay", overlay.id), "", "text")
        yield from (scoring(op.term).id for op in overlay.ops if isinstance(op, AddTerm))
    yield from (f"last-line-{won}" for won in box.pack.campaign.last_lines)
    for icon in box.pack.glossary.icons:
        yield from _with(message_id("icon", icon.id), "", "text")
    for estate in box.pack.glossary.estates:
        yield from _with(f"estate-{estate.value}", "", "why")
