"""The report as plain lines for writers: what is there, every quota, and by id who breaks it."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from tavola.story.measure import ALL
from tavola.story.quotafile import Quota
from tavola.story.report import Broken, StoryReport, counts

SHOWN = 24  # ids named for each quota unless all are asked for


def tell(report: StoryReport, place: str = "", everything: bool = False) -> Iterator[str]:
    """The whole report; with a place, of the ids that break a quota only those of that place."""
    yield from _head(report)
    yield ""
    quotas = {quota.name: quota for quota in report.pack.story.quotas}
    for measure in report.measures.values():
        if "@" in measure.name and measure.name not in quotas:
            continue  # of a Chapter by itself only what a quota asks for
        values = ", ".join(
            f"{value:g}{measure.unit}" if language == ALL else f"{language} {value:g}{measure.unit}"
            for language, value in measure.values.items()
        )
        yield f"{bound(quotas.get(measure.name)):>14}  {measure.title}: {values}"
    yield ""
    yield f"{len(report.broken) or 'no'} broken quota{'' if len(report.broken) == 1 else 's'}"
    for one in report.broken:
        yield from _tell_broken(one, place, everything)


def _head(report: StoryReport) -> Iterator[str]:
    found = counts(report.pack)
    words = found.pop("words"), found.pop("section_words")
    yield f"{report.pack.id}: " + ", ".join(f"{number} {name}" for name, number in found.items())
    yield "words: " + ", ".join(f"{lang} {n} ({words[1][lang]} in sections)" for lang, n in words[0].items())


def bound(quota: Quota | None) -> str:
    if quota is None:
        return ""
    parts = [f">= {quota.at_least:g}"] if quota.at_least is not None else []
    parts += [f"<= {quota.at_most:g}"] if quota.at_most is not None else []
    return f"{quota.id} {' '.join(parts)}"


def _tell_broken(one: Broken, place: str, everything: bool) -> Iterator[str]:
    language = "" if one.language == ALL else f" ({one.language})"
    ids = [id for id in one.ids if not place or stands_in(id, place)]
    wanted = one.quota.at_least - one.value if one.quota.at_least is not None and not one.ids else 0
    look = f"{wanted:g} more wanted" if wanted > 0 else f"{len(ids)} to look at"
    yield f"\n{bound(one.quota)}{language}: {one.quota.name} is {one.value:g}; {look}"
    shown = ids if everything or place else ids[:SHOWN]
    more = [f"and {len(ids) - len(shown)} more"] if len(shown) < len(ids) else []
    yield from textwrap.wrap(", ".join([*shown, *more]), 110, initial_indent="    ", subsequent_indent="    ")


def stands_in(id: str, place: str) -> bool:
    """Whether an id (a section's, a choice's, a message's) belongs to a place, or is one of its sections."""
    return id == place or id.startswith((f"{place}.", f"verse-{place}-", f"{place} "))
