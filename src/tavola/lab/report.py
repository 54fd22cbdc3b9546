"""A run of balance as one page that needs nothing else: pictures first, every number in a table below."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from importlib.resources import files

from tavola import games
from tavola.lab.drawing import family, strip
from tavola.lab.figures import ALARM, OFF_TARGET, ON_TARGET, Bounds, Change, Figure, Report, Series, changes
from tavola.lab.overview import swarm

SIGNS = {ALARM: "▲", OFF_TARGET: "◆", ON_TARGET: "●"}
CLASSES = {ALARM: "alarm", OFF_TARGET: "off", ON_TARGET: "on"}


def page(report: Report, then: Report | None = None, note: str = "") -> str:
    """The whole page. `then` is an earlier run, or one with another pack, that is drawn beside."""
    style = files("tavola.lab").joinpath("report.css").read_text(encoding="utf-8")
    title = f"Balance of {games.info(report.game).title}"
    found = changes(then, report) if then else []
    return "\n".join(
        [
            '<!doctype html><html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title><style>{style}</style></head><body><main>",
            PATTERNS,
            *heading(report, title, note),
            f"<figure>{swarm(report.figures())}</figure>",
            *attention(report),
            *(changed(then, found) if then else ()),
            *(line for series in report.series for line in chapter(series, earlier(found, series.id))),
            legend(report, bool(then)),
            "</main></body></html>",
            "",
        ]
    )


PATTERNS = (
    '<svg width="0" height="0" aria-hidden="true"><defs><pattern id="hatch" width="6" height="6"'
    ' patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2.2" height="6" class="hatch"/>'
    "</pattern></defs></svg>"
)


def heading(report: Report, title: str, note: str) -> Iterator[str]:
    figures = report.figures()
    pack = report.pack.partition("@")[0]
    yield f"<header><p class='over'>{escape(pack)}</p><h1>{escape(title)}</h1>"
    yield f"<p class='lead'>{report.games():,} games by <b>{escape(report.bots)}</b>, {len(figures)} figures.</p>"
    yield "<p class='tally'>"
    for verdict in (ON_TARGET, OFF_TARGET, ALARM):
        count = sum(figure.verdict() == verdict for figure in figures)
        yield f"<span class='chip {CLASSES[verdict]}'>{SIGNS[verdict]} <b>{count}</b> {verdict}</span>"
    yield "</p>"
    yield f"<p class='note'>{escape(note)}</p></header>" if note else "</header>"


def attention(report: Report) -> Iterator[str]:
    """What a designer should look at first."""
    wanted = [
        (series, figure)
        for series in report.series
        for figure in series.figures
        if figure.verdict() in (ALARM, OFF_TARGET)
    ]
    if not wanted:
        yield "<section><h2>What asks for attention</h2><p>Nothing: every figure is on target.</p></section>"
        return
    wanted.sort(key=lambda pair: pair[1].verdict() != ALARM)
    sure = [pair for pair in wanted if pair[1].is_sure()]
    perhaps = [pair for pair in wanted if not pair[1].is_sure()]
    yield "<section><h2>What asks for attention</h2>"
    yield from asking(sure) if sure else ["<p>Nothing for sure.</p>"]
    if perhaps:
        yield f"<details><summary>{len(perhaps)} figures whose interval reaches back inside</summary>"
        yield from asking(perhaps)
        yield "</details>"
    yield "</section>"


def asking(wanted: list[tuple[Series, Figure]]) -> Iterator[str]:
    yield "<ul class='asks'>"
    for series, figure in wanted:
        yield f"<li>{chip(figure)} {escape(figure.label or figure.name)}"
        yield f" <span class='quiet'>{number(figure.figure)}{said_bounds(figure)} · {escape(series.title)}</span></li>"
    yield "</ul>"


def chapter(series: Series, then: Mapping[str, Figure]) -> Iterator[str]:
    yield f"<section id='{escape(series.id)}'><h2>{escape(series.title)} <small>{series.games:,} games</small></h2>"
    yield "<div class='strips'>"
    for figure in series.figures:
        if not figure.family:
            yield row(figure, then.get(figure.name))
    yield "</div>"
    for title in dict.fromkeys(figure.family for figure in series.figures if figure.family):
        members = [figure for figure in series.figures if figure.family == title]
        yield f"<figure><figcaption>{escape(title)}</figcaption>{family(members, then)}</figure>"
    yield from table(series)
    yield "</section>"


def row(figure: Figure, then: Figure | None) -> str:
    return (
        f"<div class='strip'><p class='name'>{escape(figure.name)}</p>{strip(figure, then)}"
        f"<p class='read'><b>{number(figure.figure)}</b> <span class='quiet'>{number(figure.low)} to"
        f" {number(figure.high)}, of {figure.sample:,}</span> {chip(figure)}</p></div>"
    )


def chip(figure: Figure) -> str:
    verdict = figure.verdict()
    if not verdict:
        return ""
    doubt = "" if figure.is_sure() else "?"
    return f"<span class='chip {CLASSES[verdict]}'>{SIGNS[verdict]} {verdict}{doubt}</span>"


def table(series: Series) -> Iterator[str]:
    yield "<details><summary>All numbers</summary><div class='wide'><table><thead><tr>"
    yield "".join(f"<th>{name}</th>" for name in ("measure", "figure", "95 %", "sample", "target", "alarm", ""))
    yield "</tr></thead><tbody>"
    for each in series.figures:
        cells = (
            escape(each.name), number(each.figure), f"{number(each.low)} to {number(each.high)}", f"{each.sample:,}",
            bounds(each.target), bounds(each.alarm), chip(each),
        )  # fmt: skip
        yield "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"
    yield "</tbody></table></div></details>"


def changed(then: Report, found: list[Change]) -> Iterator[str]:
    """What differs from the other run beyond what chance explains."""
    sure = sorted((each for each in found if each.is_sure()), key=lambda each: -abs(each.by()) / (each.width() or 1e-9))
    other = f"{then.pack.partition('@')[0]}, {then.games():,} games by {then.bots}"
    yield f"<section><h2>Against {escape(other)}</h2>"
    if not sure:
        yield f"<p>None of {len(found)} figures differs beyond chance.</p></section>"
        return
    yield "<ul class='asks'>"
    for each in sure:
        arrow = "↑" if each.by() > 0 else "↓"
        yield f"<li><b>{arrow} {number(abs(each.by()))}</b> {escape(each.now.label or each.now.name)}"
        yield f" <span class='quiet'>{number(each.then.figure)} → {number(each.now.figure)}, ± {number(each.width())}"
        yield f" · {escape(each.series)}</span></li>"
    yield "</ul></section>"


def earlier(found: list[Change], series: str) -> dict[str, Figure]:
    return {each.now.name: each.then for each in found if each.series == series}


def legend(report: Report, with_then: bool) -> str:
    beside = " The small grey mark below is the run it is compared with." if with_then else ""
    return (
        "<footer><p>The band is the target, the hatched ends are the alarm. The dot is what was measured, its line the"
        f" 95 % interval; a question mark says that the interval still reaches the bound.{beside}</p>"
        f"<p>{escape(report.pack)}, Tavola {escape(report.tavola)}.</p></footer>"
    )


def number(value: float) -> str:
    text = f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"
    return "0.00" if text == "-0.00" else text


def said_bounds(figure: Figure) -> str:
    wanted = bounds(figure.target) or bounds(figure.alarm)
    return f", wanted {wanted}" if wanted else ""


def bounds(pair: Bounds) -> str:
    low, high = pair
    if low is None:
        return f"at most {high:.4g}" if high is not None else ""
    return f"{low:.4g} to {high:.4g}" if high is not None else f"at least {low:.4g}"
