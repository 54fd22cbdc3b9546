"""Every Encounter at its level in one table: how often it was won in runs of its Chapter and in trials."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.content.schema import EncounterEntry
from tavola.lab.measuring import share
from tavola.lab.tainted_grail.measures import ENCOUNTER, WON
from tavola.lab.tainted_grail.records import Met, Run
from tavola.lab.tainted_grail.trials import chapter_of

NOT_FACED = ("avoided", "told")
COUNTED = {1: "one", 2: "two", 3: "three", 4: "four"}


def level_rows(
    box: AvalonBox, runs: Mapping[int, Sequence[Run]], trials: Mapping[int, Sequence[Met]], seats: Sequence[int]
) -> list[str]:
    """The table, the easy levels first; what was met in another Chapter than its own is left out."""
    columns: list[Sequence[Met]] = []
    for n in seats:
        columns += [[met for run in runs.get(n, ()) for met in run.met], trials.get(n, ())]
    entries = [entry for entry in box.encounters.values() if entry.kind != "text"]
    entries.sort(key=lambda entry: (_level(entry), entry.id))
    sorts = [f"{COUNTED[n]}, in {how}" for n in seats for how in ("runs", "trials")]
    head = "| " + " | ".join(["Encounter", "level", "Value", *sorts, "all, %", ""]) + " |"
    return [head, "|---" * (len(sorts) + 5) + "|", *(_row(box, entry, columns) for entry in entries)]


def _level(entry: EncounterEntry) -> int:
    return entry.difficulty if isinstance(entry.difficulty, int) else 0


def _row(box: AvalonBox, entry: EncounterEntry, columns: Sequence[Sequence[Met]]) -> str:
    chapter = chapter_of(box, entry)
    faced = [
        [met.outcome in WON for met in column if met.card == entry.id and met.chapter == chapter and _was_faced(met)]
        for column in columns
    ]
    every = [won for column in faced for won in column]
    figure = share(entry.id, sum(every), len(every), ENCOUNTER)
    cells = [
        entry.id,
        entry.difficulty,
        entry.value or "-",
        *(f"{sum(column)} of {len(column)}" if column else "-" for column in faced),
        f"{figure.figure:.0f} ({figure.low:.0f} to {figure.high:.0f})",
        "" if figure.verdict() == "on target" else figure.verdict(),
    ]
    return "| " + " | ".join(map(str, cells)) + " |"


def _was_faced(met: Met) -> bool:
    return met.outcome not in NOT_FACED
