"""Every Quest of Chapters I to III can be fulfilled by one, two and four Characters: a recorded campaign of each proves it."""

import pytest
from tests.playthroughs.campaign import FOLDER, box, event_quests, read, replay

BOX = box()


@pytest.mark.parametrize(("name", "characters"), [("one", 1), ("two", 2), ("four", 4)])
def test_a_recorded_campaign_fulfils_every_quest_and_is_won(name: str, characters: int) -> None:
    campaign = read(FOLDER / f"{name}.json")
    assert len(set(campaign.characters)) == characters
    quests, ending = replay(campaign, BOX)
    assert (quests, ending) == (campaign.quests, campaign.ending)
    assert event_quests(BOX) <= set(quests)
    assert ending in {found.id for entry in BOX.campaigns.values() for found in entry.endings}
