"""`tavola bench server` runs and tells figures."""

import json
import subprocess
import sys

import pytest

pytestmark = [pytest.mark.server, pytest.mark.slow]


def test_the_bench_tells_its_figures() -> None:
    command = [sys.executable, "-m", "tavola", "bench", "server", "--quick", "--seconds", "0.5", "--json"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=100, check=True)
    found = json.loads(ended.stdout)
    assert found["saturated"]["noughts"]["per_second"] > 10
    assert found["saturated"]["realm_of_sand"]["p99_ms"] > 0
    assert found["watched"]["realm_of_sand"]["answers"] > 0
    assert found["fan_out"]["spectators"] == 10
    assert found["length"].keys() == {"10", "200"}


def test_a_full_house_and_an_old_one_tell_their_figures() -> None:
    size = ["--tables", "4", "--streams", "8", "--idle", "12", "--finished", "300", "--seconds", "0.5"]
    command = [sys.executable, "-m", "tavola", "bench", "house", "--game", "noughts", *size, "--json"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=200, check=True)
    found = json.loads(ended.stdout)
    assert (found["crowd"]["streams"], found["crowd"]["idle"]) == (8, 12)
    assert found["crowd"]["answers"]["answers"] > 0
    assert [one["finished"] for one in found["finished"]] == [100, 300]
    assert all(one["list_ms"] > 0 < one["old_ms"] for one in found["finished"])
    assert found["lengths"].keys() == {"10", "10000"}
