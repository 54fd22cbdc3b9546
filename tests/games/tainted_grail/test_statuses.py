"""Statuses on the Save Sheet (TG-22)."""

from __future__ import annotations

import pytest
from tests.games.tainted_grail.coast import coast, coast_box, do, is_so
from tests.games.tainted_grail.tables import events

from tavola.games.tainted_grail.campaign.statuses import clear_status, mark_status
from tavola.games.tainted_grail.events.campaign import StatusMarked


@pytest.mark.rule("TG-22.1", "TG-22.3")
def test_parts_are_marked_separately() -> None:
    """TV-21: parts 1 to 7, of which 1 and 2 are marked."""
    assert coast_box().statuses["trial"].parts == 7
    g = coast()
    do(g, {"status": {"set": ["trial#2", "trial#1"]}})
    assert g.statuses == {"trial": [1, 2]}
    assert is_so(g, {"status": {"trial": 2}})
    assert not is_so(g, {"status": {"trial": 3}})
    assert is_so(g, {"status": "trial"})
    assert is_so(g, {"status": "trial#1"})
    assert is_so(g, {"status": {"trial": ">=2"}})
    assert not is_so(g, {"status": {"trial": ">=3"}})


@pytest.mark.rule("TG-22.2")
def test_a_status_belongs_to_everybody() -> None:
    """Part H, 47."""
    g = coast("fowler", "ferrywoman")
    do(g, {"status": {"set": ["bell_heard"]}}, hero=0)
    assert is_so(g, {"status": "bell_heard"}, hero=1, members=[1])
    assert not any("bell_heard" in str(hero) for hero in g.heroes)


@pytest.mark.rule("TG-22.3")
def test_marking_a_marked_status_changes_nothing() -> None:
    g = coast()
    mark_status(g, "dry_road")
    mark_status(g, "dry_road")
    assert g.statuses == {"dry_road": [0]}
    assert len(events(g, StatusMarked)) == 1


@pytest.mark.rule("TG-22.3")
def test_only_an_effect_clears_a_status_or_a_part() -> None:
    g = coast()
    do(g, {"status": {"set": ["trial#1", "trial#2", "dry_road"]}})
    do(g, {"status": {"clear": ["trial#1"]}})
    assert g.statuses == {"trial": [2], "dry_road": [0]}
    clear_status(g, "trial")
    clear_status(g, "dry_road")
    clear_status(g, "never_marked")
    assert g.statuses == {}
    assert not is_so(g, {"status": "dry_road"})
