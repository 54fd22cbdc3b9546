-- When a mailbox may be asked again whether it wants reminders: kept apart from who asks, and only as a keyed hash.

CREATE TABLE letters (
    mailbox TEXT PRIMARY KEY,
    stop_hash TEXT NOT NULL,
    quiet_until DOUBLE PRECISION NOT NULL
);

CREATE INDEX letters_by_stop ON letters (stop_hash);

CREATE INDEX letters_by_time ON letters (quiet_until);

-- What is forgotten with a person.
CREATE INDEX rating_rivals_of_person ON rating_rivals (person);

CREATE INDEX club_results_of_person ON club_results (person);

-- Tournaments that are over lie there for a while; those that are not are counted without them.
CREATE INDEX cups_not_over ON cups (person) WHERE state <> 'over';
