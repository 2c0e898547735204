-- Orders: requests that were made here together, from one source into one or more target languages. An order of kind 'file' has
-- the file that its requests came from, with every version of it that was imported.

CREATE TABLE orders (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  -- The `source` of its requests.
  kind TEXT NOT NULL CHECK (kind IN ('file', 'order')),
  title TEXT NOT NULL,
  -- As given, and in canonical form.
  language_source TEXT NOT NULL,
  language_source_canonical TEXT NOT NULL,
  created_text TEXT NOT NULL,
  created_us INTEGER NOT NULL
) STRICT;

CREATE INDEX orders_by_created ON orders (created_us, key);

-- A file is known again by its name and folder.
CREATE TABLE order_files (
  key INTEGER PRIMARY KEY,
  order_key INTEGER NOT NULL REFERENCES orders (key) ON DELETE CASCADE,
  folder TEXT NOT NULL,
  name TEXT NOT NULL,
  format TEXT NOT NULL,
  -- What else is needed to read it (JSON object): encoding, columns. NULL: nothing.
  options TEXT,
  UNIQUE (order_key, folder, name)
) STRICT;

CREATE INDEX order_files_by_place ON order_files (folder, name);

CREATE TABLE file_versions (
  key INTEGER PRIMARY KEY,
  file_key INTEGER NOT NULL REFERENCES order_files (key) ON DELETE CASCADE,
  -- Counted from 1.
  number INTEGER NOT NULL,
  -- SHA-256 of the bytes.
  hash BLOB NOT NULL,
  imported_us INTEGER NOT NULL,
  bytes BLOB NOT NULL,
  UNIQUE (file_key, number)
) STRICT;

CREATE TABLE order_requests (
  request_key INTEGER PRIMARY KEY REFERENCES requests (key) ON DELETE CASCADE,
  order_key INTEGER NOT NULL REFERENCES orders (key) ON DELETE CASCADE,
  -- The version of the file that it was made for; NULL: the order has no file.
  file_version_key INTEGER REFERENCES file_versions (key) ON DELETE CASCADE,
  -- Of the requests that were made together for one target language, counted from 1.
  part INTEGER NOT NULL
) STRICT;

CREATE INDEX order_requests_by_order ON order_requests (order_key, request_key);
CREATE INDEX order_requests_by_file_version ON order_requests (file_version_key) WHERE file_version_key IS NOT NULL;
