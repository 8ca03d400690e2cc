-- Which node drives a table, and until when, by this database's clock. The row stays when nobody
-- does, so that its fence can only rise. Renewing changes no index (HOT), hence the fill factor.
CREATE TABLE leases (
    tbl text COLLATE "C" PRIMARY KEY, fence bigint NOT NULL,
    node text COLLATE "C" NOT NULL, until timestamptz NOT NULL
) WITH (fillfactor = 50);
CREATE INDEX leases_node ON leases (node);
