"""Recorded campaigns: a whole table of the Avalon pack as its seed, its Characters and the answers given.

    python -m tests.playthroughs.campaign one beor --tries 40              look for a campaign that fulfils every Quest
    python -m tests.playthroughs.campaign four-2 ailei,beor --chapter ch2   or every Quest of one Chapter, begun there

They are found by a traveller that has read the books; what proves something is that the answers can be given again.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

import msgspec

from tavola.bots.bot import Luck, chair
from tavola.bots.traveller import Traveller
from tavola.games.tainted_grail import DEFAULT_PACK, GAME
from tavola.games.tainted_grail.box import AvalonBox
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.games.tainted_grail.quests import QuestSucceeded
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.event import take_events
from tavola.library import open_box

FOLDER = Path(__file__).parent / "avalon"
LONGEST, DAYS = 6000, 110


class Campaign(msgspec.Struct):
    """What a campaign is played from, and what came of it."""

    characters: list[str]
    seed: str
    chapter: str = ""  # the only one that is played; "" is the whole campaign
    quests: list[str] = []  # in the order in which they were fulfilled
    ending: str = ""
    answers: list[str] = []  # "0 travel:104": seat and key


def box() -> AvalonBox:
    found = open_box("tainted_grail", DEFAULT_PACK)
    assert isinstance(found, AvalonBox)
    return found


def laid(campaign: Campaign, pack: AvalonBox) -> Avalon:
    options = AvalonOptions(characters=",".join(campaign.characters), start_chapter=campaign.chapter, grace=False)
    return GAME.open_table(pack, len(campaign.characters), options, campaign.seed)


def event_quests(pack: AvalonBox, chapter: str = "") -> set[str]:
    """Every Quest that the Chapters of the pack's campaign set, or one of them; the first day is another campaign."""
    main = next(iter(pack.campaigns.values()))
    others = {id for entry in pack.chapters.values() if entry.id not in main.chapters for id in entry.events.deck}
    numbers = [pack.chapters[chapter].number] if chapter else range(1, len(main.chapters) + 1)
    asked = [event for event in pack.events.values() if event.quest and event.id not in others]
    return {f"event:{event.id}" for event in asked if event.chapter in numbers}


def replay(campaign: Campaign, pack: AvalonBox) -> tuple[list[str], str]:
    """The Quests fulfilled and the ending that these answers lead to."""
    g, quests = laid(campaign, pack), []
    take_events(g)
    for answer in campaign.answers:
        seat, _, key = answer.partition(" ")
        GAME.answer(g, int(seat), key)
        quests += [event.quest for event in take_events(g) if isinstance(event, QuestSucceeded)]
    return quests, g.ending


def played(characters: Sequence[str], seed: str, pack: AvalonBox, chapter: str = "") -> Campaign:
    campaign, bot = Campaign(list(characters), seed, chapter), Traveller(strays=0)
    g = laid(campaign, pack)
    lucks = [Luck.of(f"{seed}/{seat}") for seat in range(len(characters))]
    wanted = event_quests(pack, chapter) if chapter else {""}
    while g.open and g.day <= DAYS and len(campaign.answers) < LONGEST and not wanted <= set(campaign.quests):
        decision = next(found for found in g.open if found.seat not in g.held)
        key = bot.choose(chair(GAME, g, decision, lucks[decision.seat]))
        campaign.answers.append(f"{decision.seat} {key}")
        GAME.answer(g, decision.seat, key)
        campaign.quests += [event.quest for event in take_events(g) if isinstance(event, QuestSucceeded)]
    campaign.ending = g.ending if g.outcome == "win" else ""
    return campaign


def read(path: Path) -> Campaign:
    return msgspec.json.decode(path.read_bytes(), type=Campaign)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name")
    parser.add_argument("characters", help="ailei,beor")
    parser.add_argument("--chapter", default="")
    parser.add_argument("--tries", type=int, default=20)
    parser.add_argument("--first", type=int, default=0)
    asked = parser.parse_args()
    pack = box()
    for nth in range(asked.first, asked.first + asked.tries):
        campaign = played(asked.characters.split(","), f"{asked.name}-{nth}", pack, asked.chapter)
        missed = event_quests(pack, asked.chapter) - set(campaign.quests)
        print(campaign.seed, campaign.ending or "not won", sorted(missed), flush=True)
        if not missed and (campaign.ending or asked.chapter):
            FOLDER.mkdir(exist_ok=True)
            (FOLDER / f"{asked.name}.json").write_bytes(msgspec.json.format(msgspec.json.encode(campaign), indent=1))
            return


if __name__ == "__main__":
    main()
