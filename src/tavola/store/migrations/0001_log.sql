-- One text for SQLite and PostgreSQL. Truth values are 0 and 1; times are seconds since 1970.

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    pack TEXT NOT NULL,
    engine TEXT NOT NULL,
    seed TEXT NOT NULL,
    seats INTEGER NOT NULL,
    options BYTEA NOT NULL,
    opening BYTEA,
    plan BYTEA NOT NULL,
    opened_at DOUBLE PRECISION NOT NULL,
    seq INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    owed TEXT NOT NULL,
    since DOUBLE PRECISION NOT NULL,
    bot_owed INTEGER NOT NULL,
    bot_worker TEXT NOT NULL,
    bot_until DOUBLE PRECISION NOT NULL
);

CREATE INDEX tables_for_bots ON tables (bot_until) WHERE bot_owed = 1;

CREATE INDEX tables_that_wait ON tables (since) WHERE finished = 0;

CREATE TABLE log (
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
    PRIMARY KEY (table_id, seq)
);

-- A question is answered once: a second answer is a conflict whatever its number.
CREATE UNIQUE INDEX log_answers ON log (table_id, seat, decision) WHERE decision IS NOT NULL;

CREATE INDEX log_line ON log (table_id, ply, seq) WHERE step = 1;

CREATE TABLE snapshots (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    head BYTEA NOT NULL,
    state BYTEA NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE INDEX snapshots_by_ply ON snapshots (table_id, ply);

CREATE TABLE keys (
    hash TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    role TEXT NOT NULL,
    seats TEXT NOT NULL,
    host INTEGER NOT NULL,
    made_at DOUBLE PRECISION NOT NULL,
    revoked INTEGER NOT NULL
);

CREATE INDEX keys_by_table ON keys (table_id);
