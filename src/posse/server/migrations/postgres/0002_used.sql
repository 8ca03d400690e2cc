-- When things were used last, so that they can be deleted one day; what is the house's own.
CREATE TABLE own (key text COLLATE "C" PRIMARY KEY, value bytea NOT NULL);
ALTER TABLE tables ADD COLUMN used double precision NOT NULL DEFAULT extract(epoch FROM now());
ALTER TABLE tables ALTER COLUMN used DROP DEFAULT;
ALTER TABLE people ADD COLUMN seen double precision NOT NULL DEFAULT extract(epoch FROM now());
ALTER TABLE people ALTER COLUMN seen DROP DEFAULT;
ALTER TABLE matches ADD COLUMN tbl text COLLATE "C", ADD COLUMN begun double precision;
UPDATE matches SET tbl = convert_from(body, 'UTF8')::jsonb ->> 'table',
    begun = (convert_from(body, 'UTF8')::jsonb ->> 'begun')::double precision;
ALTER TABLE matches ALTER COLUMN tbl SET NOT NULL, ALTER COLUMN begun SET NOT NULL;
CREATE INDEX matches_begun ON matches (begun);
CREATE INDEX tables_used ON tables (used) WHERE closed;
CREATE INDEX people_seen ON people (seen);
CREATE INDEX played_match ON played (match);
