-- Who plays from several devices. A person has no name and no address: it is what its devices share.

CREATE TABLE persons (
    id TEXT PRIMARY KEY,
    made_at DOUBLE PRECISION NOT NULL,
    seen_at DOUBLE PRECISION NOT NULL
);

-- A device that waits is let in by one that is in; its number is what people compare.
CREATE TABLE devices (
    hash TEXT PRIMARY KEY,
    id TEXT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    is_in INTEGER NOT NULL,
    digits TEXT NOT NULL,
    made_at DOUBLE PRECISION NOT NULL,
    seen_at DOUBLE PRECISION NOT NULL
);

CREATE UNIQUE INDEX devices_of_person ON devices (person, id);

CREATE TABLE device_links (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    until DOUBLE PRECISION NOT NULL
);

CREATE INDEX device_links_of_person ON device_links (person);

-- The key by which a person holds seats of a table; nobody has its token.
CREATE TABLE person_tables (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    key_hash TEXT NOT NULL,
    added_at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, table_id)
);

CREATE INDEX person_tables_by_table ON person_tables (table_id);
