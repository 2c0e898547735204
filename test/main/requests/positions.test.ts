import { expect, it } from 'vitest';
import type { Database } from '../../../src/main/database/database';
import { RememberedPositions } from '../../../src/main/requests/remembered-positions';
import { VersionStore } from '../../../src/main/requests/version-store';
import { quickDatabase } from '../../support/database/quick-database';
import { addRequest } from '../../support/database/filled-requests';

function versionOf(db: Database, key: number, ids: readonly string[]): void {
  const fields = ids.map((id) => ({ id, type: 'localizable', data: 'text', value: id, extra: {} }));
  const learned = { text: 'then', us: 1 };
  new VersionStore(db).insert(key, { number: 9, learned, learnedBy: 'sync', fields, document: '' });
}

it('the positions of a version are read once, however many of its fields are asked for', () => {
  let reads = 0;
  const positions = new RememberedPositions(() => {
    reads += 1;
    return new Map(Array.from({ length: 2000 }, (_, at) => [`f${at}`, at]));
  });
  positions.of(1, 1, 'f0');
  expect(reads).toBe(0);
  for (let at = 0; at < 2000; at += 1) expect(positions.of(1, 1, `f${at}`)).toBe(at);
  expect(reads).toBe(1);
});

it('a field is found where it is, the first of repeated ones, also under the key of a removed request', () => {
  const db = quickDatabase();
  const store = new VersionStore(db);
  const key = addRequest(db, { fields: [['Source', 'Target']] });
  versionOf(db, key, ['a', 'b', 'b', 'c']);
  const found = (): unknown[] => ['a', 'b', 'c', 'none'].map((id) => store.field(key, 9, id)?.position);
  expect(found()).toEqual([0, 1, 3, undefined]);
  expect(found()).toEqual([0, 1, 3, undefined]);
  db.prepare('DELETE FROM fields').run();
  db.prepare('DELETE FROM versions').run();
  versionOf(db, key, ['c', 'a', 'b']);
  expect(found()).toEqual([1, 2, 0, undefined]);
  expect(found()).toEqual([1, 2, 0, undefined]);
});
