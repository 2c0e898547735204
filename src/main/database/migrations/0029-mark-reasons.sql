-- Why an import failed, and the version that it was said of (decisions, section 14).

-- The request's version when the mark was set. NULL: the mark of an earlier level that did not fail.
ALTER TABLE import_marks ADD COLUMN version INTEGER;

UPDATE import_marks SET version = coalesce(
  (SELECT max(number) FROM versions WHERE versions.request_key = import_marks.request_key AND learned_us <= time_us),
  1
)
WHERE import_state = 'fail';

CREATE TABLE mark_reasons (
  key INTEGER PRIMARY KEY,
  mark_key INTEGER NOT NULL REFERENCES import_marks (key) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('rule', 'problem', 'verdict', 'correction', 'text')),
  -- The rule, the check or the verdict.
  id TEXT NOT NULL,
  -- NULL: the reason is about the whole request.
  field_id TEXT,
  text TEXT NOT NULL,
  -- The text as filters compare it.
  folded TEXT NOT NULL,
  UNIQUE (mark_key, position)
) STRICT;

CREATE INDEX mark_reasons_by_kind ON mark_reasons (kind, id, mark_key);
