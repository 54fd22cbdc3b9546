-- Play by days. `dues` stands beside `owed`: until when each of those seats may take its time; empty where there is no pace.
-- `look_at`: when somebody has to look at the table next, to remind, or because a time is over; 0: never.

ALTER TABLE tables ADD COLUMN dues TEXT NOT NULL DEFAULT '';

ALTER TABLE tables ADD COLUMN look_at DOUBLE PRECISION NOT NULL DEFAULT 0;

CREATE INDEX tables_to_look_at ON tables (look_at) WHERE look_at > 0;

-- How far somebody was reminded of a turn: once that it has come, once that its time is nearly over.
CREATE TABLE told (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    stage INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE holidays (
    person TEXT NOT NULL,
    begins DOUBLE PRECISION NOT NULL,
    ends DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, begins)
);

-- Where somebody wants to be reminded. A push goes to one device, and ends with it. Mail is sent once it was confirmed.
CREATE TABLE subscriptions (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    device TEXT NOT NULL,
    kind TEXT NOT NULL,
    address TEXT NOT NULL,
    secret TEXT NOT NULL,
    language TEXT NOT NULL,
    stop_hash TEXT NOT NULL,
    confirm_hash TEXT NOT NULL,
    made_at DOUBLE PRECISION NOT NULL,
    good INTEGER NOT NULL,
    day TEXT NOT NULL DEFAULT '',
    sent INTEGER NOT NULL DEFAULT 0,
    failed INTEGER NOT NULL DEFAULT 0
);

CREATE INDEX subscriptions_of_person ON subscriptions (person);

CREATE INDEX subscriptions_of_device ON subscriptions (device);

CREATE INDEX subscriptions_by_stop ON subscriptions (stop_hash);

CREATE INDEX subscriptions_by_address ON subscriptions (address);

CREATE INDEX subscriptions_unconfirmed ON subscriptions (made_at) WHERE good = 0;

-- What the house keeps for itself: the keys with which it signs reminders.
CREATE TABLE house_keys (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
