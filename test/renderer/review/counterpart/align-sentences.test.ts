import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alignLengths } from '../../../../src/renderer/review/counterpart/align-lengths';
import {
  alignSentences,
  sentencesOf,
  type Sentence,
} from '../../../../src/renderer/review/counterpart/align-sentences';

const textOf = (blocks: readonly string[], sentences: readonly Sentence[]): string =>
  sentences.map(({ block, start, end }) => blocks[block]?.slice(start, end).trim()).join(' ');

/** Returns the aligned sentences as texts. */
function pairs(source: readonly string[], target: readonly string[], language = 'de'): [string, string][] {
  const [from, to] = [sentencesOf(source, 'en'), sentencesOf(target, language)];
  return alignSentences(from, to).map((pair) => [
    textOf(source, from.slice(pair.source.from, pair.source.to)),
    textOf(target, to.slice(pair.target.from, pair.target.to)),
  ]);
}

describe('sentences find their counterparts', () => {
  test('one by one where there are equally many', () => {
    expect(
      pairs(
        ['One short. And a much longer one follows here.'],
        ['Ein kurzer. Und ein viel längerer folgt hier.'],
      ),
    ).toEqual([
      ['One short.', 'Ein kurzer.'],
      ['And a much longer one follows here.', 'Und ein viel längerer folgt hier.'],
    ]);
  });

  test('two of one side with one of the other, where the lengths say so', () => {
    expect(
      pairs(
        [
          'It stops at once. It starts again by itself after a while. Then all is as before, and nobody notices.',
        ],
        [
          'Er hält sofort an, startet aber nach einer Weile von selbst wieder. Dann ist alles wie vorher, und niemand merkt es.',
        ],
      ),
    ).toEqual([
      [
        'It stops at once. It starts again by itself after a while.',
        'Er hält sofort an, startet aber nach einer Weile von selbst wieder.',
      ],
      ['Then all is as before, and nobody notices.', 'Dann ist alles wie vorher, und niemand merkt es.'],
    ]);
  });

  test('paragraph by paragraph, however differently long they are', () => {
    expect(pairs(['A.', 'One. Two.'], ['Ein langer Satz mit vielen Wörtern darin.', 'Eins. Zwei.'])).toEqual([
      ['A.', 'Ein langer Satz mit vielen Wörtern darin.'],
      ['One.', 'Eins.'],
      ['Two.', 'Zwei.'],
    ]);
  });

  test('beside a paragraph that only one side has', () => {
    const spans = alignLengths([300, 120, 500, 80, 260], [310, 118, 505, 400, 84, 255], 1);
    expect(spans.map(({ source, target }) => [source.to - source.from, target.to - target.from])).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
      [0, 1],
      [1, 1],
      [1, 1],
    ]);
  });

  test('in paragraphs of their own, where one side has more of these', () => {
    const source = [
      'A title',
      'The first paragraph is a longer one. It has two sentences, which are told apart.',
    ];
    const target = [
      'Ein Titel',
      'Der erste Absatz ist ein längerer.',
      'Er hat zwei Sätze, die man unterscheiden kann.',
    ];
    expect(pairs(source, target)).toEqual([
      ['A title', 'Ein Titel'],
      ['The first paragraph is a longer one.', 'Der erste Absatz ist ein längerer.'],
      ['It has two sentences, which are told apart.', 'Er hat zwei Sätze, die man unterscheiden kann.'],
    ]);
  });

  test('in Japanese, which ends sentences with another mark', () => {
    expect(
      pairs(['You can cancel. It costs nothing.'], ['キャンセルできます。費用はかかりません。'], 'ja'),
    ).toEqual([
      ['You can cancel.', 'キャンセルできます。'],
      ['It costs nothing.', '費用はかかりません。'],
    ]);
  });
});

const make = (parts: readonly { block: number; length: number }[]): Sentence[] =>
  parts.toSorted((a, b) => a.block - b.block).map(({ block, length }) => ({ block, start: 0, end: length }));
const check = (source: readonly Sentence[], target: readonly Sentence[]): void => {
  const end = { source: 0, target: 0 };
  for (const pair of alignSentences(source, target)) {
    for (const name of ['source', 'target'] as const) {
      expect(pair[name].from).toBe(end[name]);
      end[name] = pair[name].to;
    }
  }
  expect(end).toEqual({ source: source.length, target: target.length });
};
const many = (count: number): Sentence[] =>
  Array.from({ length: count }, (_, i) => ({ block: i % 2 === count % 2 ? i : i + 1, start: 0, end: 50 }));

// `check` has the assertions.
// oxlint-disable-next-line vitest/expect-expect
test('every sentence is in exactly one pair, in order, also of thousands', () => {
  const side = fc.array(fc.record({ block: fc.nat(5), length: fc.integer({ min: 1, max: 300 }) }), {
    maxLength: 40,
  });
  fc.assert(fc.property(side, side, (source, target) => check(make(source), make(target))));
  check(many(3000), many(2500));
});
