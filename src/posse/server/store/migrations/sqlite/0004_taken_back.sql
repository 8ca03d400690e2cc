-- expand: how often an answer of a match was taken back, so that pages notice it after a restart too.
CREATE TABLE taken_back (match TEXT PRIMARY KEY, count INTEGER NOT NULL) WITHOUT ROWID;
