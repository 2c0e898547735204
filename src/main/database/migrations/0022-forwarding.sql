-- Requests of this desk that are sent to a connection, whose service completes them.

-- `unconfirmed` of one of these: a call left that upstream may have accepted, and its answer never told.
CREATE TABLE forwardings (
  request_key INTEGER PRIMARY KEY REFERENCES requests (key) ON DELETE CASCADE,
  connection_key INTEGER NOT NULL REFERENCES connections (key),
  -- The same on every attempt.
  idempotency_key TEXT NOT NULL UNIQUE,
  -- When the first call left that upstream may have accepted, and the last one. NULL: none did.
  first_sent_us INTEGER,
  last_sent_us INTEGER,
  -- Its id there. NULL: it is not known to be there.
  upstream_id TEXT,
  -- JSON […]: why upstream refused it, in its own words.
  errors TEXT,
  -- JSON [{"id", "created"}, …]: requests there that may be it.
  candidates TEXT
) STRICT;

CREATE INDEX forwardings_by_upstream_id ON forwardings (upstream_id) WHERE upstream_id IS NOT NULL;
CREATE INDEX forwardings_by_connection ON forwardings (connection_key);

-- Where requests go that are submitted with this token. NULL: they stay here.
ALTER TABLE tokens ADD COLUMN forward_to INTEGER REFERENCES connections (key);

-- The outbox learns another kind, which its CHECK would refuse.
CREATE TABLE new_outbox (
  key INTEGER PRIMARY KEY AUTOINCREMENT,
  -- webhook: a delivery of the registered webhook. import-mark: a mark for the connection that its request belongs to.
  -- forwarding: a request that is sent to a connection.
  kind TEXT NOT NULL CHECK (kind IN ('webhook', 'import-mark', 'forwarding')),
  request_key INTEGER REFERENCES requests (key) ON DELETE CASCADE,
  event_id TEXT NOT NULL UNIQUE,
  event TEXT NOT NULL,
  version INTEGER,
  request_state TEXT,
  completed_text TEXT,
  body TEXT,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'failed', 'cancelled')),
  created_us INTEGER NOT NULL,
  due_us INTEGER NOT NULL,
  round INTEGER NOT NULL,
  is_head INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  attempts INTEGER NOT NULL DEFAULT 0,
  last_attempt_us INTEGER,
  last_status INTEGER,
  last_problem TEXT,
  finished_us INTEGER,
  connection_key INTEGER REFERENCES connections (key) ON DELETE CASCADE,
  mark_key INTEGER REFERENCES import_marks (key) ON DELETE CASCADE,
  overrides INTEGER NOT NULL DEFAULT 0,
  ending TEXT,
  unconfirmed INTEGER NOT NULL DEFAULT 0,
  known_state TEXT,
  known_us INTEGER
) STRICT;

INSERT INTO new_outbox (key, kind, request_key, event_id, event, version, request_state, completed_text, body, state,
  created_us, due_us, round, is_head, tries, attempts, last_attempt_us, last_status, last_problem, finished_us,
  connection_key, mark_key, overrides, ending, unconfirmed, known_state, known_us)
SELECT key, kind, request_key, event_id, event, version, request_state, completed_text, body, state,
  created_us, due_us, round, is_head, tries, attempts, last_attempt_us, last_status, last_problem, finished_us,
  connection_key, mark_key, overrides, ending, unconfirmed, known_state, known_us
FROM outbox ORDER BY key;

-- A key is never used twice, those of rows that are gone included.
DELETE FROM sqlite_sequence WHERE name = 'new_outbox';
INSERT INTO sqlite_sequence (name, seq) SELECT 'new_outbox', seq FROM sqlite_sequence WHERE name = 'outbox';

DROP TABLE outbox;
ALTER TABLE new_outbox RENAME TO outbox;

CREATE INDEX outbox_due ON outbox (kind, round, due_us, key) WHERE state = 'waiting' AND is_head = 1;
CREATE INDEX outbox_waiting_by_request ON outbox (kind, request_key, key) WHERE state = 'waiting';
CREATE INDEX outbox_by_state ON outbox (kind, state, key);
CREATE INDEX outbox_by_kind ON outbox (kind, key);
CREATE INDEX outbox_by_request ON outbox (request_key);
CREATE INDEX outbox_done ON outbox (kind, finished_us) WHERE state = 'done';
CREATE INDEX outbox_by_connection ON outbox (connection_key, state) WHERE connection_key IS NOT NULL;
-- The turns of one connection's calls of a kind: a connection that is held must not stand in front of the others.
CREATE INDEX outbox_due_by_connection ON outbox (connection_key, kind, round, due_us, key)
  WHERE connection_key IS NOT NULL AND state = 'waiting' AND is_head = 1;
CREATE INDEX outbox_by_mark ON outbox (mark_key) WHERE mark_key IS NOT NULL;
CREATE INDEX outbox_marks_open ON outbox (key) WHERE kind = 'import-mark' AND state IN ('waiting', 'failed');
CREATE INDEX outbox_marks_closed ON outbox (key) WHERE kind = 'import-mark' AND state IN ('done', 'cancelled');
CREATE INDEX outbox_marks_overtaken ON outbox (kind, state) WHERE kind = 'import-mark' AND state = 'waiting' AND ending IS NOT NULL;
-- What upstream brings may be one of these.
CREATE INDEX outbox_forwardings_unconfirmed ON outbox (connection_key)
  WHERE kind = 'forwarding' AND unconfirmed = 1 AND state IN ('waiting', 'failed');

CREATE TRIGGER outbox_counts_insert AFTER INSERT ON outbox BEGIN
  INSERT INTO outbox_counts VALUES (NEW.kind, NEW.state, NEW.key >> 12, 1)
  ON CONFLICT DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER outbox_counts_delete AFTER DELETE ON outbox BEGIN
  UPDATE outbox_counts SET count = count - 1 WHERE kind = OLD.kind AND state = OLD.state AND block = OLD.key >> 12;
END;

CREATE TRIGGER outbox_counts_update AFTER UPDATE OF state ON outbox WHEN NEW.state <> OLD.state BEGIN
  UPDATE outbox_counts SET count = count - 1 WHERE kind = OLD.kind AND state = OLD.state AND block = OLD.key >> 12;
  INSERT INTO outbox_counts VALUES (NEW.kind, NEW.state, NEW.key >> 12, 1)
  ON CONFLICT DO UPDATE SET count = count + 1;
END;

INSERT INTO outbox_rounds VALUES ('forwarding', 1);
