-- Profiles of receivers that the coordinator added, and the requests that profiles apply to.

CREATE TABLE receiver_profiles (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  -- The profile's JSON document.
  body TEXT NOT NULL
) STRICT;

-- A profile applies to the requests that meet every condition of a row that is set, and with a pattern only to
-- their fields with such an ID.
CREATE TABLE receiver_uses (
  key INTEGER PRIMARY KEY,
  profile_id TEXT NOT NULL,
  origin INTEGER,
  token_id TEXT,
  field_pattern TEXT,
  request_key INTEGER REFERENCES requests (key) ON DELETE CASCADE
) STRICT;

CREATE INDEX receiver_uses_by_request ON receiver_uses (request_key) WHERE request_key IS NOT NULL;
