-- The runs of the program on this database. The index (search.db) says in which run it was written last, so that one of another
-- history of this database, a copy that went on elsewhere, is not taken for its own.
CREATE TABLE search_sessions (
  key INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  -- The newest change when the run began: what an index has beyond it must come from this run or a later one.
  first_revision INTEGER NOT NULL
) STRICT;
