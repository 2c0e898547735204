-- Import marks on their way upstream, the removal of connections in portions, and syncs asked for by the command line.

-- Why an entry ended, or is to end when its attempt does (`OutboxEnding`); NULL: its state says it all.
ALTER TABLE outbox ADD COLUMN ending TEXT;
-- 1: a call left that may have set the mark there, and its answer never told.
ALTER TABLE outbox ADD COLUMN unconfirmed INTEGER NOT NULL DEFAULT 0;
-- Upstream's own mark, as it was known when ours was set: another one there is a conflict. NULL: none was known.
ALTER TABLE outbox ADD COLUMN known_state TEXT;
ALTER TABLE outbox ADD COLUMN known_us INTEGER;

-- The turns of one connection's marks: a connection that is held must not stand in front of the others.
CREATE INDEX outbox_due_by_connection ON outbox (connection_key, round, due_us, key)
  WHERE connection_key IS NOT NULL AND state = 'waiting' AND is_head = 1;
CREATE INDEX outbox_by_mark ON outbox (mark_key) WHERE mark_key IS NOT NULL;
-- The two halves of the outbox's list.
CREATE INDEX outbox_marks_open ON outbox (key) WHERE kind = 'import-mark' AND state IN ('waiting', 'failed');
CREATE INDEX outbox_marks_closed ON outbox (key) WHERE kind = 'import-mark' AND state IN ('done', 'cancelled');

CREATE INDEX outbox_marks_overtaken ON outbox (kind, state) WHERE kind = 'import-mark' AND state = 'waiting' AND ending IS NOT NULL;

-- Upstream's mark that kept ours from being sent.
CREATE TABLE outbox_conflicts (
  outbox_key INTEGER PRIMARY KEY REFERENCES outbox (key) ON DELETE CASCADE,
  import_state TEXT NOT NULL CHECK (import_state IN ('success', 'fail')),
  time_text TEXT NOT NULL,
  time_us INTEGER NOT NULL
) STRICT;

-- What is left to do of a removal: owed marks to cancel (1), and the mirror to remove as well (2).
ALTER TABLE connections ADD COLUMN clearing INTEGER NOT NULL DEFAULT 0;

-- How many requests each origin has; kept by triggers, so that nobody has to count.
CREATE TABLE origin_counts (
  origin INTEGER PRIMARY KEY,
  count INTEGER NOT NULL
) STRICT;

INSERT INTO origin_counts SELECT origin, count(*) FROM requests GROUP BY origin;

CREATE TRIGGER origin_counts_insert AFTER INSERT ON requests BEGIN
  INSERT INTO origin_counts VALUES (NEW.origin, 1) ON CONFLICT DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER origin_counts_delete AFTER DELETE ON requests BEGIN
  UPDATE origin_counts SET count = count - 1 WHERE origin = OLD.origin;
END;

-- A request that goes takes its key along; without this index each one would read them all.
CREATE INDEX idempotency_keys_by_request ON idempotency_keys (request_key);

-- Syncs that another process asks the running program for, and its answers.
CREATE TABLE sync_asks (
  key INTEGER PRIMARY KEY AUTOINCREMENT,
  connection_key INTEGER NOT NULL REFERENCES connections (key) ON DELETE CASCADE,
  asked_us INTEGER NOT NULL,
  -- asked | running | refused | ended
  state TEXT NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'running', 'refused', 'ended')),
  -- When it is allowed, RFC 3339; only with refused.
  allowed_at TEXT,
  -- The run; only with ended.
  run_key INTEGER
) STRICT;
