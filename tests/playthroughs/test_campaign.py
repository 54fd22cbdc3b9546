"""Every Quest of Chapters I to III can be fulfilled by one, two and four Characters: recorded campaigns prove it."""

import pytest
from tests.playthroughs.campaign import FOLDER, box, endings, event_quests, read, replay
from tests.playthroughs.verses import all_verses, read_list, verses_read

BOX = box()


@pytest.mark.parametrize(("name", "characters"), [("one", 1), ("two", 2)])
def test_a_recorded_campaign_fulfils_every_quest_and_is_won(name: str, characters: int) -> None:
    campaign = read(FOLDER / f"{name}.json")
    assert len(set(campaign.characters)) == characters
    quests, ending = replay(campaign, BOX)
    assert (quests, ending) == (campaign.quests, campaign.ending)
    assert event_quests(BOX) <= set(quests)
    assert ending in {found.id for found in endings(BOX)}


@pytest.mark.parametrize("chapter", ["ch1", "ch2", "ch3"])
def test_four_characters_fulfil_every_quest_of_a_chapter(chapter: str) -> None:
    campaign = read(FOLDER / f"four-{chapter}.json")
    assert (len(set(campaign.characters)), campaign.chapter) == (4, chapter)
    quests, _ = replay(campaign, BOX)
    assert quests == campaign.quests
    assert event_quests(BOX, chapter) <= set(quests)


def test_every_verse_is_reached_by_a_named_path() -> None:
    reached = {verse for path in read_list() for verse in path.reads}
    assert sorted(all_verses(BOX) - reached) == []


def test_the_named_paths_read_what_they_say() -> None:
    for path in read_list():
        assert verses_read(path, BOX) == path.reads, (path.section, path.choices)
