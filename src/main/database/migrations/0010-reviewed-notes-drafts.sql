-- What the coordinator reviewed, their notes, and drafts of the results of local requests. All of it is the user's own:
-- nothing of it goes over the wire.

-- The version that was reviewed as a whole last; NULL: never.
ALTER TABLE requests ADD COLUMN reviewed_version INTEGER;
ALTER TABLE requests ADD COLUMN reviewed_us INTEGER;
-- Kept by triggers on notes: all that are not deleted, and those of them that are not resolved.
ALTER TABLE requests ADD COLUMN note_count INTEGER NOT NULL DEFAULT 0;
ALTER TABLE requests ADD COLUMN open_notes INTEGER NOT NULL DEFAULT 0;

-- The view of requests that changed since they were reviewed, in each of its orders.
CREATE INDEX requests_changed_by_completed ON requests (completed_us, created_us, id) WHERE reviewed_version < version;
CREATE INDEX requests_changed_by_created ON requests (created_us, id) WHERE reviewed_version < version;
CREATE INDEX requests_changed_by_size ON requests (size_bytes, created_us, id) WHERE reviewed_version < version;
CREATE INDEX requests_with_notes ON requests (key) WHERE note_count > 0;

-- Where a field differs from its request: the version it was reviewed in, 0 when it is not reviewed.
CREATE TABLE reviewed_fields (
  request_key INTEGER NOT NULL REFERENCES requests (key) ON DELETE CASCADE,
  field_id TEXT NOT NULL,
  version INTEGER NOT NULL,
  PRIMARY KEY (request_key, field_id)
) STRICT, WITHOUT ROWID;

-- How many requests changed since they were reviewed; one row, kept by triggers, so that nobody has to count.
CREATE TABLE reviewed_counts (
  key INTEGER PRIMARY KEY CHECK (key = 1),
  changed INTEGER NOT NULL
) STRICT;

INSERT INTO reviewed_counts VALUES (1, 0);

CREATE TRIGGER reviewed_counts_insert AFTER INSERT ON requests WHEN NEW.reviewed_version < NEW.version BEGIN
  UPDATE reviewed_counts SET changed = changed + 1;
END;

CREATE TRIGGER reviewed_counts_delete AFTER DELETE ON requests WHEN OLD.reviewed_version < OLD.version BEGIN
  UPDATE reviewed_counts SET changed = changed - 1;
END;

CREATE TRIGGER reviewed_counts_update AFTER UPDATE OF version, reviewed_version ON requests
WHEN coalesce(NEW.reviewed_version < NEW.version, 0) <> coalesce(OLD.reviewed_version < OLD.version, 0)
BEGIN
  UPDATE reviewed_counts SET changed = changed + iif(coalesce(NEW.reviewed_version < NEW.version, 0), 1, -1);
END;

CREATE TABLE notes (
  key INTEGER PRIMARY KEY,
  request_key INTEGER NOT NULL REFERENCES requests (key) ON DELETE CASCADE,
  -- A field's id and not its place: the note stays with it over versions.
  field_id TEXT NOT NULL,
  text TEXT NOT NULL,
  created_us INTEGER NOT NULL,
  edited_us INTEGER,
  resolved_us INTEGER,
  -- Not NULL: deleted, and kept for a while so that it can come back.
  deleted_us INTEGER
) STRICT;

CREATE INDEX notes_by_request ON notes (request_key, key);
CREATE INDEX notes_deleted ON notes (deleted_us) WHERE deleted_us IS NOT NULL;

CREATE TRIGGER notes_insert AFTER INSERT ON notes BEGIN
  UPDATE requests SET
    note_count = (SELECT count(*) FROM notes WHERE request_key = NEW.request_key AND deleted_us IS NULL),
    open_notes = (
      SELECT count(*) FROM notes WHERE request_key = NEW.request_key AND deleted_us IS NULL AND resolved_us IS NULL)
  WHERE key = NEW.request_key;
END;

CREATE TRIGGER notes_update AFTER UPDATE OF resolved_us, deleted_us ON notes BEGIN
  UPDATE requests SET
    note_count = (SELECT count(*) FROM notes WHERE request_key = NEW.request_key AND deleted_us IS NULL),
    open_notes = (
      SELECT count(*) FROM notes WHERE request_key = NEW.request_key AND deleted_us IS NULL AND resolved_us IS NULL)
  WHERE key = NEW.request_key;
END;

-- The result of a field while somebody works on it. A rowid table: values are long.
CREATE TABLE drafts (
  key INTEGER PRIMARY KEY,
  request_key INTEGER NOT NULL REFERENCES requests (key) ON DELETE CASCADE,
  field_id TEXT NOT NULL,
  value TEXT NOT NULL,
  -- The version it was made for: a newer one is a conflict, never overwritten.
  base_version INTEGER NOT NULL,
  -- Grows with each saving: who saves says which one they saw.
  revision INTEGER NOT NULL,
  saved_us INTEGER NOT NULL,
  UNIQUE (request_key, field_id)
) STRICT;
