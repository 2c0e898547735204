-- The limits of a sweep, so that a change of a termbase checks only requests that have its words; as
-- `sweep-scope.ts` reads it. Null: all requests.
ALTER TABLE check_sweep ADD COLUMN scope TEXT;
