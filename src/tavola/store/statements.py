"""The SQL that both adapters run. Parameters are `$1`, `$2` ...; SQLite reads them as `?1`, `?2`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tavola.store.port import Append, Entry, KeyRow, NewTable, Snapshot, TableRow, TurnStatus, WaitingTable

NEW_TABLE = """
INSERT INTO tables (id, game, pack, engine, seed, seats, options, opening, plan, opened_at,
                    seq, ply, finished, owed, since, bot_owed, bot_worker, bot_until, dues, look_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)"""
NEW_ENTRY = """
INSERT INTO log (table_id, seq, at, act, seat, ply, step, decision, data, events)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING"""
NEW_STANDING = """
UPDATE tables SET seq = $2, ply = $3, finished = $4, owed = $5, since = $6, bot_owed = $7,
                  bot_worker = CASE WHEN $8 = '' THEN bot_worker ELSE $8 END,
                  bot_until = CASE WHEN $8 = '' THEN bot_until ELSE $9 END, dues = $10, look_at = $11
WHERE id = $1"""
CUT = "DELETE FROM snapshots WHERE table_id = $1 AND ply > $2"
NEW_SNAPSHOT = """
INSERT INTO snapshots (table_id, seq, ply, head, state) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING"""
NEW_KEY = """
INSERT INTO keys (hash, table_id, role, seats, host, made_at, revoked) VALUES ($1, $2, $3, $4, $5, $6, $7)"""
REVOKE = "UPDATE keys SET revoked = 1 WHERE hash = $1 AND revoked = 0"
PULSE = "INSERT INTO pulse (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at"

# A damaged end of a log, moved aside: $2 is the last entry that stands, $3 the time. Snapshots go as lines too.
ASIDE = (
    """
INSERT INTO damaged (table_id, seq, at, act, seat, ply, step, decision, data, events, aside_after, aside_at)
SELECT table_id, seq, at, act, seat, ply, step, decision, data, events, $2, CAST($3 AS DOUBLE PRECISION)
FROM log WHERE table_id = $1 AND seq > $2""",
    """
