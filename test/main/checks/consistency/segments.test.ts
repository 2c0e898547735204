import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDerivedDatabase } from '../../../../src/main/database/derived-database';
import { SegmentStore, type HashedSegment } from '../../../../src/main/checks/consistency/segment-store';
import { replaceSegments } from '../../../../src/main/checks/consistency/replace-segments';
import { anyHistory } from '../../../support/database/database-history';
import { tempFolder } from '../../../support/temp-folder';
import { runs } from '../../../support/effort';

function segmentStore() {
  const db = openDerivedDatabase(tempFolder(), anyHistory);
  db.pragma('synchronous = OFF');
  onTestFinished(() => void db.close());
  const store = new SegmentStore(db);
  const pair = store.pairKey({ origin: 0, source: 'en', target: 'de' });
  const put = (request: number, segments: readonly HashedSegment[]): void =>
    replaceSegments(store, request, pair, segments, new Map(texts));
  return { store, pair, put };
}

const texts = [1, 2, 3, 11, 12, 13].map((hash) => [hash, `text ${hash}`] as const);

describe('segments', () => {
  it('say where a source is translated otherwise, and where another source is translated the same', () => {
    const { store, pair, put } = segmentStore();
    put(1, [{ source: 1, target: 11 }]);
    expect(store.knownEnds('source', pair, { source: 1, target: 11 })).toEqual([]);
    put(2, [{ source: 1, target: 12 }]);
    put(3, [{ source: 2, target: 11 }]);
    expect(store.knownEnds('source', pair, { source: 1, target: 11 })).toEqual([
      { hash: 11, requests: 1, requestKey: 1, text: 'text 11' },
      { hash: 12, requests: 1, requestKey: 2, text: 'text 12' },
    ]);
    expect(store.knownEnds('target', pair, { source: 1, target: 11 })).toContainEqual({
      hash: 2,
      requests: 1,
      requestKey: 3,
      text: 'text 2',
    });
    expect(store.knownEnds('target', pair, { source: 1, target: 12 })).toEqual([]);
  });

  it('with several translations are found among many by one question', () => {
    const { store, pair, put } = segmentStore();
    put(1, [
      { source: 1, target: 11 },
      { source: 2, target: 12 },
    ]);
    put(2, [
      { source: 1, target: 13 },
      { source: 3, target: 12 },
    ]);
    expect(store.several('source', pair, [1, 2, 3, 2 ** 47])).toEqual(new Set([1]));
    expect(store.several('target', pair, [11, 12, 12])).toEqual(new Set([12]));
    expect(store.several('source', pair + 1, [1])).toEqual(new Set());
    expect(store.several('source', pair, [])).toEqual(new Set());
  });

  it('are counted, the commonest translation first', () => {
    const { store, pair, put } = segmentStore();
    for (const request of [1, 2, 3]) put(request, [{ source: 1, target: 10 + Math.min(request, 2) }]);
    const counts = store.knownEnds('source', pair, { source: 1, target: 11 });
    expect(counts.map(({ hash, requests }) => [hash, requests])).toEqual([
      [12, 2],
      [11, 1],
    ]);
  });

  it('of other languages are not compared', () => {
    const { store, put } = segmentStore();
    put(1, [{ source: 1, target: 11 }]);
    const french = store.pairKey({ origin: 0, source: 'en', target: 'fr' });
    replaceSegments(store, 2, french, [{ source: 1, target: 12 }], new Map());
    expect(store.knownEnds('source', french, { source: 1, target: 12 })).toEqual([]);
    expect(store.dueRequests(9)).toEqual([]);
  });

  it('queue another check of the others when their translations become several, and when one of several goes', () => {
    const { store, put } = segmentStore();
    put(1, [{ source: 1, target: 11 }]);
    put(2, [{ source: 1, target: 11 }]);
    expect(store.dueRequests(9)).toEqual([]);
    put(3, [{ source: 1, target: 12 }]);
    expect(store.dueRequests(9)).toEqual([1, 2]);
    store.removeDueRequests([1, 2]);
    // A further differing request changes nothing for those that differ already.
    put(4, [{ source: 1, target: 13 }]);
    expect(store.dueRequests(9)).toEqual([]);
    put(4, []);
    expect(store.dueRequests(9)).toEqual([1, 2, 3]);
    store.removeDueRequests([1, 2, 3]);
    put(3, [{ source: 1, target: 11 }]);
    expect(store.dueRequests(9)).toEqual([1, 2]);
    store.removeDueRequests([1, 2]);
    put(2, []);
    expect(store.dueRequests(9)).toEqual([]);
  });

  it('find another translation exactly when there is one, whatever came and went', () => {
    const { store, pair, put } = segmentStore();
    const segment = fc.record({ source: fc.nat(2), target: fc.nat(2) });
    const step = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.array(segment, { maxLength: 3 }));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        for (const request of [1, 2, 3, 4]) put(request, []);
        const known = new Map<number, readonly HashedSegment[]>();
        for (const [request, segments] of steps) {
          put(request, segments);
          known.set(request, segments);
        }
        const all = [...known.values()].flat();
        for (const one of all) {
          const differs = all.some(({ source, target }) => source === one.source && target !== one.target);
          const shares = all.some(({ source, target }) => source !== one.source && target === one.target);
          expect(store.knownEnds('source', pair, one).length > 1).toBe(differs);
          expect(store.knownEnds('target', pair, one).length > 1).toBe(shares);
        }
      }),
      { numRuns: runs(60) },
    );
  });
});
