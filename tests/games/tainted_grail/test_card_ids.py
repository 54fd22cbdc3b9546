"""What an id is the id of."""

from __future__ import annotations

import pytest

from tavola.games.tainted_grail.content.card_ids import (
    card_source,
    copy_source,
    location_of,
    quest_source,
    status_part,
)


@pytest.mark.parametrize(
    ("copy", "card", "held"),
    [("17#1", "secret:17", "secret:17#1"), ("eel_spear#2", "item:eel_spear", "item:eel_spear#2")],
)
def test_a_copy_is_of_a_secret_or_of_an_item(copy: str, card: str, held: str) -> None:
    assert card_source(copy) == card
    assert copy_source(copy) == held


@pytest.mark.parametrize(
    ("name", "source"), [(17, "secret:17"), ("17", "secret:17"), ("1_road", "event:1_road"), ("toll", "event:toll")]
)
def test_a_quest_stands_on_a_secret_or_on_an_event(name: str | int, source: str) -> None:
    assert quest_source(name) == source


@pytest.mark.parametrize(("name", "part"), [("oath#2", ("oath", 2)), ("oath", ("oath", 0)), ("oath#two", ("oath", 0))])
def test_a_status_or_a_part_of_it(name: str, part: tuple[str, int]) -> None:
    assert status_part(name) == part


@pytest.mark.parametrize(("target", "number"), [("107", 107), ("hero:1", None), ("secret:17#1", None)])
def test_a_dial_lies_on_a_location_or_elsewhere(target: str, number: int | None) -> None:
    assert location_of(target) == number
