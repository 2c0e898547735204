-- When requests were marked, for what was imported today and the filter "marked:". Requests without a mark cost nothing.
CREATE INDEX requests_by_marked ON requests (import_time_us, import_state) WHERE import_time_us IS NOT NULL;

-- A refused call that was dismissed needs no attention: it stays listed, and is counted apart.
ALTER TABLE receipts ADD COLUMN dismissed_us INTEGER;
DROP TRIGGER receipt_counts_insert;
DROP TRIGGER receipt_counts_delete;
DROP TRIGGER receipt_counts_update;
CREATE TRIGGER receipt_counts_insert AFTER INSERT ON receipts BEGIN
  INSERT INTO receipt_counts VALUES (NEW.connection_key, iif(NEW.dismissed_us IS NULL, NEW.state, 'dismissed'), 1)
  ON CONFLICT DO UPDATE SET count = count + 1;
END;
CREATE TRIGGER receipt_counts_delete AFTER DELETE ON receipts BEGIN
  UPDATE receipt_counts SET count = count - 1
  WHERE connection_key = OLD.connection_key AND state = iif(OLD.dismissed_us IS NULL, OLD.state, 'dismissed');
END;
CREATE TRIGGER receipt_counts_update AFTER UPDATE OF state, dismissed_us ON receipts
WHEN OLD.state <> NEW.state OR OLD.dismissed_us IS NOT NEW.dismissed_us BEGIN
  UPDATE receipt_counts SET count = count - 1
  WHERE connection_key = OLD.connection_key AND state = iif(OLD.dismissed_us IS NULL, OLD.state, 'dismissed');
  INSERT INTO receipt_counts VALUES (NEW.connection_key, iif(NEW.dismissed_us IS NULL, NEW.state, 'dismissed'), 1)
  ON CONFLICT DO UPDATE SET count = count + 1;
END;
