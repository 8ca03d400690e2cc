-- Where the nodes reach each other, and when each was last alive. A table names its match, so that
-- the lobby knows whether that is over without reading the bodies.
CREATE TABLE nodes (
    node text COLLATE "C" PRIMARY KEY, url text NOT NULL, seen timestamptz NOT NULL
) WITH (fillfactor = 50);
-- Codes that move a seat to another device, sealed with themselves; minutes old at most.
CREATE TABLE codes (
    key text COLLATE "C" PRIMARY KEY, person text COLLATE "C" NOT NULL UNIQUE,
    sealed bytea NOT NULL, until double precision NOT NULL
);
ALTER TABLE tables ADD COLUMN match text COLLATE "C";
UPDATE tables SET match = convert_from(body, 'UTF8')::jsonb ->> 'match';
