"""Every ceiling can be set by its name, stands in the handbook, and has a sentence when it is reached."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from tests.server.conftest import PATIENT, Reader, Table, bearer, hello, make_client, open_table
from tests.service.toy_catalogue import ToyCatalogue

from tavola.cli.serve import limits_in
from tavola.content.words import LANGUAGES
from tavola.server.settings import Limits, Settings
from tavola.service import time_slices
from tavola.service.bot_pool import ProcessBotPool
from tavola.service.bounds import OutOfBounds, check
from tavola.service.catalogue import LibraryCatalogue
from tavola.service.ceilings import Ceilings
from tavola.service.ports import ImportFile, PastGame
from tavola.service.worker_pool import Turn
from tavola.service.worker_process import Overran

HANDBOOK = Path(__file__).parents[2] / "docs" / "running.md"
COMMON = LibraryCatalogue()
NAMES = [*Limits.__struct_fields__, *Ceilings.__struct_fields__]


@pytest.mark.parametrize("name", NAMES)
def test_every_ceiling_can_be_set_and_stands_in_the_handbook(name: str) -> None:
    limits, ceilings = limits_in([f"{name}=3"])
    changed = {**msgspec.structs.asdict(limits), **msgspec.structs.asdict(ceilings)}
    usual = {**msgspec.structs.asdict(Limits()), **msgspec.structs.asdict(Ceilings())}
    assert {one for one in changed if changed[one] != usual[one]} == {name}
    assert changed[name] == 3
    assert f"`{name}`" in HANDBOOK.read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def our_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Toys speak only of themselves."""
    monkeypatch.setattr(ToyCatalogue, "common_words", lambda self, language: COMMON.common_words(language))
    monkeypatch.setattr(ToyCatalogue, "words", lambda self, game, pack, language: COMMON.common_words(language))


def sentence(told: dict[str, Any], code: str) -> str:
    """The words that came with it: somebody can read them, and they are not an id."""
    assert told["code"] == code
    text = str(told["text"])
    assert text.endswith((".", "?", "!"))
    assert " " in text
    return text


@pytest.mark.parametrize(("limit", "code"), [("streams_of_address", "TABLE_E_TOO_OFTEN"), ("streams", "TABLE_E_FULL")])
def test_one_stream_too_many_is_told_why_before_it_ends(tmp_path: Path, limit: str, code: str) -> None:
    limits = msgspec.structs.replace(PATIENT, **{limit: 1})
    with make_client(tmp_path, limits=limits) as client:
        opened = open_table(client, "auction", "me", "me")
        path = f"/api/tables/{opened['table']['id']}/stream"
        said = set()
        with client.websocket_connect(path) as first:
            hello(first, opened["key"])
            for language in LANGUAGES:
                with client.websocket_connect(path, headers={"accept-language": language}) as second:
                    said.add(sentence(Reader(second).read("no")["refusal"], code))
                    with pytest.raises(WebSocketDisconnect) as closed:
                        second.receive_text(timeout=5)
                    assert closed.value.code == 4429
        assert len(said) == len(LANGUAGES)


def test_a_message_too_large_is_told_so_before_the_stream_ends(tmp_path: Path) -> None:
    with make_client(tmp_path, limits=msgspec.structs.replace(PATIENT, message=400)) as client:
        opened = open_table(client, "auction", "me", "me")
        with client.websocket_connect(f"/api/tables/{opened['table']['id']}/stream") as socket:
            reader, _ = hello(socket, opened["key"])
            reader.say(do="talk", text="x" * 400, id="t")
            sentence(reader.read("no")["refusal"], "TABLE_E_TOO_LARGE")
            with pytest.raises(WebSocketDisconnect) as closed:
                reader.read("nothing of the kind")
            assert closed.value.code == 4413


def test_a_request_too_large_is_told_so(tmp_path: Path) -> None:
    with make_client(tmp_path, limits=msgspec.structs.replace(PATIENT, body=300)) as client:
        told = client.post("/api/owed", json={"keys": ["x" * 90] * 9})
        assert told.status_code == 413
        sentence(told.json(), "TABLE_E_TOO_LARGE")


