"""Every Quest of Chapters I to X can be fulfilled by one, two and four Characters: recorded campaigns prove it."""

import pytest
from tests.playthroughs.campaign import FOLDER, KEPT, all_quests, box, endings, read, replay, wanted_quests
from tests.playthroughs.verses import all_verses, read_list, verses_read

from tavola.bots.bot import BotRng, seat_access
from tavola.bots.tainted_grail.outcomes import all_deeds
from tavola.bots.tainted_grail.traveller import Traveller
from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.deeds.campaign import Fail
from tavola.games.tainted_grail.events.encounter import EncounterEnded
from tavola.games.tainted_grail.map.locations import replace_location
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.kernel.event import take_events
from tavola.kernel.flow import run, then

BOX = box()


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(KEPT))
def test_a_recorded_campaign_fulfils_the_quests_it_is_kept_for(name: str) -> None:
    campaign = read(FOLDER / f"{name}.json")
    characters, start, chapter = KEPT[name]
    assert (",".join(campaign.characters), campaign.start, campaign.chapter) == (characters, start, chapter)
    quests, ending = replay(campaign, BOX)
    assert (quests, ending) == (campaign.quests, campaign.ending)
    assert wanted_quests(BOX, chapter) <= set(quests)
    assert chapter or ending in {found.id for found in endings(BOX)}


def test_every_quest_is_kept_for_one_two_and_four_characters() -> None:
    kept: dict[int, set[str]] = {}
    for name in KEPT:
        campaign = read(FOLDER / f"{name}.json")
        kept.setdefault(len(campaign.characters), set()).update(campaign.quests)
    assert {n: sorted(all_quests(BOX) - quests) for n, quests in kept.items()} == {1: [], 2: [], 4: []}


def test_every_verse_is_reached_by_a_named_path() -> None:
    reached = {verse for path in read_list() for verse in path.reads}
    assert sorted(all_verses(BOX) - reached) == []


@pytest.mark.slow
def test_the_named_paths_read_what_they_say() -> None:
    for path in read_list():
        assert verses_read(path, BOX) == path.reads, (path.section, path.choices)


@pytest.mark.parametrize("stone", [101, 106, 107, 108, 112, 114])
def test_the_first_menhirs_are_lit_in_three_ways_or_more(stone: int) -> None:
    ways = {deed.steps for deed in all_deeds(BOX) if f"menhir:{stone}" in [fact for fact, _ in deed.gives]}
    assert len(ways) >= 3


@pytest.mark.parametrize("seats", [1, 2])
def test_the_first_day_is_played_to_its_end(seats: int) -> None:
    """All four first Encounters are met, after the Quest of the road; then the tutorial is over."""
    characters = ",".join(sorted(BOX.characters)[:seats])
    g = GAME.open_table(BOX, seats, AvalonOptions(characters=characters, tutorial=True), "first day")
    bot, lucks, met = Traveller(strays=0), [BotRng.of(str(seat)) for seat in range(seats)], set()
    while g.open:
        decision = next(found for found in g.open if found.seat not in g.held)
        GAME.answer(g, decision.seat, bot.choose(seat_access(GAME, g, decision, lucks[decision.seat])))
        met |= {event.card for event in take_events(g) if isinstance(event, EncounterEnded)}
    assert (g.outcome, g.ending, g.quests_done) == ("win", "first_day_over", 1)
    assert {id for id, entry in BOX.encounters.items() if entry.difficulty == "first"} <= met


def test_grace_finds_a_place_as_it_has_become() -> None:
    """The toll house of Chapter III may have been forced: one wakes in what is left of it."""
    g = GAME.open_table(BOX, 1, AvalonOptions(characters="beor", start_chapter="ch3"), "grace")
    replace_location(g, 114, 154)
    then(g, Fail("death"))
    g.open = []
    run(g)
    GAME.answer(g, 0, "grace")
    assert g.heroes[0].at == 154
    assert list(g.menhirs) == [154]
