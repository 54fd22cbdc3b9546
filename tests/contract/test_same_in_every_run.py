"""The same seed and answers give the same game whatever the order in which this run of Python keeps its sets."""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def fingerprints(hash_seed: str, *arguments: str) -> dict[str, str]:
    env = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-m", "tests.contract.fingerprint", *arguments]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    prints: dict[str, str] = json.loads(done.stdout)
    return prints


def test_every_game_is_the_same_in_every_run() -> None:
    assert fingerprints("1") == fingerprints("2")


def test_a_step_that_goes_by_the_order_of_a_set_is_caught() -> None:
    first, second = fingerprints("1", "unordered"), fingerprints("2", "unordered")
    assert first["ambush"] != second["ambush"]
    assert first["auction"] == second["auction"]
