-- What triggers write beside a new request, in a form that needs no statement journal: SQLite would copy every page that
-- the insert touches, a third of its time, because it may have to take it back alone. It has to as soon as a trigger
-- has an upsert, changes() or a given rowid. So: tables without rowid, an update, and an insert of what is not there yet.
-- The insert itself is OR FAIL (content-request-store.ts); what fails is taken back with the transaction it is in.

CREATE TABLE new_search_revisions (
  request_key INTEGER PRIMARY KEY,
  revision INTEGER NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;
INSERT INTO new_search_revisions SELECT request_key, revision FROM search_revisions;

CREATE TABLE new_check_queue (
  -- A request that is gone stays in here until what else is kept of it is gone too.
  request_key INTEGER PRIMARY KEY,
  -- Grows when something changes while a check is owed: the check of what was before does not settle it.
  revision INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO new_check_queue SELECT request_key, revision FROM check_queue;

CREATE TABLE new_origin_counts (
  origin INTEGER PRIMARY KEY,
  count INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO new_origin_counts SELECT origin, count FROM origin_counts;

-- Dropped before their tables: a trigger that names a table that is not there stops a rename.
DROP TRIGGER search_revisions_insert;
DROP TRIGGER search_revisions_update;
DROP TRIGGER search_revisions_delete;
DROP TRIGGER check_queue_request_insert;
DROP TRIGGER check_queue_request_update;
DROP TRIGGER check_queue_request_delete;
DROP TRIGGER origin_counts_insert;
DROP TRIGGER origin_counts_delete;
DROP TRIGGER request_counts_insert;
DROP TABLE search_revisions;
DROP TABLE check_queue;
DROP TABLE origin_counts;
ALTER TABLE new_search_revisions RENAME TO search_revisions;
ALTER TABLE new_check_queue RENAME TO check_queue;
ALTER TABLE new_origin_counts RENAME TO origin_counts;

CREATE TRIGGER search_revisions_insert AFTER INSERT ON requests BEGIN
  -- A removed request keeps its row, and a new one may get its key.
  UPDATE search_revisions SET revision = (SELECT max(revision) + 1 FROM search_revisions) WHERE request_key = NEW.key;
  INSERT INTO search_revisions
    SELECT NEW.key, (SELECT coalesce(max(revision), 0) + 1 FROM search_revisions)
    WHERE NOT EXISTS (SELECT 1 FROM search_revisions WHERE request_key = NEW.key);
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

-- Before completion there is no target to check.
CREATE TRIGGER check_queue_request_insert AFTER INSERT ON requests WHEN NEW.state = 'completed' BEGIN
  UPDATE check_queue SET revision = revision + 1 WHERE request_key = NEW.key;
  INSERT INTO check_queue
    SELECT NEW.key, 1 WHERE NOT EXISTS (SELECT 1 FROM check_queue WHERE request_key = NEW.key);
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

CREATE TRIGGER origin_counts_insert AFTER INSERT ON requests BEGIN
  INSERT INTO origin_counts
    SELECT NEW.origin, 0 WHERE NOT EXISTS (SELECT 1 FROM origin_counts WHERE origin = NEW.origin);
  UPDATE origin_counts SET count = count + 1 WHERE origin = NEW.origin;
END;

CREATE TRIGGER origin_counts_delete AFTER DELETE ON requests BEGIN
  UPDATE origin_counts SET count = count - 1 WHERE origin = OLD.origin;
END;

CREATE TRIGGER request_counts_insert AFTER INSERT ON requests BEGIN
  INSERT INTO request_counts
    SELECT
      ((NEW.created_us) - (((NEW.created_us) % 86400000000) + 86400000000) % 86400000000) / 86400000000,
      CASE WHEN NEW.completed_us IS NULL THEN -1000000 ELSE ((NEW.completed_us) - (((NEW.completed_us) % 86400000000) + 86400000000) % 86400000000) / 86400000000 END,
      NEW.state, NEW.source, NEW.language_source_canonical, NEW.language_target_canonical,
      coalesce(NEW.import_state, ''), 0
    WHERE NOT EXISTS (
      SELECT 1 FROM request_counts WHERE
        completed_day = CASE WHEN NEW.completed_us IS NULL THEN -1000000 ELSE ((NEW.completed_us) - (((NEW.completed_us) % 86400000000) + 86400000000) % 86400000000) / 86400000000 END
        AND created_day = ((NEW.created_us) - (((NEW.created_us) % 86400000000) + 86400000000) % 86400000000) / 86400000000
        AND state = NEW.state AND source = NEW.source
        AND language_source_canonical = NEW.language_source_canonical
        AND language_target_canonical = NEW.language_target_canonical
        AND import_state = coalesce(NEW.import_state, ''));
  UPDATE request_counts SET count = count + 1 WHERE
    completed_day = CASE WHEN NEW.completed_us IS NULL THEN -1000000 ELSE ((NEW.completed_us) - (((NEW.completed_us) % 86400000000) + 86400000000) % 86400000000) / 86400000000 END
    AND created_day = ((NEW.created_us) - (((NEW.created_us) % 86400000000) + 86400000000) % 86400000000) / 86400000000
    AND state = NEW.state AND source = NEW.source
    AND language_source_canonical = NEW.language_source_canonical
    AND language_target_canonical = NEW.language_target_canonical
    AND import_state = coalesce(NEW.import_state, '');
END;
