import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCriteriaQuery } from '../../../../src/main/requests/query/criteria-query';
import { ContentRequestStore, type StoredRequest } from '../../../../src/main/requests/content-request-store';
import { CriteriaQueryStore } from '../../../../src/main/requests/query/criteria-query-store';
import type { Database } from '../../../../src/main/database/database';
import type { Position } from '../../../../src/main/requests/query/page-segments';
import { VersionStore } from '../../../../src/main/requests/version-store';
import { finerDigits, parseTimestamp } from '../../../../src/content/timestamp';
import { quickDatabase } from '../../../support/database/quick-database';
import { runs } from '../../../support/effort';

const stampOf = (text: string) => {
  const stamp = parseTimestamp(text);
  if (stamp === undefined) throw new Error(`${text} is no timestamp`);
  return stamp;
};

// Two microseconds with few different finer digits, in equivalent spellings.
const text = fc
  .tuple(
    fc.constantFrom('1', '2'),
    fc.constantFrom('', '0', '000', '001', '0010', '01', '1', '10', '9'),
    fc.constantFrom('Z', 'z', '+00:00', '-00:00'),
  )
  .map(([us, digits, offset]) => `2026-11-20T09:30:00.00000${us}${digits}${offset}`);
const bounds = fc
  .record({ from: text, to: text }, { requiredKeys: [] })
  .filter(({ from, to }) => from !== undefined || to !== undefined);
const criterion = fc.record({ type: fc.constantFrom('created', 'completed'), criteria: bounds });
const sortBy = fc.constantFrom(
  [],
  ['created:desc'],
  ['completed'],
  ['completed:desc'],
  ['created', 'completed:desc'],
  ['completed', 'created:desc'],
);

/** A fraction of a second as a number of 10^-9, exact. */
const nanosecondsOf = (stamp: string): bigint =>
  BigInt(stampOf(stamp).us) * 1000n + BigInt(finerDigits(stamp).padEnd(3, '0'));

function fill(db: Database, requests: readonly { created: string; completed: string | undefined }[]): void {
  const store = new ContentRequestStore(db);
  const versions = new VersionStore(db);
  for (const [index, { created, completed }] of requests.entries()) {
    const key = store.insert({
      origin: 0,
      id: `id-${index}`,
      state: completed === undefined ? 'pending' : 'completed',
      source: 'api',
      languageSource: 'en',
      languageTarget: 'de',
      languageSourceCanonical: 'en',
      languageTargetCanonical: 'de',
      created: stampOf(created),
      completed: completed === undefined ? undefined : stampOf(completed),
      version: 1,
      title: '',
      fieldCount: 0,
      sizeBytes: 0,
      extra: null,
      languageExtra: null,
      tokenId: undefined,
      isTest: false,
      testResultDueUs: undefined,
    });
    const learned = stampOf('2026-11-20T09:30:00Z');
    versions.insert(key, { number: 1, learned, learnedBy: 'submitted', fields: [], document: '' });
  }
}

type Criterion = typeof criterion extends fc.Arbitrary<infer T> ? T : never;

function isIn(stamp: string | null, asked: readonly Criterion[]): boolean {
  if (asked.length === 0) return true;
  if (stamp === null) return false;
  const at = nanosecondsOf(stamp);
  return asked.some(
    ({ criteria: { from, to } }) =>
      (from === undefined || at >= nanosecondsOf(from)) && (to === undefined || at < nanosecondsOf(to)),
  );
}

describe('instants that differ by less than a microsecond', () => {
  it('are found, ordered, paged and totalled by all their digits', () => {
    const db = quickDatabase();
    const requests = fc.array(fc.record({ created: text, completed: fc.option(text, { nil: undefined }) }), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(requests, fc.array(criterion, { maxLength: 3 }), sortBy, (made, criteria, sorts) => {
        // The flags of earlier cases must not tell that there are finer digits.
        db.exec('DELETE FROM requests; UPDATE finer_instants SET created = 0, completed = 0');
        fill(db, made);
        const { filter, sort } = parseCriteriaQuery({ criteria, sortBy: sorts });
        const terms = [...sort, { by: 'created', descending: false } as const];
        const order = (a: StoredRequest, b: StoredRequest): number => {
          for (const { by, descending } of terms) {
            const [x, y] =
              by === 'created' ? [a.created_text, b.created_text] : [a.completed_text, b.completed_text];
            if (x === null || y === null) {
              if (x === y) continue;
              return x === null ? 1 : -1;
            }
            const difference = nanosecondsOf(x) - nanosecondsOf(y);
            if (difference !== 0n) return difference < 0n === descending ? 1 : -1;
          }
          return a.id < b.id ? -1 : 1;
        };
        const expected = db
          .prepare<[], StoredRequest>('SELECT * FROM requests')
          .all()
          .filter(
            ({ created_text, completed_text }) =>
              isIn(
                created_text,
                criteria.filter(({ type }) => type === 'created'),
              ) &&
              isIn(
                completed_text,
                criteria.filter(({ type }) => type === 'completed'),
              ),
          )
          .toSorted(order)
          .map(({ key }) => key);

        const store = new CriteriaQueryStore(db);
        expect(store.total(filter)).toBe(expected.length);
        const window = { after: undefined, offset: 2, limit: 5 };
        expect(store.page(filter, sort, window).entries.map(({ key }) => key)).toEqual(expected.slice(2, 7));
        const given: number[] = [];
        let after: Position | undefined;
        for (;;) {
          const { entries, total } = store.page(filter, sort, { after, offset: 0, limit: 2 });
          expect(total).toBe(expected.length - given.length);
          const last = entries.at(-1);
          if (last === undefined) break;
          given.push(...entries.map(({ key }) => key));
          after = store.position(last.key);
        }
        expect(given).toEqual(expected);
      }),
      { numRuns: runs(300) },
    );
  });
});

it.each([
  ['2026-11-20T09:30:00Z', ''],
  ['2026-11-20T09:30:00.123456Z', ''],
  ['2026-11-20T09:30:00.1234560000Z', ''],
  ['2026-11-20T09:30:00.1234567Z', '7'],
  ['2026-11-20t09:30:00.1234560020z', '002'],
  ['2026-11-20T09:30:00.123456789123+01:00', '789123'],
  ['2026-11-20T09:30:00.123+12:34', ''],
])('the digits of %s beyond the microsecond are "%s"', (stamp, digits) => {
  expect(parseTimestamp(stamp)).toBeDefined();
  expect(finerDigits(stamp)).toBe(digits);
});
