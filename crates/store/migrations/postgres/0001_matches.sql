-- The tables of SQLite, but entries are found by their key: here rows are written and not pages.

CREATE TABLE matches (
    no BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'running', 'over', 'closed')),
    game TEXT NOT NULL,
    rules BIGINT NOT NULL,
    content TEXT NOT NULL,
    packs TEXT NOT NULL,
    created BIGINT NOT NULL,
    record TEXT NOT NULL
);

CREATE INDEX matches_created ON matches (created);
CREATE INDEX matches_state ON matches (state, created);

CREATE TABLE activity (
    no BIGINT PRIMARY KEY REFERENCES matches (no),
    touched BIGINT NOT NULL,
    archived BIGINT,
    -- How many entries there are; the next has this number.
    entries BIGINT NOT NULL
);

CREATE TABLE entries (
    no BIGINT NOT NULL,
    n BIGINT NOT NULL,
    at BIGINT NOT NULL,
    spent BIGINT NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (no, n)
);

CREATE TABLE notes (
    no BIGINT NOT NULL REFERENCES matches (no),
    n BIGINT NOT NULL,
    at BIGINT NOT NULL,
    json TEXT NOT NULL,
    PRIMARY KEY (no, n)
);

CREATE TABLE chat (
    no BIGINT NOT NULL REFERENCES matches (no),
    n BIGINT NOT NULL,
    at BIGINT NOT NULL,
    seat BIGINT,
    text TEXT NOT NULL,
    PRIMARY KEY (no, n)
);

CREATE TABLE snapshots (
    no BIGINT PRIMARY KEY REFERENCES matches (no),
    n BIGINT NOT NULL,
    digest TEXT NOT NULL,
    position TEXT NOT NULL
);

-- The entries of an archived match as one text.
CREATE TABLE archive (
    no BIGINT PRIMARY KEY REFERENCES matches (no),
    journal TEXT NOT NULL
);

CREATE TABLE packs (
    hash TEXT PRIMARY KEY NOT NULL,
    sources TEXT NOT NULL
);

-- One row, written to learn whether the store can be written.
CREATE TABLE pulse (
    id BIGINT PRIMARY KEY CHECK (id = 1),
    beats BIGINT NOT NULL
);
