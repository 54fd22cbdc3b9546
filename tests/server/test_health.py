"""`/health` says whether answers can be kept, and says it in time."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.server.conftest import make_client

from tavola.server import health
from tavola.server.context import AppContext
from tavola.store.port import StoreUnavailable


@pytest.fixture
def context(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> AppContext:
    monkeypatch.setattr(health, "EVERY", 0.0)
    found: AppContext = client.app.state["context"]
    return found


def test_a_store_that_cannot_write_is_not_healthy(
    client: TestClient[Any], context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full() -> None:
        raise StoreUnavailable("the disk is full")

    assert client.get("/health").status_code == 200
    with monkeypatch.context() as patch:
        patch.setattr(context.registry.store, "probe", full)
        told = client.get("/health")
        assert (told.status_code, told.json()["code"]) == (503, "TABLE_E_UNAVAILABLE")
    assert client.get("/health").status_code == 200


def test_a_store_that_hangs_is_not_healthy_and_nobody_waits_for_it(
    client: TestClient[Any], context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hangs() -> None:
        await asyncio.sleep(60)

    monkeypatch.setattr(health, "PATIENCE", 0.1)
    monkeypatch.setattr(context.registry.store, "probe", hangs)
    began = time.monotonic()
    assert [client.get("/health").status_code for _ in range(2)] == [503, 503]
    assert time.monotonic() - began < 30


def test_the_file_deleted_while_it_serves_is_seen(tmp_path: Path, client: TestClient[Any], context: AppContext) -> None:
    assert client.get("/health").status_code == 200
    (tmp_path / "tavola.db").unlink()
    assert client.get("/health").status_code == 503
    told = client.post("/api/tables", json={"game": "auction", "seats": [{"who": "me"}, {"who": "me"}]})
    assert told.status_code == 503
    assert "tavola_store_failing 1" in client.get("/metrics").text


def test_however_often_one_asks_the_store_is_asked_now_and_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "EVERY", 600.0)
    with make_client(tmp_path) as client:
        store, probes = client.app.state["context"].registry.store, 0
        probe = store.probe

        async def counted() -> None:
            nonlocal probes
            probes += 1
            await probe()

        monkeypatch.setattr(store, "probe", counted)
        assert [client.get("/health").status_code for _ in range(20)] == [200] * 20
        assert probes == 1


def test_labels_of_figures_are_escaped(client: TestClient[Any]) -> None:
    """Nobody writes lines of their own into the figures, whatever a method is called."""
    client.app.state["context"].metrics.noted('GET"} 1\ntavola_lines 99\\', 200)
    lines = client.get("/metrics").text.splitlines()
    assert 'tavola_requests_total{method="GET\\"} 1\\ntavola_lines 99\\\\",status="200"} 1' in lines
    assert "tavola_lines 99" not in lines
