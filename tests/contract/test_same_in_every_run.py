"""The same seed and answers give the same game whatever the order in which this run of Python keeps its sets."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def fingerprints(hash_seed: str) -> dict[str, str]:
    env = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-m", "tests.contract.fingerprint"]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    prints: dict[str, str] = json.loads(done.stdout)
    return prints


@pytest.mark.slow
def test_every_game_is_the_same_in_every_run_and_a_faulty_toy_is_not() -> None:
    first, second = fingerprints("1"), fingerprints("2")
    differ = [table for table in first if first[table] != second[table]]
    assert differ == ["unordered"]
    assert len(first) > 2
