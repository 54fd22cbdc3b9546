"""The report as one HTML page that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from tavola.content.words import LANGUAGES
from tavola.story.measure import Measure
from tavola.story.quotafile import Quota
from tavola.story.report import Broken, StoryReport, counts
from tavola.story.report_text import bound

STYLE = """
body { font: 16px/1.5 Georgia, serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem }
body { color: #222; background: #fbf9f4 }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; padding: .25rem .6rem; border-bottom: 1px solid #ddd; vertical-align: top }
td.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
tr.broken td:first-child::before { content: "✗ " }
tr.broken { background: #f6e3dc }
tr.kept td:first-child::before { content: "✓ " }
code { font-size: .85em } details { margin: .4rem 0 } summary { cursor: pointer }
"""


def draw_page(report: StoryReport) -> str:
    title = escape(report.pack.id)
    body = "\n".join([f"<h1>{title}</h1>", *_counts(report), *_measures(report), *_broken(report)])
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        f"<style>{STYLE}</style></head><body>\n{body}\n</body></html>\n"
    )


def _counts(report: StoryReport) -> Iterator[str]:
    rows = [
        (name, ", ".join(f"{lang} {n}" for lang, n in value.items()) if isinstance(value, dict) else str(value))
        for name, value in counts(report.pack).items()
    ]
    yield "<table>"
    yield from (f"<tr><th>{escape(name.replace('_', ' '))}</th><td class=n>{value}</td></tr>" for name, value in rows)
    yield "</table>"


def _measures(report: StoryReport) -> Iterator[str]:
    quotas = {quota.name: quota for quota in report.pack.story.quotas}
    broken = {one.quota.name for one in report.broken}
    yield "<h2>Measures</h2><table><tr><th>quota</th><th>measure</th><th>it</th><th>en</th></tr>"
    for measure in report.measures.values():
        if "@" not in measure.name or measure.name in quotas:
            yield _row(measure, quotas.get(measure.name), measure.name in broken)
    yield "</table>"


def _row(measure: Measure, quota: Quota | None, broken: bool) -> str:
    kind = "broken" if broken else "kept" if quota else ""
    values = "".join(f"<td class=n>{measure.value(language):g}{measure.unit}</td>" for language in LANGUAGES)
    return f"<tr class='{kind}'><td>{escape(bound(quota))}</td><td>{escape(measure.title)}</td>{values}</tr>"


def _broken(report: StoryReport) -> Iterator[str]:
    yield f"<h2>Broken quotas: {len(report.broken)}</h2>"
    for one in report.broken:
        yield _ids(one)


def _ids(one: Broken) -> str:
    head = f"{bound(one.quota)} ({one.language}): {one.quota.name} is {one.value:g}; {len(one.ids)} to look at"
    ids = " ".join(f"<code>{escape(id)}</code>" for id in one.ids)
    return f"<details><summary>{escape(head)}</summary><p>{ids}</p></details>"
