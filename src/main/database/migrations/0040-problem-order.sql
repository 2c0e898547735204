-- The order of lists by problems: by errors, then by warnings, then by matters of style. A request has at most 1,000
-- problems, so a part never reaches into the next one.
DROP INDEX requests_by_problems;
DROP INDEX requests_changed_by_problems;
DROP INDEX requests_undecided_by_problems;
ALTER TABLE requests DROP COLUMN problem_weight;
ALTER TABLE requests ADD COLUMN problem_weight INTEGER
  AS (error_count * 10000000000 + (warning_count - style_count) * 100000 + style_count);
CREATE INDEX requests_by_problems ON requests (problem_weight, created_us, id);
CREATE INDEX requests_changed_by_problems ON requests (problem_weight, created_us, id)
  WHERE reviewed_version < version;
CREATE INDEX requests_undecided_by_problems ON requests (problem_weight, created_us, id)
  WHERE error_count + warning_count > 0 AND import_state IS NULL;
