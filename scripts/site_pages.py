"""Pages of the site that are made from the packs themselves: every card, supporter and place, in both languages.

It runs in the project's own environment and writes Markdown: `python scripts/site_pages.py FOLDER`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from html import escape
from pathlib import Path
from typing import Any

from site_diagrams import diagrams

from tavola.games.sangue_reale.phrases import power
from tavola.games.tainted_grail.present.faces import face
from tavola.kernel.text import Message
from tavola.library.finding import open_box
from tavola.library.wordbooks import words

Say = Callable[[str | Message], str]
CELL = 14


def both(game: str) -> tuple[Say, Say]:
    """What a game says, in English and in Italian."""
    return in_language(game, "en"), in_language(game, "it")


def in_language(game: str, language: str) -> Say:
    spoken = words(game, None, language)

    def say(what: str | Message) -> str:
        if isinstance(what, str):
            return spoken(what) if spoken.has(what) else ""
        return spoken.say(what)

    return say


def entry(title: str, other: str, lines: Iterable[str], picture: str = "") -> str:
    """One thing of a pack: its name in both languages, its picture, its words."""
    body = "".join(f"<br>{escape(line)}" for line in lines if line)
    second = f" <small lang='it'>{escape(other)}</small>" if other != title else ""
    return f"<li>{picture}<strong>{escape(title)}</strong>{second}{body}</li>"


def grid(entries: Iterable[str]) -> str:
    return "<ul class='cards'>\n" + "\n".join(entries) + "\n</ul>\n"


def pattern(rows: tuple[str, ...]) -> str:
    """What must lie on the board, drawn."""
    wide, high = max(map(len, rows)) * CELL, len(rows) * CELL
    cells = "".join(
        f"<rect class='{cell}' x='{x * CELL}' y='{y * CELL}' width='{CELL}' height='{CELL}'/>"
        for y, row in enumerate(rows)
        for x, cell in enumerate(row)
        if cell != "."
    )
    label = escape(" / ".join(rows))
    return f"<svg class='pattern' role='img' aria-label='{label}' width='{wide}' height='{high}'>{cells}</svg><br>"


def vetra() -> Iterator[str]:
    box: Any = open_box("realm_of_sand")
    en, it = both("realm_of_sand")
    yield f"# {en('pack-title')}\n"
    yield f"The pack of Realm of Sand: {len(box.cards)} buildings, with what must lie on the board. "
    yield "Green is Emerald, red Crimson, dark Obsidian.\n"
    for level in (1, 2, 3):
        yield f"## Level {level}\n"
        yield grid(
            entry(
                en(f"card-{card.id}"),
                it(f"card-{card.id}"),
                [worth(card), en(f"card-{card.id}.line"), it(f"card-{card.id}.line")],
                pattern(card.rows),
            )
            for card in box.cards.values()
            if card.level == level
        )


def worth(card: Any) -> str:
    parts = [
        f"★ {card.stars}",
        f"⌛ {card.hourglasses}" if card.hourglasses else "",
        f"↑ {card.level_up}" if card.level_up else "",
    ]
    return " · ".join(part for part in parts if part)


def altavena() -> Iterator[str]:
    box: Any = open_box("sangue_reale")
    en, it = both("sangue_reale")
    yield f"# {en('pack-title')}\n"
    yield "The pack of Sangue Reale: four Eras, their characters, the supporters one can win.\n"
    for era in (1, 2, 3, 4):
        yield f"## Era {era}\n\n### Characters\n"
        people = [one for one in box.pack.characters if one.era == era]
        yield grid(
            entry(
                en(f"character-{one.id}"),
                it(f"character-{one.id}"),
                [en(f"character-{one.id}.epithet"), en(f"character-{one.id}.wants"), *map(en, map(power, one.powers))],
            )
            for one in people
        )
        for group in (one for one in box.pack.sets if one.era == era):
            yield f"### {en(f'set-{group.id}')}\n"
            yield grid(
                entry(
                    en(f"unique-{one.id}"),
                    it(f"unique-{one.id}"),
                    [
                        f"column {one.column}",
                        *(en(power(effect)) for effect in one.effects),
                        en(f"unique-{one.id}.line"),
                    ],
                )
                for one in group.uniques
            )


def avalon() -> Iterator[str]:
    box: Any = open_box("tainted_grail")
    en, it = both("tainted_grail")
    yield f"# {en('pack-title')}\n"
    yield "The campaign of Tainted Grail. What follows gives away names and rules, not the story.\n"
    yield "## Characters\n"
    for hero in box.characters.values():
        shown = face(box, f"character:{hero.id}")
        yield f"### {en(shown.name)}\n\n" + "\n\n".join(en(line) for line in shown.rules) + "\n"
        cards = [card.id for card in box.cards.values() if card.owner == hero.id or f".{hero.id}." in card.id]
        yield folded(f"{len(cards)} cards", faces(box, en, it, "card", cards))
    yield "## Places\n"
    yield folded(
        f"{len(box.locations)} places and versions",
        grid(entry(en(f"location-{n}"), it(f"location-{n}"), [str(n)]) for n in sorted(box.locations)),
    )
    yield "## Items\n"
    yield folded(f"{len(box.items)} Items", faces(box, en, it, "item", list(box.items)))
    yield "## Encounters\n"
    names = [
        (en(f"encounter-{hyphened(one.id)}"), it(f"encounter-{hyphened(one.id)}"), one)
        for one in box.encounters.values()
    ]
    yield folded(
        f"{len(names)} Encounters",
        grid(entry(name, other, [f"{one.deck}, level {one.difficulty}"]) for name, other, one in names),
    )


def faces(box: Any, en: Say, it: Say, kind: str, ids: list[str]) -> str:
    shown = [face(box, f"{kind}:{id}") for id in ids]
    return grid(entry(en(one.name), it(one.name), map(en, one.rules)) for one in shown)


def hyphened(id: str) -> str:
    return id.replace(".", "-").replace("_", "-")


def folded(title: str, body: str) -> str:
    """Nobody reads by accident what they would rather meet."""
    return f"<details markdown='0'><summary>{escape(title)}</summary>\n{body}</details>\n"


PAGES: dict[str, Callable[[], Iterator[str]]] = {"vetra": vetra, "altavena": altavena, "avalon": avalon}


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, page in PAGES.items():
        (folder / f"{name}.md").write_text("\n".join(page()), encoding="utf-8")
    for name, picture in diagrams():
        (folder / name).write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
