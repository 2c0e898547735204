-- Upstream may complete a request without saying what it was submitted with. 1: `value` is a result, and its source is not
-- known. Where an earlier version had it, it is in `original_value`, whether it was sent again or not.
ALTER TABLE fields ADD COLUMN source_unknown INTEGER NOT NULL DEFAULT 0 CHECK (source_unknown IN (0, 1));

-- Results without a source that are here already. A version that was learned before the completion is a submission. Joined in
-- this order, and by an index of what is mirrored: a desk that mirrors nothing has nothing to look at.
CREATE TEMP TABLE results (
  key INTEGER PRIMARY KEY,
  request_key INTEGER NOT NULL,
  version INTEGER NOT NULL
);
INSERT INTO temp.results
  SELECT f.key, f.request_key, f.version
  FROM requests r CROSS JOIN versions v ON v.request_key = r.key
    CROSS JOIN fields f ON f.request_key = v.request_key AND f.version = v.number
  WHERE r.origin > 0 AND +r.state = 'completed' AND (v.number = r.version OR v.learned_us >= r.completed_us)
    AND f.original_value IS NULL;

-- Found again and checked again.
INSERT INTO search_revisions
  SELECT request_key, (SELECT coalesce(max(revision), 0) FROM search_revisions) + row_number() OVER ()
  FROM (SELECT DISTINCT request_key FROM temp.results) WHERE true
  ON CONFLICT (request_key) DO UPDATE SET revision = excluded.revision;
INSERT INTO check_queue SELECT DISTINCT request_key, 1 FROM temp.results WHERE true
  ON CONFLICT (request_key) DO UPDATE SET revision = revision + 1;

-- What earlier versions say of them, found by the field's id: a request may have thousands of fields.
CREATE TEMP TABLE sources (
  request_key INTEGER NOT NULL,
  id TEXT NOT NULL,
  version INTEGER NOT NULL,
  position INTEGER NOT NULL,
  key INTEGER NOT NULL,
  PRIMARY KEY (request_key, id, version, position)
) WITHOUT ROWID;
INSERT INTO temp.sources
  SELECT f.request_key, f.id, f.version, f.position, f.key
  FROM (SELECT request_key, max(version) AS newest FROM temp.results WHERE version > 1 GROUP BY request_key) later
    CROSS JOIN fields f ON f.request_key = later.request_key AND f.version < later.newest
  WHERE f.key NOT IN (SELECT key FROM temp.results);

UPDATE fields SET original_value = (
  SELECT coalesce(source.original_value, source.value) FROM temp.sources s JOIN fields source ON source.key = s.key
  WHERE s.request_key = fields.request_key AND s.id = fields.id AND s.version < fields.version
  ORDER BY s.version DESC, abs(s.position - fields.position) LIMIT 1)
WHERE key IN (SELECT key FROM temp.results WHERE version > 1);
UPDATE fields SET source_unknown = 1
WHERE key IN (SELECT key FROM temp.results) AND original_value IS NULL;

DROP TABLE temp.sources;
DROP TABLE temp.results;

-- How many problems were found in the version that was checked, where that is more than are kept.
ALTER TABLE requests ADD COLUMN problems_found INTEGER;

-- 1: the coordinator has checking everything again wait. What comes is checked all the same.
ALTER TABLE check_sweep ADD COLUMN paused INTEGER NOT NULL DEFAULT 0 CHECK (paused IN (0, 1));
