"""Mutated archives and edits are taken or refused in a sentence; nothing else ever happens."""

import random
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.workshop.conftest import begin, bring
from tests.workshop.hostile import Enemy

from tavola.content.problems import PackError
from tavola.workshop.archives import Bounds, imported


def test_archives() -> None:
    enemy = Enemy(7)
    for _ in range(40):
        enemy.bring()
    assert enemy.told["archive refused"] > 20


def test_an_archive_whose_files_lie_before_its_beginning() -> None:
    data = bytearray(Enemy(1).archive)
    data[-6:-2] = (1 << 31).to_bytes(4, "little")  # where its directory is said to lie
    with pytest.raises(PackError, match="no zip that can be read"):
        imported(bytes(data), Bounds())


def test_edits() -> None:
    enemy = Enemy(7)
    for _ in range(250):
        enemy.edit()
    assert enemy.told["edit made"] > 20
    assert len(enemy.told) > 5


def test_over_the_line_each_is_answered(client: TestClient[Any]) -> None:
    enemy, draft = Enemy(3), begin(client, "realm_of_sand/vetra")
    for _ in range(8):
        told = client.post(
            "/api/workshop/import", content=enemy.archived(), headers={"content-type": "application/zip"}
        )
        assert told.status_code in (201, 409), told.text
    told = bring(client, b"no zip at all", status=409)
    assert told["code"] == "WORKSHOP_E_ARCHIVE"
    for body in (
        b"",
        b"[",
        b'{"after":0}',
        b"[" * 5_000,
        b'{"after":0,"request":"aaaaaaaaaaaaaaaaaaaa","changes":[{}]}',
    ):
        told = client.post(f"/api/workshop/{draft.id}/changes", content=body, headers=draft.headers)
        assert 400 <= told.status_code < 500, told.text


def test_two_people_at_random_and_what_the_store_has(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """What was acknowledged is what is read from the store; both see the same."""
    ada = begin(client, "sangue_reale/oltremonte")
    context: Any = client.app.state["context"]
    monkeypatch.setattr(
        context.workshop.inspector, "check_later", lambda _: None
    )  # looks for faults are another test's
    bea, chance = ada.invited("edit", "Bea"), random.Random(11)
    acknowledged = 0
    for nth in range(40):
        land = chance.choice(["fuo", "var", "lup"])
        wish = {"file": "maps/era-1.yaml", "entry": f"areas/{land}", "field": "box.vp", "value": chance.randint(0, 9)}
        who = (ada, bea)[nth % 2]
        acknowledged = who.change(wish, after=chance.randint(0, acknowledged))["seq"]
    assert ada.export() == bea.export()
    loaded = context.workshop.drafts.drafts.pop(ada.id)
    assert loaded.seq == acknowledged == 40
    assert ada.get("/changes", after=39)["changes"][0]["seq"] == 40
    assert context.workshop.drafts.drafts[ada.id].document.files == loaded.document.files
