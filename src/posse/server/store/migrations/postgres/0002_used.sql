-- When things were used last, so that they can be deleted one day; what is the house's own.
CREATE TABLE own (key text COLLATE "C" PRIMARY KEY, value bytea NOT NULL);
ALTER TABLE tables ADD COLUMN used double precision NOT NULL DEFAULT extract(epoch FROM now());
ALTER TABLE tables ALTER COLUMN used DROP DEFAULT;
ALTER TABLE people ADD COLUMN seen double precision NOT NULL DEFAULT extract(epoch FROM now());
ALTER TABLE people ALTER COLUMN seen DROP DEFAULT;
ALTER TABLE matches ADD COLUMN tbl text COLLATE "C", ADD COLUMN begun double precision;
-- A row that cannot be read is named and kept, as if it belonged nowhere and were begun now.
CREATE FUNCTION pg_temp.drawn(id text, body bytea, OUT tbl text, OUT begun double precision)
LANGUAGE plpgsql AS $$
DECLARE
    found jsonb;
BEGIN
    found := convert_from(body, 'UTF8')::jsonb;
    tbl := found ->> 'table';
    begun := (found ->> 'begun')::double precision;
EXCEPTION WHEN OTHERS THEN
    RAISE WARNING 'match % cannot be read and is left as it is: %', id, SQLERRM;
    tbl := NULL;
    begun := NULL;
END $$;
UPDATE matches SET (tbl, begun) = (
    SELECT coalesce(drawn.tbl, ''), coalesce(drawn.begun, extract(epoch FROM now()))
    FROM pg_temp.drawn(matches.id, matches.body)
);
DROP FUNCTION pg_temp.drawn;
ALTER TABLE matches ALTER COLUMN tbl SET NOT NULL, ALTER COLUMN begun SET NOT NULL;
CREATE INDEX matches_begun ON matches (begun);
CREATE INDEX tables_used ON tables (used) WHERE closed;
CREATE INDEX people_seen ON people (seen);
CREATE INDEX played_match ON played (match);
