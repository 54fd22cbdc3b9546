"""Figures as pictures in SVG: where a figure lies between target and alarm, and all of a family side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from tavola.lab.figures import ALARM, OFF_TARGET, ON_TARGET, Bounds, Figure

WIDE, TALL = 330.0, 44.0  # of one figure's strip
MARGIN = 10.0
LABELS, VALUES = 230.0, 116.0  # room beside a family's plot
PLOT = 440.0
ROW = 21.0
FEW = 8  # members of a family up to which it is drawn as bars
CLASSES = {ALARM: "alarm", OFF_TARGET: "off", ON_TARGET: "on"}


class Scale:
    """From figures to places on the paper."""

    def __init__(self, values: Sequence[float], left: float, right: float, *, from_nought: bool = False) -> None:
        low, high = min(values), max(values)
        room = (high - low) * 0.12 or abs(high) * 0.2 or 1.0
        self.low = 0.0 if from_nought or (low >= 0 and low - room < 0) else low - room
        self.high = high + room
        self.left, self.right = left, right

    def at(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return self.left + max(0.0, min(1.0, part)) * (self.right - self.left)


def strip(figure: Figure, then: Figure | None = None) -> str:
    """One figure: the target as a band, the alarm as hatched ends, the interval as a line, the figure as a dot."""
    scale = Scale(stretch([figure, *([then] if then else [])]), MARGIN, WIDE - MARGIN)
    parts = [ground(scale, figure.target, figure.alarm, 8, 20)]
    if then is not None:
        parts.append(mark(scale, then, 25, "then", small=True))
    parts.append(mark(scale, figure, 18 if then is None else 14, kind_of(figure)))
    parts += ticks(scale, figure.target, figure.alarm, 41)
    return picture(WIDE, TALL, spoken(figure), parts)


def family(figures: Sequence[Figure], then: Mapping[str, Figure]) -> str:
    """All members, the largest first: bars where they are few, dots where they are many."""
    ordered = sorted(figures, key=lambda each: -each.figure)
    as_bars = len(ordered) <= FEW
    earlier = [then[each.name] for each in ordered if each.name in then]
    scale = Scale(stretch([*ordered, *earlier]), LABELS, LABELS + PLOT, from_nought=as_bars)
    tall = ROW * len(ordered)
    parts = [ground(scale, ordered[0].target, ordered[0].alarm, 6, tall)]
    for nth, each in enumerate(ordered):
        middle = 6 + ROW * (nth + 0.5)
        parts.append(member(scale, each, then.get(each.name), middle, as_bars=as_bars))
    parts += ticks(scale, ordered[0].target, ordered[0].alarm, tall + 20)
    return picture(LABELS + PLOT + VALUES, tall + 26, f"{len(ordered)} figures: {ordered[0].family}", parts)


def member(scale: Scale, figure: Figure, then: Figure | None, middle: float, *, as_bars: bool) -> str:
    name = escape(figure.label or figure.name)
    parts = [f'<text class="label" x="{LABELS - 10:.1f}" y="{middle + 4:.1f}" text-anchor="end">{name}</text>']
    if as_bars:
        width = scale.at(figure.figure) - scale.left
        kind = kind_of(figure)
        parts.append(
            f'<rect class="bar {kind}" x="{scale.left:.1f}" y="{middle - 6:.1f}" width="{width:.1f}" height="12"/>'
        )
    if then is not None:
        parts.append(mark(scale, then, middle + 4, "then", small=True))
    parts.append(mark(scale, figure, middle, kind_of(figure), small=as_bars))
    value = f"{figure.figure:.4g}" if abs(figure.figure) < 10 else f"{figure.figure:.1f}"
    parts.append(
        f'<text class="value" x="{scale.right + 10:.1f}" y="{middle + 4:.1f}">{value}'
        f'<tspan class="sample" dx="6">of {figure.sample:,}</tspan></text>'
    )
    return f"<g><title>{escape(spoken(figure))}</title>{''.join(parts)}</g>"


def stretch(figures: Sequence[Figure]) -> list[float]:
    """Everything that must be in the picture."""
    found = [value for figure in figures for value in (figure.low, figure.figure, figure.high)]
    bounds = (*figures[0].target, *figures[0].alarm)
    return found + [bound for bound in bounds if bound is not None]


def ground(scale: Scale, target: Bounds, alarm: Bounds, top: float, tall: float) -> str:
    """What a figure is held against."""
    parts = [zone(scale, None, None, top, tall, "paper")]
    if any(bound is not None for bound in target):
        parts.append(zone(scale, target[0], target[1], top, tall, "target"))
    if alarm[0] is not None:
        parts.append(zone(scale, None, alarm[0], top, tall, "beyond"))
    if alarm[1] is not None:
        parts.append(zone(scale, alarm[1], None, top, tall, "beyond"))
    return "".join(parts)


def zone(scale: Scale, low: float | None, high: float | None, top: float, tall: float, kind: str) -> str:
    left = scale.left if low is None else scale.at(low)
    right = scale.right if high is None else scale.at(high)
    return f'<rect class="{kind}" x="{left:.1f}" y="{top}" width="{max(0.0, right - left):.1f}" height="{tall}"/>'


def mark(scale: Scale, figure: Figure, y: float, kind: str, *, small: bool = False) -> str:
    low, high, here = scale.at(figure.low), scale.at(figure.high), scale.at(figure.figure)
    size = 3.2 if small else 5.0
    return (
        f'<line class="whisker {kind}" x1="{low:.1f}" x2="{high:.1f}" y1="{y:.1f}" y2="{y:.1f}"/>'
        f'<circle class="dot {kind}" cx="{here:.1f}" cy="{y:.1f}" r="{size}"/>'
    )


def ticks(scale: Scale, target: Bounds, alarm: Bounds, y: float) -> list[str]:
    """The bounds in numbers, those of the target first where two would lie on each other."""
    placed: list[float] = []
    found: list[str] = []
    for kind, bounds in (("target", target), ("beyond", alarm)):
        for bound in bounds:
            if bound is None or any(abs(scale.at(bound) - other) < 22 for other in placed):
                continue
            placed.append(scale.at(bound))
            found.append(
                f'<text class="tick {kind}" x="{placed[-1]:.1f}" y="{y:.1f}" text-anchor="middle">{bound:.3g}</text>'
            )
    return found


def picture(wide: float, tall: float, said: str, parts: Sequence[str]) -> str:
    said = escape(said, quote=True)
    return f'<svg viewBox="0 0 {wide:g} {tall:g}" role="img" aria-label="{said}">{"".join(parts)}</svg>'


def kind_of(figure: Figure) -> str:
    found = CLASSES.get(figure.verdict(), "plain")
    return found if figure.is_sure() else f"{found} unsure"


def spoken(figure: Figure) -> str:
    """A figure in one sentence, for who does not see the picture."""
    said = f"{figure.label or figure.name}: {figure.figure:.2f}, between {figure.low:.2f} and {figure.high:.2f}"
    verdict = figure.verdict()
    doubt = "" if figure.is_sure() else ", not sure yet"
    return f"{said}, sample {figure.sample:,}" + (f"; {verdict}{doubt}" if verdict else "")
