"""Short random games of every table as one hash each, printed as JSON: two runs of the program must print the same.

The last of them is a toy with a planted fault, which must not. `python -m tests.contract.fingerprint`
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace

import pytest
from tests.contract.moment import any_answer
from tests.contract.planted import UNORDERED
from tests.contract.table import Table
from tests.contract.tables import SETTINGS, all_settings, lay_silent
from tests.toys import TOYS

from tavola.bots.bot import BotRng
from tavola.kernel.codec import state_bytes

ANSWERS = 60


def fingerprint(table: Table) -> str:
    """The beginning of one random game, position by position."""
    whole = hashlib.sha256()
    luck = BotRng.of(table.name)
    g = table.open("fingerprint")
    for _ in range(ANSWERS):
        whole.update(state_bytes(g))
        if not g.open:
            break
        decision, key = any_answer(g, luck)
        table.game.answer(g, decision.seat, key)
    return whole.hexdigest()


def all_tables() -> list[Table]:
    return [*TOYS, *(lay_silent(game_id, SETTINGS[game_id].index(setting)) for game_id, setting in all_settings())]


def main() -> None:
    prints = {table.name: fingerprint(table) for table in all_tables()}
    UNORDERED(pytest.MonkeyPatch())
    prints["unordered"] = fingerprint(replace(TOYS[1], name="unordered"))
    print(json.dumps(prints))


if __name__ == "__main__":
    main()
