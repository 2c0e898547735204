-- `versions` as an ordinary table. Without a rowid each step of a search by key read the whole row it compared with,
-- document and all: what SQLite says of WITHOUT ROWID holds, it is for short rows. Measured with documents of 3 KiB, the
-- search of a read takes 2.5 instead of 6 microseconds.

CREATE TABLE version_rows (
  request_key INTEGER NOT NULL REFERENCES requests (key) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  learned_text TEXT NOT NULL,
  learned_us INTEGER NOT NULL,
  -- submitted | test-result | sample | sync | webhook | edited
  learned_by TEXT NOT NULL,
  document TEXT NOT NULL,
  PRIMARY KEY (request_key, number)
) STRICT;

INSERT INTO version_rows (request_key, number, learned_text, learned_us, learned_by, document)
SELECT request_key, number, learned_text, learned_us, learned_by, document FROM versions
ORDER BY request_key, number;

DROP TABLE versions;
ALTER TABLE version_rows RENAME TO versions;
