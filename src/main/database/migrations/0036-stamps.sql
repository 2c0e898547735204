-- Which drafts and corrections a request has is asked for each file of a reviewer that waits. Their texts are
-- long, and stand before these columns: without the indexes all of them are read.
CREATE INDEX drafts_stamps ON drafts (request_key, field_id, revision, saved_us);
CREATE INDEX corrections_stamps ON corrections (request_key, removed_us, field_id, made_us, version);
