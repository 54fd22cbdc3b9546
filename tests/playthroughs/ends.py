"""How 200 campaigns ended: who saw the end, what was marked by then, and a digest of everything that was chosen.

    python -m tests.playthroughs.ends FILE...   takes them from what the lab kept (`python -m tavola.lab.tainted_grail
                                                --story --keep FOLDER`), those that came to an end of the story

The last page is not kept: it is read anew from the pack as it is, so that what a writer changes is asked again.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path

import msgspec
from tests.games.tainted_grail.coast import exploring
from tests.games.tainted_grail.tables import events
from tests.playthroughs.campaign import FOLDER

from tavola.games.tainted_grail.campaign.setup import build_table
from tavola.games.tainted_grail.campaign.statuses import mark_status
from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.events.effects import TextRead
from tavola.games.tainted_grail.events.journal import VerseRead
from tavola.lab.tainted_grail.records import Run

FILE = FOLDER / "ends.json"
WANTED = 200
LAST_PAGE, LAST_CHAPTER = "623", "ch5"


class End(msgspec.Struct):
    """One campaign as its last page needs it."""

    party: list[str]
    ending: str
    marks: str  # "boy#1 chairs#2 …"
    chosen: str  # a digest of who went, what was chosen and what was read


def read_ends() -> list[End]:
    return msgspec.json.decode(FILE.read_bytes(), type=list[End])


def page_of(end: End, pack: AvalonBox) -> list[str]:
    """The texts of the last page, in the order of reading."""
    g = build_table(pack, end.party)
    g.chapter = LAST_CHAPTER
    for mark in end.marks.split():
        mark_status(g, mark)
    exploring(g, "book", LAST_PAGE, *range(len(end.party)))
    texts = [read.text for read in events(g, TextRead)]
    return [*(f"verse-book-{read.verse}" for read in events(g, VerseRead)), *texts]


def equal_pages(ends: Sequence[End], pack: AvalonBox) -> list[tuple[int, int]]:
    """Campaigns with the same last page although something else was chosen."""
    seen: dict[tuple[str, ...], int] = {}
    found: list[tuple[int, int]] = []
    for nth, end in enumerate(ends):
        first = seen.setdefault(tuple(page_of(end, pack)), nth)
        if ends[first].chosen != end.chosen:
            found.append((first, nth))
    return found


def ends_of(runs: Iterator[Run]) -> Iterator[End]:
    for run in runs:
        if run.ending:
            marks = " ".join(f"{key}#{part}" if part else key for key, parts in run.marks.items() for part in parts)
            digest = sha256("\n".join([*run.party, *run.chosen, *run.read]).encode()).hexdigest()[:16]
            yield End(list(run.party), run.ending, marks, digest)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=Path)
    kept = [line for file in parser.parse_args().files for line in file.read_bytes().splitlines()]
    ends = list(ends_of(msgspec.json.decode(line, type=Run) for line in kept))[:WANTED]
    FILE.write_bytes(b"[\n" + b",\n".join(map(msgspec.json.encode, ends)) + b"\n]\n")
    print(len(ends), "ends")


if __name__ == "__main__":
    main()
