-- What the checks found in the current version of each completed request, what the coordinator dismissed of it, and which
-- requests are owed a check.

-- The version the problems of a request were found in; NULL: never checked.
ALTER TABLE requests ADD COLUMN checked_version INTEGER;
-- The round of `check_sweep` that was on then: who was checked in it is passed over.
ALTER TABLE requests ADD COLUMN checked_round INTEGER;
-- Problems that are not dismissed; kept by triggers on problems.
ALTER TABLE requests ADD COLUMN error_count INTEGER NOT NULL DEFAULT 0;
ALTER TABLE requests ADD COLUMN warning_count INTEGER NOT NULL DEFAULT 0;
-- The order of the list: by errors, then by warnings.
ALTER TABLE requests ADD COLUMN problem_weight INTEGER AS (error_count * 1000000 + warning_count);

CREATE INDEX requests_by_problems ON requests (problem_weight, created_us, id);
-- The view of requests with problems, in each of its orders.
CREATE INDEX requests_problems_by_completed ON requests (completed_us, created_us, id)
  WHERE error_count + warning_count > 0;
CREATE INDEX requests_problems_by_created ON requests (created_us, id) WHERE error_count + warning_count > 0;
CREATE INDEX requests_problems_by_size ON requests (size_bytes, created_us, id) WHERE error_count + warning_count > 0;
CREATE INDEX requests_problems_by_problems ON requests (problem_weight, created_us, id)
  WHERE error_count + warning_count > 0;

-- The order in the other view that has indexes of its own.
CREATE INDEX requests_changed_by_problems ON requests (problem_weight, created_us, id)
  WHERE reviewed_version < version;

-- Why problems do not count. A problem is named by its content (`problemKey`) and a field by its id, so that a dismissal
-- holds for the versions to come as well.
CREATE TABLE dismissals (
  key INTEGER PRIMARY KEY AUTOINCREMENT,
  -- field: this problem in one field. request: this problem in every field of a request. pair: all that the check finds
  -- from one language to another. everywhere: all that the check finds.
  scope TEXT NOT NULL CHECK (scope IN ('field', 'request', 'pair', 'everywhere')),
  check_id TEXT NOT NULL,
  request_key INTEGER REFERENCES requests (key) ON DELETE CASCADE,
  field_id TEXT,
  problem_key TEXT,
  -- Canonical tags.
  language_source TEXT,
  language_target TEXT,
  -- In the coordinator's words; may be empty.
  reason TEXT NOT NULL,
  dismissed_us INTEGER NOT NULL,
  CHECK ((scope IN ('field', 'request')) = (request_key IS NOT NULL)),
  CHECK ((scope IN ('field', 'request')) = (problem_key IS NOT NULL)),
  CHECK ((scope = 'field') = (field_id IS NOT NULL)),
  CHECK ((scope = 'pair') = (language_source IS NOT NULL)),
  CHECK ((scope = 'pair') = (language_target IS NOT NULL))
) STRICT;

CREATE INDEX dismissals_by_request ON dismissals (request_key) WHERE request_key IS NOT NULL;
CREATE INDEX dismissals_wide ON dismissals (check_id) WHERE request_key IS NULL;

-- Of the version that was checked last, in the order of its fields.
CREATE TABLE problems (
  -- Never used twice: what a window shows may be gone when it is dismissed.
  key INTEGER PRIMARY KEY AUTOINCREMENT,
  request_key INTEGER NOT NULL REFERENCES requests (key) ON DELETE CASCADE,
  -- Of the field, from 0.
  position INTEGER NOT NULL,
  field_id TEXT NOT NULL,
  check_id TEXT NOT NULL,
  level TEXT NOT NULL CHECK (level IN ('error', 'warning')),
  problem_key TEXT NOT NULL,
  -- JSON {variant, detail, source, target}.
  body TEXT NOT NULL,
  -- The dismissal it falls under; NULL: it counts.
  dismissal_key INTEGER
) STRICT;

CREATE INDEX problems_by_request ON problems (request_key, position, key);
CREATE INDEX problems_by_check ON problems (check_id, key);
CREATE INDEX problems_open ON problems (check_id, request_key) WHERE dismissal_key IS NULL;

CREATE TRIGGER problems_insert AFTER INSERT ON problems WHEN NEW.dismissal_key IS NULL BEGIN
  UPDATE requests SET
    error_count = error_count + (NEW.level = 'error'),
    warning_count = warning_count + (NEW.level = 'warning')
  WHERE key = NEW.request_key;
END;

CREATE TRIGGER problems_delete AFTER DELETE ON problems WHEN OLD.dismissal_key IS NULL BEGIN
  UPDATE requests SET
    error_count = error_count - (OLD.level = 'error'),
    warning_count = warning_count - (OLD.level = 'warning')
  WHERE key = OLD.request_key;
END;

