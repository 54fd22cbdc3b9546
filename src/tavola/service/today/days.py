"""A day and its seeds: from a secret drawn when the day begins, told when the day is closed.

Nobody can look ahead, since each day's secret is drawn by itself; nobody is dealt anything else than the others, since
the secret's hash is told from the first moment.
"""

from __future__ import annotations

import datetime
import hashlib
import hmac
import json
import secrets
from collections.abc import Mapping, Sequence

import msgspec

from tavola.kernel.decision import Refusal, Refused
from tavola.service.registry import TableRegistry
from tavola.service.wire.requests import OptionValue
from tavola.store import today as sql
from tavola.store.port import Conflict

DAY = 86_400.0
GRACE = 6 * 3_600.0  # seconds after midnight in which a game begun before it may still be finished


class Kind(msgspec.Struct, frozen=True):
    """One of the day's games: how it is opened, the same for everybody."""

    game: str
    options: Mapping[str, OptionValue] = {}
    bot: str = ""  # who sits opposite; nobody where one plays alone


# The bot is one whose answers follow from its luck alone, never from the machine's speed.
DAILY: tuple[Kind, ...] = (
    Kind("realm_of_sand"),
    Kind("sangue_reale", {"sr.length": "era", "sr.character_pick": "random"}, bot="companion"),
    Kind("tainted_grail", {"tg.encounter": "any", "tg.grace": False}),
)


class Day(msgspec.Struct, frozen=True):
    """One day of UTC; `packs` by game, as they were when it began."""

    day: str
    secret: str
    packs: dict[str, str]

    @property
    def begins(self) -> float:
        return begin_of(self.day)

    @property
    def until(self) -> float:
        """When the next one begins."""
        return self.begins + DAY

    @property
    def closes(self) -> float:
        """When nothing counts any more, and the secret is told."""
        return self.until + GRACE

    @property
    def commitment(self) -> str:
        return hashlib.sha256(self.secret.encode()).hexdigest()

    def seed(self, game: str) -> str:
        return hmac.digest(self.secret.encode(), f"{self.day} {game}".encode(), hashlib.sha256).hex()[:32]

    def watch_bits(self, table: str) -> bytes:
        """Of the key with which a replay is watched: made from what only the house knows while the day goes on."""
        return hmac.digest(self.secret.encode(), f"watch {table}".encode(), hashlib.sha256)


def name_of(at: float) -> str:
    return datetime.datetime.fromtimestamp(at, datetime.UTC).date().isoformat()


def begin_of(day: str) -> float:
    return datetime.datetime.combine(datetime.date.fromisoformat(day), datetime.time(), datetime.UTC).timestamp()


def kinds(registry: TableRegistry) -> Sequence[Kind]:
    """The day's games, as far as they can be played here."""
    known = set(registry.catalogue.game_ids())
    return [kind for kind in registry.challenges or DAILY if kind.game in known]


def kind_of(registry: TableRegistry, game: str) -> Kind:
    for kind in kinds(registry):
        if kind.game == game:
            return kind
    raise Refused(Refusal("TABLE_E_GAME", key=game))


async def today(registry: TableRegistry) -> Day:
    """The day that it is; whoever asks first begins it."""
    name = name_of(registry.now())
    for _ in range(2):
        if found := await day_of(registry, name):
            return found
        packs = {kind.game: usual_box(registry, kind.game) for kind in kinds(registry)}
        oldest = name_of(registry.now() - registry.ceilings.kept_days * DAY)
        made = sql.new_day(name, secrets.token_hex(32), json.dumps(packs), registry.now(), oldest)
        try:
            await registry.store.carry_out(made)
        except Conflict:
            continue  # another worker was quicker: its secret is the day's
    found = await day_of(registry, name)
    assert found is not None, name
    return found


async def day_of(registry: TableRegistry, name: str) -> Day | None:
    for row in await registry.store.rows(sql.DAY, name):
        return Day(row["day"], row["secret"], json.loads(row["packs"]))
    return None


def usual_box(registry: TableRegistry, game: str) -> str:
    """The name of its usual pack, with the digest."""
    return registry.catalogue.box(game, registry.catalogue.packs(game)[0]).name()
