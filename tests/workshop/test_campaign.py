"""The campaign's pack in the workshop: verses are entries, the Journal is a graph."""

from typing import Any

import pytest
from litestar.testing import TestClient
from tests.workshop.conftest import Draft, begin

pytestmark = pytest.mark.slow  # the largest pack there is


@pytest.fixture(scope="module")
def draft(client: TestClient[Any]) -> Draft:
    return begin(client, "tainted_grail/avalon")


def test_verses_are_entries(draft: Draft) -> None:
    outline = draft.get()
    verses = [one for file in outline["files"] for one in file["entries"] if one["kind"] == "verse"]
    assert len(verses) > 2_000
    found = draft.entry("locations-107.yaml", "locations/107/journal/verses/oz")
    assert found["value"]["goto"] == "v1"
    assert any("Secret 6" in line for line in found["text"]["en"])


def test_one_verse_is_changed_and_nothing_around_it(draft: Draft) -> None:
    verse = {"file": "locations-107.yaml", "entry": "locations/107/journal/verses/oz"}
    before = draft.entry("locations-107.yaml")["yaml"]
    told = draft.change({**verse, "field": "goto", "value": "end"})
    after = draft.entry("locations-107.yaml")["yaml"]
    changed = [(a, b) for a, b in zip(before.splitlines(), after.splitlines(), strict=True) if a != b]
    assert changed == [("        goto: v1  # end: image", "        goto: end  # end: image")]
    draft.change({"undo": told["seq"]})
    assert draft.entry("locations-107.yaml")["yaml"] == before


def test_the_journal_is_a_graph(draft: Draft) -> None:
    nodes = {(one["file"], one["entry"]): one for one in draft.get("/graph")["nodes"]}
    node = nodes["locations-107.yaml", "locations/107/journal/verses/o0"]
    assert node["sets"] == ["been#7"]
    assert {(way["to"], way["by"], way["if"]) for way in node["goes"]} == {
        ("locations/107/journal/verses/o1", "redirect", True),
        ("locations/107/journal/verses/v1", "go_on", False),
    }
    assert not any(one["dead"] for one in nodes.values())
    paths = {entry for _, entry in nodes} | {"end", "back"}
    assert {way["to"] for one in nodes.values() for way in one["goes"]} <= paths


def test_the_map_lies_as_keys_lay_it(draft: Draft) -> None:
    places = {one["number"]: one for one in draft.get("/map")["places"]}
    here = places[101]
    sides = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
    near = {edge: places[key]["cell"] for edge, key in here["keys"].items()}
    assert near
    x, y = here["cell"]
    assert near == {edge: [x + sides[edge][0], y + sides[edge][1]] for edge in near}
    assert sum(one["cell"] is None for one in places.values()) < len(places) / 10
