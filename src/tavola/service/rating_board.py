"""Ratings as they are shown: one's own, and each game's board with the ladder's bots as fixed points."""

from __future__ import annotations

from tavola.kernel.decision import Refusal, Refused
from tavola.service.ladder import LADDER, SPREAD
from tavola.service.rated import KNOWN, strength_now
from tavola.service.rating import Strength, Z
from tavola.service.registry import TableRegistry
from tavola.service.wire.pairing import RatingBoard, RatingInfo
from tavola.store import ratings as sql
from tavola.store.ratings import RatingRow, read_rating

SHOWN = 50


def shown(registry: TableRegistry, row: RatingRow, person: str) -> RatingInfo:
    now = strength_now(registry, row)
    return info(row.game, row.name, now, row.games, mine=row.person == person)


def info(game: str, name: str, one: Strength, games: int, *, mine: bool = False, bot: str = "") -> RatingInfo:
    sure = one.spread <= KNOWN
    return RatingInfo(game, name, round(one.mean), round(Z * one.spread), one.level, sure, games, mine, bot)


async def my_ratings(registry: TableRegistry, person: str) -> list[RatingInfo]:
    return [shown(registry, read_rating(row), person) for row in await registry.store.rows(sql.RATINGS, person)]


async def board(registry: TableRegistry, game: str, person: str) -> RatingBoard:
    """Whoever is known well enough. Nobody is on it before that, so nobody is judged by three games."""
    if game not in registry.catalogue.game_ids():
        raise Refused(Refusal("TABLE_E_GAME", key=game))
    rows = [read_rating(row) for row in await registry.store.rows(sql.BOARD, game, KNOWN, SHOWN)]
    found = [shown(registry, row, person) for row in rows]
    found += [info(game, "", Strength(mean, SPREAD), 0, bot=bot) for bot, mean in LADDER.get(game, {}).items()]
    mine = [one for one in await my_ratings(registry, person) if one.game == game] if person else []
    return RatingBoard(game, sorted(found, key=lambda one: -one.mean), mine[0] if mine else None)
