-- Results of upstream that this desk can't hold: each once, however often it is read.
CREATE TABLE put_aside (
  connection_key INTEGER NOT NULL REFERENCES connections (key) ON DELETE CASCADE,
  -- Upstream's id, or what else tells the result from others.
  id TEXT NOT NULL,
  reason TEXT NOT NULL,
  since_us INTEGER NOT NULL,
  PRIMARY KEY (connection_key, id)
) STRICT, WITHOUT ROWID;

-- Which they were was not kept, and they were counted each time they were read.
INSERT INTO put_aside
  SELECT connection_key, '', 'Results that were put aside by an earlier version. Fetch everything again to see which.', max(started_us)
  FROM sync_runs r WHERE refused > 0 AND key >= coalesce(
    (SELECT max(key) FROM sync_runs WHERE connection_key = r.connection_key AND cause = 'fetch-again'), 0)
  GROUP BY connection_key;
