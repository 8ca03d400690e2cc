-- Which bot gave an answer, and why.
CREATE TABLE said (
    match text COLLATE "C" NOT NULL, n integer NOT NULL, body bytea NOT NULL, PRIMARY KEY (match, n)
);
