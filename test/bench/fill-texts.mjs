import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';

const samples = new URL('../../resources/samples/', import.meta.url);
const hour = 3_600_000_000;
const now = Date.parse('2026-11-20T09:30:00Z') * 1000;

/**
 * Puts `count` completed requests with the samples' real texts into a data folder that the program has made:
 * each has the fields of one sample, in another order, with a few words of its own. No check of their own is
 * queued, only the sweep.
 */
export function fillTexts(data, count) {
  const requests = readdirSync(samples)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(new URL(name, samples), 'utf8')));
  const db = new SQLite(join(data, 'locdesk.db'));
  db.pragma('synchronous = OFF');
  db.pragma('cache_size = -400000');
  const insertRequest =
    db.prepare(`INSERT INTO requests (key, id, state, source, language_source, language_target,
      language_source_canonical, language_target_canonical, created_text, created_us, completed_text, completed_us, version,
      title, field_count, size_bytes)
    VALUES (@key, @id, 'completed', 'api', @source, @target, @source, @target, @text, @us, @text, @us, 1, @title, @fields, @size)`);
  const insertVersion = db.prepare("INSERT INTO versions VALUES (?, 1, ?, ?, 'sync', '')");
  const insertField =
    db.prepare(`INSERT INTO fields (request_key, version, position, id, type, data, value, original_value)
    VALUES (?, 1, ?, ?, ?, ?, ?, ?)`);
  db.transaction(() => {
    for (let key = 1; key <= count; key++) {
      const sample = requests[key % requests.length];
      const us = now - (count - key) * Math.floor((365 * 24 * hour) / count);
      const own = words(key);
      const rotated = sample.fields.map((_, i) => sample.fields[(i + key) % sample.fields.length]);
      insertRequest.run({
        key,
        id: `01930000-0000-7000-8000-${String(key).padStart(12, '0')}`,
        source: sample.language.source,
        target: sample.language.target,
        text: new Date(us / 1000).toISOString(),
        us,
        title: `Request ${key} ${own}`,
        fields: rotated.length,
        size: 4000 + (key % 977),
      });
      insertVersion.run(key, new Date(us / 1000).toISOString(), us);
      for (const [position, field] of rotated.entries()) {
        const source = `${field.originalValue ?? field.value} ${own}`;
        const target = `${field.target ?? field.value} ${own}`;
        insertField.run(key, position, field.id, field.type, field.data, target, source);
      }
    }
  })();
  db.exec('DELETE FROM check_queue');
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
}

/** Two made-up words of many thousands, some of them rare. */
function words(key) {
  const syllables = ['ka', 'zan', 'mo', 'ri', 'te', 'lu', 'bar', 'nis', 'zi', 'po'];
  const word = (n) => Array.from(String(n), (digit) => syllables[Number(digit)]).join('');
  return `${word((key * 7919) % 100_003)} ${key % 50_000 === 7 ? 'zanzibar' : word(key % 997)}`;
}
