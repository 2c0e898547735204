-- Upstream may complete a request without saying what it was submitted with. 1: `value` is a result, and its source is not
-- known. Where an earlier version had it, it is in `original_value`, whether it was sent again or not.
ALTER TABLE fields ADD COLUMN source_unknown INTEGER NOT NULL DEFAULT 0 CHECK (source_unknown IN (0, 1));

-- Results that are here already. A version that was learned before the completion is a submission.
UPDATE fields SET source_unknown = 1 WHERE original_value IS NULL AND (request_key, version) IN (
  SELECT r.key, v.number FROM requests r JOIN versions v ON v.request_key = r.key
  WHERE r.origin <> 0 AND r.state = 'completed' AND (v.number = r.version OR v.learned_us >= r.completed_us));

-- Found again and checked again.
INSERT INTO search_revisions
  SELECT request_key, (SELECT coalesce(max(revision), 0) FROM search_revisions) + row_number() OVER ()
  FROM (SELECT DISTINCT request_key FROM fields WHERE source_unknown = 1) WHERE true
  ON CONFLICT (request_key) DO UPDATE SET revision = excluded.revision;
INSERT INTO check_queue SELECT DISTINCT request_key, 1 FROM fields WHERE source_unknown = 1
  ON CONFLICT (request_key) DO UPDATE SET revision = revision + 1;

UPDATE fields SET original_value = (
  SELECT coalesce(earlier.original_value, earlier.value) FROM fields earlier
  WHERE earlier.request_key = fields.request_key AND earlier.version < fields.version AND earlier.id = fields.id
    AND (earlier.source_unknown = 0 OR earlier.original_value IS NOT NULL)
  ORDER BY earlier.version DESC, abs(earlier.position - fields.position) LIMIT 1)
WHERE source_unknown = 1;
UPDATE fields SET source_unknown = 0 WHERE source_unknown = 1 AND original_value IS NOT NULL;

-- How many problems were found in the version that was checked, where that is more than are kept.
ALTER TABLE requests ADD COLUMN problems_found INTEGER;

-- 1: the coordinator has checking everything again wait. What comes is checked all the same.
ALTER TABLE check_sweep ADD COLUMN paused INTEGER NOT NULL DEFAULT 0 CHECK (paused IN (0, 1));
