-- expand: what the host has decided: bans, silences, closed tables. What players have reported.
CREATE TABLE sanctions (
    kind text COLLATE "C" NOT NULL, subject text COLLATE "C" NOT NULL,
    until double precision NOT NULL, body bytea NOT NULL, PRIMARY KEY (kind, subject)
);
CREATE TABLE reports (
    id text COLLATE "C" PRIMARY KEY, made double precision NOT NULL, body bytea NOT NULL
);
