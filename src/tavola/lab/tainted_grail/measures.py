"""The balance of a campaign in figures: how far travellers come, what kills them, and how each Encounter goes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from tavola.lab.figures import Bounds, Figure
from tavola.lab.measuring import ANY, mean, share
from tavola.lab.tainted_grail.records import Met, Run

WON = ("won", "run_away")  # an enemy that runs away has been dealt with
ENCOUNTER: Bounds = (15, 95)
FINISHED: dict[str, Bounds] = {"ch1": (40, 75), "ch3": (10, 40)}
FROM_THE_MEAN = 15.0  # points that a Character may lie away


# -- runs


def has_finished(run: Run, chapter: str, chapters: Sequence[str]) -> bool:
    """The next Chapter was begun; of the last one, the story was won."""
    after = chapters.index(chapter) + 1
    return run.outcome == "win" if after == len(chapters) else chapters[after] in run.begun


def run_measures(runs: Sequence[Run], chapters: Sequence[str], who: str) -> list[Figure]:
    """What a set of runs shows about the campaign; `who` names the set."""
    found = [
        share(f"{who}: {chapter} finished", finished(runs, chapter, chapters), len(runs), FINISHED.get(chapter, ANY))
        for chapter in chapters
    ]
    found += [mean(f"{who}: days of {chapter}", days_of(runs, chapter, chapters)) for chapter in chapters]
    found += [
        mean(f"{who}: Encounters a run", [float(len(run.met)) for run in runs]),
        mean(f"{who}: Quests a run", [float(len(run.quests)) for run in runs]),
        mean(f"{who}: hungry nights a run", [float(run.hungry) for run in runs]),
        mean(f"{who}: deaths a run", [float(len(run.deaths)) for run in runs]),
        share(f"{who}: still under way after the last day", sum(run.outcome == "fog" for run in runs), len(runs)),
    ]
    return found + death_measures(runs, who)


def finished(runs: Sequence[Run], chapter: str, chapters: Sequence[str]) -> int:
    return sum(has_finished(run, chapter, chapters) for run in runs)


def days_of(runs: Sequence[Run], chapter: str, chapters: Sequence[str]) -> list[float]:
    """Days from the beginning of a Chapter to its end, where it was finished."""
    after = chapters.index(chapter) + 1
    return [
        float((run.days if after == len(chapters) else run.begun[chapters[after]]) - run.begun[chapter])
        for run in runs
        if has_finished(run, chapter, chapters)
    ]


def death_measures(runs: Sequence[Run], who: str) -> list[Figure]:
    """What took the last Health of those who died."""
    causes = Counter(cause_of(death.cause) for run in runs for death in run.deaths)
    total = sum(causes.values())
    return [share(f"{who}: died of {cause}", n, total) for cause, n in causes.most_common()]


def cause_of(cause: str) -> str:
    return f"{cause.split('.')[1]} Encounters" if cause.startswith("e.") else cause


def character_measures(
    runs: Sequence[Run], characters: Sequence[str], chapter: str, chapters: Sequence[str], who: str
) -> list[Figure]:
    """How often each Character finishes a Chapter, against the mean of all."""
    middle = 100 * finished(runs, chapter, chapters) / max(1, len(runs))
    found: list[Figure] = []
    for character in characters:
        with_it = [run for run in runs if character in run.characters]
        bounds = (middle - FROM_THE_MEAN, middle + FROM_THE_MEAN)
        name = f"{who}: {chapter} finished with {character}"
        found.append(share(name, finished(with_it, chapter, chapters), len(with_it), bounds))
    return found


# -- Encounters


def encounter_measures(met: Sequence[Met], keep: Callable[[Met], bool] = lambda met: True) -> list[Figure]:
    """How often each Encounter is won by those who face it."""
    faced: dict[str, list[bool]] = {}
    for one in met:
        if one.outcome not in ("avoided", "told") and keep(one):
            faced.setdefault(one.card, []).append(one.outcome in WON)
    return [share(card, sum(won), len(won), ENCOUNTER) for card, won in sorted(faced.items())]
