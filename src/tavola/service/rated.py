"""Which games count for ratings, and for how much. A game is counted once, whoever does it and however often they try.

What somebody can gain by it that is not strength: see docs/threat_model.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from tavola.service.ladder import anchor
from tavola.service.loaded_table import LoadedTable
from tavola.service.rating import DAY, Met, Strength, after, rested
from tavola.service.registry import TRIES, TableRegistry
from tavola.service.table_summary import SEED_KNOWN
from tavola.store import clubs, cups, hall
from tavola.store import ratings as sql
from tavola.store.hall import SeatRow, read_seat
from tavola.store.port import Conflict, Step
from tavola.store.ratings import RatingRow, read_rating
from tavola.store.steps import step

SPOILT = frozenset((SEED_KNOWN, "ruling", "seed_given", "damaged"))  # marks of a table whose result proves nothing
FULL = 4.0  # so many games with one rival count half as much as the first
MONTH = 30 * DAY  # after which games with one rival are half forgotten
FORGOTTEN = 6 * MONTH
RIVALS = 100  # of one person in one game that are looked at
KNOWN = 110.0  # from this spread on somebody is established
OTHERS = 3  # rivals that somebody must have met before established ones are rated by him


class Player(msgspec.Struct, frozen=True):
    """One seat of a game to be counted: a person with what is known of him, or a bot of the ladder."""

    id: str  # the person, or `bot:` and the bot's name
    place: int
    strength: Strength
    row: RatingRow | None = None  # of a person who has one already
    seat: SeatRow | None = None  # of a person
    met: Mapping[str, float] = {}  # how often whom, of late

    @property
    def is_person(self) -> bool:
        return self.seat is not None


async def my_strength(registry: TableRegistry, person: str, game: str) -> Strength:
    rows = await registry.store.rows(sql.RATING, person, game)
    return strength_now(registry, read_rating(rows[0])) if rows else Strength()


def strength_now(registry: TableRegistry, row: RatingRow) -> Strength:
    return rested(Strength(row.mean, row.spread), registry.now() - row.at)


async def rating_steps(registry: TableRegistry, loaded: LoadedTable, seats: Sequence[SeatRow]) -> list[Step]:
    """What a finished game changes of its players' ratings; nothing where it is none that counts."""
    players = await players_of(registry, loaded, seats)
    if len(players) < 2 or not any(one.is_person for one in players):
        return []
    players.sort(key=lambda one: one.id)  # so that two workers never wait for each other in a ring
    return [
        one for player in players if player.is_person for one in steps_of(registry, loaded.row.game, player, players)
    ]


async def players_of(registry: TableRegistry, loaded: LoadedTable, seats: Sequence[SeatRow]) -> list[Player]:
    """Everybody who played to the end or gave up; nobody where the game proves nothing."""
    outcome, game = loaded.outcome, loaded.row.game
    if outcome is None or loaded.game.cooperative or SPOILT & {*loaded.plan.marks, *loaded.summary.marks}:
        return []
    who = {row.seat: row for row in seats}
    last = len(outcome.places) + 1  # who gave up is behind everybody, however well the bot went on
    found: list[Player] = []
    for seat, sitting in enumerate(loaded.summary.seats):
        place = last if sitting.resigned else outcome.places[seat]
        if seat in who:
            rows = await registry.store.rows(sql.RATING, who[seat].person, game)
            row = read_rating(rows[0]) if rows else None
            strength = strength_now(registry, row) if row else Strength()
            met = await rivals_of(registry, who[seat].person, game)
            found.append(Player(who[seat].person, place, strength, row, who[seat], met))
        elif sitting.who == "bot" and (fixed := anchor(game, sitting.bot or "", loaded.row.seats)):
            found.append(Player(f"bot:{sitting.bot}", place, fixed))
        else:
            return []  # somebody of whom nothing is known: what the others did says nothing either
    return found


