-- Calls we owe somebody, what came of them, what the listener received, and whom it belongs to.

-- Upstream services. Keys are never used twice: they are the `origin` of mirrored requests.
CREATE TABLE connections (
  key INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL COLLATE NOCASE,
  base_url TEXT NOT NULL,
  -- The last part of the listener's address, not guessable.
  listener_key TEXT NOT NULL UNIQUE,
  -- Sealed by the secret box; NULL: signatures are not checked.
  listener_secret TEXT,
  created_us INTEGER NOT NULL,
  -- A removed connection stays as the origin of what it mirrored, without its secrets.
  removed_us INTEGER
) STRICT;

CREATE UNIQUE INDEX connections_by_name ON connections (name) WHERE removed_us IS NULL;

CREATE TABLE webhook_secrets (
  key INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Sealed by the secret box. The newest row signs; an older one signs too until it expires.
  secret TEXT NOT NULL,
  created_us INTEGER NOT NULL,
  -- NULL: in force.
  expires_us INTEGER
) STRICT;

-- One mechanism for everything we owe. A row is written in the transaction that makes us owe it, and is the truth: what
-- runs is only in memory, so a kill at any instant leaves it waiting.
CREATE TABLE outbox (
  key INTEGER PRIMARY KEY AUTOINCREMENT,
  -- webhook: a delivery of the registered webhook. import-mark: a mark owed to the connection it was mirrored from.
  kind TEXT NOT NULL CHECK (kind IN ('webhook', 'import-mark')),
  -- Calls of one request go out in order. NULL: belongs to none (a test delivery).
  request_key INTEGER REFERENCES requests (key) ON DELETE CASCADE,
  -- The same on every attempt (webhook-id), unique for ever.
  event_id TEXT NOT NULL UNIQUE,
  -- created | confirmed | completed | reopened | edited | test | success | fail
  event TEXT NOT NULL,
  -- What the call says of the request: its state at that moment. With the version's document this is the whole body.
  version INTEGER,
  request_state TEXT,
  completed_text TEXT,
  -- The body itself where no version holds it (a test delivery).
  body TEXT,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'failed', 'cancelled')),
  created_us INTEGER NOT NULL,
  -- When the next attempt may begin, by the outbox's clock (`outbox_clock`). Only a head's counts.
  due_us INTEGER NOT NULL,
  -- A row of an earlier round than its kind's is due at once, with no try used.
  round INTEGER NOT NULL,
  -- 1: the first of its request that waits; the others follow it.
  is_head INTEGER NOT NULL,
  -- Attempts since it was owed or last asked for by hand: the place in the retry schedule.
  tries INTEGER NOT NULL DEFAULT 0,
  -- All attempts ever, and what the last one brought.
  attempts INTEGER NOT NULL DEFAULT 0,
  last_attempt_us INTEGER,
  last_status INTEGER,
  last_problem TEXT,
  finished_us INTEGER
) STRICT;

CREATE INDEX outbox_due ON outbox (kind, round, due_us, key) WHERE state = 'waiting' AND is_head = 1;
CREATE INDEX outbox_waiting_by_request ON outbox (kind, request_key, key) WHERE state = 'waiting';
CREATE INDEX outbox_by_state ON outbox (kind, state, key);
CREATE INDEX outbox_by_kind ON outbox (kind, key);
CREATE INDEX outbox_by_request ON outbox (request_key);
CREATE INDEX outbox_done ON outbox (kind, finished_us) WHERE state = 'done';

