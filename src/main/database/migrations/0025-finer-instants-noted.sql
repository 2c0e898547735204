-- Whether any request was ever stored with digits finer than a microsecond. The stores that write requests note it. Two partial
-- indexes said it before; their predicates call a function, which may fail, so SQLite kept a statement journal again
-- (migration 0014) and copied every page that a new request touches: four fifths of the insert's time.
CREATE TABLE finer_instants (
  created INTEGER NOT NULL CHECK (created IN (0, 1)),
  completed INTEGER NOT NULL CHECK (completed IN (0, 1))
) STRICT;
INSERT INTO finer_instants SELECT
  EXISTS(SELECT 1 FROM requests WHERE created_text GLOB '*.[0-9][0-9][0-9][0-9][0-9][0-9][0-9]*'),
  EXISTS(SELECT 1 FROM requests WHERE completed_text GLOB '*.[0-9][0-9][0-9][0-9][0-9][0-9][0-9]*');
DROP INDEX requests_finer_created;
DROP INDEX requests_finer_completed;
