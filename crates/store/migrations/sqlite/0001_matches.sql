-- A commit writes whole pages, and a page costs more than many rows. So what a choice changes lies close
-- together: entries of all matches follow each other as they come, each pointing to the entry before it in
-- its match, and what else a choice changes of a match is in a small table of its own.

CREATE TABLE matches (
    no INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'running', 'over', 'closed')),
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    content TEXT NOT NULL,
    packs TEXT NOT NULL,
    created INTEGER NOT NULL,
    record TEXT NOT NULL
);

CREATE INDEX matches_created ON matches (created);
CREATE INDEX matches_state ON matches (state, created);

CREATE TABLE activity (
    no INTEGER PRIMARY KEY REFERENCES matches (no),
    touched INTEGER NOT NULL,
    archived INTEGER,
    -- How many entries there are; the next has this number. So no number is given twice.
    entries INTEGER NOT NULL,
    -- The last of them.
    last INTEGER
);

CREATE TABLE entries (
    seq INTEGER PRIMARY KEY,
    before INTEGER,
    no INTEGER NOT NULL,
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    spent INTEGER NOT NULL,
    line TEXT NOT NULL
);

CREATE TABLE notes (
    no INTEGER NOT NULL REFERENCES matches (no),
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    json TEXT NOT NULL,
    PRIMARY KEY (no, n)
) WITHOUT ROWID;

CREATE TABLE chat (
    no INTEGER NOT NULL REFERENCES matches (no),
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    seat INTEGER,
    text TEXT NOT NULL,
    PRIMARY KEY (no, n)
) WITHOUT ROWID;

CREATE TABLE snapshots (
    no INTEGER PRIMARY KEY REFERENCES matches (no),
    n INTEGER NOT NULL,
    digest TEXT NOT NULL,
    position TEXT NOT NULL
);

-- The entries of an archived match as one text.
CREATE TABLE archive (
    no INTEGER PRIMARY KEY REFERENCES matches (no),
    journal TEXT NOT NULL
);

CREATE TABLE packs (
    hash TEXT PRIMARY KEY NOT NULL,
    sources TEXT NOT NULL
);

-- One row, written to learn whether the store can be written.
CREATE TABLE pulse (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    beats INTEGER NOT NULL
);
