-- Texts are compared byte by byte ("C"): ids are no words of any language.
CREATE TABLE tables (
    id text COLLATE "C" PRIMARY KEY, closed boolean NOT NULL, body bytea NOT NULL
);
CREATE INDEX tables_open ON tables (id) WHERE NOT closed;
CREATE TABLE matches (
    id text COLLATE "C" PRIMARY KEY, over boolean NOT NULL, body bytea NOT NULL
);
CREATE TABLE answers (
    match text COLLATE "C" NOT NULL, n integer NOT NULL, option integer NOT NULL,
    PRIMARY KEY (match, n)
);
CREATE TABLE chat (
    tbl text COLLATE "C" NOT NULL, n integer NOT NULL, body bytea NOT NULL, PRIMARY KEY (tbl, n)
);
CREATE TABLE people (person text COLLATE "C" PRIMARY KEY, name text NOT NULL);
CREATE TABLE played (
    person text COLLATE "C" NOT NULL, begun double precision NOT NULL,
    match text COLLATE "C" NOT NULL, PRIMARY KEY (person, begun, match)
);
