-- expand: what a node says of itself, so that versions do not misread each other; 1.0.0 says nothing.
ALTER TABLE nodes ADD COLUMN about bytea, ADD COLUMN draining boolean NOT NULL DEFAULT false;
