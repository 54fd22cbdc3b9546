"""A server with the real games and an empty store, and short words for making packs at it."""

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from tavola.server.app import create_app
from tavola.server.settings import Limits, Settings
from tavola.service.bot_pool import ThreadBotPool
from tavola.service.catalogue import LibraryCatalogue

PATIENT = Limits(
    address_rate=1e6, address_burst=1_000_000, open_rate=1e6, open_burst=1_000_000, work_rate=1e6, work_burst=1e6,
    ask_rate=1e6, ask_burst=1_000_000, key_rate=1e6, key_burst=1_000_000,
)  # fmt: skip
numbers = itertools.count()


class Draft:
    """One person at a draft."""

    def __init__(self, client: TestClient[Any], opened: dict[str, Any], key: str = "") -> None:
        self.client, self.id, self.key, self.opened = client, opened["draft"], key or opened["key"], opened

    def get(self, path: str = "", status: int = 200, **query: Any) -> Any:
        told = self.client.get(f"/api/workshop/{self.id}{path}", params=query or None, headers=self.headers)
        assert told.status_code == status, told.text
        return told.json() if "json" in told.headers["content-type"] else told.content

    def post(self, path: str, data: Any, status: int = 201) -> Any:
        told = self.client.post(f"/api/workshop/{self.id}{path}?language=en", json=data, headers=self.headers)
        assert told.status_code == status, told.text
        return told.json()

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.key}"}

    def change(self, *changes: Any, after: int | None = None, status: int = 200, request: str = "") -> Any:
        after = self.get("/changes", after=0)["seq"] if after is None else after
        request = request or f"request-{next(numbers):012}"
        return self.post("/changes", {"after": after, "request": request, "changes": list(changes)}, status)

    def entry(self, file: str, entry: str = "") -> Any:
        return self.get("/entry", file=file, entry=entry)

    def export(self) -> bytes:
        found: bytes = self.get("/export")
        return found

    def invited(self, role: str, name: str) -> "Draft":
        return Draft(self.client, self.opened, self.post("/invite", {"role": role, "name": name})["key"])


def begin(client: TestClient[Any], pack: str, name: str = "Mine", me: str = "Ada") -> Draft:
    game, _, small = pack.partition("/")
    ask = {"game": game, "from": small if small == "small" else pack, "name": name, "me": me}
    told = client.post("/api/workshop", json=ask)
    assert told.status_code == 201, told.text
    return Draft(client, told.json())


def bring(client: TestClient[Any], data: bytes, status: int = 201) -> Any:
    told = client.post("/api/workshop/import?name=Brought", content=data, headers={"content-type": "application/zip"})
    assert told.status_code == status, told.text
    return Draft(client, told.json()) if status == 201 else told.json()


def make_client(path: Path) -> TestClient[Any]:
    catalogue = LibraryCatalogue()
    settings = Settings(db=str(path / "workshop.db"), hosts=(), limits=PATIENT)
    return TestClient(create_app(settings=settings, catalogue=catalogue, bot_pool=ThreadBotPool(catalogue)))


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    """One server for a module: drafts do not know of each other."""
    path = tmp_path_factory.mktemp("workshop")
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setenv("XDG_CACHE_HOME", str(path / "cache"))
        with make_client(path) as client:
            yield client
