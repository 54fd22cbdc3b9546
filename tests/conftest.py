"""What any test may ask for: a table that is being served."""

import gc
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from hypothesis import settings
from tests.driving import pytest_runtest_call, pytest_runtest_protocol

__all__ = ["pytest_runtest_call", "pytest_runtest_protocol"]

# A busy machine is no fault of the code: what takes how long is measured elsewhere.
settings.register_profile("tavola", deadline=None)
settings.load_profile("tavola")

# Tests of bots on kernels ask for compiled code themselves; no other test compiles, or plays otherwise once it has.
os.environ.setdefault("TAVOLA_KERNELS", "off")

ROOT = Path(__file__).resolve().parent.parent


APART = [
    Path(__file__).parent / place
    for place in (
        "web",
        "adapters",
        "fuzz",
        "referee",
        "lab",
        "workshop",
        "kernels",
        "guests",
        "playthroughs/test_lessons.py",
        "server/test_document.py",
        "server/test_garbage.py",
        "cli/test_bench_kernels.py",
    )
]


@cache
def is_apart(path: Path) -> bool:
    return any(path.is_relative_to(place) for place in APART)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if is_apart(item.path):
            item.add_marker(pytest.mark.apart)


def pytest_collection_finish() -> None:
    """The modules and tests live as long as the run: looking for garbage among them took half of its time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address, without a slash at its end, of a server started as a person starts it."""
    database = tmp_path_factory.mktemp("served") / "tavola.db"
    command = [sys.executable, "-m", "tavola", "serve", "--no-browser", "--port", "0", "--db", str(database)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, "TAVOLA_DEBUG": "1"}
    ) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert "http://" in line, f"the server said {line!r}"
        yield line.split("http://")[1].split("/")[0].join(("http://", ""))
        server.terminate()
