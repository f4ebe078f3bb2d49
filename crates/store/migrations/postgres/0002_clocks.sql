-- How the clocks of a match stand, and when it wants to be looked at, whether or not anybody is there.
CREATE TABLE clocks (
    no BIGINT PRIMARY KEY REFERENCES matches (no),
    due BIGINT,
    json TEXT NOT NULL
);

CREATE INDEX clocks_due ON clocks (due);
