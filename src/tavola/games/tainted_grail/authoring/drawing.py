"""A section of the Journal as a drawing: verses in columns by distance from the first, ways as lines between them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape

import msgspec

from tavola.games.tainted_grail.authoring.outline import UNSAID, Exit, Page, pages
from tavola.games.tainted_grail.content.schema import Section
from tavola.games.tainted_grail.journal.graph import leads_out, ways_of
from tavola.kernel.text import Words

WIDTH, GAP, MARGIN, ROW, PAD = 320, 150, 30, 16, 10
LETTERS = 47  # that fit into one line of a box
TEXT_LINES, EFFECT_LINES, EXIT_LINES = 9, 5, 3
STYLE = """
  text { font: 12px Georgia, 'Times New Roman', serif; fill: #2b2620 }
  .name { font-weight: bold } .do { font-style: italic; fill: #5b4632 } .mark { fill: #7a3b2e; font-size: 11px }
  .verse { fill: #fbf7ee; stroke: #8a7a63 } .start { stroke: #2b2620; stroke-width: 2 } .lost { stroke-dasharray: 4 3 }
  .way { fill: none; stroke: #8a7a63 } .back { stroke-dasharray: 5 4 } .out { fill: #e7dcc6; stroke: #8a7a63 }
""".strip("\n")


class Line(msgspec.Struct, frozen=True):
    """A line of words in a box."""

    words: str
    kind: str  # name, text, do, exit, mark
    goto: str = ""  # where a way begins beside this line


class Box(msgspec.Struct):
    """A verse on the drawing."""

    id: str
    lines: list[Line]
    column: int
    x: int = 0
    y: int = 0

    @property
    def height(self) -> int:
        return 2 * PAD + ROW * len(self.lines)


def draw(name: str, section: Section, words: Words) -> str:
    """The section as an SVG picture of its own size."""
    boxes = lay_out(section, pages(name, section, words))
    width = MARGIN * 2 + max(box.x for box in boxes) + WIDTH + GAP
    height = MARGIN * 2 + max(box.y + box.height for box in boxes)
    by_id = {box.id: box for box in boxes}
    parts = [*_ways(boxes, by_id), *(part for box in boxes for part in _verse(box, section.start))]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
    return "\n".join([head, f"<title>{escape(name)}</title>", f"<style>\n{STYLE}\n</style>", *parts, "</svg>", ""])


# -- where everything goes


def lay_out(section: Section, verses: Sequence[Page]) -> list[Box]:
    """Columns by the least number of steps from the start; in a column, next to where one comes from."""
    steps = distances(section)
    last = max(steps.values(), default=0)
    boxes = [Box(page.id, lines_of(page), steps.get(page.id, last + 1)) for page in verses]
    placed: dict[str, Box] = {}
    for column in range(last + 2):
        here = [(_height_of_origin(section, placed, box), box) for box in boxes if box.column == column]
        here.sort(key=lambda pair: pair[0])
        y = MARGIN
        for origin, box in here:
            box.x, box.y = MARGIN + column * (WIDTH + GAP), max(y, int(origin) - PAD)
            y = box.y + box.height + 2 * ROW
        placed |= {box.id: box for _, box in here}
    return boxes


def distances(section: Section) -> dict[str, int]:
    """How many steps each verse is away from the first."""
    found, ahead = {section.start: 0}, [section.start]
    ways = ways_of(section)
    while ahead:
        here = ahead.pop(0)
        for way in ways:
            if way.start == here and way.goto in section.verses and way.goto not in found:
                found[way.goto] = found[here] + 1
                ahead.append(way.goto)
    return found


def _height_of_origin(section: Section, placed: dict[str, Box], box: Box) -> float:
    origins = [placed[way.start] for way in ways_of(section) if way.goto == box.id and way.start in placed]
    heights = [origin.y + _row_of(origin, box.id) * ROW for origin in origins]
    return sum(heights) / len(heights) if heights else 0.0


def _row_of(box: Box, goto: str) -> int:
    return next((row for row, line in enumerate(box.lines) if line.goto == goto), len(box.lines) - 1)


# -- what stands in a box


def lines_of(page: Page) -> list[Line]:
    lines = [Line(page.id, "name")]
    lines += [Line(part, "text") for part in wrapped(page.text, TEXT_LINES)]
    lines += [Line(part, "do") for part in wrapped(page.effects, EFFECT_LINES)]
    for way in page.exits:
        lines += _exit_lines(way)
    return lines


def _exit_lines(way: Exit) -> Iterator[Line]:
    label = wrapped(f"\N{BULLET} {way.words or UNSAID[way.kind]}", EXIT_LINES)
    yield Line(label[0], "exit", way.goto)
    yield from (Line(part, "exit") for part in label[1:])
    yield from (Line(part, "mark") for part in wrapped("; ".join(way.marks), EXIT_LINES))


def wrapped(text: str, most: int) -> list[str]:
    """Lines of a box's width; what is too long ends with three dots."""
    lines: list[str] = []
    for word in text.split():
        if lines and _breadth(lines[-1]) + _breadth(word) < LETTERS:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    if len(lines) > most:
        lines = [*lines[: most - 1], lines[most - 1][: LETTERS - 1] + "…"]
    return lines


def _breadth(text: str) -> float:
    """In letters of the usual width; capitals are broader."""
    return len(text) + 0.4 * sum(letter.isupper() for letter in text)


# -- the picture


def _verse(box: Box, start: str) -> Iterator[str]:
    kind = "verse start" if box.id == start else "verse"
    yield f'<rect class="{kind}" x="{box.x}" y="{box.y}" width="{WIDTH}" height="{box.height}" rx="6"/>'
    for row, line in enumerate(box.lines):
        y = box.y + PAD + ROW * (row + 1) - 4
        indent = 2 * PAD if line.kind == "mark" else PAD
        yield f'<text class="{line.kind}" x="{box.x + indent}" y="{y}">{escape(line.words)}</text>'
        if leads_out(line.goto):
            yield from _way_out(box, y, line.goto)


def _way_out(box: Box, y: int, goto: str) -> Iterator[str]:
    """To the end or into the Book: a small label beside the box."""
    x = box.x + WIDTH
    width = 16 + 7 * len(goto)
    yield f'<path class="way" d="M{x} {y - 4} h14"/>'
    yield f'<rect class="out" x="{x + 14}" y="{y - 15}" width="{width}" height="19" rx="9"/>'
    yield f'<text x="{x + 22}" y="{y - 1}">{escape(goto)}</text>'


def _ways(boxes: Sequence[Box], by_id: dict[str, Box]) -> Iterator[str]:
    for box in boxes:
        for row, line in enumerate(box.lines):
            target = by_id.get(line.goto)
            if target is None:
                continue
            x, y = box.x + WIDTH, box.y + PAD + ROW * row + 8
            to_x, to_y = target.x, target.y + PAD + 8
            if target.column > box.column:
                bend = (to_x - x) // 2
                yield f'<path class="way" d="M{x} {y} C{x + bend} {y} {to_x - bend} {to_y} {to_x} {to_y}"/>'
            else:  # back to where one has been: round below
                low = max(box.y + box.height, target.y + target.height) + ROW
                path = f"M{x} {y} C{x + 60} {y} {x + 60} {low} {x - 20} {low} L{to_x} {low} C{to_x - 40} {low}"
                yield f'<path class="way back" d="{path} {to_x - 40} {to_y} {to_x} {to_y}"/>'
