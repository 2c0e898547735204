-- Files that reviewers without Locdesk get and give back (decisions, section 13).

-- The id of this desk, by which a file of another one is recognized.
CREATE TABLE desk (
  key INTEGER PRIMARY KEY CHECK (key = 1),
  id TEXT NOT NULL
) STRICT;

INSERT INTO desk VALUES (1, lower(hex(randomblob(16))));

CREATE TABLE handovers (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  state TEXT NOT NULL CHECK (state IN ('out', 'taken-back', 'cancelled')),
  format TEXT NOT NULL,
  choice TEXT NOT NULL,
  note TEXT NOT NULL,
  recipient TEXT NOT NULL,
  created_us INTEGER NOT NULL,
  ended_us INTEGER
) STRICT;

CREATE INDEX handovers_by_state ON handovers (state, key);

CREATE TABLE handover_requests (
  handover_key INTEGER NOT NULL REFERENCES handovers (key) ON DELETE CASCADE,
  request_key INTEGER NOT NULL REFERENCES requests (key) ON DELETE CASCADE,
  -- The request's id as the file has it, unique in the hand-over.
  handed_id TEXT NOT NULL,
  version INTEGER NOT NULL,
  field_count INTEGER NOT NULL,
  PRIMARY KEY (handover_key, request_key)
) STRICT, WITHOUT ROWID;

CREATE INDEX handover_requests_by_request ON handover_requests (request_key);

-- Source and target as they were handed out. A rowid table: values are long.
CREATE TABLE handover_fields (
  key INTEGER PRIMARY KEY,
  handover_key INTEGER NOT NULL,
  request_key INTEGER NOT NULL,
  field_id TEXT NOT NULL,
  data TEXT NOT NULL,
  source TEXT NOT NULL,
  target TEXT NOT NULL,
  UNIQUE (handover_key, request_key, field_id),
  FOREIGN KEY (handover_key, request_key) REFERENCES handover_requests (handover_key, request_key) ON DELETE CASCADE
) STRICT;

-- Number of hand-overs that the request is out with, kept by triggers.
ALTER TABLE requests ADD COLUMN out_count INTEGER NOT NULL DEFAULT 0;

CREATE TRIGGER handover_requests_insert AFTER INSERT ON handover_requests
WHEN (SELECT state FROM handovers WHERE key = NEW.handover_key) = 'out'
BEGIN
  UPDATE requests SET out_count = out_count + 1 WHERE key = NEW.request_key;
END;

CREATE TRIGGER handovers_update AFTER UPDATE OF state ON handovers
WHEN (OLD.state = 'out') <> (NEW.state = 'out')
BEGIN
  UPDATE requests SET out_count = out_count + iif(NEW.state = 'out', 1, -1)
  WHERE key IN (SELECT request_key FROM handover_requests WHERE handover_key = NEW.key);
END;

-- A file that came back, until everything in it is decided.
CREATE TABLE take_backs (
  key INTEGER PRIMARY KEY,
  -- NULL: it is of no hand-over of this desk.
  handover_key INTEGER REFERENCES handovers (key) ON DELETE CASCADE,
  file_name TEXT NOT NULL,
  format TEXT NOT NULL,
  reviewer TEXT NOT NULL,
  opened_us INTEGER NOT NULL,
  -- Fields of the hand-over that the file has no row for.
  missing INTEGER NOT NULL,
  -- JSON […]: faults of the file as a whole.
  faults TEXT NOT NULL
) STRICT;

CREATE INDEX take_backs_by_handover ON take_backs (handover_key) WHERE handover_key IS NOT NULL;

CREATE TABLE take_back_items (
  key INTEGER PRIMARY KEY,
  take_back_key INTEGER NOT NULL REFERENCES take_backs (key) ON DELETE CASCADE,
  state TEXT NOT NULL CHECK (state IN ('changed', 'unchanged', 'stale', 'damaged', 'unknown')),
  decision TEXT NOT NULL DEFAULT 'open' CHECK (decision IN ('open', 'accepted', 'left')),
  -- 1: it has a value that differs, or a verdict, or a comment.
  can_accept INTEGER NOT NULL,
  -- NULL: the state is 'unknown'.
  request_key INTEGER REFERENCES requests (key) ON DELETE CASCADE,
  field_id TEXT,
  -- The target that the field would get. NULL: none can be made of what came.
  value TEXT,
  -- The text as the file has it, where it has no value.
  returned TEXT,
  verdict TEXT CHECK (verdict IN ('fine', 'changed', 'wrong')),
  comment TEXT,
  reviewer TEXT,
  -- JSON {"faults", "place"}.
  body TEXT NOT NULL
) STRICT;

CREATE INDEX take_back_items_by_take_back ON take_back_items (take_back_key, state, key);
CREATE INDEX take_back_items_by_request ON take_back_items (request_key) WHERE request_key IS NOT NULL;

-- Corrected targets of mirrored requests, kept beside what upstream delivered.
CREATE TABLE corrections (
  key INTEGER PRIMARY KEY,
  request_key INTEGER NOT NULL REFERENCES requests (key) ON DELETE CASCADE,
  field_id TEXT NOT NULL,
  value TEXT NOT NULL,
  -- What upstream had delivered: with another delivery the correction is stale.
  delivered TEXT NOT NULL,
  version INTEGER NOT NULL,
  reviewer TEXT NOT NULL,
  made_us INTEGER NOT NULL,
  UNIQUE (request_key, field_id)
) STRICT;

-- The newest verdict of a reviewer on each field.
CREATE TABLE verdicts (
  request_key INTEGER NOT NULL REFERENCES requests (key) ON DELETE CASCADE,
  field_id TEXT NOT NULL,
  verdict TEXT NOT NULL CHECK (verdict IN ('fine', 'changed', 'wrong')),
  -- The version that was handed out.
  version INTEGER NOT NULL,
  reviewer TEXT NOT NULL,
  given_us INTEGER NOT NULL,
  PRIMARY KEY (request_key, field_id)
) STRICT, WITHOUT ROWID;
