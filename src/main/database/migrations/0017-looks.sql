-- Single reads of mirrored requests: what changes after completion keeps its time, so that no cursor sees it.

-- 0: requests of this connection are not read again in the background.
ALTER TABLE connections ADD COLUMN looks_again INTEGER NOT NULL DEFAULT 1;
-- 1: its single read has answered with a request; only then does a 404 say that a request is gone.
ALTER TABLE connections ADD COLUMN reads_singly INTEGER NOT NULL DEFAULT 0;
-- 1: its queries ask for requests of every source, not for those of the API alone.
ALTER TABLE connections ADD COLUMN every_source INTEGER NOT NULL DEFAULT 0;

-- When a mirrored request is to be read again, by our clock. NULL: local, or gone.
ALTER TABLE requests ADD COLUMN look_us INTEGER;
-- When upstream said that it has no such request any more.
ALTER TABLE requests ADD COLUMN gone_us INTEGER;

UPDATE requests SET look_us = 0 WHERE origin > 0;

CREATE INDEX requests_to_look ON requests (origin, look_us) WHERE look_us IS NOT NULL AND import_state IS NOT 'success';
