"""Ways out of the Chapters of Act I, recorded: from the Chapter's beginning to the page that ends it.

    python -m tests.playthroughs.ways            record anew those that rules or pack have made stale
    python -m tests.playthroughs.ways lost tide  some of them, whether stale or not

A traveller that has read the books leans towards one choice; who waits does nothing until the Chapter ends by itself.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

import msgspec
from tests.playthroughs.campaign import FOLDER, Campaign, box, ends, laid

from tavola.bots.bot import BotRng, SeatAccess, seat_access
from tavola.bots.tainted_grail.goals import HUNGRY, food_left, is_bright
from tavola.bots.tainted_grail.route import Chain, RoutePlanner
from tavola.bots.tainted_grail.traveller import Traveller
from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Refused
from tavola.kernel.event import take_events
from tavola.lab.tainted_grail.records import Scribe, where_it_reads

FILE = FOLDER / "ways.json"
LONGEST, TRIES = 3000, 8


class Way(msgspec.Struct, frozen=True):
    """A way out: the Chapter, what tells that it was taken, what is leant towards, and what was done before."""

    chapter: str
    told: str  # "book.446", or the choice "118.v1.go_on_by_the"
    lean: tuple[str, ...] = ()  # choices; none: one waits
    done: tuple[str, ...] = ()
    first: tuple[str, ...] = ()  # what must be so before the choice is offered: "place:154"
    who: tuple[str, ...] = ("beor",)


FOUND = ("gwenneg#1", "gwenneg#3", "boy#1", "chairs#1", "second_stone#1")
SAT = ("eleven#1", "eleven#3", "register#1", "register#2", "register#3", "count#2")
HILL = ("talan#1", "talan#2")
PATH = ("house#1", "predecessors#5")
WALL = ("wall#1", "wall#2", "wall#5")
HOUSE, TOO_FEW, UNHELD, BOWL = (
    f"book.517.{choice}"
    for choice in (
        "set_it_down_at_the_house",
        "set_it_down_and_too_few",
        "set_it_down_at_an_unheld_gate",
        "break_it_and_share_it",
    )
)
WAYS: dict[str, Way] = {
    "blessing": Way("ch1", "101.v1.ask_the_council_s", ("101.v1.ask_the_council_s",), FOUND),
    "by_night": Way("ch1", "106.v1.walk_on_by_night", ("106.v1.walk_on_by_night",), FOUND),
    "put_out": Way("ch1", "book.446"),
    "toll": Way("ch2", "114.v4.go_through_and_leave", ("114.v4.go_through_and_leave",), SAT),
    "forced_toll": Way("ch2", "154.v1.go_on_through_all", ("154.v1.go_on_through_all",), SAT, ("place:154",)),
    "road_shut": Way("ch2", "book.456"),
    "steps": Way("ch3", "145.v1.cross", ("145.v1.cross",), (*HILL, "steps#1", "steps#2")),
    "tide": Way("ch3", "book.465"),
    "lit": Way("ch5", "book.790", ("book.517.set_it_down_at_cuanacht",), ("nights#1", *PATH)),
    "unheld_gate": Way("ch5", UNHELD, (UNHELD,), PATH),
    "meadow": Way("ch5", "book.793", (HOUSE, "book.791.to_the_meadow"), (*WALL, *PATH)),
    "twelve": Way("ch5", "book.794", (HOUSE, "book.791.to_the_twelve_doors"), (*WALL, *PATH, "eleven#3")),
    "house": Way("ch5", "book.795", (HOUSE, "book.791.into_the_house"), (*WALL, *PATH)),
    "too_few": Way("ch5", TOO_FEW, (TOO_FEW,), PATH),
    "bowl": Way("ch5", "book.792", (BOWL,), ("bread#1", "eleven#3", "hedra#1", *PATH)),
    "lost": Way("ch5", "book.625"),
}


class Leaning(Traveller):
    """Fed and in the light, it goes for the choices it leans towards; without any it sits where it is."""

    def __init__(self, way: Way) -> None:
        super().__init__(strays=0)
        self.lean, self.first = way.lean, way.first

    def act(self, access: SeatAccess[Any]) -> str:
        if not self.lean and "pass" in access.decision.keys:
            return "pass"
        return super().act(access)

    def wishes(self, g: Avalon, way: RoutePlanner) -> Iterator[Chain]:
        if is_bright(g, way.here) and food_left(way) > HUNGRY:
            lacking = [fact for fact in self.first if not is_so(g, fact)]
            yield from (chain for fact in lacking if (chain := way.to_fact(fact)) is not None and chain.deeds)
            deeds = {id(deed): deed for found in way.lore.giving.values() for deed in found}
            wanted = [deed for deed in deeds.values() if any(step in deed.steps for step in self.lean)]
            chains = [chain for deed in wanted if (chain := way.to_deed(deed)) is not None]
            yield from sorted(chains, key=lambda chain: chain.cost)
        yield from (chain for chain in super().wishes(g, way) if not ends(chain))

    def read(self, access: SeatAccess[Any]) -> str:
        place = where_it_reads(access.imagine(access.rng.number()))
        return next((key for key in access.decision.keys if f"{place}.{key}" in self.lean), "") or super().read(access)


def is_so(g: Avalon, fact: str) -> bool:
    return int(fact.partition(":")[2]) in g.places


def begun(name: str, seed: str) -> Campaign:
    way = WAYS[name]
    return Campaign(list(way.who), seed, way.chapter, name, list(way.done))


def walk(campaign: Campaign, pack: AvalonBox, bot: Traveller | None) -> bool:
    """Whether the way was taken: by the answers that were kept, or by those of a bot, which are kept then."""
    way = WAYS[campaign.chapter]
    g, scribe = laid(campaign, pack), Scribe(campaign.characters)
    lucks = [BotRng.of(f"{campaign.seed}/{seat}") for seat in range(len(campaign.characters))]
    kept = list(campaign.answers) if bot is None else None
    scribe.note(g, take_events(g))
    taken = False
    after = pack.chapters[way.chapter].number
    while g.open and not taken and pack.chapters[g.chapter].number <= after and scribe.run.answers < LONGEST:
        if kept is not None and scribe.run.answers >= len(kept):
            break
        decision = next(found for found in g.open if found.seat not in g.held)
        place = where_it_reads(g)
        if bot is None:
            seat, _, key = campaign.answers[scribe.run.answers].partition(" ")
        else:
            seat, key = str(decision.seat), bot.choose(seat_access(GAME, g, decision, lucks[decision.seat]))
            campaign.answers.append(f"{seat} {key}")
        GAME.answer(g, int(seat), key)
        scribe.run.answers += 1
        scribe.note(g, take_events(g))
        taken = f"{place}.{key}" == way.told or way.told in scribe.run.read
    return taken


def read_ways() -> dict[str, Campaign]:
    if not FILE.exists():
        return {}
    return {campaign.chapter: campaign for campaign in msgspec.json.decode(FILE.read_bytes(), type=list[Campaign])}


def is_stale(campaign: Campaign | None, pack: AvalonBox) -> bool:
    try:
        return campaign is None or not walk(campaign, pack, None)
    except Refused:
        return True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*")
    asked, pack, kept = parser.parse_args(), box(), read_ways()
    for name in asked.names or [name for name in WAYS if is_stale(kept.get(name), pack)]:
        for nth in range(TRIES):
            campaign = begun(name, f"{name}-{nth}")
            if walk(campaign, pack, Leaning(WAYS[name])):
                kept[name] = campaign
                break
        print(name, "found" if name in kept else "NOT FOUND", nth, flush=True)
        ordered = [kept[way] for way in WAYS if way in kept]
        FILE.write_bytes(b"[\n" + b",\n".join(map(msgspec.json.encode, ordered)) + b"\n]\n")


if __name__ == "__main__":
    main()
