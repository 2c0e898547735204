import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Segment } from '../../../src/content/files/content-file';
import { compareSources, fieldsInPlace } from '../../../src/main/files/segment-places';
import { wantedSegments } from '../../../src/main/files/wanted-segments';
import { runs } from '../../support/effort';

const segment = (id: string, value: string, more: Partial<Segment> = {}): Segment => ({
  id,
  data: 'text',
  value,
  places: [],
  ...more,
});

const ordered = (id: string, source: string, target?: string, requestKey = 1) => ({
  requestKey,
  id,
  type: 'localizable',
  data: 'text',
  source,
  plural: undefined,
  target,
});

const byId = (segments: readonly Segment[]) => new Map(segments.map((one) => [one.id, one]));

const compare = (before: readonly Segment[], after: readonly Segment[]) =>
  compareSources(byId(before), byId(after));

/** Few keys and few texts, so that the same text often stands under several keys. */
const version = fc
  .dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), fc.constantFrom('One', 'Two', 'Three', 'Four'))
  .map((texts) => Object.entries(texts).map(([id, value]) => segment(id, value)));

const sortedTexts = (segments: readonly Segment[]) => segments.map(({ value }) => value).toSorted();

describe('a segment of the next version', () => {
  it.each([
    ['under its key with its text', [segment('a', 'One')], [segment('a', 'One')], { unchanged: 1 }],
    ['with another text', [segment('a', 'One')], [segment('a', 'Two')], { changed: 1 }],
    ['under another key', [segment('a', 'One')], [segment('b', 'One')], { moved: 1 }],
    [
      'in an array before which another one was put',
      [segment('days[0]', 'Mon'), segment('days[1]', 'Tue')],
      [segment('days[0]', 'Sun'), segment('days[1]', 'Mon'), segment('days[2]', 'Tue')],
      { changed: 1, moved: 2 },
    ],
    [
      'that changed places with another one',
      [segment('a', 'One'), segment('b', 'Two')],
      [segment('a', 'Two'), segment('b', 'One')],
      { moved: 2 },
    ],
    [
      'that is there a second time',
      [segment('a', 'One')],
      [segment('a', 'One'), segment('b', 'One')],
      { unchanged: 1, added: 1 },
    ],
    [
      'as another plural form',
      [segment('n#one', '%d', { plural: 'one' })],
      [segment('m#other', '%d', { plural: 'other' })],
      { added: 1, gone: 1 },
    ],
    [
      'that is HTML now',
      [segment('a', 'One')],
      [segment('b', 'One', { data: 'html' })],
      { added: 1, gone: 1 },
    ],
  ] as const)('%s', (_name, before, after, counts) => {
    const none = { added: 0, changed: 0, moved: 0, unchanged: 0, gone: 0 };
    expect(compare(before, after)).toEqual({ ...none, ...counts });
  });

  it('is counted once, and so is each of the version before', () => {
    fc.assert(
      fc.property(version, version, (before, after) => {
        const { added, changed, moved, unchanged, gone } = compare(before, after);
        expect(added + changed + moved + unchanged).toBe(after.length);
        expect(gone).toBeLessThanOrEqual(before.filter(({ id }) => !byId(after).has(id)).length);
        // Segments keep their texts as far as both versions have these in common.
        const common = sortedTexts(before);
        const kept = sortedTexts(after).filter((text) => {
          const at = common.indexOf(text);
          if (at >= 0) common.splice(at, 1);
          return at >= 0;
        });
        expect(moved + unchanged).toBe(kept.length);
      }),
      { numRuns: runs(2000) },
    );
  });

  it('is new nowhere when the same texts stand under other keys', () => {
    fc.assert(
      fc.property(version, fc.array(fc.nat()), (before, swaps) => {
        const keys = before.map(({ id }) => `${id}'`);
        for (const [index, swap] of swaps.slice(0, keys.length).entries()) {
          const other = swap % keys.length;
          [keys[index], keys[other]] = [keys[other] ?? '', keys[index] ?? ''];
        }
        const after = before.map((one, index) => ({ ...one, id: keys[index] ?? '' }));
        expect(compare(before, after)).toMatchObject({ added: 0, changed: 0, gone: 0, moved: before.length });
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('what is asked for', () => {
  it('is what is new or changed, where everything of the version before was asked for', () => {
    fc.assert(
      fc.property(version, version, fc.boolean(), (before, after, isCompleted) => {
        const asked = before.map(({ id, value }) =>
          ordered(id, value, isCompleted ? `${value}!` : undefined),
        );
        const { wanted } = wantedSegments(after, asked, false);
        const { added, changed } = compare(before, after);
        expect(wanted).toHaveLength(added + changed);
        const results = fieldsInPlace(after, asked);
        for (const { id, value } of after) {
          const isWanted = wanted.some((one) => one.segment.id === id);
          expect(results.has(id)).toBe(!isWanted);
          // A result is never put where another text stands.
          if (!isWanted) expect(results.get(id)?.source).toBe(value);
        }
      }),
      { numRuns: runs(2000) },
    );
  });

  it('is nothing of a version that was there before, whatever came in between', () => {
    fc.assert(
      fc.property(fc.array(version, { maxLength: 5 }), version, (history, first) => {
        const asked = [first, ...history].flatMap((one, request) =>
          one.map(({ id, value }) => ordered(id, value, `${value}!`, request)),
        );
        expect(wantedSegments(first, asked, false).wanted).toEqual([]);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('is everything where everything is wanted, with the results so far as drafts, also of what moved', () => {
    const asked = [ordered('a', 'One', 'Eins'), ordered('b', 'Two', 'Zwei'), ordered('c', 'Three')];
    const after = [
      segment('x', 'One'),
      segment('b', 'Two more'),
      segment('c', 'Three'),
      segment('d', 'Four'),
    ];
    const { wanted } = wantedSegments(after, asked, true);
    expect(wanted.map(({ segment: { id }, draft }) => [id, draft])).toEqual([
      ['x', 'Eins'],
      ['b', 'Zwei'],
      ['c', undefined],
      ['d', undefined],
    ]);
  });

  it('leaves requests that ask for texts which are gone, and they are named', () => {
    const asked = [
      ordered('gone', 'Gone', undefined, 1),
      ordered('moved', 'Moved', undefined, 1),
      ordered('changed', 'Before', undefined, 2),
      ordered('done', 'Done', 'Fertig', 3),
    ];
    const after = [segment('here', 'Moved'), segment('changed', 'After')];
    expect(wantedSegments(after, asked, false).outdated).toEqual([
      { requestKey: 1, outdated: 1 },
      { requestKey: 2, outdated: 1 },
    ]);
  });
});
