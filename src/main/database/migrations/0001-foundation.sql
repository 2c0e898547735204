-- Requests, their versions and fields, import marks, tokens, idempotency keys, settings.
-- Instants (*_us) are microseconds since 1970-01-01T00:00Z; *_text is the RFC 3339 text as it is returned.

CREATE TABLE requests (
  key INTEGER PRIMARY KEY,
  -- 0: submitted to this service ("local"); otherwise the key of the connection it is mirrored from.
  origin INTEGER NOT NULL DEFAULT 0,
  id TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('pending', 'confirmed', 'completed')),
  source TEXT NOT NULL,
  language_source TEXT NOT NULL,
  language_target TEXT NOT NULL,
  language_source_canonical TEXT NOT NULL,
  language_target_canonical TEXT NOT NULL,
  created_text TEXT NOT NULL,
  created_us INTEGER NOT NULL,
  completed_text TEXT,
  completed_us INTEGER,
  -- The current version's number, and what a list row shows of it.
  version INTEGER NOT NULL,
  title TEXT NOT NULL,
  field_count INTEGER NOT NULL,
  size_bytes INTEGER NOT NULL,
  -- Properties of the request body that the interface document does not name (JSON object), NULL when none.
  extra TEXT,
  -- The same for the properties of its language object.
  language_extra TEXT,
  token_id TEXT,
  is_test INTEGER NOT NULL DEFAULT 0,
  -- When the service owes a test result; NULL when it owes none.
  test_result_due_us INTEGER,
  -- The mark in force, a copy of the newest row in import_marks that is not undone.
  import_state TEXT CHECK (import_state IN ('success', 'fail')),
  import_time_text TEXT,
  import_time_us INTEGER,
  CHECK ((completed_text IS NULL) = (completed_us IS NULL)),
  CHECK ((import_state IS NULL) = (import_time_text IS NULL)),
  UNIQUE (id, origin)
) STRICT;

CREATE INDEX requests_by_created ON requests (created_us, id);
CREATE INDEX requests_by_state_created ON requests (state, created_us, id);
CREATE INDEX requests_by_completed ON requests (completed_us, created_us, id);
CREATE INDEX requests_by_size ON requests (size_bytes, created_us, id);
-- The views of the requests screen and their counts.
CREATE INDEX requests_by_mark_completed ON requests (import_state, completed_us, created_us, id);
CREATE INDEX requests_by_state_mark ON requests (state, import_state);
CREATE INDEX requests_test_result_due ON requests (test_result_due_us) WHERE test_result_due_us IS NOT NULL;

CREATE TABLE versions (
  request_key INTEGER NOT NULL REFERENCES requests (key) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  learned_text TEXT NOT NULL,
  learned_us INTEGER NOT NULL,
  -- submitted | test-result | sample | sync | webhook | edited
  learned_by TEXT NOT NULL,
  PRIMARY KEY (request_key, number)
) STRICT, WITHOUT ROWID;

-- A rowid table: values are long, and full-text search will refer to `key`.
CREATE TABLE fields (
  key INTEGER PRIMARY KEY,
  request_key INTEGER NOT NULL,
  version INTEGER NOT NULL,
  position INTEGER NOT NULL,
  id TEXT NOT NULL,
  type TEXT NOT NULL,
  data TEXT NOT NULL,
  value TEXT NOT NULL,
  -- The content as submitted, once the request is completed.
  original_value TEXT,
  extra TEXT,
  UNIQUE (request_key, version, position),
  FOREIGN KEY (request_key, version) REFERENCES versions (request_key, number) ON DELETE CASCADE
) STRICT;

-- Every mark ever set (decisions, section 6). An undone mark stays, with the time it was undone.
CREATE TABLE import_marks (
  key INTEGER PRIMARY KEY,
  request_key INTEGER NOT NULL REFERENCES requests (key) ON DELETE CASCADE,
  import_state TEXT NOT NULL CHECK (import_state IN ('success', 'fail')),
  time_text TEXT NOT NULL,
  time_us INTEGER NOT NULL,
  -- api | user | sample | upstream
  made_by TEXT NOT NULL,
  token_id TEXT,
  -- Names one act of marking, so that it can be undone as a whole.
  batch TEXT,
  undone_us INTEGER
) STRICT;

CREATE INDEX import_marks_by_request ON import_marks (request_key, key);
CREATE INDEX import_marks_by_batch ON import_marks (batch) WHERE batch IS NOT NULL;

CREATE TABLE tokens (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('live', 'test')),
  -- SHA-256 of the whole token text. The text itself is never stored.
  hash BLOB NOT NULL,
  created_us INTEGER NOT NULL,
  expires_us INTEGER,
  last_used_us INTEGER,
  revoked_us INTEGER
) STRICT, WITHOUT ROWID;

CREATE TABLE idempotency_keys (
  token_id TEXT NOT NULL,
  idempotency_key TEXT NOT NULL,
  body_hash BLOB NOT NULL,
  request_key INTEGER NOT NULL REFERENCES requests (key) ON DELETE CASCADE,
  created_us INTEGER NOT NULL,
  PRIMARY KEY (token_id, idempotency_key)
) STRICT, WITHOUT ROWID;

CREATE INDEX idempotency_keys_by_created ON idempotency_keys (created_us);

CREATE TABLE settings (
  key TEXT PRIMARY KEY,
  -- JSON
  value TEXT NOT NULL,
  changed_us INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
