-- What could not be read of a table's log is moved here, so that play can go on; nothing of it is deleted.
-- A snapshot is kept as a line whose act is "snapshot": its head as data, its state as events.

CREATE TABLE damaged (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    act TEXT NOT NULL,
    seat INTEGER,
    ply INTEGER NOT NULL,
    step INTEGER NOT NULL,
    decision TEXT,
    data BYTEA NOT NULL,
    events BYTEA NOT NULL,
    aside_after INTEGER NOT NULL,
    aside_at DOUBLE PRECISION NOT NULL
);

CREATE INDEX damaged_by_table ON damaged (table_id);

-- One row that is written to see whether writing works.

CREATE TABLE pulse (
    id INTEGER PRIMARY KEY,
    at DOUBLE PRECISION NOT NULL
);
