"""`tavola bench attack` runs, tells its figures, and finds nothing; a small part of it here, the long run by hand."""

import json
import random
import subprocess
import sys
from typing import Any

import msgspec
import pytest

from tavola.cli.bench.attack_mutate import encoded, mutate, torn
from tavola.cli.bench.attack_process import ATTACKS


def bench(*arguments: str) -> Any:
    command = [sys.executable, "-m", "tavola", "bench", "attack", "--json", *arguments]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=280, check=False)
    return json.loads(ended.stdout), ended


@pytest.mark.server
@pytest.mark.slow
def test_an_adversary_does_no_harm() -> None:
    names = [
        "header_flood",
        "ping_flood",
        "silent_readers",
        "games",
        "log",
        "wrong_keys",
        "persons",
        "company",
        "fuzz_requests",
        "fuzz_streams",
    ]
    chosen = [word for name in names for word in ("--attack", name)]
    found, ended = bench("--messages", "600", "--seconds", "1", *chosen)
    assert (found["server_errors"], found["error_lines"]) == (0, 0), (found, ended.stderr[-2000:])
    assert ended.returncode == 0
    assert found["messages"] > 1_000
    assert found["honest_p99_ms"] > 0
    assert found["memory_growth_mib"] < 64
    assert found["attacks"].keys() == set(names)
    assert all(one["baseline_p99_ms"] > 0 for one in found["attacks"].values())


@pytest.mark.server
def test_an_attack_that_is_not_known_is_one_sentence() -> None:
    command = [sys.executable, "-m", "tavola", "bench", "attack", "--attack", "charm"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2
    assert "there is no attack 'charm'" in ended.stderr


def test_the_attacks_of_the_review_are_all_there() -> None:
    assert ATTACKS.keys() >= {
        "header_flood", "silent_readers", "ping_flood", "games", "log", "sight", "words", "wrong_keys", "rematch_walk",
        "talk_flood", "bot_tables", "imports", "rulings", "silent_lines", "fuzz_requests", "fuzz_streams", "fuzz_files",
        "fuzz_packs", "persons", "company",
    }  # fmt: skip


def test_mutations_can_be_repeated_and_leave_the_original() -> None:
    said = {"do": "answer", "seat": 0, "parts": [1, 2, {"x": "y"}]}
    before = msgspec.json.encode(said)
    one, two = ([encoded(mutate(random.Random(seed), said, 2)) for seed in range(300)] for _ in range(2))
    assert one == two
    assert msgspec.json.encode(said) == before
    assert len(set(one)) > 150
    assert len({torn(random.Random(seed), before) for seed in range(300)}) > 200
