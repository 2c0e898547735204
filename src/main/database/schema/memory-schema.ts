/** The tables of a translation memory: that of the derived data, and that of each imported file. */
export const memorySchema = `
  CREATE TABLE memory_pairs (
    key INTEGER PRIMARY KEY,
    language_source TEXT NOT NULL,
    language_target TEXT NOT NULL,
    -- How many units it has.
    units INTEGER NOT NULL DEFAULT 0,
    UNIQUE (language_source, language_target)
  ) STRICT;
  -- A segment with its translation. Equal ones are one unit, wherever they occur. Keys are in the order of the
  -- requests (MemoryStore), so that the newest are read first.
  CREATE TABLE memory_units (
    key INTEGER PRIMARY KEY,
    pair INTEGER NOT NULL,
    -- Hashes of 48 bits: of the source's text, and of the rest.
    source_hash INTEGER NOT NULL,
    target_hash INTEGER NOT NULL,
    source TEXT NOT NULL,
    target TEXT NOT NULL,
    -- With inline tags; NULL where there are none.
    source_markup TEXT,
    target_markup TEXT,
    -- When an imported unit was changed last, as its file says.
    changed TEXT
  ) STRICT;
  CREATE UNIQUE INDEX memory_units_by_text ON memory_units (source_hash, target_hash, pair);
  -- Terms of both sides, and a word for the language pair (content/memory/memory-tokens.ts). Positions are not
  -- kept: pairs of words in a row take their place.
  CREATE VIRTUAL TABLE memory_words USING fts5(
    source, target, marks,
    content = '', contentless_delete = 1, tokenize = "ascii tokenchars '_+'", detail = column, prefix = '3'
  );
  -- The rarest tokens of each source, by their hashes, for segments that are alike. The language pair is the
  -- hash of its mark; the length is that of the source, in tokens.
  CREATE TABLE memory_grams (
    pair INTEGER NOT NULL,
    gram INTEGER NOT NULL,
    length INTEGER NOT NULL,
    unit INTEGER NOT NULL,
    PRIMARY KEY (pair, gram, length, unit)
  ) STRICT, WITHOUT ROWID;`;

/** Where the units of requests occur. */
export const memoryPlacesSchema = `
  CREATE TABLE memory_places (
    unit INTEGER NOT NULL,
    request_key INTEGER NOT NULL,
    position INTEGER NOT NULL,
    PRIMARY KEY (unit, request_key, position)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX memory_places_by_request ON memory_places (request_key);
  -- The version of each request whose units are here.
  CREATE TABLE memory_requests (
    request_key INTEGER PRIMARY KEY,
    version INTEGER NOT NULL
  ) STRICT;`;