-- A new round makes everything of a kind that waits due at once, at the cost of one row: the address it goes to changed.
CREATE TABLE outbox_rounds (
  kind TEXT PRIMARY KEY,
  round INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO outbox_rounds VALUES ('webhook', 1), ('import-mark', 1);

-- The outbox's clock is the machine's plus `shift_us`, and never goes back: when the machine's is set back, the shift grows,
-- and nothing waits longer than its schedule says.
CREATE TABLE outbox_clock (
  key INTEGER PRIMARY KEY CHECK (key = 1),
  shift_us INTEGER NOT NULL,
  -- What it showed last.
  seen_us INTEGER NOT NULL
) STRICT;

INSERT INTO outbox_clock VALUES (1, 0, 0);

-- How many of each state, for every 4096 keys: totals are sums, and a place in a list is found without counting up to it.
CREATE TABLE outbox_counts (
  kind TEXT NOT NULL,
  state TEXT NOT NULL,
  block INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (kind, state, block)
) STRICT, WITHOUT ROWID;

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

CREATE TABLE outbox_attempts (
  key INTEGER PRIMARY KEY,
  outbox_key INTEGER NOT NULL REFERENCES outbox (key) ON DELETE CASCADE,
  -- The entry's, repeated: how the last attempts of a kind went is read from an index.
  kind TEXT NOT NULL,
  number INTEGER NOT NULL,
  started_us INTEGER NOT NULL,
  duration_us INTEGER NOT NULL,
  url TEXT NOT NULL,
  -- NULL: there was no answer.
  status INTEGER,
  -- NULL: it succeeded. Otherwise the closed list of `AttemptProblem`.
  problem TEXT,
  -- In words, where there is more to say than the list has.
  problem_text TEXT,
  -- JSON [[name, value], …]; secrets never stand in them. Bodies: their first 16 KiB.
  request_headers TEXT NOT NULL,
  request_body BLOB NOT NULL,
  request_bytes INTEGER NOT NULL,
  response_headers TEXT,
  response_body BLOB,
  -- As many as were read; NULL: there was no answer.
  response_bytes INTEGER,
  UNIQUE (outbox_key, number)
) STRICT;

-- Keys grow in the order in which attempts ended.
CREATE INDEX outbox_attempts_by_kind ON outbox_attempts (kind, key);
CREATE INDEX outbox_attempts_succeeded ON outbox_attempts (kind, key) WHERE problem IS NULL;

-- Calls the listener received, before anything else is done with them, and what became of them.
CREATE TABLE receipts (
  key INTEGER PRIMARY KEY AUTOINCREMENT,
  connection_key INTEGER NOT NULL REFERENCES connections (key) ON DELETE CASCADE,
  received_us INTEGER NOT NULL,
  method TEXT NOT NULL,
  -- The header `webhook-id`, where there was one.
  event_id TEXT,
  -- Of the body.
  size_bytes INTEGER NOT NULL,
  -- new: not looked at yet. applied: changed the mirror. unchanged: said nothing new, or something older.
  -- refused: could not be applied, `reason` says why; can be replayed.
  state TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'applied', 'unchanged', 'refused')),
  -- Closed list of `ReceiptReason`; NULL where there is nothing to say.
  reason TEXT,
  -- JSON […]: every problem with its place.
  problems TEXT,
  -- What it was applied to.
  request_key INTEGER REFERENCES requests (key) ON DELETE SET NULL,
  version INTEGER,
  settled_us INTEGER
) STRICT;

CREATE INDEX receipts_by_state ON receipts (state, key);
CREATE INDEX receipts_by_connection ON receipts (connection_key, key);
CREATE INDEX receipts_by_event ON receipts (connection_key, event_id, key) WHERE event_id IS NOT NULL;
CREATE INDEX receipts_by_request ON receipts (request_key) WHERE request_key IS NOT NULL;
-- Whoever knows the address can fill it with these; only the newest are kept.
CREATE INDEX receipts_unsigned ON receipts (connection_key, key, size_bytes)
  WHERE state = 'refused' AND reason = 'signature';

-- The call itself, verbatim. Apart from what changes: writing a state must not write a body of megabytes again.
CREATE TABLE receipt_calls (
  receipt_key INTEGER PRIMARY KEY REFERENCES receipts (key) ON DELETE CASCADE,
  -- JSON [[name, value], …], as received.
  headers TEXT NOT NULL,
  body BLOB NOT NULL
) STRICT;

-- How many there are; kept by triggers, so that no list has to count.
CREATE TABLE receipt_counts (
  connection_key INTEGER NOT NULL,
  state TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (connection_key, state)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER receipt_counts_insert AFTER INSERT ON receipts BEGIN
  INSERT INTO receipt_counts VALUES (NEW.connection_key, NEW.state, 1)
  ON CONFLICT DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER receipt_counts_delete AFTER DELETE ON receipts BEGIN
  UPDATE receipt_counts SET count = count - 1 WHERE connection_key = OLD.connection_key AND state = OLD.state;
END;

CREATE TRIGGER receipt_counts_update AFTER UPDATE OF state ON receipts WHEN OLD.state <> NEW.state BEGIN
  UPDATE receipt_counts SET count = count - 1 WHERE connection_key = OLD.connection_key AND state = OLD.state;
  INSERT INTO receipt_counts VALUES (NEW.connection_key, NEW.state, 1)
  ON CONFLICT DO UPDATE SET count = count + 1;
END;

-- The newest event that was applied to a mirrored request, where events can be told apart by age.
CREATE TABLE applied_events (
  request_key INTEGER PRIMARY KEY REFERENCES requests (key) ON DELETE CASCADE,
  event_id TEXT NOT NULL
) STRICT;
