"""Every ruling that a table may choose keeps the contract: each alone, and many at once by chance."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from tests.contract.suite import examine
from tests.contract.table import Table
from tests.contract.tables import SETTINGS, all_settings, lay

from tavola.bots.bot import BotRng
from tavola.games import find

MIXES = 2  # tables for each game whose options are all drawn by chance
# Each game at the last of its settings.
GAMES = {game_id: SETTINGS[game_id].index(setting) for game_id, setting in all_settings()}


def choices(kind: Any) -> list[Any]:
    """The values of a field that can be listed: names of rulings and truth values."""
    if isinstance(kind, msgspec.inspect.LiteralType):
        return list(kind.values)
    return [False, True] if isinstance(kind, msgspec.inspect.BoolType) else []


def rulings(game_id: str) -> dict[str, list[Any]]:
    described = msgspec.inspect.type_info(find(game_id).GAME.options)
    assert isinstance(described, msgspec.inspect.StructType)
    return {field.name: found for field in described.fields if (found := choices(field.type))}


def single() -> Iterator[Any]:
    for game_id in GAMES:
        default = find(game_id).GAME.options()
        for name, values in rulings(game_id).items():
            for value in values:
                if value != getattr(default, name):
                    yield pytest.param(game_id, {name: value}, id=f"{game_id}: {name}={value}")


def mixed() -> Iterator[Any]:
    for game_id in GAMES:
        for nth in range(MIXES):
            luck = BotRng.of(f"{game_id}/mix/{nth}")
            drawn = {name: luck.pick(values) for name, values in rulings(game_id).items()}
            yield pytest.param(game_id, drawn, id=f"{game_id}: mix {nth}")


def ruled(game_id: str, chosen: dict[str, Any]) -> Table:
    table = lay(game_id, GAMES[game_id])
    told = ",".join(f"{name}={value}" for name, value in chosen.items())
    return replace(table, name=f"{table.name} {told}", options=msgspec.structs.replace(table.options, **chosen))


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "chosen"), list(single()))
def test_each_ruling_keeps_the_contract(game_id: str, chosen: dict[str, Any]) -> None:
    assert examine(ruled(game_id, chosen), "ruled", 17, 600) > 0


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "chosen"), list(mixed()))
def test_rulings_mixed_by_chance_keep_the_contract(game_id: str, chosen: dict[str, Any]) -> None:
    assert examine(ruled(game_id, chosen), "mixed", 17, 300) > 0
