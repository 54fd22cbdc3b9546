"""Play by days: the SQL of looks, holidays, reminders and what the house keeps for itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

CLAIM_LOOKS = """
UPDATE tables SET look_at = $2 WHERE id IN (
    SELECT id FROM tables WHERE look_at > 0 AND look_at <= $1 ORDER BY look_at LIMIT $3 {lock}
) AND look_at > 0 AND look_at <= $1 RETURNING id"""
LOOK_AGAIN = "UPDATE tables SET look_at = CAST($2 AS DOUBLE PRECISION) WHERE id = $1 AND seq = $3"
LOOK_AT_THOSE_OF = """
UPDATE tables SET look_at = CAST($2 AS DOUBLE PRECISION) WHERE finished = 0 AND dues <> ''
AND id IN (SELECT table_id FROM person_tables WHERE person = $1)"""
HOLDERS = """
SELECT person_tables.person, keys.seats FROM person_tables JOIN keys ON keys.hash = person_tables.key_hash
WHERE person_tables.table_id = $1 AND keys.revoked = 0"""
# Once for each turn and stage, whoever looks and however often.
TELL = """
INSERT INTO told (table_id, seat, turn, stage) VALUES ($1, $2, $3, $4)
ON CONFLICT (table_id, seat) DO UPDATE SET turn = excluded.turn, stage = excluded.stage
WHERE told.turn <> excluded.turn OR told.stage < excluded.stage"""

HOLIDAYS = "SELECT begins, ends FROM holidays WHERE person = $1 AND ends > $2 ORDER BY begins"
# Of one person one thing is done at a time: whoever begins a holiday has touched the person's row before.
NEW_HOLIDAY = "INSERT INTO holidays (person, begins, ends) VALUES ($1, $2, $3)"
CUT_HOLIDAY = "UPDATE holidays SET ends = CAST($2 AS DOUBLE PRECISION) WHERE person = $1 AND begins <= $2 AND ends > $2"
OLD_HOLIDAYS = "DELETE FROM holidays WHERE person = $1 AND ends < $2"

SUBSCRIPTIONS = "SELECT * FROM subscriptions WHERE person = $1 ORDER BY made_at, id"
NEW_SUBSCRIPTION = """
INSERT INTO subscriptions
    (id, person, device, kind, address, secret, language, stop_hash, confirm_hash, made_at, good)
SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, CAST($10 AS DOUBLE PRECISION), $11
WHERE (SELECT COUNT(*) FROM subscriptions WHERE person = $2) < $12"""
SAME_ADDRESS = "DELETE FROM subscriptions WHERE person = $1 AND (address = $2 OR (kind = 'push' AND device = $3))"
# One letter for a mailbox, whoever asks for it and whatever is deleted in between.
QUIET = "SELECT quiet_until FROM letters WHERE mailbox = $1 AND quiet_until > $2"
ASK = """
INSERT INTO letters (mailbox, stop_hash, quiet_until) VALUES ($1, $2, $3)
ON CONFLICT (mailbox) DO UPDATE SET stop_hash = excluded.stop_hash, quiet_until = excluded.quiet_until
WHERE letters.quiet_until <= $4"""
WANTED = """
UPDATE letters SET stop_hash = ''
WHERE stop_hash = (SELECT stop_hash FROM subscriptions WHERE confirm_hash = $1 AND good = 0)"""
UNWANTED = "UPDATE letters SET quiet_until = CAST($2 AS DOUBLE PRECISION) WHERE stop_hash = $1"
OLD_LETTERS = "DELETE FROM letters WHERE quiet_until <= $1"
CONFIRM = "UPDATE subscriptions SET good = 1, confirm_hash = '' WHERE confirm_hash = $1 AND good = 0 AND made_at > $2"
STOP = "DELETE FROM subscriptions WHERE stop_hash = $1"
STOP_OWN = "DELETE FROM subscriptions WHERE person = $1 AND id = $2"
GONE = "DELETE FROM subscriptions WHERE id = $1"
UNCONFIRMED = "DELETE FROM subscriptions WHERE good = 0 AND made_at < $1"
# One more of the day's: refused (no row) when the day has had enough.
COUNT_SENT = """
UPDATE subscriptions SET sent = CASE WHEN day = $2 THEN sent + 1 ELSE 1 END, day = $2
WHERE id = $1 AND good = 1 AND (day <> $2 OR sent < $3)"""
FAILED = "UPDATE subscriptions SET failed = failed + 1 WHERE id = $1"
WENT_WELL = "UPDATE subscriptions SET failed = 0 WHERE id = $1 AND failed > 0"
OF_DEVICE = "DELETE FROM subscriptions WHERE device = $1"

KEPT = "SELECT value FROM house_keys WHERE name = $1"
KEEP = "INSERT INTO house_keys (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING"

Row = Mapping[str, Any]


class Subscription(msgspec.Struct, frozen=True):
    """Where somebody wants to be reminded: a browser's push address with its keys, or a mail address."""

    id: str
    person: str
    device: str  # the hash of its key, where it is a push
    kind: str
    address: str
    secret: str  # a push: the browser's key and its salt
    language: str
    stop_hash: str
    confirm_hash: str
    made_at: float
    good: bool
    failed: int = 0


def read_subscription(row: Row) -> Subscription:
    fields = {name: row[name] for name in Subscription.__struct_fields__ if name != "good"}
    return Subscription(**fields, good=bool(row["good"]))
