"""Each of the seven ends of the story is reached from the first morning: recorded campaigns prove it."""

import pytest
from tests.playthroughs.campaign import box, endings, read, replay
from tests.playthroughs.seven import SEVEN, file_of

BOX = box()


def test_the_ends_recorded_are_those_of_the_last_chapter() -> None:
    assert list(SEVEN) == [ending.id for ending in endings(BOX)][: len(SEVEN)]


@pytest.mark.slow
@pytest.mark.parametrize("end", SEVEN)
def test_an_end_is_reached_from_the_first_morning(end: str) -> None:
    campaign = read(file_of(end))
    assert (campaign.characters, campaign.start, campaign.done) == ([SEVEN[end][0]], "", [])
    assert replay(campaign, BOX) == (campaign.quests, end)
