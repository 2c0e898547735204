-- The view of requests with problems has those without an import mark: a mark is the decision that the view waits for.
-- A submission pays nothing for it, because a new request has no problems and enters none of these indexes.

DROP INDEX requests_problems_by_completed;
DROP INDEX requests_problems_by_created;
DROP INDEX requests_problems_by_size;
DROP INDEX requests_problems_by_problems;
CREATE INDEX requests_undecided_by_completed ON requests (completed_us, created_us, id)
  WHERE error_count + warning_count > 0 AND import_state IS NULL;
CREATE INDEX requests_undecided_by_created ON requests (created_us, id)
  WHERE error_count + warning_count > 0 AND import_state IS NULL;
CREATE INDEX requests_undecided_by_size ON requests (size_bytes, created_us, id)
  WHERE error_count + warning_count > 0 AND import_state IS NULL;
CREATE INDEX requests_undecided_by_problems ON requests (problem_weight, created_us, id)
  WHERE error_count + warning_count > 0 AND import_state IS NULL;

-- The number of requests in that view; triggers keep it.
DROP TRIGGER problem_counts_update;
DROP TRIGGER problem_counts_delete;
UPDATE problem_counts SET requests =
  (SELECT count(*) FROM requests WHERE error_count + warning_count > 0 AND import_state IS NULL);

CREATE TRIGGER problem_counts_update AFTER UPDATE OF error_count, warning_count, import_state ON requests
WHEN (NEW.error_count + NEW.warning_count > 0 AND NEW.import_state IS NULL)
  <> (OLD.error_count + OLD.warning_count > 0 AND OLD.import_state IS NULL)
BEGIN
  UPDATE problem_counts
  SET requests = requests + iif(NEW.error_count + NEW.warning_count > 0 AND NEW.import_state IS NULL, 1, -1);
END;

CREATE TRIGGER problem_counts_delete AFTER DELETE ON requests
WHEN OLD.error_count + OLD.warning_count > 0 AND OLD.import_state IS NULL
BEGIN
  UPDATE problem_counts SET requests = requests - 1;
END;
