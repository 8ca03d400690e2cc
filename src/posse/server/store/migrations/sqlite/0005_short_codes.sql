-- expand: the short codes of tables, to say aloud. A server of an older version leaves that of a closed table.
CREATE TABLE short_codes (code TEXT PRIMARY KEY, tbl TEXT NOT NULL UNIQUE) WITHOUT ROWID;