def test_hints_too_often_are_refused_in_words(tmp_path: Path) -> None:
    with make_client(tmp_path, limits=msgspec.structs.replace(PATIENT, thought_rate=0.001, thought_burst=1)) as client:
        table = Table(client, open_table(client, "auction", "me", "random"))
        ask = {"decision": table.question(0)["id"]}
        table.post("/hint", ask)
        sentence(table.post("/hint", ask, status=429), "TABLE_E_TOO_OFTEN")


@pytest.mark.parametrize(("ceiling", "path"), [("details_seconds", "decisions"), ("replay_seconds", "sight?ply=2")])
def test_what_takes_longer_than_its_seconds_is_broken_off_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ceiling: str, path: str
) -> None:
    with make_client(tmp_path, ceilings=msgspec.structs.replace(Ceilings(), **{ceiling: 1e-9})) as client:
        table = Table(client, open_table(client, "auction", "me", "me"))
        for _ in range(4):
            table.answer(table.get("/sight", seat=0)["sight"]["waiting_for"][0])
        seat = table.get("/sight", seat=0)["sight"]["waiting_for"][0]
        asked = f"{path}/{table.question(seat)['id']}" if path == "decisions" else path
        whole = f"/api/tables/{table.id}/{asked}"
        monkeypatch.setattr(time_slices, "SLICE", 60.0)
        assert client.get(whole, headers=bearer(table.keys[0])).status_code == 200  # within one slice
        monkeypatch.setattr(time_slices, "SLICE", 0.0)
        told = client.get(whole, headers=bearer(table.keys[0]))
        assert told.status_code == 409
        sentence(told.json(), "TABLE_E_TOO_LONG")


async def test_analyses_and_files_have_as_long_as_was_set(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = ProcessBotPool(ToyCatalogue, ceilings=Ceilings(analysis_seconds=7.0, import_seconds=3.0, helper_memory=64))
    assert {helper.terms.memory for helper in (*pool.aside.helpers, *pool.playing.helpers)} == {64}
    had: list[float] = []

    async def overruns(job: Any, question: Any, turn: Turn, progress: Any) -> str:
        had.append(turn.seconds)
        raise Overran

    monkeypatch.setattr(pool.aside, "ask", overruns)
    with pytest.raises(Overran):
        await pool.look_back(PastGame(b"", "random"))
    with pytest.raises(Overran):
        await pool.retell(ImportFile(b"", "t", 2, 0.0, Ceilings()))
    assert had == [7.0, 7.0, 3.0]
    pool.close()


def test_an_analysis_that_took_too_long_is_told_so(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(client, open_table(client, "auction", "me", "me"))
    while owing := table.get("/sight", seat=0)["sight"]["waiting_for"]:
        table.answer(owing[0])

    async def overruns(past: PastGame) -> Any:
        raise Overran

    monkeypatch.setattr(client.app.state["context"].registry.bot_pool, "look_back", overruns)  # type: ignore[attr-defined]
    told = client.get(f"/api/tables/{table.id}/analysis", headers=bearer(table.keys[0]))
    sentence(told.json(), "TABLE_E_NO_ADVICE")


@pytest.mark.parametrize(
    ("ceiling", "plain"),
    [
        ("state_number", {"a": 4}),
        ("state_entries", {"a": [0] * 4}),
        ("state_text", {"a": "four"}),
        ("state_depth", {"a": [[[0]]]}),
        ("state_parts", {"a": [0], "b": [0], "c": [0]}),
        ("state_letters", {"a": "fo", "b": "ur"}),
    ],
)
def test_what_a_ruling_may_write_is_bounded_by_what_was_set(ceiling: str, plain: Any) -> None:
    game = COMMON.game("realm_of_sand")
    check(plain, game, Ceilings().bounds)
    with pytest.raises(OutOfBounds):
        check(plain, game, Ceilings(**{ceiling: 3}).bounds)


def test_ceilings_reach_the_tables(tmp_path: Path) -> None:
    assert Settings(db="x", ceilings=Ceilings(chain=3)).ceilings.chain == 3
    with make_client(tmp_path, ceilings=Ceilings(log_bytes=1 << 20)) as client:
        opened = open_table(client, "auction", "me", "me")
        registry = client.app.state["context"].registry  # type: ignore[attr-defined]
        assert registry.tables[opened["table"]["id"]].ceilings.log_bytes == 1 << 20
