-- Where the nodes reach each other, and when each was last alive. A table names its match, so that
-- the lobby knows whether that is over without reading the bodies.
CREATE TABLE nodes (
    node text COLLATE "C" PRIMARY KEY, url text NOT NULL, seen timestamptz NOT NULL
) WITH (fillfactor = 50);
ALTER TABLE tables ADD COLUMN match text COLLATE "C";
UPDATE tables SET match = convert_from(body, 'UTF8')::jsonb ->> 'match';
