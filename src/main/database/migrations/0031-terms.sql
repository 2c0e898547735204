-- Termbases: agreed words by language, and the requests that they apply to.

CREATE TABLE termbases (
  key INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  -- Counts every change of the entries, so that readers know when to read them again.
  version INTEGER NOT NULL DEFAULT 1,
  -- The time of removal, while that can be undone.
  removed_us INTEGER
) STRICT;

CREATE UNIQUE INDEX termbases_by_name ON termbases (name) WHERE removed_us IS NULL;

CREATE TABLE term_entries (
  key INTEGER PRIMARY KEY,
  termbase_key INTEGER NOT NULL REFERENCES termbases (key) ON DELETE CASCADE,
  id TEXT NOT NULL,
  -- Canonical tags of the entry's languages, sorted, with a space before and after each.
  languages TEXT NOT NULL,
  -- The folded terms, subject and ID, one a line, for finding; it begins with the term that it is sorted by.
  words TEXT NOT NULL,
  -- The entry as JSON.
  body TEXT NOT NULL
) STRICT;

CREATE UNIQUE INDEX term_entries_by_id ON term_entries (termbase_key, id);
CREATE INDEX term_entries_by_words ON term_entries (termbase_key, words);
CREATE INDEX term_entries_by_languages ON term_entries (termbase_key, languages);

-- A termbase without a row applies to every request of its languages; one with rows to those that meet any.
CREATE TABLE termbase_uses (
  key INTEGER PRIMARY KEY,
  termbase_key INTEGER NOT NULL REFERENCES termbases (key) ON DELETE CASCADE,
  -- The key of a connection; 0 for requests that were submitted here.
  origin INTEGER,
  -- A saved view.
  view_key INTEGER REFERENCES saved_views (key) ON DELETE CASCADE
) STRICT;

CREATE INDEX termbase_uses_by_termbase ON termbase_uses (termbase_key);
CREATE INDEX termbase_uses_by_view ON termbase_uses (view_key) WHERE view_key IS NOT NULL;
