"""Diagrams of the rulebooks for the site, drawn from the packs: NAME.en.svg and NAME.it.svg.

A page asks for one with `<!-- diagram: NAME -->`. Its colours are in docs/site.css.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape
from math import cos, pi, sin
from typing import Any

from tavola.library.finding import open_box
from tavola.library.wordbooks import words

CELL = 26
Parts = Iterator[str]


def text(x: float, y: float, what: str, kind: str = "") -> str:
    return f"<text x='{x:.0f}' y='{y:.0f}' text-anchor='middle' class='{kind}'>{escape(what)}</text>"


def square(x: float, y: float, kind: str, side: float = CELL) -> str:
    return f"<rect class='{kind}' x='{x:.1f}' y='{y:.1f}' width='{side:.1f}' height='{side:.1f}' rx='2'/>"


def tiles(rows: tuple[str, ...], left: float, top: float, side: float = CELL) -> Parts:
    for y, row in enumerate(rows):
        for x, cell in enumerate(row):
            if cell not in ".-":
                yield square(left + x * side, top + y * side, cell, side)


def turned(rows: tuple[str, ...]) -> tuple[str, ...]:
    return tuple("".join(column) for column in zip(*reversed(rows), strict=True))


def is_handed(rows: tuple[str, ...]) -> bool:
    """Its mirror image is none of its turns."""
    turns = [rows]
    for _ in range(3):
        turns.append(turned(turns[-1]))
    return tuple(row[::-1] for row in rows) not in turns


def sand_board(it: bool) -> Parts:
    """The basic side: where pieces may lie at once, and where only a level lets them."""
    rows = next(iter(open_box("realm_of_sand").boards.values())).basic.rows  # type: ignore[attr-defined]
    for y, row in enumerate(rows):
        for x, cell in enumerate(row):
            if cell != "-":
                yield square(10 + x * CELL, 10 + y * CELL, "dark" if cell == "D" else "bright")
    for nth, (kind, said) in enumerate(
        (
            ("bright", "casella chiara" if it else "bright cell"),
            ("dark", "scura: una per livello" if it else "dark: one a level"),
        )
    ):
        yield square(220, 40 + nth * 44, kind)
        yield f"<text x='254' y='{58 + nth * 44}'>{said}</text>"


def sand_turns(it: bool) -> Parts:
    """One card, as printed, turned and mirrored: all of these complete it."""
    cards: Any = open_box("realm_of_sand").cards  # type: ignore[attr-defined]
    rows = next(one.rows for one in cards.values() if len(one.rows) == 2 and is_handed(one.rows))
    left, said = 20.0, ("come è stampata", "girata", "girata", "girata", "specchiata") if it else (
        "as printed", "turned", "turned", "turned", "mirrored")  # fmt: skip
    shapes = [rows, turned(rows), turned(turned(rows)), turned(turned(turned(rows))), tuple(row[::-1] for row in rows)]
    for shape, name in zip(shapes, said, strict=True):
        wide = len(shape[0]) * 20
        yield from tiles(shape, left + (92 - wide) / 2, 14, 20)
        yield text(left + 46, 100, name)
        left += 98


def sand_circle(it: bool) -> Parts:
    """Tiles are taken at the start, clockwise of the Queen, and go back behind her."""
    many, middle = 12, 110
    for nth in range(many):
        angle = 2 * pi * (nth + 0.5) / many - pi / 2
        x, y = middle + 84 * cos(angle), middle + 84 * sin(angle)
        yield square(x - 13, y - 13, "lit" if nth < 2 else "back" if nth == many - 1 else "bright")
        yield text(x, y + 5, str(nth + 1))
    yield text(middle, 16, "♛", "large")
    lines = (
        ("1, 2: una di queste si prende", "12: qui torna la tessera usata")
        if it
        else ("1, 2: take one of these", "12: the used tile goes here")
    )
    for nth, line in enumerate(lines):
        yield f"<text x='230' y='{96 + nth * 26}'>{line}</text>"


def duel_map(it: bool) -> Parts:
    """The territories of the first Era with their numbers, boxes, borders and rivers."""
    box: Any = open_box("sangue_reale")
    page, say = box.pack.maps[0], words("sangue_reale", None, "it" if it else "en")
    for area in page.areas:
        corners = " ".join(f"{x * 0.55:.0f},{y * 0.55:.0f}" for x, y in (page.corners[name] for name in area.outline))
        yield f"<polygon class='land' points='{corners}'/>"
    for edge in page.edges:
        line = " ".join(f"{x * 0.55:.0f},{y * 0.55:.0f}" for x, y in (page.corners[name] for name in edge.along))
        yield f"<polyline class='{edge.kind}' points='{line}'/>"
    for area in page.areas:
        name = f"area-{area.id}"
        x, y = area.label[0] * 0.55, area.label[1] * 0.55
        yield text(x, y + 2, say(name) if say.has(name) else area.id)
        for slot in area.slots:
            x, y = slot.at[0] * 0.55, slot.at[1] * 0.55
            yield f"<circle class='slot' cx='{x:.0f}' cy='{y:.0f}' r='8.5'/>" + text(
                x, y + 4, str(slot.number), "small"
            )
        x, y = area.box.at[0] * 0.55, area.box.at[1] * 0.55
        yield square(x - 10, y - 9, "back", 19) + text(x, y + 5, str(area.box.vp), "small")


def grail_keys(it: bool) -> Parts:
    """An enemy and two cards in a row: halves meet in rows, counted from the bottom."""
    box: Any = open_box("tainted_grail")
    say = words("tainted_grail", None, "it" if it else "en")
    attributes = {"none": "", "free": "Libera" if it else "Free", "magic": "Magia" if it else "Magic"}
    enemy = next(one for one in box.encounters.values() if len(one.right) == 3)
    one, two = box.cards["c.ailei.smoke_hand"], box.cards["c.ailei.pinprick"]
    names = ("incontro" if it else "enemy", *(f"carta {nth}" if it else f"card {nth}" for nth in (1, 2)))

    def half(key: Any) -> str:
        if key.key == "attribute":
            name = f"attribute-{key.attr}"
            return f"{say(name) if say.has(name) else key.attr} {key.level}"
        return "bonus" if key.key == "bonus" else attributes[key.key]

    for nth, (left, right) in enumerate((((), enemy.right), (one.left, one.right), (two.left, two.right))):
        x = 10 + nth * 190
        yield f"<rect class='card' x='{x}' y='10' width='190' height='130' rx='6'/>" + text(x + 95, 30, names[nth])
        for keys, at, anchor in ((left, x + 6, "start"), (right, x + 184, "end")):
            for row, key in enumerate(keys):
                y = 124 - row * 32
                if said := half(key):
                    edge = x if anchor == "start" else x + 190
                    yield f"<circle class='{key.key}' cx='{edge}' cy='{y - 4}' r='5'/>"
                    x_text = at + (6 if anchor == "start" else -6)
                    yield f"<text x='{x_text}' y='{y}' text-anchor='{anchor}'>{escape(said)}</text>"


def grail_light(it: bool) -> Parts:
    """The eight cells around a Menhir that burns."""
    for y in range(4):
        for x in range(5):
            near = abs(x - 1) <= 1 and abs(y - 1) <= 1
            yield square(10 + x * 48, 10 + y * 48, "lit" if near else "dark", 44)
    yield text(80, 86, "▲", "large")
    for nth, line in enumerate(
        ("con luce", "senza: si scarta al mattino") if it else ("in its light", "dark: discarded at dawn")
    ):
        yield square(270, 40 + nth * 44, "dark" if nth else "lit")
        yield f"<text x='304' y='{58 + nth * 44}'>{line}</text>"


Draw = Callable[[bool], Parts]
DIAGRAMS: dict[str, tuple[int, int, Draw, str, str]] = {
    "sand-board": (420, 180, sand_board, "The rune area of a basic board", "L'area delle rune di una plancia base"),
    "sand-turns": (520, 112, sand_turns, "One card in five ways", "Una carta in cinque modi"),
    "sand-circle": (450, 220, sand_circle, "The rune circle", "Il cerchio delle rune"),
    "duel-map": (550, 385, duel_map, "The map of the first Era", "La mappa della prima Era"),
    "grail-keys": (590, 150, grail_keys, "Keys that meet in a Sequence", "Chiavi che si toccano in una Sequenza"),
    "grail-light": (540, 208, grail_light, "The light of a Menhir", "La luce di un Menhir"),
}


def diagrams() -> Iterator[tuple[str, str]]:
    """File names and what they hold."""
    for name, (wide, tall, draw, english, italian) in DIAGRAMS.items():
        for language, title in (("en", english), ("it", italian)):
            parts, label = "".join(draw(language == "it")), escape(title, quote=True)
            yield (
                f"{name}.{language}.svg",
                f"<figure><svg class='diagram' role='img' aria-label='{label}' viewBox='0 0 {wide} {tall}'>"
                f"{parts}</svg><figcaption>{title}</figcaption></figure>",
            )
