-- Connections learn to ask: their token and schedule, how far they have come, their runs, and what upstream marked.

-- Sealed by the secret box; NULL: none given yet.
ALTER TABLE connections ADD COLUMN token TEXT;
ALTER TABLE connections ADD COLUMN interval_s INTEGER NOT NULL DEFAULT 300;
-- JSON {"days": [1…7], "from": "08:00", "to": "18:00"} in this machine's time; NULL: always.
ALTER TABLE connections ADD COLUMN working_hours TEXT;
ALTER TABLE connections ADD COLUMN page_size INTEGER NOT NULL DEFAULT 500;
ALTER TABLE connections ADD COLUMN paused INTEGER NOT NULL DEFAULT 0;
-- criteria, until it was answered with 400; simple from then on (decisions, section 9).
ALTER TABLE connections ADD COLUMN variant TEXT NOT NULL DEFAULT 'criteria';

-- The newest `completed` applied, as upstream wrote it. NULL: nothing was applied yet.
ALTER TABLE connections ADD COLUMN cursor_text TEXT;
ALTER TABLE connections ADD COLUMN cursor_us INTEGER;
-- How many of the requests from the cursor on are applied already: more than none only while whole pages carry one timestamp.
ALTER TABLE connections ADD COLUMN cursor_applied INTEGER NOT NULL DEFAULT 0;
-- JSON array of the ids applied last among them: they must reappear before the next ones count.
ALTER TABLE connections ADD COLUMN cursor_tail TEXT NOT NULL DEFAULT '[]';
-- How many upstream said are left from the cursor on, by the last page. NULL: not known, a run was begun and did not end.
ALTER TABLE connections ADD COLUMN remaining INTEGER;

-- Written before a query is sent: neither a restart nor a kill lets the next one out too early.
ALTER TABLE connections ADD COLUMN queried_us INTEGER;
-- Our backoff: the schedule does not ask before. By hand, or when the network returns, it may be earlier.
ALTER TABLE connections ADD COLUMN not_before_us INTEGER;
-- Upstream's Retry-After: nobody asks before.
ALTER TABLE connections ADD COLUMN retry_after_us INTEGER;
ALTER TABLE connections ADD COLUMN failures INTEGER NOT NULL DEFAULT 0;
-- Closed list of `SyncProblem`; NULL: the last run went well.
ALTER TABLE connections ADD COLUMN problem TEXT;
ALTER TABLE connections ADD COLUMN problem_text TEXT;
ALTER TABLE connections ADD COLUMN problem_since_us INTEGER;
-- 1: upstream refused the token; nothing is asked until it changes.
ALTER TABLE connections ADD COLUMN stopped INTEGER NOT NULL DEFAULT 0;
-- The last run that found nothing left.
ALTER TABLE connections ADD COLUMN up_to_date_us INTEGER;
-- Upstream's clock minus ours, milliseconds; NULL: not known.
ALTER TABLE connections ADD COLUMN clock_difference_ms INTEGER;
-- Runs in a row that found what no webhook call had announced.
ALTER TABLE connections ADD COLUMN unannounced_runs INTEGER NOT NULL DEFAULT 0;

CREATE TABLE sync_runs (
  key INTEGER PRIMARY KEY AUTOINCREMENT,
  connection_key INTEGER NOT NULL REFERENCES connections (key) ON DELETE CASCADE,
  -- schedule | now | fetch-again | command-line
  cause TEXT NOT NULL,
  started_us INTEGER NOT NULL,
  -- NULL: it runs, or the program ended meanwhile.
  ended_us INTEGER,
  -- running | up-to-date | more-left | failed | interrupted
  outcome TEXT NOT NULL DEFAULT 'running',
  problem TEXT,
  problem_text TEXT,
  variant TEXT NOT NULL,
  pages INTEGER NOT NULL DEFAULT 0,
  received INTEGER NOT NULL DEFAULT 0,
  added INTEGER NOT NULL DEFAULT 0,
  changed INTEGER NOT NULL DEFAULT 0,
  -- Entries of pages that could not be read; kept out of the mirror, with their reasons in `problem_text`.
  refused INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX sync_runs_by_connection ON sync_runs (connection_key, key);

-- Upstream's own mark of a mirrored request, as it was last seen there.
CREATE TABLE upstream_marks (
  request_key INTEGER PRIMARY KEY REFERENCES requests (key) ON DELETE CASCADE,
  import_state TEXT NOT NULL CHECK (import_state IN ('success', 'fail')),
  time_text TEXT NOT NULL,
  time_us INTEGER NOT NULL
) STRICT;

-- The connection an import mark is owed to, and the mark.
ALTER TABLE outbox ADD COLUMN connection_key INTEGER REFERENCES connections (key) ON DELETE CASCADE;
ALTER TABLE outbox ADD COLUMN mark_key INTEGER REFERENCES import_marks (key) ON DELETE CASCADE;
-- 1: sent although upstream's own mark differs; the coordinator has seen it.
ALTER TABLE outbox ADD COLUMN overrides INTEGER NOT NULL DEFAULT 0;

CREATE INDEX outbox_by_connection ON outbox (connection_key, state) WHERE connection_key IS NOT NULL;
CREATE INDEX requests_by_origin ON requests (origin, completed_us, created_us, id);
