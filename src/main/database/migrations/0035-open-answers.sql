-- Fields of files that came back which can be accepted and are not decided: which files have one is asked at
-- each change of a hand-over, and a decided file may have 200,000 fields.
CREATE INDEX take_back_items_open ON take_back_items (take_back_key) WHERE decision = 'open' AND can_accept = 1;
