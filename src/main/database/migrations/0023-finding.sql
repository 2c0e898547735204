-- The requests that were reviewed, with what the filter "reviewed:" compares. Requests that were not cost nothing.
CREATE INDEX requests_reviewed ON requests (reviewed_version, version) WHERE reviewed_version IS NOT NULL;

-- A lone relative day ("completed:7d") now means "since then"; saved filters keep meaning that day.
UPDATE saved_views SET filter = without_lone_days(filter);