async def rivals_of(registry: TableRegistry, person: str, game: str) -> dict[str, float]:
    rows = await registry.store.rows(sql.MET, game, person, RIVALS)
    at = registry.now()
    return {row["rival"]: row["met"] * 0.5 ** (max(0.0, at - row["at"]) / MONTH) for row in rows}


def steps_of(registry: TableRegistry, game: str, one: Player, players: Sequence[Player]) -> list[Step]:
    """One person's new rating, and whom he has met."""
    assert one.seat is not None
    rivals = [other for other in players if other.id != one.id]
    met = [Met(rival.strength, score(one, rival), weight(one, rival) / len(rivals)) for rival in rivals]
    now, at = after(one.strength, met), registry.now()
    person, games = one.seat.person, one.row.games if one.row else 0
    steps = [
        step(sql.NEW_RATING, person, game, one.seat.name, one.strength.mean, one.strength.spread, at),
        step(sql.RATE, person, game, one.seat.name, now.mean, now.spread, at, games, must=1),
    ]
    return [*steps, *(step(sql.MEET, game, person, rival.id, one.met.get(rival.id, 0.0) + 1, at) for rival in rivals)]


def score(one: Player, rival: Player) -> float:
    return 0.5 if one.place == rival.place else float(one.place < rival.place)


def weight(one: Player, rival: Player) -> float:
    """How much of a meeting counts for one of the two."""
    if not rival.is_person:
        return often(one, rival)
    assert one.seat is not None
    assert rival.seat is not None
    if one.seat.line == rival.seat.line:
        return 0.0  # may be one person
    others = sum(id != one.id for id in rival.met)
    if one.strength.spread <= KNOWN and others < OTHERS:
        return 0.0  # whoever makes up rivals for himself gets nowhere with them
    return often(one, rival)


def often(one: Player, rival: Player) -> float:
    """The more often two have met of late, the less one more game between them says."""
    return FULL / (FULL + one.met.get(rival.id, 0.0))


def won(loaded: LoadedTable, seat: int) -> bool:
    return loaded.outcome is not None and loaded.outcome.places[seat] == 1 and not loaded.summary.seats[seat].resigned


def club_steps(loaded: LoadedTable, club: str, seats: Sequence[SeatRow]) -> list[Step]:
    """The board of results: games of at least two members' seats, and who came first."""
    if not club or len({one.person for one in seats}) < 2:
        return []
    by_person = sorted(seats, key=lambda one: one.person)
    return [step(clubs.RESULT, club, one.person, loaded.row.game, int(won(loaded, one.seat))) for one in by_person]


def cup_steps(loaded: LoadedTable, cup: str, seats: Sequence[SeatRow]) -> list[Step]:
    """Two halves for who won, one for each where they share the place."""
    if not cup or loaded.outcome is None or len(seats) != 2:
        return []
    one, two = (won(loaded, seat.seat) for seat in seats)
    halves = (1, 1) if one == two else (2, 0) if one else (0, 2)
    if one == two and any(sitting.resigned for sitting in loaded.summary.seats):
        halves = (0, 0)
    return [step(cups.DONE, cup, loaded.id, *halves)]


async def count_game(registry: TableRegistry, table: str) -> bool:
    """Count a game that is over; false where there is nothing to count (any more)."""
    for _ in range(TRIES):
        rows = await registry.store.rows(sql.GAME, table)
        if not rows or not rows[0]["over"]:
            return False
        loaded = await registry.at(table, fresh=True)
        seats = [read_seat(row) for row in await registry.store.rows(hall.SEATS, table)]
        steps = [step(sql.COUNT_IT, table, must=1), step(hall.NO_SEATS, table)]
        if loaded.outcome is not None and rows[0]["rated"]:
            steps += await rating_steps(registry, loaded, seats)
        if loaded.outcome is not None:
            steps += club_steps(loaded, rows[0]["club"], seats) + cup_steps(loaded, rows[0]["cup"], seats)
        try:
            await registry.store.carry_out(steps)
        except Conflict:
            continue  # it was counted by somebody else, or somebody's rating has changed meanwhile
        return True
    return False
