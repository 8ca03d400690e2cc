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
-- One that cannot be read is named and kept.
CREATE FUNCTION pg_temp.drawn(id text, body bytea) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
    RETURN convert_from(body, 'UTF8')::jsonb ->> 'match';
EXCEPTION WHEN OTHERS THEN
    RAISE WARNING 'table % cannot be read and is left as it is: %', id, SQLERRM;
    RETURN NULL;
END $$;
UPDATE tables SET match = pg_temp.drawn(id, body);
DROP FUNCTION pg_temp.drawn;
