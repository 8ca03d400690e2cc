-- When things were used last, so that they can be deleted one day; what is the house's own.
-- Servers of schema 1 made `played` and `said` without a number of their own.
CREATE TABLE IF NOT EXISTS played (
    person TEXT NOT NULL, begun REAL NOT NULL, match TEXT NOT NULL,
    PRIMARY KEY (person, begun, match)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS said (
    match TEXT NOT NULL, n INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (match, n)
) WITHOUT ROWID;
CREATE TABLE own (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
ALTER TABLE tables ADD COLUMN used REAL NOT NULL DEFAULT 0;
UPDATE tables SET used = strftime('%s', 'now');
ALTER TABLE people ADD COLUMN seen REAL NOT NULL DEFAULT 0;
UPDATE people SET seen = strftime('%s', 'now');
ALTER TABLE matches ADD COLUMN tbl TEXT NOT NULL DEFAULT '';
ALTER TABLE matches ADD COLUMN begun REAL NOT NULL DEFAULT 0;
UPDATE matches SET tbl = coalesce(json_extract(CAST(body AS TEXT), '$.table'), ''),
    begun = coalesce(json_extract(CAST(body AS TEXT), '$.begun'), 0)
    WHERE json_valid(CAST(body AS TEXT));
UPDATE matches SET begun = strftime('%s', 'now') WHERE begun = 0;
CREATE INDEX matches_begun ON matches (begun);
CREATE INDEX tables_used ON tables (used) WHERE closed = 1;
CREATE INDEX people_seen ON people (seen);
CREATE INDEX played_match ON played (match);
