"""Recorded campaigns: a whole table of the Avalon pack as its seed, its Characters and the answers given.

    python -m tests.playthroughs.campaign           record anew those that rules or pack have made stale
    python -m tests.playthroughs.campaign four-ch2  one of them, whether stale or not

They are found by a traveller that has read the books; what proves something is that the answers can be given again.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from tavola.bots.bot import BotRng, SeatAccess, seat_access
from tavola.bots.tainted_grail.goals import HUNGRY, food_left, is_bright, quest_chains
from tavola.bots.tainted_grail.route import Chain, RoutePlanner
from tavola.bots.tainted_grail.traveller import Traveller
from tavola.games.info import TAINTED_GRAIL
from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.campaign.statuses import mark_status
from tavola.games.tainted_grail.content.box import AvalonBox, card_of
from tavola.games.tainted_grail.content.schema import Ending
from tavola.games.tainted_grail.events.campaign import QuestSucceeded
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Refused
from tavola.kernel.event import take_events
from tavola.library import open_box

FOLDER = Path(__file__).parent / "avalon"
LONGEST, DAYS = 12000, 200
SECRETS = "secrets"
TOO_EARLY = {102: "ev.c1.p3"}  # who finds the boy before he is looked for leaves the Quest without an object
TRAILS = {"secret:35": ("status:sixty#3",)}  # who is told of her by Talan alone has nowhere to follow her from
# The case of Tegen, which a Secret asks for too, is seldom called by who has other things to bring; four at the
# bedsides seldom get to the Ship.
FIRST = {"ch4": ("ev.c4.p8",), "ch12": ("ev.c12.p8",), SECRETS: ("ev.c4.p8",)}
PUT_OFF = {"one_night_more": "ev.c1.p6"}  # and who decides about him at once is not asked to


class Campaign(msgspec.Struct):
    """What a campaign is played from, and what came of it."""

    characters: list[str]
    seed: str
    start: str = ""  # the Chapter it begins with
    chapter: str = ""  # the one whose Quests are wanted, or SECRETS; "" is the whole campaign, to its end
    done: list[str] = []  # Status parts of earlier Chapters, where it begins later than they do
    quests: list[str] = []  # in the order in which they were fulfilled
    ending: str = ""
    answers: list[str] = []  # "0 travel:104": seat and key


def box() -> AvalonBox:
    found = open_box("tainted_grail", TAINTED_GRAIL.default_pack)
    assert isinstance(found, AvalonBox)
    return found


def laid(campaign: Campaign, pack: AvalonBox) -> Avalon:
    options = AvalonOptions(
        characters=",".join(campaign.characters), start_chapter=campaign.start, grace=False, story=True
    )
    g = GAME.open_table(pack, len(campaign.characters), options, campaign.seed)
    for part in campaign.done:
        mark_status(g, part)
    return g


def event_quests(pack: AvalonBox, chapter: str = "") -> set[str]:
    """Every Quest that the Chapters of the pack's campaign set, or one of them; the first day is another campaign."""
    main = next(iter(pack.campaigns.values()))
    others = {id for entry in pack.chapters.values() if entry.id not in main.chapters for id in entry.events.deck}
    every = range(1, len(main.chapters) + 1)
    numbers = [pack.chapters[chapter].number] if chapter else every
    asked = [event for event in pack.events.values() if event.quest and event.id not in others]
    return {f"event:{event.id}" for event in asked if event.chapter in numbers}


def secret_quests(pack: AvalonBox) -> set[str]:
    """Every Quest that a Secret sets to who holds it."""
    return {f"secret:{number}" for number, entry in pack.secrets.items() if entry.quest}


def wanted_quests(pack: AvalonBox, chapter: str) -> set[str]:
    """Of a whole campaign its end is wanted, whatever was fulfilled on the way."""
    if not chapter:
        return set()
    return secret_quests(pack) if chapter == SECRETS else event_quests(pack, chapter)


def all_quests(pack: AvalonBox) -> set[str]:
    return event_quests(pack) | secret_quests(pack)


