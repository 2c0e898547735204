import { join } from 'node:path';
import SQLite from 'better-sqlite3';

const day = 86_400_000_000;
const now = Date.parse('2026-11-20T09:30:00Z') * 1000;

/**
 * Puts `count` requests of two fields into a data folder that the program has made: a year of them, ten
 * target languages, four of five completed, half of those marked. Straight into the tables: submitting a
 * million would measure the network. They have no check queued.
 */
export function fill(data, count) {
  const db = new SQLite(join(data, 'locdesk.db'));
  db.pragma('synchronous = OFF');
  db.pragma('cache_size = -400000');
  db.function('iso', { deterministic: true }, (us) => new Date(us / 1000).toISOString());
  const series = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
  const created = `${now} - 365 * ${day} + i * (365 * ${day} / ${count})`;
  db.transaction(() => {
    db.exec(`${series} INSERT INTO requests (key, id, state, source, language_source, language_target,
        language_source_canonical, language_target_canonical, created_text, created_us, completed_text, completed_us,
        version, title, field_count, size_bytes, import_state, import_time_text, import_time_us)
      SELECT i, printf('01930000-0000-7000-8000-%012d', i),
        CASE WHEN i % 5 = 0 THEN 'pending' ELSE 'completed' END, 'api', 'en', t, 'en', t, iso(c), c,
        CASE WHEN i % 5 = 0 THEN NULL ELSE iso(c + ${day} / 3) END, CASE WHEN i % 5 = 0 THEN NULL ELSE c + ${day} / 3 END,
        1, 'Request number ' || i, 2, 140,
        CASE WHEN i % 5 <> 0 AND i % 2 = 0 THEN 'success' END, CASE WHEN i % 5 <> 0 AND i % 2 = 0 THEN iso(c) END,
        CASE WHEN i % 5 <> 0 AND i % 2 = 0 THEN c END
      FROM (SELECT i, ${created} AS c,
        CASE i % 10 WHEN 0 THEN 'fi' WHEN 1 THEN 'fr-FR' WHEN 2 THEN 'es-ES' WHEN 3 THEN 'tr-TR' WHEN 4 THEN 'ja-JP'
          WHEN 5 THEN 'ko-KR' WHEN 6 THEN 'zh-CN' WHEN 7 THEN 'ar-EG' WHEN 8 THEN 'he-IL' ELSE 'de-CH' END AS t FROM n)`);
    db.exec(`INSERT INTO versions (request_key, number, learned_text, learned_us, learned_by, document)
      SELECT key, 1, created_text, created_us, 'submitted', '"source":"api","language":{"source":"en","target":"'
        || language_target || '"},"fields":[{"id":"title","type":"localizable","data":"html","value":"Request number '
        || key || '"},{"id":"body","type":"localizable","data":"html","value":"<p>Press <b>Start</b> and wait for {name}, request number '
        || key || '"}]' FROM requests`);
    for (const [position, id, text] of [
      [0, 'title', 'Request number '],
      [1, 'body', '<p>Press <b>Start</b> and wait for {name}, request number '],
    ]) {
      db.exec(`INSERT INTO fields (request_key, version, position, id, type, data, value, original_value)
        SELECT key, 1, ${position}, '${id}', 'localizable', 'html', '${text}' || key,
          CASE WHEN completed_us IS NULL THEN NULL ELSE '${text}' || key END FROM requests`);
    }
  })();
  db.exec('DELETE FROM check_queue');
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
}
