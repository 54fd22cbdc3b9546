"""Realm of Sand from a copy to a table: a card changed, looked at, taken away, brought back, played."""

import io
import time
import zipfile
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.workshop.conftest import Draft, begin, bring

from tavola.library.finding import find_pack

VETRA = "realm_of_sand/vetra"
OVEN = {"file": "cards.yaml", "entry": "corner-oven"}


@pytest.fixture
def draft(client: TestClient[Any]) -> Draft:
    return begin(client, VETRA, "My Vetra")


def unzipped(data: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_a_copy_is_the_pack_under_another_name(draft: Draft) -> None:
    files, original = unzipped(draft.export()), find_pack(VETRA).files
    assert files.pop("pack.yaml") == original["pack.yaml"].replace(b"realm_of_sand/vetra", b"realm_of_sand/my-vetra")
    assert files == {name: data for name, data in original.items() if name != "pack.yaml"}


def test_the_outline_names_every_card_in_both_languages(draft: Draft) -> None:
    outline = draft.get()
    cards = next(file for file in outline["files"] if file["file"] == "cards.yaml")["entries"]
    assert len(cards) == 54
    oven = next(card for card in cards if card["entry"] == "corner-oven")
    assert oven["title"]["en"] == "Corner Oven"
    assert oven["kind"] == "card"
    assert outline["pack"] == "realm_of_sand/my-vetra"
    assert outline["parent"].startswith("realm_of_sand/vetra@")


def test_one_field_is_changed_and_nothing_else(draft: Draft) -> None:
    before = unzipped(draft.export())
    told = draft.change({**OVEN, "field": "stars", "value": 2})
    assert told["seq"] == 1
    assert told["faults"] == []
    after = unzipped(draft.export())
    assert draft.entry("cards.yaml", "corner-oven")["value"]["stars"] == 2
    changed = [(a, b) for a, b in zip(
        before["cards.yaml"].splitlines(), after["cards.yaml"].splitlines(), strict=True) if a != b]  # fmt: skip
    assert changed == [(b"  stars: 1", b"  stars: 2")]
    assert {name for name in before if before[name] != after[name]} == {"cards.yaml"}


def test_a_wrong_value_is_kept_and_shown_at_its_field(draft: Draft) -> None:
    told = draft.change({**OVEN, "field": "stars", "value": "many"})
    (fault,) = told["faults"]
    assert (fault["entry"], fault["field"]) == ("corner-oven", "stars")
    assert "many" in fault["message"]
    assert fault["line"] == 14


def test_what_the_whole_pack_says_comes_later(draft: Draft) -> None:
    draft.change({**OVEN, "remove": True})
    faults = draft.get("/faults")
    assert faults["complete"]
    assert faults["seq"] == 1
    assert any(fault["rule"] == "R-1" for fault in faults["list"])


def test_undo_and_redo_are_changes_too(draft: Draft) -> None:
    clean = draft.export()
    told = draft.change({**OVEN, "field": "stars", "value": 3})
    dirty = draft.export()
    told = draft.change({"undo": told["undo"]})
    assert draft.export() == clean
    assert (told["undo"], told["redo"]) == (None, 2)
    told = draft.change({"undo": told["redo"]})
    assert draft.export() == dirty
    assert (told["undo"], told["redo"]) == (3, None)


def test_the_same_request_is_done_once(draft: Draft) -> None:
    first = draft.change({**OVEN, "field": "stars", "value": 3}, after=0, request="the-same-request-1")
    again = draft.change({**OVEN, "field": "stars", "value": 3}, after=0, request="the-same-request-1")
    assert first["seq"] == again["seq"] == 1


def test_words_are_changed_message_by_message(draft: Draft) -> None:
    draft.change({"locale": "en", "message": "card-corner-oven", "text": "Night Oven"})
    words = {word["message"]: word for word in draft.entry("cards.yaml", "corner-oven")["words"]}
    assert words["card-corner-oven"]["en"] == "Night Oven"
    assert words["card-corner-oven.line"]["en"].startswith("Bread in the morning")


def test_what_is_no_yaml_is_refused_with_its_line(draft: Draft) -> None:
    told = draft.change({**OVEN, "yaml": "id: corner-oven\nstars: [1\n"}, status=409)
    assert told["code"] == "WORKSHOP_E_YAML"
    assert told["key"] == "cards.yaml:2"  # where the bracket was opened
    assert draft.get("/changes", after=0)["seq"] == 0


def test_an_archive_comes_back_the_same(draft: Draft, client: TestClient[Any]) -> None:
    draft.change({**OVEN, "field": "stars", "value": 2})
    data = draft.export()
    assert bring(client, data).export() == data


def test_a_table_plays_the_draft_with_a_bot(draft: Draft, client: TestClient[Any]) -> None:
    draft.change(
        {**OVEN, "field": "stars", "value": 7}, {"locale": "en", "message": "card-corner-oven", "text": "Sun Oven"}
    )
    opened = draft.post("/play", {"seats": [{"who": "me"}, {"who": "bot", "bot": "greedy"}], "seed": "s"})
    table, headers = opened["table"], {"authorization": f"Bearer {opened['key']}"}
    assert table["pack"].startswith("realm_of_sand/my-vetra@")
    words = client.get("/api/games/realm_of_sand/words", params={"pack": table["pack"], "language": "en"})
    assert "Sun Oven" in words.json()["source"]
    assert answer_next(client, table["id"], headers) > 1, "the bot begins with this seed"


def answer_next(client: TestClient[Any], table: str, headers: dict[str, str]) -> int:
    """Answers one's next question when it is there; how many answers had been given then."""
    until = time.monotonic() + 20
    while time.monotonic() < until:
        moment = client.get(f"/api/tables/{table}/sight", headers=headers).json()["sight"]
        for asked in moment["decisions"]:
            answer = {"seat": 0, "decision": asked["id"], "key": asked["keys"][-1]}
            told = client.post(f"/api/tables/{table}/answers", json=answer, headers=headers)
            assert told.status_code == 200, told.text
            ply: int = client.get(f"/api/tables/{table}", headers=headers).json()["ply"]
            return ply
    raise AssertionError("nothing was asked")


def test_a_pack_with_faults_is_not_played(draft: Draft) -> None:
    draft.change({**OVEN, "field": "stars", "value": "many"})
    told = draft.post("/play", {"seats": [{"who": "me"}]}, status=409)
    assert told["code"] == "WORKSHOP_E_FAULTS"
    assert told["key"] == "cards.yaml:14"


def test_who_may_only_read_changes_nothing(draft: Draft) -> None:
    reader = draft.invited("read", "Bea")
    assert reader.get()["role"] == "read"
    assert reader.change({**OVEN, "field": "stars", "value": 2}, status=403)["code"] == "WORKSHOP_E_READ_ONLY"
    assert reader.post("/invite", {"role": "read"}, status=403)["code"] == "WORKSHOP_E_NOT_THE_OWNER"