def endings(pack: AvalonBox) -> list[Ending]:
    return [ending for entry in pack.campaigns.values() for ending in entry.endings]


def replay(campaign: Campaign, pack: AvalonBox) -> tuple[list[str], str]:
    """The Quests fulfilled and the ending that these answers lead to."""
    g, quests = laid(campaign, pack), []
    take_events(g)
    for answer in campaign.answers:
        seat, _, key = answer.partition(" ")
        GAME.answer(g, int(seat), key)
        quests += succeeded(g)
    return quests, g.ending


def succeeded(g: Avalon) -> list[str]:
    """The Quests just fulfilled; which copy of a Secret set one does not matter."""
    return [event.quest.partition("#")[0] for event in take_events(g) if isinstance(event, QuestSucceeded)]


class Seeker(Traveller):
    """A traveller with an errand besides: to come by the Secrets that set a Quest, when fed and in the light."""

    def __init__(self, secrets: set[str], first: Sequence[str] = ()) -> None:
        super().__init__(strays=0)
        self.secrets, self.first = secrets, first

    def errand(self, access: SeatAccess[Any], g: Avalon, keys: Sequence[str]) -> str | None:
        found = super().errand(access, g, keys)
        return None if found == "explore" and is_to_come(g, TOO_EARLY.get(g.heroes[access.seat].at, "")) else found

    def read(self, access: SeatAccess[Any]) -> str:
        for key in access.decision.keys:
            if is_to_come(access.imagine(access.rng.number()), PUT_OFF.get(key, "")):
                return key
        return super().read(access)

    def wishes(self, g: Avalon, way: RoutePlanner) -> Iterator[Chain]:
        yield from self.asked_for_first(way)
        lacking = [fact for fact in sorted(self.secrets) if not is_held(g, fact)]
        chains = [way.to_fact(sought) for fact in lacking for sought in (*TRAILS.get(fact, ()), fact)]
        found = [chain for chain in chains if chain is not None and chain.deeds]
        if is_bright(g, way.here) and food_left(way) > HUNGRY:
            yield from found
            yield from self.own_quests(way)
            yield from quest_chains(way)
            yield from quests_coming(way)
        stays = bool(found) or next(self.own_quests(way), None) is not None
        yield from (chain for chain in super().wishes(g, way) if not (stays and ends(chain)))

    def asked_for_first(self, way: RoutePlanner) -> Iterator[Chain]:
        """Quests that few come to by the way, as long as their Event is still to come or lies open."""
        for event in self.first:
            quest = way.g.box.events[event].quest
            if quest is not None and (is_to_come(way.g, event) or f"event:{event}" in way.g.quests):
                chain = way.to_need(quest.success_if)
                if chain is not None and chain.deeds:
                    yield chain

    def own_quests(self, way: RoutePlanner) -> Iterator[Chain]:
        """What the Secrets that it has come by ask for goes before what the Events ask for."""
        held = [way.g.box.secrets[int(fact.partition(":")[2])] for fact in sorted(self.secrets) if is_held(way.g, fact)]
        chains = [way.to_need(entry.quest.success_if) for entry in held if entry.quest is not None]
        yield from (chain for chain in chains if chain is not None and chain.deeds)


def quests_coming(way: RoutePlanner) -> Iterator[Chain]:
    """Who has read the books begins before it is asked, but for what must not be found too early."""
    barred = {*TOO_EARLY.values(), *PUT_OFF.values()}
    events = [way.g.box.events[card_of(copy)] for copy in way.g.event_deck if card_of(copy) not in barred]
    chains = [way.to_need(event.quest.success_if) for event in events if event.quest is not None]
    yield from (chain for chain in chains if chain is not None and chain.deeds)


def is_to_come(g: Avalon, event: str) -> bool:
    return event in [card_of(copy) for copy in g.event_deck]


def ends(chain: Chain) -> bool:
    """It leads out of the Chapter, and what is sought would stay behind."""
    facts = [fact for deed in chain.deeds for fact, _ in deed.gives]
    return any(fact == "end" or fact.startswith(("chapter:", "at:")) for fact in facts)


