"""`tavola lab`: how balanced a pack is, measured in games between bots."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import typer

from tavola import games
from tavola.cli import lab_puzzles, lab_records, lab_train, laying
from tavola.cli.failure import NEGATIVE, CommandFailed
from tavola.cli.progress import progress
from tavola.content.source import PackError
from tavola.lab import balance as lab
from tavola.lab.figures import Figure, Report, changes
from tavola.lab.report import bounds, number, page
from tavola.lab.study import study_of
from tavola.lab.workers import Alone, Cluster, NoCluster, Processes, Workers

app = typer.Typer(
    add_completion=False, no_args_is_help=True, help="Measure the balance of a pack; make nets; find puzzles."
)


@app.callback()
def group() -> None:
    """Measure the balance of a pack."""


app.command("train")(lab_train.command)
app.command("records")(lab_records.command)
app.command("puzzles")(lab_puzzles.command)


@app.command()
def balance(
    game: str = laying.GAME,
    games_: int = typer.Option(200, "--games", min=0, help="How many games of the main kinds; others in proportion."),
    bots: str = typer.Option("companion", help="Who plays at every seat, or one name a seat, joined by commas."),
    pack: str = laying.PACK,
    seed: str = typer.Option("lab", help="Any text; the same seed gives the same games."),
    kind: list[str] = typer.Option([], help="One kind of game only; may be given many times."),
    jobs: int = typer.Option(0, min=0, help="Processes to play in; 0 takes as many as the machine has cores."),
    dask: str = typer.Option("", help="The address of a Dask scheduler to play on instead."),
    keep: Path | None = typer.Option(None, help="A file for what was played; the same call goes on from it."),
    read: list[str] = typer.Option([], help="Records played elsewhere, as KIND=FILE, one to a line."),
    against: str = typer.Option("", help="An earlier report (JSON), or a pack that plays as much, to compare with."),
    html: Path | None = typer.Option(None, help="Where to write the report as a page."),
    note: str = typer.Option("", help="A sentence for the head of the page."),
    as_json: bool = laying.JSON,
) -> None:
    """Play many games between bots and hold the figures against the targets of the game's catalogue.

    Ends with 1 when an alarm is tripped: the figure's whole interval lies beyond it.
    """
    plan = lab.Plan(game, pack, bots, seed, games_, tuple(kind))
    checked(plan)
    crew = workers_for(dask, jobs, games_)
    report = measured(plan, crew, keep, records_named(game, read))
    then = other_report(against, plan, dask, jobs) if against else None
    if html is not None:
        html.write_text(page(report, then, note), encoding="utf-8")
    print(msgspec.json.encode(report).decode() if as_json else summary(report, then))
    if report.alarms():
        raise typer.Exit(NEGATIVE)


def checked(plan: lab.Plan) -> None:
    """What cannot be is said before anything is played."""
    if plan.game not in games.GAME_IDS:
        raise CommandFailed(f"there is no game {plan.game!r}; there are: {', '.join(games.GAME_IDS)}.")
    try:
        study = study_of(plan.game)
        for chosen in plan.chosen(study):
            for name in plan.seated(chosen.seats):
                study.bot(name)
        lab.what_is_played(plan)
    except ModuleNotFoundError as error:
        raise CommandFailed(f"{plan.game} has no measures of balance.") from error
    except LookupError as error:
        raise CommandFailed(f"{error.args[0]}.") from error
    except PackError as error:
        raise CommandFailed(str(error)) from error


def workers_for(dask: str, jobs: int, count: int) -> Workers:
    if dask:
        try:
            return Cluster(dask)
        except NoCluster as error:
            raise CommandFailed(f"{error}.") from error
    cores = jobs or os.cpu_count() or 1
    return Alone() if cores == 1 or count < lab.TOGETHER else Processes(cores)


def measured(plan: lab.Plan, crew: Workers, keep: Path | None, elsewhere: dict[str, list[Path]]) -> Report:
    try:
        kept = lab.SavedGames(keep, lab.what_is_played(plan))
    except ValueError as error:
        raise CommandFailed(f"{error}.") from error
    missing = sum(len(job.numbers) for job in lab.jobs_of(plan, study_of(plan.game), kept))
    with progress("games", len(kept.games) + missing) as done:
        for so_far in lab.play_all(plan, kept, crew):
            done(so_far)
    others = lab.records_in(elsewhere)
    try:
        return lab.report_of(plan, lambda kind: kept.of(kind) + others(kind))
    except (OSError, msgspec.DecodeError) as error:
        raise CommandFailed(f"records cannot be read: {error}.") from error


def records_named(game: str, read: list[str]) -> dict[str, list[Path]]:
    found: dict[str, list[Path]] = {}
    known = lab.all_kinds(game)
    for text in read:
        kind, equals, path = text.partition("=")
        if not equals or kind not in known:
            raise CommandFailed(f"records are named as KIND=FILE, the kind one of {', '.join(known)}; not {text!r}.")
        found.setdefault(kind, []).append(Path(path))
    return found


def other_report(against: str, plan: lab.Plan, dask: str, jobs: int) -> Report:
    """An earlier run, or the same number of games with another pack."""
    if Path(against).is_file() and (found := lab.report_in(Path(against))) is not None:
        return found
    other = msgspec.structs.replace(plan, pack=against)
    checked(other)
    return measured(other, workers_for(dask, jobs, plan.games), None, {})


def summary(report: Report, then: Report | None) -> str:
    lines = [f"{report.pack}: {report.games():,} games by {report.bots}"]
    earlier = {(each.series, each.now.name): each for each in changes(then, report)} if then else {}
    for series in report.series:
        lines += ["", f"{series.title} ({series.games:,} games)"]
        for figure in series.figures:
            change = earlier.get((series.id, figure.name))
            beside = f"  {change.by():+.2f}{'' if change.is_sure() else ' (chance)'}" if change else ""
            lines.append(f"  {line_of(figure)}{beside}")
    alarms = report.alarms()
    lines += ["", f"{len(alarms)} alarms tripped" + "".join(f"\n  {figure.name}" for figure in alarms)]
    return "\n".join(lines)


def line_of(figure: Figure) -> str:
    interval = f"({number(figure.low)} to {number(figure.high)})"
    wanted = bounds(figure.target) or bounds(figure.alarm)
    verdict = figure.verdict() + ("" if figure.is_sure() else "?")
    return f"{figure.name:36} {number(figure.figure):>7} {interval:20} {wanted:14} {verdict}".rstrip()
