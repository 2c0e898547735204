-- The comment that came with the verdict, as its first note has it. Null: none did, or the verdict is older
-- than this column.
ALTER TABLE verdicts ADD COLUMN comment TEXT;
