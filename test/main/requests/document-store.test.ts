import { describe, expect, it } from 'vitest';
import { DocumentStore } from '../../../src/main/requests/document-store';
import { quickDatabase } from '../../support/database/quick-database';

describe('a request id that several origins use', () => {
  it('is read from the lowest origin, whichever came first', () => {
    const db = quickDatabase();
    const insert = db.prepare(`
      INSERT INTO requests (key, id, origin, state, source, language_source, language_target, language_source_canonical,
        language_target_canonical, created_text, created_us, version, title, field_count, size_bytes)
      VALUES (?, 'same', ?, 'pending', 'api', 'en', 'de', 'en', 'de', 't', 0, 1, '', 0, 0)`);
    const version = db.prepare("INSERT INTO versions VALUES (?, 1, 't', 0, 'submitted', ?)");
    for (const [key, origin] of [
      [1, 2],
      [2, 0],
      [3, 1],
    ] as const) {
      insert.run(key, origin);
      version.run(key, `origin ${origin}`);
    }
    const store = new DocumentStore(db);
    expect(store.byId('same')?.document).toBe('origin 0');
    expect(store.byKey(1)?.document).toBe('origin 2');
    expect(store.byId('other')).toBeUndefined();
  });
});
