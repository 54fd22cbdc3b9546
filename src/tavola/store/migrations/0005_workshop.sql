-- Packs in the making. Its log only grows.

CREATE TABLE drafts (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    parent TEXT NOT NULL,
    base TEXT NOT NULL,
    opened_at DOUBLE PRECISION NOT NULL,
    changed_at DOUBLE PRECISION NOT NULL,
    seq INTEGER NOT NULL,
    bytes INTEGER NOT NULL
);

-- Packs by a hash of all their texts: what drafts began as, and (sound) what tables may be opened with.
CREATE TABLE pack_archives (
    hash TEXT PRIMARY KEY,
    made_at DOUBLE PRECISION NOT NULL,
    sound INTEGER NOT NULL,
    data BYTEA NOT NULL
);

CREATE TABLE draft_log (
    draft TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    data BYTEA NOT NULL,
    PRIMARY KEY (draft, seq)
);

CREATE TABLE draft_keys (
    hash TEXT PRIMARY KEY,
    draft TEXT NOT NULL,
    role TEXT NOT NULL,
    name TEXT NOT NULL,
    made_at DOUBLE PRECISION NOT NULL,
    revoked INTEGER NOT NULL
);

CREATE INDEX draft_keys_of_draft ON draft_keys (draft);

CREATE TABLE draft_versions (
    draft TEXT NOT NULL,
    version INTEGER NOT NULL,
    name TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    author TEXT NOT NULL,
    PRIMARY KEY (draft, version)
);
