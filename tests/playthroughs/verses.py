"""Named paths: for every verse of the Avalon Journal and its Book, what must be marked, held and chosen to read it.

    python -m tests.playthroughs.verses      looks for them anew and writes the list

Four well-provided Characters walk each path; an Encounter on the way is won for them: whether a verse can be read is
asked here, not whether it can be afforded. That is what the recorded campaigns are for.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from tests.playthroughs.campaign import box

from tavola.bots.tainted_grail.outcomes import Road, roads
from tavola.games.tainted_grail.campaign.carrying import VERSE as CARRIED_HOME
from tavola.games.tainted_grail.campaign.chapters import change_the_encounter_decks
from tavola.games.tainted_grail.campaign.setup import build_table
from tavola.games.tainted_grail.campaign.statuses import mark_status
from tavola.games.tainted_grail.character.secrets import gain_secret
from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.content.condition import Cond
from tavola.games.tainted_grail.content.vocabulary import ATTRIBUTES
from tavola.games.tainted_grail.deeds.campaign import BeginChapter
from tavola.games.tainted_grail.deeds.character import GainItem
from tavola.games.tainted_grail.deeds.encounter import EndEncounter
from tavola.games.tainted_grail.deeds.journal import ReadSection
from tavola.games.tainted_grail.events.journal import VerseRead
from tavola.games.tainted_grail.journal.graph import BOOK
from tavola.games.tainted_grail.state import Avalon, Dial, Place
from tavola.games.tainted_grail.words.conditions import NotCondition
from tavola.kernel import codec
from tavola.kernel.event import take_events
from tavola.kernel.flow import run, take, then

FILE = Path(__file__).parent / "avalon" / "verses.json"
PLENTY, STRONG, LONGEST = 9, 3, 60
CARRIED = ("hemp_rope", "lard_salve", "black_bread", "mute_honey")  # something that each could give away
BY_KEYWORD = {"weapon": "sickle"}
GRACE = "500"  # read when the Mother of All is asked for grace, and at no other time
WHOLE = ("three_ways", "cellar", "empty_field", "saved_by_goddess", "delivered", "last_notch")  # Statuses without parts
FIRST_WAY, LAST_WAY = 0, -1  # of several things that would each do
FIRST, AGAIN = "o0", "oz"  # the openings of a place that one has not seen before, and of any other
ELSEWHERE, NOT_YET = 102, "ch2"  # where nobody asks for them, and when


class NamedPath(msgspec.Struct, omit_defaults=True):
    """How to come to some verses."""

    section: str
    reads: list[str]  # "102.v3", "book.419"
    choices: list[str] = []
    chapter: str = "ch1"
    statuses: list[str] = []
    secrets: list[int] = []
    items: list[str] = []
    quests: list[str] = []
    menhirs: list[int] = []
    revealed: list[int] = []
    dials: list[str] = []  # "128=3"
    start: str = ""  # the verse of the Book that an Event or a Secret opens
    at: int = 0  # where they stand, if the Book asks
    without: list[str] = []  # Characters who are not there


def all_verses(pack: AvalonBox) -> set[str]:
    found = {f"{BOOK}.{verse}" for verse in pack.book}
    for number, entry in pack.locations.items():
        if entry.journal is not None:
            found |= {f"{number}.{verse}" for verse in entry.journal.verses}
    return found


# -- walking a path


def laid(path: NamedPath, pack: AvalonBox) -> Avalon:
    """Four Characters who lack nothing, at the place, with what the path asks for."""
    g = build_table(pack, sorted(set(pack.characters) - set(path.without)))
    chapters = next(iter(pack.campaigns.values())).chapters
    for chapter in chapters[: chapters.index(path.chapter) + 1]:
        change_the_encounter_decks(g, BeginChapter(chapter))
    g.chapter = path.chapter
    for hero in g.heroes:
        hero.resources = dict.fromkeys(hero.resources, PLENTY)
        hero.markers = dict.fromkeys(ATTRIBUTES, STRONG)
        hero.energy, hero.health, hero.terror = 7, 7, 1
    for status in path.statuses:
        mark_status(g, status)
    for secret in path.secrets:
        gain_secret(g, 0, secret)
        run(g)
    then(
        g,
        *[GainItem(0, item) for item in path.items],
        *[GainItem(seat, CARRIED[seat]) for seat in range(len(g.heroes))],
    )
    run(g)
    g.quests += path.quests
    g.dials += [Dial(target, "quest", int(n)) for target, _, n in (dial.partition("=") for dial in path.dials)]
    if path.section != BOOK or path.at:
        go_to(g, path.at or int(path.section))
    for number in path.revealed:
        put_down(g, number)
    g.menhirs |= dict.fromkeys(path.menhirs, 5)
    return g


def go_to(g: Avalon, number: int) -> None:
    put_down(g, number)
    for hero in g.heroes:
        hero.at = number


def put_down(g: Avalon, number: int) -> None:
    if number not in g.places:
        if number in g.available:
            g.available.remove(number)
        g.places[number] = Place(1 + max(place.x for place in g.places.values()), 0)


def verses_read(path: NamedPath, pack: AvalonBox) -> list[str]:
    g, left, read = laid(path, pack), list(path.choices), []
    start = path.start if path.section == BOOK else pack.locations[int(path.section)].journal.start  # type: ignore[union-attr]
    then(g, ReadSection(path.section, start, list(range(len(g.heroes)))))
    run(g)
    for _ in range(LONGEST):
        read += [f"{event.section}.{event.verse}" for event in take_events(g) if isinstance(event, VerseRead)]
        if not g.open or g.exploration is None:
            break
        if g.encounter is not None and not g.encounter.outcome:
            g.open = []
            then(g, EndEncounter("won"))
            run(g)
            continue
        decision = g.open[0]
        keys = decision.legal()
        if decision.prompt == "journal" and (not left or left[0] not in keys):
            break
        take(g, decision, left.pop(0) if decision.prompt == "journal" else keys[0])
    return read


# -- finding paths


def paths_at(pack: AvalonBox, number: int, which: int) -> Iterator[NamedPath]:
    """How one is received at a place, as far as its hub; then from the hub on, as on a later visit."""
    journal = pack.locations[number].journal
    if journal is None:
        return
    section, hub = str(number), journal.way_back
    if journal.start != hub:
        for road in roads(pack, section, journal.start, Road(seen=(f"{section}.{hub}",)), number):
            yield named(section, road, number, which)
    first, later = journal.verses.get(FIRST, journal.verses[journal.start]), journal.verses.get(AGAIN)
    again: tuple[Cond, ...] = () if first.if_ is None else (first.if_,)
    if not again and later is not None and later.if_ is not None:
        again = (NotCondition(later.if_),)
    for road in roads(pack, section, hub, Road(needs=again), number):
        yield named(section, road, number, which)


def paths_of_the_book(pack: AvalonBox) -> Iterator[NamedPath]:
    """Verses that Events, Secrets, Chapters, roads and Grace open by themselves."""
    roads_taken = [place.instant for place in pack.locations.values()]
    entries = [*pack.events.values(), *pack.secrets.values(), *pack.chapters.values(), *roads_taken]
    opened = {
        f"{BOOK}.{GRACE}",
        f"{BOOK}.{CARRIED_HOME}",
        *re.findall(r'"goto":"(book\.\d+)"', json.dumps(codec.plain(entries), separators=(",", ":"))),
    }
    for start in sorted(verse.partition(".")[2] for verse in opened):
        for road in roads(pack, BOOK, start, Road(), 0):
            for which in (FIRST_WAY, LAST_WAY):
                path = named(BOOK, road, 0, which)
                path.start = start
                yield path


def named(section: str, road: Road, here: int, which: int) -> NamedPath:
    path = NamedPath(section, list(road.seen), [step.rpartition(".")[2] for step in road.steps])
    for need in road.needs:
        provide(path, codec.plain(need), here, which)
    return path


def provide(path: NamedPath, cond: Any, here: int, which: int) -> None:
    """Note what makes this condition hold; where one of several things would, the first of them or the last."""
    ((name, body),) = cond.items()
    if name == "all":
        for part in body:
            provide(path, part, here, which)
    elif name == "any":
        provide(path, body[which], here, which)
    elif name == "not":
        provide_not(path, body, here, which)
    elif name == "at":
        path.at = body[0] if isinstance(body, list) else body
    elif name == "status":
        path.statuses += [mark for mark in marks_of(body) if mark not in path.statuses]
    elif name == "has":
        if "secret" in body:
            path.secrets.append(body["secret"])
        else:
            path.items.append(BY_KEYWORD.get(body["item"], body["item"]))
    elif name == "chapter":
        path.chapter = body if body.startswith("ch") else f"ch{body[-1]}"
    elif name == "quest":
        path.quests.append(f"event:{body}")
    elif name == "menhir":
        path.menhirs.append(here if body == "here" else body)
    elif name == "revealed":
        path.revealed.append(body)
    elif name == "dial":
        for target, wanted in body.items():
            if wanted.startswith(">="):
                path.dials = [dial for dial in path.dials if not dial.startswith(target)] + [f"{target}={wanted[2:]}"]


def provide_not(path: NamedPath, cond: Any, here: int, which: int) -> None:
    """Most things are not so by themselves: only what is denied twice, and where one stands, needs a hand.

    Of several things that are not so together, the last way is to undo the last that is denied.
    """
    ((name, body),) = cond.items()
    if name == "not":
        provide(path, body, here, which)
    elif name == "all" and which == LAST_WAY:
        denied = [part["not"] for part in body if "not" in part]
        for part in denied[-1:]:
            provide(path, part, here, which)
    elif name == "at" and not path.at:
        path.at = ELSEWHERE
    elif name == "is":
        path.without.append(body)
    elif name == "chapter":
        path.chapter = NOT_YET


def marks_of(body: Any) -> list[str]:
    if isinstance(body, str):
        return [body if body in WHOLE or "#" in body else f"{body}#1"]
    found: list[str] = []
    for key, part in body.items():
        if isinstance(part, int):
            found.append(f"{key}#{part}")
        elif part.startswith(">="):
            found += [f"{key}#{nth}" for nth in range(1, int(part[2:]) + 1)]
    return found


def find_paths(pack: AvalonBox) -> list[NamedPath]:
    """As few as are easily found: each reads something that none before it did."""
    found, missing = [], all_verses(pack)
    ways = (FIRST_WAY, LAST_WAY)
    candidates = [path for which in ways for number in sorted(pack.locations) for path in paths_at(pack, number, which)]
    for path in [*candidates, *paths_of_the_book(pack)]:
        if not missing & set(path.reads):
            continue
        try:
            read = verses_read(path, pack)
        except (LookupError, ValueError, AssertionError) as fault:
            print("cannot walk", path.section, path.choices, repr(fault))
            continue
        if missing & set(read):
            path.reads = read
            missing -= set(read)
            found.append(path)
    for verse in sorted(missing):
        print("no path to", verse)
    return found


def read_list() -> list[NamedPath]:
    return msgspec.json.decode(FILE.read_bytes(), type=list[NamedPath])


if __name__ == "__main__":
    listed = find_paths(box())
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(listed), indent=1))
    print(len(listed), "paths")
