import { expect, it } from 'vitest';
import type { FieldChange } from '../../../src/contract/reviewing';
import { ManualEnvironment } from '../../support/manual-environment';
import { plainCore } from '../../support/plain-core';
import { quickDatabase } from '../../support/database/quick-database';
import { sayVersion, type Contents } from '../../support/database/versioned-request';
import { submission, testBackend } from '../../support/test-backend';
import { keysOf } from '../../support/database/versioned-request';

function desk(...versions: readonly Contents[]) {
  const db = quickDatabase();
  const core = plainCore(db, new ManualEnvironment());
  const [key = 0] = versions.map((contents, index) => sayVersion(db, index + 1, contents));
  return { core, key };
}

it('fields belong together by id, wherever they stand; new ones are added, missing ones come last', () => {
  const { core, key } = desk(
    { a: ['A', 'x'], gone: ['G', 'g'], b: ['B', 'y'] },
    { b: ['B', 'z'], new: ['N', 'n'], a: ['A', 'x'] },
  );
  const range = { key, from: 1, to: 2 };
  expect(core.comparisons.overview(range, 0)).toEqual({
    total: 4,
    offset: 0,
    fields: [
      { id: 'b', kind: 'changed', source: false, target: true },
      { id: 'new', kind: 'added', source: true, target: true },
      { id: 'a', kind: 'same', source: false, target: false },
      { id: 'gone', kind: 'removed', source: true, target: true },
    ],
  });
  const kind = { type: 'localizable', data: 'html' };
  expect(core.comparisons.fields(range, [0, 3, 99])).toEqual([
    {
      row: 0,
      id: 'b',
      before: { ...kind, source: 'B', target: 'y' },
      after: { ...kind, source: 'B', target: 'z' },
    },
    { row: 3, id: 'gone', before: { ...kind, source: 'G', target: 'g' } },
  ]);
  // The other way round as well.
  const back = core.comparisons.overview({ key, from: 2, to: 1 }, 0).fields;
  expect(back.map(({ id, kind: of }) => [id, of])).toEqual([
    ['a', 'same'],
    ['gone', 'added'],
    ['b', 'changed'],
    ['new', 'removed'],
  ]);
});

it('a result that came is a changed target beside the same source', async () => {
  const backend = testBackend({ settings: ['service.testResultDelay=1'] });
  await backend.request('PUT', '/v1/content', { body: submission(), token: await backend.token('test') });
  backend.environment.advance(1000);
  await backend.core.testResults.completeNext();
  const [key = 0] = keysOf(backend);
  const { fields } = backend.core.comparisons.overview({ key, from: 1, to: 2 }, 0);
  expect(fields).toEqual([
    { id: 'title', kind: 'changed', source: false, target: true },
    { id: 'body', kind: 'changed', source: false, target: true },
  ]);
});

it('long requests are compared in portions, and each answer stays small', () => {
  const long = 'ä'.repeat(400_000);
  const of = (target: string): Contents =>
    Object.fromEntries(
      Array.from({ length: 7 }, (_, i) => [`f${i}`, [`s${i}`, `${long}${target}`] as const]),
    );
  const { core, key } = desk(of('1'), of('2'));
  const range = { key, from: 1, to: 2 };
  const all: FieldChange[] = [];
  let portions = 0;
  for (let total = 1; all.length < total; portions++) {
    const portion = core.comparisons.overview(range, all.length);
    expect(portion.fields.length).toBeGreaterThan(0);
    all.push(...portion.fields);
    total = portion.total;
  }
  expect([all.length, all.every(({ target }) => target)]).toEqual([7, true]);
  expect(portions).toBeGreaterThan(3);
  expect(core.comparisons.fields(range, [0, 1, 2, 3, 4, 5, 6]).length).toBe(5);
});

it('a version that is not there is said so', () => {
  const { core, key } = desk({ a: ['A', 'x'] });
  expect(() => core.comparisons.overview({ key, from: 1, to: 2 }, 0)).toThrow(/no version 2/);
  expect(() => core.comparisons.fields({ key: 99, from: 1, to: 1 }, [0])).toThrow(/no longer/);
});
