-- Instants are compared to the microsecond; finer digits, which some services send, decide ties. These say whether there are
-- any: without them the order of the microseconds is the whole order, and an index serves it as it is.
CREATE INDEX requests_finer_created ON requests (created_us)
  WHERE created_text GLOB '*.[0-9][0-9][0-9][0-9][0-9][0-9][0-9]*';
CREATE INDEX requests_finer_completed ON requests (completed_us)
  WHERE completed_text GLOB '*.[0-9][0-9][0-9][0-9][0-9][0-9][0-9]*';
