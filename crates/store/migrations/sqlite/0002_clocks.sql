-- How the clocks of a match stand, and when it wants to be looked at, whether or not anybody is there.
CREATE TABLE clocks (
    no INTEGER PRIMARY KEY REFERENCES matches (no),
    due INTEGER,
    json TEXT NOT NULL
);

CREATE INDEX clocks_due ON clocks (due);
