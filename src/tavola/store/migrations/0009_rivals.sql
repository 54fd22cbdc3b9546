-- Who looks for somebody to play with, how strong people are, and how often two have met.

CREATE TABLE seekers (
    person TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    language TEXT NOT NULL,
    rated INTEGER NOT NULL,
    mean DOUBLE PRECISION NOT NULL,
    line TEXT NOT NULL,
    since DOUBLE PRECISION NOT NULL,
    until DOUBLE PRECISION NOT NULL,
    table_id TEXT NOT NULL
);

CREATE INDEX seekers_by_game ON seekers (game, seats, since) WHERE table_id = '';

CREATE INDEX seekers_by_end ON seekers (until);

CREATE TABLE ratings (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    mean DOUBLE PRECISION NOT NULL,
    spread DOUBLE PRECISION NOT NULL,
    games INTEGER NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, game)
);

CREATE INDEX ratings_by_mean ON ratings (game, mean);

-- Games against one rival, halved every month; a rival that is a bot is called after it.
CREATE TABLE rating_rivals (
    game TEXT NOT NULL,
    person TEXT NOT NULL,
    rival TEXT NOT NULL,
    met DOUBLE PRECISION NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (game, person, rival)
);

CREATE INDEX rating_rivals_by_time ON rating_rivals (at);
