"""`tavola pack story`: a pack's story counted as an editor counts it, against the quotas of its writers."""

from __future__ import annotations

import json
from pathlib import Path

import typer

from tavola.cli.failure import CommandFailed
from tavola.content.source import PackError

PACK = typer.Argument(help="A pack's id or the path of its folder or zip.")


def command(
    pack: str = PACK,
    as_json: bool = typer.Option(False, "--json", help="Print one JSON object for a program to read."),
    page: Path | None = typer.Option(None, "--page", help="Write the report as an HTML page.", show_default=False),
    place: str = typer.Option("", "--place", help="Name only what breaks a quota in this place: 101, book."),
    everything: bool = typer.Option(False, "--all", help="Name all that breaks a quota, not the first of them."),
) -> None:
    """Count a pack's story in both languages: memory, choices, speech, lengths, habits, openings.

    Quotas stand in the pack's story.yaml; each broken one is told with the ids that break it.
    """
    from tavola.library.finding import find_pack
    from tavola.story.page import draw_page
    from tavola.story.report import measure_story
    from tavola.story.report_text import tell

    try:
        report = measure_story(find_pack(pack))
    except PackError as error:
        raise CommandFailed(str(error)) from error
    if page is not None:
        try:
            page.write_text(draw_page(report), encoding="utf-8")
        except OSError as error:
            raise CommandFailed(f"{page}: cannot be written: {error.strerror}") from error
    if as_json:
        print(json.dumps(report.plain(), ensure_ascii=False, indent=2))
    else:
        print("\n".join(tell(report, place, everything)))
