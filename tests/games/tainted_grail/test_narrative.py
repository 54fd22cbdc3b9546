"""The end of Narrative mode, whenever the players want it (TG-40.2)."""

from __future__ import annotations

import pytest
from tests.games.tainted_grail.tables import (
    answer,
    asked,
    events,
    keys,
    play,
    prompts,
    set_tracks,
    table,
    tracks,
    waiting,
)

from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.deeds.day import Campaign
from tavola.games.tainted_grail.events.campaign import NarrativeEnded, NarrativeKept
from tavola.games.tainted_grail.modes import scaling_count
from tavola.games.tainted_grail.state import Avalon


def group(**options: object) -> Avalon:
    """Three Characters asked to act, their morning's trading done."""
    g = play(table("beor", "ailei", "arev", narrative=True, **options), Campaign())
    while any(prompt == "trade_window" for _, prompt in prompts(g)):
        answer(g, "ready", waiting(g).seat)
    return g


@pytest.mark.rule("TG-40.2", "TG-40.3")
def test_alone_one_gives_it_up_whenever_one_is_asked_to_act() -> None:
    g = table("beor", narrative=True)
    set_tracks(g, 0, 6, 3, 4)
    play(g, Campaign())
    assert (prompts(g), keys(g)[-1], tracks(g)) == ([(0, "act")], "end_narrative", (6, 3, 4))
    answer(g, "end_narrative")
    assert events(g, NarrativeEnded)
    assert (g.options.narrative, prompts(g), tracks(g)) == (False, [(0, "act")], (3, 3, 4))
    assert "end_narrative" not in keys(g)


@pytest.mark.rule("TG-40.2", "TG-41.4")
def test_a_group_gives_it_up_when_all_agree() -> None:
    g = group()
    answer(g, "end_narrative", 1)
    assert prompts(g) == [(0, "end_narrative")]  # one after the other, openly
    answer(g, "agree", 0)
    assert (prompts(g), scaling_count(g), g.options.narrative) == ([(2, "end_narrative")], 2, True)
    answer(g, "agree", 2)
    assert (scaling_count(g), g.options.narrative) == (3, False)
    assert [prompt for _, prompt in prompts(g)] == ["act"] * 3  # nobody has acted by that


@pytest.mark.rule("TG-40.2", "TG-41.4")
def test_who_would_keep_it_is_not_asked_again_before_the_next_action() -> None:
    g = group()
    answer(g, "end_narrative", 1)
    answer(g, "agree", 0)
    answer(g, "refuse", 2)
    assert [kept.seat for kept in events(g, NarrativeKept)] == [2]
    assert (g.options.narrative, scaling_count(g)) == (True, 2)
    assert not any("end_narrative" in keys(g, seat) for seat in range(3))
    answer(g, "pass", 0)
    assert all("end_narrative" in keys(g, seat) for seat in (1, 2))


@pytest.mark.rule("TG-40.2")
def test_where_silence_is_consent_nobody_is_asked() -> None:
    g = group(silence="consents")
    answer(g, "end_narrative", 2)
    assert not g.options.narrative


@pytest.mark.rule("TG-40.2")
def test_a_table_that_does_not_play_so_is_not_offered_its_end() -> None:
    g = play(table("beor"), Campaign())
    assert "end_narrative" not in keys(g)
    assert GAME.why_not(g, asked(g), "end_narrative").code == "TABLE_E_NOT_AN_OPTION"
