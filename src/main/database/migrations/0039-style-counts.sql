-- Warnings that are matters of style, which lists count apart. Problems that are here already are none until their
-- request is checked again.
ALTER TABLE problems ADD COLUMN is_style INTEGER NOT NULL DEFAULT 0;
-- Part of `warning_count`; kept by triggers on problems.
ALTER TABLE requests ADD COLUMN style_count INTEGER NOT NULL DEFAULT 0;

DROP TRIGGER problems_insert;
DROP TRIGGER problems_delete;
DROP TRIGGER problems_update;

CREATE TRIGGER problems_insert AFTER INSERT ON problems WHEN NEW.dismissal_key IS NULL BEGIN
  UPDATE requests SET
    error_count = error_count + (NEW.level = 'error'),
    warning_count = warning_count + (NEW.level = 'warning'),
    style_count = style_count + (NEW.level = 'warning' AND NEW.is_style)
  WHERE key = NEW.request_key;
END;

CREATE TRIGGER problems_delete AFTER DELETE ON problems WHEN OLD.dismissal_key IS NULL BEGIN
  UPDATE requests SET
    error_count = error_count - (OLD.level = 'error'),
    warning_count = warning_count - (OLD.level = 'warning'),
    style_count = style_count - (OLD.level = 'warning' AND OLD.is_style)
  WHERE key = OLD.request_key;
END;

CREATE TRIGGER problems_update AFTER UPDATE OF level, dismissal_key ON problems
WHEN NEW.level <> OLD.level OR (NEW.dismissal_key IS NULL) <> (OLD.dismissal_key IS NULL)
BEGIN
  UPDATE requests SET
    error_count = error_count
      + (NEW.level = 'error' AND NEW.dismissal_key IS NULL) - (OLD.level = 'error' AND OLD.dismissal_key IS NULL),
    warning_count = warning_count
      + (NEW.level = 'warning' AND NEW.dismissal_key IS NULL) - (OLD.level = 'warning' AND OLD.dismissal_key IS NULL),
    style_count = style_count
      + (NEW.level = 'warning' AND NEW.dismissal_key IS NULL AND NEW.is_style)
      - (OLD.level = 'warning' AND OLD.dismissal_key IS NULL AND OLD.is_style)
  WHERE key = NEW.request_key;
END;
