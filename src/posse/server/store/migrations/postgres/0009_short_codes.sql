-- expand: the short codes of tables, to say aloud. A node of an older version leaves that of a closed table.
CREATE TABLE short_codes (
    code text COLLATE "C" PRIMARY KEY, tbl text COLLATE "C" NOT NULL UNIQUE
);