INSERT INTO damaged (table_id, seq, at, act, seat, ply, step, decision, data, events, aside_after, aside_at)
SELECT table_id, seq, 0, 'snapshot', NULL, ply, 0, NULL, head, state, $2, CAST($3 AS DOUBLE PRECISION)
FROM snapshots WHERE table_id = $1 AND seq > $2""",
)
STRIKE = (
    "DELETE FROM log WHERE table_id = $1 AND seq > $2",
    "DELETE FROM snapshots WHERE table_id = $1 AND seq > $2",
)

TABLE = """
SELECT id, game, pack, engine, seed, seats, options, opening, plan, opened_at FROM tables WHERE id = $1"""
LAST_SEQ = "SELECT seq FROM tables WHERE id = $1"
ENTRIES = "SELECT * FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3"
# Of all answers ever given as number n of the line, the youngest is the one that stands.
LINE = """
SELECT * FROM log WHERE table_id = $1 AND step = 1 AND ply BETWEEN $2 AND $3
AND seq = (SELECT MAX(seq) FROM log AS young WHERE young.table_id = $1 AND young.step = 1 AND young.ply = log.ply)
ORDER BY ply"""
ANSWERED = "SELECT * FROM log WHERE table_id = $1 AND seat = $2 AND decision = $3"
LAST_ENTRY = "SELECT * FROM log WHERE table_id = $1 ORDER BY seq DESC LIMIT 1"
DAMAGED = "SELECT * FROM damaged WHERE table_id = $1 ORDER BY aside_at, seq"
# A clock may have gone back: what is younger than the moment hides all that comes after it in the log.
SEQ_AT = """
SELECT COALESCE((SELECT MIN(seq) - 1 FROM log WHERE table_id = $1 AND at > $2),
                (SELECT MAX(seq) FROM log WHERE table_id = $1))"""
LATEST = "SELECT * FROM snapshots WHERE table_id = $1 ORDER BY seq DESC LIMIT 1"
SNAPSHOT_BEFORE = "SELECT * FROM snapshots WHERE table_id = $1 AND ply <= $2 ORDER BY ply DESC, seq DESC LIMIT 1"
SNAPSHOT_UPTO = "SELECT * FROM snapshots WHERE table_id = $1 AND seq <= $2 ORDER BY seq DESC LIMIT 1"
KEY = "SELECT * FROM keys WHERE hash = $1"
KEYS_OF = "SELECT * FROM keys WHERE table_id = $1 ORDER BY made_at, hash"
WAITING = """
SELECT id, owed, since, plan FROM tables WHERE finished = 0 AND since < $1 AND owed <> '' ORDER BY since LIMIT $2"""
CLAIM_BOTS = """
UPDATE tables SET bot_worker = $1, bot_until = $3 WHERE id IN (
    SELECT id FROM tables WHERE bot_owed = 1 AND (bot_until < $2 OR bot_until > $5) ORDER BY bot_until LIMIT $4 {lock}
) AND bot_owed = 1 AND (bot_until < $2 OR bot_until > $5) RETURNING id"""
HOLD_BOTS = "UPDATE tables SET bot_worker = $1, bot_until = $3 WHERE id = $2 AND bot_owed = 1"
QUIET = "since < $1 AND NOT EXISTS (SELECT 1 FROM log WHERE log.table_id = tables.id AND log.at >= $1)"
UNTOUCHED = f"SELECT id FROM tables WHERE {QUIET} ORDER BY since LIMIT $2"
FORGET_TABLE = f"DELETE FROM tables WHERE {QUIET} AND id = $2"
BELONGINGS = ("log", "snapshots", "keys", "damaged", "person_tables", "told", "hall_tables", "hall_seats", "hall_games")
FORGET = tuple(f"DELETE FROM {name} WHERE table_id = $1" for name in BELONGINGS)
COUNT = "SELECT COUNT(*) FROM tables"

PIECE = 1_000  # entries written at a time: others write in between

Row = Mapping[str, Any]


def pieces(entries: Sequence[Entry]) -> list[Sequence[Entry]]:
    """The past that a table brings along, so many entries at a time."""
    return [entries[at : at + PIECE] for at in range(0, len(entries), PIECE)]


def seats_text(seats: Sequence[int]) -> str:
    return ",".join(map(str, seats))


def seats_of(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split(",") if part)


def dues_of(text: str) -> tuple[float, ...]:
    return tuple(float(part) for part in text.split(",") if part)


def table_values(new: NewTable) -> tuple[Any, ...]:
    row, turn_status = new.row, new.turn_status
    fixed = (row.id, row.game, row.pack, row.engine, row.seed, row.seats, row.options, row.opening, row.plan)
    return (*fixed, row.opened_at, new.snapshot.seq, new.snapshot.ply, *_standing(turn_status))


def standing_values(append: Append) -> tuple[Any, ...]:
    entry = append.entry
    return (entry.table, entry.seq, entry.ply, *_standing(append.turn_status))


def _standing(s: TurnStatus) -> tuple[Any, ...]:
    dues = ",".join(map(repr, s.dues))
    return (int(s.over), seats_text(s.owed), s.since, int(s.bot_owed), s.bot_worker, s.bot_until, dues, s.look_at)


def entry_values(e: Entry) -> tuple[Any, ...]:
    return (e.table, e.seq, e.at, e.act, e.seat, e.ply, int(e.step), e.decision, e.data, e.events)


def snapshot_values(s: Snapshot) -> tuple[Any, ...]:
    return (s.table, s.seq, s.ply, s.summary, s.state)


def key_values(k: KeyRow) -> tuple[Any, ...]:
    return (k.hash, k.table, k.role, seats_text(k.seats), int(k.host), k.made_at, int(k.revoked))


def read_table(row: Row) -> TableRow:
    return TableRow(**{name: row[name] for name in TableRow.__struct_fields__})


def read_entry(row: Row) -> Entry:
    return Entry(
        table=row["table_id"],
        seq=row["seq"],
        at=row["at"],
        act=row["act"],
        seat=row["seat"],
        ply=row["ply"],
        step=bool(row["step"]),
        decision=row["decision"],
        data=row["data"],
        events=row["events"],
    )


def read_snapshot(row: Row) -> Snapshot:
    return Snapshot(row["table_id"], row["seq"], row["ply"], row["head"], row["state"])


def read_key(row: Row) -> KeyRow:
    seats = seats_of(row["seats"])
    return KeyRow(
        row["hash"], row["table_id"], row["role"], seats, bool(row["host"]), row["made_at"], bool(row["revoked"])
    )


def read_owing(row: Row) -> WaitingTable:
    return WaitingTable(row["id"], seats_of(row["owed"]), row["since"], row["plan"])
