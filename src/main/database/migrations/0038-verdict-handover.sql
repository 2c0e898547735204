-- The id of the hand-over that a verdict came back with, which has the text that the reviewer saw. Null: it is
-- imported, or older than this column. A verdict outlives its hand-over, so this is no foreign key.
ALTER TABLE verdicts ADD COLUMN handover TEXT;
