-- Accepted and left fields of a file that came back can be decided again until the file is closed.

-- JSON […]: what accepting replaced. NULL: not accepted, or a version was made of it, which stays.
ALTER TABLE take_back_items ADD COLUMN earlier TEXT;
-- Names the action that decided it; NULL while it is open.
ALTER TABLE take_back_items ADD COLUMN act TEXT;

-- When the user removed it; it can be restored until there is another one. NULL: it holds.
ALTER TABLE corrections ADD COLUMN removed_us INTEGER;
