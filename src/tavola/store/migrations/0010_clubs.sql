-- Clubs, whose invitation stays until it is renewed, and tournaments that run by themselves.

CREATE TABLE clubs (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    link INTEGER NOT NULL,
    link_hash TEXT NOT NULL,
    made_at DOUBLE PRECISION NOT NULL
);

CREATE UNIQUE INDEX clubs_by_link ON clubs (link_hash);

CREATE TABLE club_members (
    club TEXT NOT NULL,
    person TEXT NOT NULL,
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    keeper INTEGER NOT NULL,
    joined_at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (club, person)
);

CREATE INDEX club_members_by_person ON club_members (person);

CREATE TABLE club_results (
    club TEXT NOT NULL,
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    played INTEGER NOT NULL,
    won INTEGER NOT NULL,
    PRIMARY KEY (club, person, game)
);

CREATE TABLE cups (
    id TEXT PRIMARY KEY,
    club TEXT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    options BYTEA NOT NULL,
    system TEXT NOT NULL,
    pace TEXT NOT NULL,
    public INTEGER NOT NULL,
    rounds INTEGER NOT NULL,
    round INTEGER NOT NULL,
    seconds DOUBLE PRECISION NOT NULL,
    until DOUBLE PRECISION NOT NULL,
    state TEXT NOT NULL,
    link_hash TEXT NOT NULL,
    made_at DOUBLE PRECISION NOT NULL,
    looked_at DOUBLE PRECISION NOT NULL
);

CREATE UNIQUE INDEX cups_by_link ON cups (link_hash);

CREATE INDEX cups_that_run ON cups (looked_at) WHERE state = 'running';

CREATE INDEX cups_by_club ON cups (club) WHERE club <> '';

CREATE INDEX cups_by_person ON cups (person);

CREATE TABLE cup_players (
    cup TEXT NOT NULL,
    person TEXT NOT NULL,
    id INTEGER NOT NULL,
    name TEXT NOT NULL,
    line TEXT NOT NULL,
    left_it INTEGER NOT NULL,
    joined_at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (cup, person)
);

CREATE UNIQUE INDEX cup_players_by_number ON cup_players (cup, id);

CREATE INDEX cup_players_by_person ON cup_players (person);

-- The points of both, in halves; nothing yet where `done` is 0. Without a second player it is a bye.
CREATE TABLE cup_games (
    cup TEXT NOT NULL,
    round INTEGER NOT NULL,
    board INTEGER NOT NULL,
    one INTEGER NOT NULL,
    two INTEGER,
    table_id TEXT NOT NULL,
    done INTEGER NOT NULL,
    halves_one INTEGER NOT NULL,
    halves_two INTEGER NOT NULL,
    PRIMARY KEY (cup, round, board)
);

CREATE INDEX cup_games_by_table ON cup_games (table_id) WHERE table_id <> '';
