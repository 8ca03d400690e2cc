-- expand: what the host has decided: bans, silences, closed tables. What players have reported.
CREATE TABLE sanctions (
    kind TEXT NOT NULL, subject TEXT NOT NULL, until REAL NOT NULL, body BLOB NOT NULL,
    PRIMARY KEY (kind, subject)
) WITHOUT ROWID;
CREATE TABLE reports (id TEXT PRIMARY KEY, made REAL NOT NULL, body BLOB NOT NULL) WITHOUT ROWID;
