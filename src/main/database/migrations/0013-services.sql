-- One service, one id, one request: connections to the same service share what is mirrored of it.

-- The service that base_url leads to, spelled in one way (`serviceOf`).
ALTER TABLE connections ADD COLUMN service TEXT;
-- 1: what is mirrored here may be here a second time, from another connection to the same service.
ALTER TABLE connections ADD COLUMN merging INTEGER NOT NULL DEFAULT 0;

UPDATE connections SET service = service_of(base_url);
CREATE INDEX connections_by_service ON connections (service);

UPDATE connections SET merging = 1 WHERE EXISTS (
  SELECT 1 FROM connections earlier WHERE earlier.service = connections.service AND earlier.key < connections.key);

-- Of what a run received: what lies at the cursor it went on from, and was received before. Progress does not count it again.
ALTER TABLE sync_runs ADD COLUMN repeated INTEGER NOT NULL DEFAULT 0;
