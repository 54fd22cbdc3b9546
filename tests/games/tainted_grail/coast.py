"""The test pack (the Hollow Coast) on a table, and effects carried out as a pack would write them."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.games.tainted_grail.tables import play

from tavola.content.source import PackSource
from tavola.games.tainted_grail.campaign.setup import build_table
from tavola.games.tainted_grail.character.items import receive_item
from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.content.condition import Asking, Condition
from tavola.games.tainted_grail.content.effect import Ability, Effect, from_plain, read_effect
from tavola.games.tainted_grail.content.open_box import open_box
from tavola.games.tainted_grail.content.value import read_value
from tavola.games.tainted_grail.deeds.effects import Word
from tavola.games.tainted_grail.effects.evaluate import amount, holds
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.flow import run
from tavola.library.places import TEMPLATES
from tavola.library.reading import read_pack

FOLDER = TEMPLATES / "tainted_grail"
CHARACTERS = ("fowler", "ferrywoman", "saltwife", "bellman")  # Character Numbers 1 to 4


@cache
def source() -> PackSource:
    return read_pack(FOLDER)


@cache
def coast_box() -> AvalonBox:
    return open_box(source())


def coast(*names: str, seed: int = 1, **options: Any) -> Avalon:
    """The coast with these Characters on the quay (101), in its first Chapter; nothing is being done."""
    g = build_table(coast_box(), list(names or ("fowler",)), AvalonOptions(**options), seed)
    g.chapter = "ch1"
    return g


def effect(plain: dict[str, Any]) -> Effect:
    return read_effect(plain)


def ability(plain: dict[str, Any]) -> Ability:
    return from_plain(plain, Ability)


def do(
    g: Avalon,
    *effects: dict[str, Any],
    hero: int = 0,
    source: str = "verse:101.v1",
    who: str = "self",
    alone: bool = False,
) -> Avalon:
    """Carry these effects out, one after the other, up to the first question."""
    return play(g, *[Word(effect(plain), hero, source, who, alone) for plain in effects])


def is_so(g: Avalon, cond: dict[str, Any], hero: int = 0, source: str = "verse:101.v1", members: Any = None) -> bool:
    return holds(g, asked_for(cond), hero, source, members)


def asked_for(plain: dict[str, Any]) -> Condition:
    """A condition as a pack would write it."""
    return from_plain(plain, Asking)  # type: ignore[return-value]


def worth(g: Avalon, expr: Any, hero: int = 0, source: str = "verse:101.v1") -> int:
    return amount(g, read_value(expr), hero, source)


def give_item(g: Avalon, seat: int, item: str) -> str:
    """A copy of an Item out of the deck; asked about its keyword, the new one is used."""
    copy = next(copy for copy in sorted(g.item_deck) if copy.rpartition("#")[0] == item)
    g.item_deck.remove(copy)
    receive_item(g, seat, copy)
    run(g)
    if g.open and g.open[0].prompt == "equip":
        from tests.games.tainted_grail.tables import answer

        answer(g, f"equip:{copy}")
    return copy


def exploring(g: Avalon, section: str, verse: str, *members: int) -> Avalon:
    """Reading a verse of the Journal with these Characters."""
    from tavola.games.tainted_grail.deeds.journal import ReadSection

    return play(g, ReadSection(section, verse, list(members or (0,))))
