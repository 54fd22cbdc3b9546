"""All figures of a run at a glance: a dot each, by where it lies between the bounds of its own target."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape

from tavola.lab.drawing import kind_of, picture, spoken
from tavola.lab.figures import Figure

WIDE, ROOM = 1000.0, 26.0
BINS = 84  # places for dots from left to right
FARTHEST = 2.2  # in half widths of the target: what lies beyond is drawn at the edge
DOT = 5.2


def place(figure: Figure) -> float | None:
    """-1 and 1 are the bounds of the target, 0 its middle; a single bound is measured from nought."""
    least, most = figure.target
    if least is not None and most is not None:
        half = (most - least) / 2
        return (figure.figure - (least + half)) / half if half else None
    if most:
        return figure.figure / most
    if least:
        return -least / figure.figure if figure.figure > 0 else -FARTHEST
    return None


def swarm(figures: Sequence[Figure]) -> str:
    """Dots that would lie on each other are stacked; those to heed are drawn last, on top of the stack."""
    placed = [(found, figure) for figure in figures if (found := place(figure)) is not None]
    if not placed:
        return ""
    heights: Counter[int] = Counter()
    dots: list[str] = []
    for found, figure in sorted(placed, key=lambda pair: (pair[1].verdict() != "on target", abs(pair[0]))):
        bin_ = round((max(-FARTHEST, min(FARTHEST, found)) + FARTHEST) / (2 * FARTHEST) * (BINS - 1))
        x = ROOM + bin_ * (WIDE - 2 * ROOM) / (BINS - 1)
        dots.append(
            f'<circle class="dot {kind_of(figure)}" cx="{x:.1f}" cy="{{{heights[bin_]}}}" r="{DOT}">'
            f"<title>{escape(spoken(figure)).replace('{', '(').replace('}', ')')}</title></circle>"
        )
        heights[bin_] += 1
    tall = max(heights.values()) * 2 * DOT + 12
    rows = [f"{tall - DOT - nth * 2 * DOT:.1f}" for nth in range(max(heights.values()))]
    return picture(
        WIDE,
        tall + 24,
        f"{len(placed)} figures by where they lie between the bounds of their targets",
        [band(tall), *[dot.format(*rows) for dot in dots], *captions(tall)],
    )


def at(place: float) -> float:
    return ROOM + (place + FARTHEST) / (2 * FARTHEST) * (WIDE - 2 * ROOM)


def band(tall: float) -> str:
    return (
        f'<rect class="paper" x="0" y="0" width="{WIDE}" height="{tall + 4:.1f}" rx="6"/>'
        f'<rect class="target" x="{at(-1):.1f}" y="0" width="{at(1) - at(-1):.1f}" height="{tall + 4:.1f}"/>'
    )


def captions(tall: float) -> list[str]:
    said = ((-1.6, "too low"), (-1, "least"), (0, "target"), (1, "most"), (1.6, "too high"))
    return [f'<text x="{at(x):.1f}" y="{tall + 19:.1f}" text-anchor="middle">{word}</text>' for x, word in said]
