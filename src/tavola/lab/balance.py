"""A run of balance: which games are played by whom, what is kept of them, and the report they add up to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from tavola import __version__, library
from tavola.lab.figures import Report, Series
from tavola.lab.study import Kind, Study, study_of
from tavola.lab.workers import Workers

TOGETHER = 4  # games of one job at most: a stop loses no more than these


class Plan(msgspec.Struct, frozen=True):
    """What is played."""

    game: str
    pack: str  # id or path; "" for the game's own
    bots: str  # one name for every seat, or one for each seat joined by commas
    seed: str
    games: int
    kinds: tuple[str, ...] = ()  # the usual ones unless named

    def seated(self, seats: int) -> list[str]:
        names = [name.strip() for name in self.bots.split(",")]
        return [names[seat % len(names)] for seat in range(seats)]

    def chosen(self, study: Study) -> list[Kind]:
        known = {kind.id: kind for kind in study.kinds}
        for name in self.kinds:
            if name not in known:
                raise LookupError(f"no kind of game is called {name!r}; there are {', '.join(known)}")
        if self.kinds:
            return [known[name] for name in self.kinds]
        box = library.open_box(self.game, self.pack or None)
        return [kind for kind in study.kinds if not kind.when_named and study.suits(box, kind)]


class Job(msgspec.Struct, frozen=True):
    plan: Plan
    kind: str
    numbers: tuple[int, ...]


class Played(msgspec.Struct, frozen=True):
    """One game as it is kept: a line of a file."""

    kind: str
    n: int
    record: msgspec.Raw


def play_job(job: Job) -> list[Played]:
    """Some games, in whatever process or machine this is."""
    plan, study = job.plan, study_of(job.plan.game)
    box = library.open_box(plan.game, plan.pack or None)
    kind = next(kind for kind in study.kinds if kind.id == job.kind)
    bots = [study.bot(name) for name in plan.seated(kind.seats)]
    for bot in bots:
        bot.prepare()
    return [
        Played(kind.id, n, msgspec.Raw(msgspec.json.encode(study.play(box, kind, n, plan.seed, bots))))
        for n in job.numbers
    ]


class SavedGames:
    """The games of a run, in memory and, where a file is named, on disk after every job."""

    def __init__(self, file: Path | None, what: str) -> None:
        self.file, self.games = file, dict[tuple[str, int], Played]()
        if file is None:
            return
        if file.exists():
            self._read(file, what)
        else:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(msgspec.json.encode({"what": what}) + b"\n")

    def _read(self, file: Path, what: str) -> None:
        head, *lines = file.read_bytes().splitlines() or [b"{}"]
        try:
            if msgspec.json.decode(head, type=dict[str, str]).get("what") != what:
                raise ValueError(f"{file} was played with another pack, bots or seed; name another file")
            for line in lines:
                played = msgspec.json.decode(line, type=Played)
                self.games[played.kind, played.n] = played
        except msgspec.DecodeError as error:
            raise ValueError(f"{file} is no file of a balance run") from error

    def keep(self, played: Sequence[Played]) -> None:
        for each in played:
            self.games[each.kind, each.n] = each
        if self.file is not None:
            with self.file.open("ab") as file:
                file.write(b"".join(msgspec.json.encode(each) + b"\n" for each in played))

    def of(self, kind: str) -> list[bytes]:
        return [bytes(played.record) for _, played in sorted(self.games.items()) if played.kind == kind]


def jobs_of(plan: Plan, study: Study, kept: SavedGames) -> list[Job]:
    """What is still to be played, kind by kind."""
    found: list[Job] = []
    for kind in plan.chosen(study):
        wanted = range(round(plan.games * kind.share))
        missing = [n for n in wanted if (kind.id, n) not in kept.games]
        found += [Job(plan, kind.id, tuple(missing[at : at + TOGETHER])) for at in range(0, len(missing), TOGETHER)]
    return found


def play_all(plan: Plan, kept: SavedGames, crew: Workers) -> Iterator[int]:
    """Play what is missing; tells after every job how many games there are."""
    jobs = jobs_of(plan, study_of(plan.game), kept)
    for played in crew.work(play_job, jobs) if jobs else ():
        kept.keep(played)
        yield len(kept.games)


def what_is_played(plan: Plan) -> str:
    box = library.open_box(plan.game, plan.pack or None)
    return f"{box.name()} {plan.bots} {plan.seed}"


def report_of(plan: Plan, records: Callable[[str], list[bytes]]) -> Report:
    """The figures of all kinds of which there are games; `records` gives what was kept of a kind."""
    study, box = study_of(plan.game), library.open_box(plan.game, plan.pack or None)
    words = library.words(plan.game, plan.pack or None, "en")
    series: list[Series] = []
    for kind in plan.chosen(study):
        lines = records(kind.id)
        if lines:
            figures = study.figures(box, kind, [study.read(kind, line) for line in lines], words)
            series.append(Series(kind.id, kind.title, len(lines), tuple(figures)))
    return Report(__version__, plan.game, box.name(), plan.bots, tuple(series))


def records_in(files: Mapping[str, Sequence[Path]]) -> Callable[[str], list[bytes]]:
    """Records that lie in plain files, one to a line, as the labs of the games keep them."""

    def of(kind: str) -> list[bytes]:
        return [line for file in files.get(kind, ()) for line in file.read_bytes().splitlines()]

    return of


def report_in(file: Path) -> Report | None:
    """An earlier report that was printed as JSON, or None where the file is something else."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Report)
    except (msgspec.DecodeError, OSError):
        return None


def all_kinds(game: str) -> dict[str, Any]:
    return {kind.id: kind for kind in study_of(game).kinds}
