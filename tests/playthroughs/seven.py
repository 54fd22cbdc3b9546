"""The seven ends of the story, each by a campaign recorded from the first morning to its last page.

    python -m tests.playthroughs.seven              record anew those that rules or pack have made stale
    python -m tests.playthroughs.seven drift        one of them, whether stale or not

A traveller that has read the books keeps in mind what an end needs, and does it when it is fed and in the light.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from tests.playthroughs.campaign import FOLDER, Campaign, box, ends, go_on, is_stale

from tavola.bots.bot import SeatAccess
from tavola.bots.tainted_grail.goals import HUNGRY, food_left, is_bright
from tavola.bots.tainted_grail.route import Chain, RoutePlanner, campaign_graph_of
from tavola.bots.tainted_grail.traveller import Traveller
from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.state import Avalon
from tavola.games.tainted_grail.words.conditions_world import has_status
from tavola.lab.tainted_grail.records import where_it_reads

TABLE = "book.616"  # where it is said what becomes of the island
ROBBED = ("status:debts#1", "status:debts#2", "status:debts#3", "status:debts#4", "status:debts#7")
KIND = ("status:predecessors#1", "status:predecessors#5", "status:predecessors#2", "status:predecessors#6")
HULLS = ("status:hulls_ready#1", "status:hulls_ready#2", "status:hulls_ready#3", "status:hulls_ready#4")
DRIFT = ("status:learned_to_drift#1", "status:supper#53", "status:learned_to_drift#2", "status:learned_to_drift#3")
SEVEN = {  # the end -> who goes, what is said at the Table, and what is to be brought about for it, in this order
    "term": ("beor", "thank_you_for_having_us", ("status:king_word#1", *HULLS)),
    "renewal": ("beor", "a_year_and_a_day", ("status:keepers_named#4",)),
    "drift": ("beor", "good_night", ("status:eleven#3", *KIND, *DRIFT)),
    "pledge": ("beor", "name_the_country", (*ROBBED, "status:sill#3", "status:pledge_other#0")),
    "forgery": ("arev", "turn_the_rim", ("status:forged_tally#0",)),
    "receipt": ("verme", "ill_go", ("status:well_voice#4",)),
    "unlit": ("ailei", "say_nothing", ()),
}


class Mindful(Traveller):
    """A traveller that keeps in mind what it wants to have done by the end."""

    def __init__(self, said: str, facts: Sequence[str]) -> None:
        super().__init__(strays=0)
        self.said, self.facts = said, facts

    def wishes(self, g: Avalon, way: RoutePlanner) -> Iterator[Chain]:
        chains = [way.to_fact(fact) for fact in self.facts if not is_so(g, fact)]
        found = [chain for chain in chains if chain is not None and chain.deeds and chain.deeds[0].at in g.places]
        if is_bright(g, way.here) and food_left(way) > HUNGRY:
            yield from found
        yield from (chain for chain in super().wishes(g, way) if not (found and ends(chain)))

    def read(self, access: SeatAccess[Any]) -> str:
        """Where a choice lies on a way to what it wants, it takes it, even if the rest of that way is not open yet."""
        g: Avalon = access.imagine(access.rng.number())
        place, lore = where_it_reads(g), campaign_graph_of(g.box)
        if place == TABLE and self.said in access.decision.keys:
            return self.said
        for fact in self.facts:
            steps = {step for deed in lore.giving.get(fact, ()) for step in deed.steps}
            leads = [key for key in access.decision.keys if f"{place}.{key}" in steps]
            if leads and not is_so(g, fact):
                return leads[0]
        return super().read(access)


def is_so(g: Avalon, fact: str) -> bool:
    kind, _, what = fact.partition(":")
    key, _, part = what.partition("#")
    return kind == "status" and has_status(g, key, int(part) or None)


def file_of(end: str) -> Path:
    return FOLDER / f"end-{end}.json"


def record(end: str, pack: AvalonBox, tries: range) -> None:
    who, said, facts = SEVEN[end]
    for nth in tries:
        campaign = Campaign([who], f"{end}-{nth}")
        go_on(campaign, pack, f"{end}-{nth}", Mindful(said, facts))
        print(f"{end}-{nth}", campaign.ending or "not won", flush=True)
        if campaign.ending == end:
            file_of(end).write_bytes(msgspec.json.format(msgspec.json.encode(campaign), indent=1))
            return


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("ends", nargs="*", help="as drift or pledge; those that are stale unless told")
    parser.add_argument("--tries", type=int, default=10)
    asked, pack = parser.parse_args(), box()
    for end in asked.ends or [end for end in SEVEN if is_stale(file_of(end), pack)]:
        record(end, pack, range(asked.tries))


if __name__ == "__main__":
    main()
