-- Why a request could not be checked. Without a row for a request whose check failed, the reason was not kept.
CREATE TABLE check_failures (
  request_key INTEGER PRIMARY KEY REFERENCES requests (key) ON DELETE CASCADE,
  reason TEXT NOT NULL
) STRICT;
