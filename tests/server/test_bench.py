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
    assert found["fan_out"]["spectators"] == 10
    assert found["length"].keys() == {"10", "200"}
