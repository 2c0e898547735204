import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatInstant } from '../../../../src/content/timestamp';
import { atBeginning, type SyncCursor } from '../../../../src/main/upstream/sync/sync-state';
import {
  checkPage,
  learnPageSize,
  nextQuery,
  notAhead,
  type PageSize,
} from '../../../../src/main/upstream/sync/cursor';
import type { PageQuery } from '../../../../src/main/upstream/client/upstream-client';
import type { EntryOutline, ResultPage } from '../../../../src/main/upstream/client/result-page';
import { runs } from '../../../support/effort';

interface Listed {
  readonly id: string;
  readonly us: number;
}

/** Upstream's answer to a query: inclusive, sorted, cut into pages. */
function answer(
  list: readonly Listed[],
  query: PageQuery,
  cursor: SyncCursor,
  cap = 1000,
  fixed?: number,
): ResultPage {
  const from = query.from === undefined ? Number.NEGATIVE_INFINITY : (cursor.us ?? 0);
  const found = list.filter(({ us }) => us >= from).toSorted((a, b) => a.us - b.us || (a.id < b.id ? -1 : 1));
  const size = fixed ?? Math.min(query.pageSize, cap);
  const outline: EntryOutline[] = found
    .slice((query.page - 1) * size, query.page * size)
    .map(({ id, us }) => ({ id, completed: { text: formatInstant(us), us } }));
  return {
    page: query.page,
    pages: Math.ceil(found.length / size),
    total: found.length,
    outline,
  };
}

interface Upstream {
  readonly cap?: number | undefined;
  readonly fixed?: number | undefined;
  /** Called before every query. */
  readonly move?: (list: Listed[]) => void;
}

/** Queries until nothing is left; returns the ids seen and the number of queries. */
function readAll(
  list: Listed[],
  pageSize: number,
  { cap, fixed, move }: Upstream = {},
): { seen: Set<string>; queries: number } {
  let cursor = atBeginning;
  let known: PageSize = { size: pageSize, kind: 'asked' };
  const seen = new Set<string>();
  for (let queries = 1; queries < 5000; queries += 1) {
    move?.(list);
    const query = nextQuery(cursor, known);
    const page = answer(list, query, cursor, cap, fixed);
    known = learnPageSize(query, page) ?? known;
    const verdict = checkPage(query, cursor, page);
    for (const { id } of page.outline) if (id !== undefined) seen.add(id);
    if (verdict.kind === 'not-understood') throw new Error(verdict.text);
    if (verdict.kind === 'elsewhere') continue;
    expect(verdict.cursor.us ?? 0).toBeGreaterThanOrEqual(cursor.us ?? 0);
    cursor = verdict.cursor;
    if (verdict.remaining === 0) return { seen, queries };
  }
  throw new Error('it never ends');
}

const lists = fc
  .array(fc.nat({ max: 6 }), { minLength: 0, maxLength: 120 })
  .map((times) =>
    times.map((us, index): Listed => ({ id: `id-${String(index).padStart(4, '0')}`, us: us * 1000 })),
  );
const ids = (list: readonly Listed[]): string[] => list.map(({ id }) => id).toSorted();

const entry = (id: string, us: number): EntryOutline => ({
  id,
  completed: { text: formatInstant(us), us },
});
const page = (outline: readonly EntryOutline[], total: number): ResultPage => ({
  page: 1,
  pages: Math.ceil(total / 2),
  total,
  outline,
});

describe('the cursor', () => {
  it('reaches everything, however many share a timestamp and however small pages are', () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: 1, max: 20 }), (list, pageSize) => {
        expect([...readAll([...list], pageSize).seen].toSorted()).toEqual(ids(list));
      }),
      { numRuns: runs(300) },
    );
  });

  it('reaches everything where upstream has its own page size, smaller or fixed', () => {
    const size = fc.integer({ min: 1, max: 15 });
    fc.assert(
      fc.property(lists, size, fc.option(size), fc.option(size), (list, pageSize, cap, fixed) => {
        const upstream = { cap: cap ?? undefined, fixed: fixed ?? undefined };
        expect([...readAll([...list], pageSize, upstream).seen].toSorted()).toEqual(ids(list));
      }),
      { numRuns: runs(300) },
    );
  });

  it('skips nothing where requests leave their place while whole pages carry one timestamp', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 80 }),
        fc.integer({ min: 1, max: 12 }),
        fc.array(fc.array(fc.nat(), { maxLength: 8 }), { maxLength: 15 }),
        (count, pageSize, moves) => {
          const list = Array.from({ length: count }, (_, n): Listed => ({
            id: `id-${String(n).padStart(4, '0')}`,
            us: 5000,
          }));
          const left = [...moves];
          let later = 6000;
          const move = (all: Listed[]): void => {
            // Completed again: they move behind all others, and those behind their places move up.
            for (const which of left.pop() ?? []) {
              const [moved] = all.splice(which % all.length, 1);
              if (moved !== undefined) all.push({ id: moved.id, us: (later += 1000) });
            }
          };
          expect([...readAll(list, pageSize, { move }).seen].toSorted()).toEqual(ids(list));
        },
      ),
      { numRuns: runs(300) },
    );
  });

  it('asks for the first page, always, unless a whole page carries one timestamp', () => {
    const list = Array.from({ length: 40 }, (_, n): Listed => ({
      id: `${n + 10}`,
      us: Math.floor(n / 4) * 1000,
    }));
    let cursor = atBeginning;
    for (let n = 0; n < 20; n += 1) {
      const query = nextQuery(cursor, { size: 5, kind: 'asked' });
      expect(query.page).toBe(1);
      const verdict = checkPage(query, cursor, answer(list, query, cursor));
      if (verdict.kind !== 'moves') throw new Error(verdict.kind);
      cursor = verdict.cursor;
    }
    expect(cursor.us).toBe(9000);
  });

  it('does not move by a page that is not sorted or ignores the time it was asked for', () => {
    const query = { from: undefined, page: 1, pageSize: 2 };
    expect(checkPage(query, atBeginning, page([entry('a', 5000), entry('b', 4000)], 9)).kind).toBe(
      'not-understood',
    );
    const cursor = { text: formatInstant(7000), us: 7000, applied: 0, tail: [] };
    expect(checkPage(query, cursor, page([entry('a', 5000), entry('b', 8000)], 9)).kind).toBe(
      'not-understood',
    );
    // A complete result needs no order.
    expect(checkPage(query, atBeginning, page([entry('a', 5000), entry('b', 4000)], 2))).toMatchObject({
      kind: 'moves',
      remaining: 0,
      cursor: { us: 5000 },
    });
  });

  it('does not stay in the future of a clock that was ahead', () => {
    const ahead = {
      text: '2026-11-20T10:30:00Z',
      us: Date.parse('2026-11-20T10:30:00Z') * 1000,
      applied: 0,
      tail: [],
    };
    const nowUs = Date.parse('2026-11-20T09:30:00Z') * 1000;
    const back = notAhead(ahead, { nowUs, sinceLastUs: 300_000_000 });
    expect(back.text).toBe('2026-11-20T09:24:55.000Z');
    expect(notAhead(ahead, { nowUs: ahead.us, sinceLastUs: 0 })).toBe(ahead);
    expect(notAhead(ahead, undefined)).toBe(ahead);
  });
});
