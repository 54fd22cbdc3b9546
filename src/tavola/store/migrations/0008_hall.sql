-- The open hall: tables that look for people or may be watched, and who sits at tables that it opened.

-- What the house itself must remember, such as the secret from which it makes links that stay.
CREATE TABLE house (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE hall_tables (
    table_id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    language TEXT NOT NULL,
    level INTEGER NOT NULL,
    public INTEGER NOT NULL,
    open INTEGER NOT NULL,
    club TEXT NOT NULL,
    listed_at DOUBLE PRECISION NOT NULL,
    until DOUBLE PRECISION NOT NULL
);

CREATE INDEX hall_tables_by_end ON hall_tables (until);

CREATE INDEX hall_tables_by_person ON hall_tables (person);

CREATE INDEX hall_tables_by_club ON hall_tables (club) WHERE club <> '';

-- The line from which somebody sat down is kept as a keyed hash, and only until the game is counted.
CREATE TABLE hall_seats (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

-- Games whose result is somebody's business besides the table's; gone once it is counted.
CREATE TABLE hall_games (
    table_id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rated INTEGER NOT NULL,
    club TEXT NOT NULL,
    cup TEXT NOT NULL,
    over INTEGER NOT NULL,
    opened_at DOUBLE PRECISION NOT NULL
);

CREATE INDEX hall_games_over ON hall_games (opened_at) WHERE over = 1;

CREATE INDEX hall_games_on ON hall_games (opened_at) WHERE over = 0;
