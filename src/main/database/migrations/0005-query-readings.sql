-- Where a token's reading of a criteria-based query stands, so that its next page goes on after the last request it was
-- given, also after a restart (decisions, section 4). Kept for a day.

CREATE TABLE query_readings (
  token_id TEXT NOT NULL,
  -- SHA-256 of the criteria, the sorting and the page size.
  query_hash BLOB NOT NULL,
  -- The page that was given last.
  page INTEGER NOT NULL,
  -- JSON: the place it began at, for the one who asks for it again (NULL: counted from the beginning), and where it ended.
  begins TEXT,
  ends TEXT NOT NULL,
  read_us INTEGER NOT NULL,
  PRIMARY KEY (token_id, query_hash)
) STRICT, WITHOUT ROWID;

CREATE INDEX query_readings_by_read ON query_readings (read_us);
