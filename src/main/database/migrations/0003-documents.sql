-- The part of a request's JSON that never changes within a version (source, language, fields, further properties), as it
-- goes over the wire: a read copies it instead of building it again.

ALTER TABLE versions ADD COLUMN document TEXT NOT NULL DEFAULT '';

UPDATE versions SET document = (
  SELECT '"source":' || json_quote(r.source)
    || ',"language":{"source":' || json_quote(r.language_source) || ',"target":' || json_quote(r.language_target)
    || iif(r.language_extra IS NULL, '', ',' || substr(r.language_extra, 2, length(r.language_extra) - 2))
    || '},"fields":['
    || coalesce((
      SELECT group_concat(
        '{"id":' || json_quote(f.id) || ',"type":' || json_quote(f.type) || ',"data":' || json_quote(f.data)
        || ',"value":' || json_quote(f.value)
        || iif(f.original_value IS NULL, '', ',"originalValue":' || json_quote(f.original_value))
        || iif(f.extra IS NULL, '', ',' || substr(f.extra, 2, length(f.extra) - 2)) || '}',
        ',' ORDER BY f.position)
      FROM fields f WHERE f.request_key = versions.request_key AND f.version = versions.number), '')
    || ']'
    || iif(r.extra IS NULL, '', ',' || substr(r.extra, 2, length(r.extra) - 2))
  FROM requests r WHERE r.key = versions.request_key
);
