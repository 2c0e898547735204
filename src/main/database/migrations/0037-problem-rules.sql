-- Problems by what the reason of a failed import names of them: check, rule of a receiver, and field. Marks are
-- written on the main thread, which would hold up other work if it read the bodies of all problems for it.
ALTER TABLE problems ADD COLUMN rule TEXT
  AS (iif(check_id IN ('refused', 'stored-differently'), json_extract(body, '$.detail.rule'), NULL)) VIRTUAL;
DROP INDEX problems_open;
CREATE INDEX problems_open ON problems (check_id, request_key, rule, field_id) WHERE dismissal_key IS NULL;
