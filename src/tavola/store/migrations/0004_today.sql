-- The day's challenge: one secret a day, from which the seeds of its games are made, and who has tried.

CREATE TABLE days (
    day TEXT PRIMARY KEY,
    secret TEXT NOT NULL,
    packs TEXT NOT NULL,
    made_at DOUBLE PRECISION NOT NULL
);

-- done: 0 while it is played, 1 with a result, 2 where it does not count (not over in time).
CREATE TABLE tries (
    table_id TEXT PRIMARY KEY,
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    person TEXT NOT NULL,
    counted INTEGER NOT NULL,
    name TEXT NOT NULL,
    made_at DOUBLE PRECISION NOT NULL,
    done INTEGER NOT NULL DEFAULT 0,
    place INTEGER NOT NULL DEFAULT 0,
    margin INTEGER NOT NULL DEFAULT 0,
    score INTEGER NOT NULL DEFAULT 0,
    answers INTEGER NOT NULL DEFAULT 0,
    done_at DOUBLE PRECISION NOT NULL DEFAULT 0
);

-- One that counts for each person, whichever device and however many at once.
CREATE UNIQUE INDEX tries_that_count ON tries (day, game, person) WHERE counted = 1;

CREATE INDEX tries_by_result ON tries (day, game, place, margin, score) WHERE counted = 1 AND done = 1;

CREATE INDEX tries_of_person ON tries (person, day);
