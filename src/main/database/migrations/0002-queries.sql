-- What the criteria-based query needs to stay flat at a million requests: an index for every criterion under both
-- sort orders, and totals that need not count.

CREATE INDEX requests_by_state_completed ON requests (state, completed_us, created_us, id);
CREATE INDEX requests_by_source_created ON requests (source, created_us, id);
CREATE INDEX requests_by_source_completed ON requests (source, completed_us, created_us, id);
CREATE INDEX requests_by_language_source_created ON requests (language_source_canonical, created_us, id);
CREATE INDEX requests_by_language_source_completed
  ON requests (language_source_canonical, completed_us, created_us, id);
CREATE INDEX requests_by_language_target_created ON requests (language_target_canonical, created_us, id);
CREATE INDEX requests_by_language_target_completed
  ON requests (language_target_canonical, completed_us, created_us, id);

-- How many requests share a day of creation, a day of completion, and everything that can be asked for by equality. A
-- total is a sum over these rows; only the first and the last day of a range are counted one by one. Kept by triggers,
-- so that no writer can forget it. Days are whole days since 1970-01-01 UTC, rounded down.
CREATE TABLE request_counts (
  created_day INTEGER NOT NULL,
  -- -1000000: not completed.
  completed_day INTEGER NOT NULL,
  state TEXT NOT NULL,
  source TEXT NOT NULL,
  language_source_canonical TEXT NOT NULL,
  language_target_canonical TEXT NOT NULL,
  -- Empty: no mark.
  import_state TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (
    completed_day, created_day, state, source, language_source_canonical, language_target_canonical, import_state
  )
) STRICT, WITHOUT ROWID;

INSERT INTO request_counts
SELECT
    ((created_us) - (((created_us) % 86400000000) + 86400000000) % 86400000000) / 86400000000,
    CASE WHEN completed_us IS NULL THEN -1000000 ELSE ((completed_us) - (((completed_us) % 86400000000) + 86400000000) % 86400000000) / 86400000000 END,
    state, source, language_source_canonical, language_target_canonical, coalesce(import_state, ''), count(*)
FROM requests
GROUP BY 1, 2, 3, 4, 5, 6, 7;

CREATE TRIGGER request_counts_insert AFTER INSERT ON requests BEGIN
  INSERT INTO request_counts VALUES (
    ((NEW.created_us) - (((NEW.created_us) % 86400000000) + 86400000000) % 86400000000) / 86400000000,
    CASE WHEN NEW.completed_us IS NULL THEN -1000000 ELSE ((NEW.completed_us) - (((NEW.completed_us) % 86400000000) + 86400000000) % 86400000000) / 86400000000 END,
    NEW.state, NEW.source, NEW.language_source_canonical, NEW.language_target_canonical, coalesce(NEW.import_state, ''), 1)
  ON CONFLICT DO UPDATE SET count = count + (1);
END;

CREATE TRIGGER request_counts_delete AFTER DELETE ON requests BEGIN
  INSERT INTO request_counts VALUES (
    ((OLD.created_us) - (((OLD.created_us) % 86400000000) + 86400000000) % 86400000000) / 86400000000,
    CASE WHEN OLD.completed_us IS NULL THEN -1000000 ELSE ((OLD.completed_us) - (((OLD.completed_us) % 86400000000) + 86400000000) % 86400000000) / 86400000000 END,
    OLD.state, OLD.source, OLD.language_source_canonical, OLD.language_target_canonical, coalesce(OLD.import_state, ''), -1)
  ON CONFLICT DO UPDATE SET count = count + (-1);
END;

CREATE TRIGGER request_counts_update AFTER UPDATE OF created_us, completed_us, state, source,
  language_source_canonical, language_target_canonical, import_state ON requests
BEGIN
  INSERT INTO request_counts VALUES (
    ((OLD.created_us) - (((OLD.created_us) % 86400000000) + 86400000000) % 86400000000) / 86400000000,
    CASE WHEN OLD.completed_us IS NULL THEN -1000000 ELSE ((OLD.completed_us) - (((OLD.completed_us) % 86400000000) + 86400000000) % 86400000000) / 86400000000 END,
    OLD.state, OLD.source, OLD.language_source_canonical, OLD.language_target_canonical, coalesce(OLD.import_state, ''), -1)
  ON CONFLICT DO UPDATE SET count = count + (-1);
  INSERT INTO request_counts VALUES (
    ((NEW.created_us) - (((NEW.created_us) % 86400000000) + 86400000000) % 86400000000) / 86400000000,
    CASE WHEN NEW.completed_us IS NULL THEN -1000000 ELSE ((NEW.completed_us) - (((NEW.completed_us) % 86400000000) + 86400000000) % 86400000000) / 86400000000 END,
    NEW.state, NEW.source, NEW.language_source_canonical, NEW.language_target_canonical, coalesce(NEW.import_state, ''), 1)
  ON CONFLICT DO UPDATE SET count = count + (1);
END;

-- The last accepted criteria-based query of each token: a restart does not reset the limit (decisions, section 4).
CREATE TABLE query_limits (
  token_id TEXT PRIMARY KEY,
  accepted_us INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The one webhook of the service (interface document 2.3).
CREATE TABLE webhook_registration (
  key INTEGER PRIMARY KEY CHECK (key = 1),
  url TEXT NOT NULL,
  changed_us INTEGER NOT NULL
) STRICT;