CREATE TRIGGER problems_update AFTER UPDATE OF level, dismissal_key ON problems
WHEN NEW.level <> OLD.level OR (NEW.dismissal_key IS NULL) <> (OLD.dismissal_key IS NULL)
BEGIN
  UPDATE requests SET
    error_count = error_count
      + (NEW.level = 'error' AND NEW.dismissal_key IS NULL) - (OLD.level = 'error' AND OLD.dismissal_key IS NULL),
    warning_count = warning_count
      + (NEW.level = 'warning' AND NEW.dismissal_key IS NULL) - (OLD.level = 'warning' AND OLD.dismissal_key IS NULL)
  WHERE key = NEW.request_key;
END;

-- How many requests have problems that count; one row, kept by triggers, so that nobody has to count.
CREATE TABLE problem_counts (
  key INTEGER PRIMARY KEY CHECK (key = 1),
  requests INTEGER NOT NULL
) STRICT;

INSERT INTO problem_counts VALUES (1, 0);

CREATE TRIGGER problem_counts_update AFTER UPDATE OF error_count, warning_count ON requests
WHEN (NEW.error_count + NEW.warning_count > 0) <> (OLD.error_count + OLD.warning_count > 0)
BEGIN
  UPDATE problem_counts SET requests = requests + iif(NEW.error_count + NEW.warning_count > 0, 1, -1);
END;

CREATE TRIGGER problem_counts_delete AFTER DELETE ON requests WHEN OLD.error_count + OLD.warning_count > 0 BEGIN
  UPDATE problem_counts SET requests = requests - 1;
END;

-- What the coordinator set a check to, for a language pair (canonical tags, each with everything below it) or, where both
-- are empty, for all. Where no row fits, the check's own level holds.
CREATE TABLE check_levels (
  check_id TEXT NOT NULL,
  language_source TEXT NOT NULL,
  language_target TEXT NOT NULL,
  level TEXT NOT NULL CHECK (level IN ('error', 'warning', 'off')),
  PRIMARY KEY (check_id, language_source, language_target)
) STRICT, WITHOUT ROWID;

-- Requests that are owed a check, written by triggers in the transaction that changes their content, so that no writer can
-- forget it. A row is the truth: it goes in the transaction that writes what was found. One small table without further
-- indexes: every request that comes pays for it.
CREATE TABLE check_queue (
  -- A request that is gone stays in here until what else is kept of it is gone too.
  request_key INTEGER PRIMARY KEY,
  -- Grows when something changes while a check is owed: the check of what was before does not settle it.
  revision INTEGER NOT NULL
) STRICT;

-- Before completion there is no target to check.
CREATE TRIGGER check_queue_request_insert AFTER INSERT ON requests WHEN NEW.state = 'completed' BEGIN
  INSERT INTO check_queue VALUES (NEW.key, 1) ON CONFLICT DO UPDATE SET revision = revision + 1;
END;

CREATE TRIGGER check_queue_request_update AFTER UPDATE OF version, state, language_source_canonical,
  language_target_canonical ON requests
WHEN (NEW.state = 'completed' OR OLD.state = 'completed') AND (
  NEW.version <> OLD.version OR NEW.state <> OLD.state
  OR NEW.language_source_canonical <> OLD.language_source_canonical
  OR NEW.language_target_canonical <> OLD.language_target_canonical)
BEGIN
  INSERT INTO check_queue VALUES (NEW.key, 1) ON CONFLICT DO UPDATE SET revision = revision + 1;
END;

CREATE TRIGGER check_queue_request_delete AFTER DELETE ON requests WHEN OLD.checked_version IS NOT NULL BEGIN
  INSERT INTO check_queue VALUES (OLD.key, 1) ON CONFLICT DO UPDATE SET revision = revision + 1;
END;

-- Checking everything again, from the newest request down, costs one row to begin: the checks changed, one was switched on,
-- or (at first) nothing was ever checked.
CREATE TABLE check_sweep (
  key INTEGER PRIMARY KEY CHECK (key = 1),
  -- The checks' version that all requests were, or are being, checked with. 0: none.
  checks_version INTEGER NOT NULL,
  -- Names the file of segments (segments.db) that belongs to what is here; another one is made anew by a sweep.
  segments_id TEXT NOT NULL,
  -- Grows with each beginning: what was found for an earlier one does not bring this one on.
  round INTEGER NOT NULL,
  -- Requests below this key are left to do; NULL: none.
  below_key INTEGER,
  -- How many requests it began with, and how many of them are done.
  total INTEGER NOT NULL,
  done INTEGER NOT NULL
) STRICT;

INSERT INTO check_sweep VALUES (1, 0, '', 0, NULL, 0, 0);

-- A check's problems whose level or dismissal may have changed with a setting: brought up to it in portions.
CREATE TABLE check_relabels (
  check_id TEXT PRIMARY KEY,
  -- Problems above this key are left to do.
  after_key INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
