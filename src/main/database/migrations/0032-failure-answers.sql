-- The answers to failed imports that came as another request: a vendor may deliver the job anew. It has the same
-- sources in the same languages from the same service, so that there is no doubt which failure it answers.

CREATE TABLE failure_answers (
  mark_key INTEGER NOT NULL REFERENCES import_marks (key) ON DELETE CASCADE,
  request_key INTEGER NOT NULL REFERENCES requests (key) ON DELETE CASCADE,
  PRIMARY KEY (mark_key, request_key)
) STRICT, WITHOUT ROWID;

CREATE INDEX failure_answers_by_request ON failure_answers (request_key);

-- A request that did not fail has no entry here, so that a submission pays nothing.
CREATE INDEX requests_failed_by_title ON requests (title) WHERE import_state = 'fail';
