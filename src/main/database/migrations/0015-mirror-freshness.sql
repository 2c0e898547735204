-- How fresh what we know of a mirrored request is. NULL: local, or learned before this migration.

-- By our clock: when the newest event came in, or the newest question was asked whose answer we have.
ALTER TABLE requests ADD COLUMN heard_us INTEGER;
-- By upstream's clock, at the earliest: when that question was asked. An event from before says nothing new.
ALTER TABLE requests ADD COLUMN as_of_us INTEGER;
