-- expand: how often an answer of a match was taken back, so that pages notice it after a restart too.
CREATE TABLE taken_back (match text COLLATE "C" PRIMARY KEY, count integer NOT NULL);
