import { expect, test } from 'vitest';
import type { SegmentPair } from '../../../../src/content/checks/segment-pairs';
import { commonerCases } from '../../../../src/main/checks/consistency/other-case';
import { hashPlace, segmentDifferences } from '../../../../src/main/checks/consistency/segment-differences';
import { scaled } from '../../../support/effort';
import { growsTooFast } from '../../../support/processor-time';

const pairOf = (source: string, target: string): SegmentPair => ({
  source,
  target,
  place: '',
  sourceSpan: { from: 0, to: source.length },
  targetSpan: { from: 0, to: target.length },
});

test('the commoner one of two translations that differ in capitals is said beside the other', () => {
  const [right, wrong] = [pairOf('Save all', 'Alles speichern'), pairOf('Save all', 'Alles Speichern')];
  const commonerCase = commonerCases([wrong, right, right]);
  expect([wrong, right].map(commonerCase)).toEqual(['Alles speichern', undefined]);
});

function readTimes(count: number): void {
  const pairs = Array.from({ length: count }, (_, at) => pairOf('Save', at % 3 === 0 ? 'Ab A' : 'Ab a'));
  const commonerCase = commonerCases(pairs);
  for (const pair of pairs) commonerCase(pair);
}

test('a text that a request has ten times as often takes about ten times as long', () => {
  expect(growsTooFast(readTimes, scaled(1000, 2000))).toBe(false);
});

test('the translation of a field that changed is compared without reading those of other texts', () => {
  const texts = new Map<number, string>();
  const places = ['Save', 'Open', 'Close'].map((source, position) =>
    hashPlace({ position, fieldId: source, pair: pairOf(source, `${source} auf Deutsch`) }, texts),
  );
  const [asked, ...others] = places;
  const read: string[] = [];
  const watched = others.map((place) => ({
    ...place,
    segment: {
      ...place.segment,
      pair: new Proxy(place.segment.pair, {
        get(pair, name) {
          if (name === 'target') read.push(pair.source);
          return Reflect.get(pair, name) as unknown;
        },
      }),
    },
  }));
  const known = { ends: () => [] };
  const requests = { byKey: () => undefined, fieldsOf: () => [] };
  const wanted = { inconsistent: true, sameTarget: true };
  const some = asked === undefined ? [] : [asked];
  expect(segmentDifferences(1, [...some, ...watched], known, wanted, requests, some)).toEqual([]);
  expect(read).toEqual([]);
});
