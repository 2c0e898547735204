-- What full-text search has to follow, and the views that the coordinator saved.

-- One row a request that is or was here: the number of its latest change of content, of all such changes in order. The
-- index (search.db, which may be lost) takes up what is newer than the last one it knows. A removed request keeps its row,
-- so that the index learns of it.
CREATE TABLE search_revisions (
  request_key INTEGER PRIMARY KEY,
  revision INTEGER NOT NULL UNIQUE
) STRICT;

INSERT INTO search_revisions SELECT key, key FROM requests;

CREATE TRIGGER search_revisions_insert AFTER INSERT ON requests BEGIN
  INSERT INTO search_revisions VALUES (NEW.key, (SELECT coalesce(max(revision), 0) + 1 FROM search_revisions))
  ON CONFLICT (request_key) DO UPDATE SET revision = excluded.revision;
END;

-- A version is written once: another content is another version.
CREATE TRIGGER search_revisions_update AFTER UPDATE OF version ON requests WHEN NEW.version <> OLD.version BEGIN
  INSERT INTO search_revisions VALUES (NEW.key, (SELECT coalesce(max(revision), 0) + 1 FROM search_revisions))
  ON CONFLICT (request_key) DO UPDATE SET revision = excluded.revision;
END;

CREATE TRIGGER search_revisions_delete AFTER DELETE ON requests BEGIN
  INSERT INTO search_revisions VALUES (OLD.key, (SELECT coalesce(max(revision), 0) + 1 FROM search_revisions))
  ON CONFLICT (request_key) DO UPDATE SET revision = excluded.revision;
END;

-- Names this database, so that an index made of another one is not taken for its own.
CREATE TABLE search_feed (
  key INTEGER PRIMARY KEY CHECK (key = 1),
  id TEXT NOT NULL
) STRICT;

INSERT INTO search_feed VALUES (1, lower(hex(randomblob(16))));

CREATE TABLE saved_views (
  key INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  -- The built-in view it narrows down.
  view TEXT NOT NULL,
  filter TEXT NOT NULL,
  sort TEXT NOT NULL,
  descending INTEGER NOT NULL,
  position INTEGER NOT NULL,
  -- Not NULL: removed, and kept for a while so that it can come back.
  removed_us INTEGER
) STRICT;