def is_held(g: Avalon, secret: str) -> bool:
    return any(f"secret:{held.id}".partition("#")[0] == secret for hero in g.heroes for held in hero.secrets)


def go_on(campaign: Campaign, pack: AvalonBox, luck: str, bot: Traveller | None = None) -> None:
    """Play on from where it stands until what is wanted was fulfilled, or nothing more is to be hoped for."""
    secrets = secret_quests(pack) if campaign.chapter == SECRETS else set()
    bot = bot or Seeker(secrets, FIRST.get(campaign.chapter, ()))
    g = laid(campaign, pack)
    lucks = [BotRng.of(f"{luck}/{seat}") for seat in range(len(campaign.characters))]
    for answer in campaign.answers:
        seat, _, key = answer.partition(" ")
        GAME.answer(g, int(seat), key)
        take_events(g)
    wanted = wanted_quests(pack, campaign.chapter) if campaign.chapter else {""}
    while g.open and g.day <= DAYS and len(campaign.answers) < LONGEST and not wanted <= set(campaign.quests):
        decision = next(found for found in g.open if found.seat not in g.held)
        key = bot.choose(seat_access(GAME, g, decision, lucks[decision.seat]))
        campaign.answers.append(f"{decision.seat} {key}")
        GAME.answer(g, decision.seat, key)
        campaign.quests += succeeded(g)
    campaign.ending = g.ending


def begun(name: str, seed: str) -> Campaign:
    characters, start, chapter = KEPT[name]
    return Campaign(characters.split(","), seed, start, chapter, DONE.get(chapter, []))


def read(path: Path) -> Campaign:
    return msgspec.json.decode(path.read_bytes(), type=Campaign)


COMPANY = {"one": "beor", "two": "arev,beor", "four": "ailei,arev,beor,verme"}
CHAPTERS = tuple(f"ch{number}" for number in range(1, 16))
BEGINS = {"ch3": "ch2", "ch4": "ch3"}  # what is done and learnt in the Chapter before is needed there
DONE = {"ch4": ["sixty#2"]}  # the case of Tegen is heard only if her stake was found
KEPT = {  # what is recorded: who plays, from which Chapter on, and whose Quests are wanted
    "one": (COMPANY["one"], "", ""),
    "two": (COMPANY["two"], "", ""),
    **{f"{n}-{ch}": (who, BEGINS.get(ch, ch), ch) for n, who in COMPANY.items() for ch in CHAPTERS},
    "one-secrets": (COMPANY["one"], "", SECRETS),
    "two-secrets": (COMPANY["two"], "", SECRETS),
    "four-secrets": (COMPANY["four"], "ch2", SECRETS),
}


def is_stale(path: Path, pack: AvalonBox) -> bool:
    """Its answers can no longer be given, or lead elsewhere: rules or pack have changed since."""
    try:
        campaign = read(path)
        return replay(campaign, pack) != (campaign.quests, campaign.ending)
    except (OSError, Refused):
        return True


def record(name: str, pack: AvalonBox, tries: range) -> None:
    chapter = KEPT[name][2]
    for nth in tries:
        campaign = begun(name, f"{name}-{nth}")
        go_on(campaign, pack, f"{name}-{nth}")
        missed = wanted_quests(pack, chapter) - set(campaign.quests)
        print(f"{name}-{nth}", campaign.ending or "not won", sorted(missed), flush=True)
        if not missed and (chapter or campaign.ending in {found.id for found in endings(pack)}):
            FOLDER.mkdir(exist_ok=True)
            (FOLDER / f"{name}.json").write_bytes(msgspec.json.format(msgspec.json.encode(campaign), indent=1))
            return


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="as one or four-ch2; those that are stale unless told")
    parser.add_argument("--tries", type=int, default=40)
    parser.add_argument("--first", type=int, default=0)
    asked, pack = parser.parse_args(), box()
    for name in asked.names or [name for name in KEPT if is_stale(FOLDER / f"{name}.json", pack)]:
        record(name, pack, range(asked.first, asked.first + asked.tries))


if __name__ == "__main__":
    main()
