import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DrawnText, omittedIn, type DrawnPart } from '../../../../src/renderer/review/display/drawn-text';
import { runs } from '../../../support/effort';

const drawn = (text: string): readonly DrawnPart[] =>
  new DrawnText().next(text) ?? [{ kind: 'text', text, start: 0 }];

const textOf = (parts: readonly DrawnPart[]): string =>
  parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');

const charactersOf = (text: string): number => Array.from(text).length;

const longestBetweenBreaks = (parts: readonly DrawnPart[]): number => {
  let [longest, length] = [0, 0];
  for (const part of parts) {
    if (part.kind === 'break') length = 0;
    if (part.kind !== 'text') continue;
    const words = part.text.split(' ');
    length += words[0]?.length ?? 0;
    for (const word of words.slice(1)) {
      longest = Math.max(longest, length);
      length = word.length;
    }
    longest = Math.max(longest, length);
  }
  return longest;
};

test('ordinary text of any script is drawn as it is', () => {
  const texts = [
    'Plain words, and a link: https://example.com/a?b=c',
    'שָׁלוֹם עֲלֵיכֶם',
    'ภาษาไทยไม่มีช่องว่าง',
    'किं कर्तव्यम्',
    '👩‍👩‍👧‍👦 🏴󠁧󠁢󠁳󠁣󠁴󠁿',
    '\u202Eabc\u202C',
    '漢字'.repeat(200),
  ];
  for (const text of texts) expect(new DrawnText().next(text)).toBeUndefined();
});

test('of 300,000 combining marks on one letter thirty are drawn, and the others are counted', () => {
  const text = new DrawnText();
  const parts = text.next(`a${'\u0301'.repeat(300_000)}b`) ?? [];
  expect(textOf(parts)).toBe(`a${'\u0301'.repeat(30)}b`);
  expect(parts.filter(({ kind }) => kind === 'omitted')).toHaveLength(1);
  expect(text.omitted).toBe(299_970);
});

test('of 300,000 direction marks few are drawn, in a run and between letters', () => {
  const run = new DrawnText();
  expect(textOf(run.next(`${'\u202E'.repeat(300_000)}a`) ?? [])).toHaveLength(31);
  expect(run.omitted).toBe(299_970);
  const mixed = new DrawnText();
  const parts = mixed.next('a\u202Eb\u202C'.repeat(150_000)) ?? [];
  expect(textOf(parts).match(/[\u202E\u202C]/g)).toHaveLength(1000);
  expect(mixed.omitted).toBe(299_000);
  expect(parts.filter(({ kind }) => kind === 'omitted')).toHaveLength(1);
});

test('a very long word is drawn whole, with places to break', () => {
  for (const letter of ['W', '\uFDFA', 'ក\u17D2', 'ก']) {
    const word = letter.repeat(20_000);
    const parts = drawn(word);
    expect(textOf(parts)).toBe(word);
    expect(longestBetweenBreaks(parts)).toBeLessThanOrEqual(502);
    expect(omittedIn([word])).toBe(0);
  }
});

test('a run that goes on in the next text of the same value is one run', () => {
  const text = new DrawnText();
  text.next(`a${'\u0301'.repeat(20)}`);
  const parts = text.next('\u0301'.repeat(20)) ?? [];
  expect(textOf(parts)).toHaveLength(10);
  expect(text.omitted).toBe(10);
  expect(textOf(text.next('\u0301'.repeat(20)) ?? [])).toBe('');
  expect(text.omitted).toBe(30);
});

test('whatever is drawn comes from the text, in its order, and all else is counted', () => {
  const piece = fc.constantFrom(
    'a',
    ' ',
    '\u0301',
    '\u202E',
    '😀',
    'W'.repeat(300),
    '\u0301'.repeat(40),
    '漢',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('');
      const bounded = new DrawnText();
      const parts = bounded.next(text) ?? [{ kind: 'text' as const, text, start: 0 }];
      for (const part of parts)
        if (part.kind === 'text') expect(text.startsWith(part.text, part.start)).toBe(true);
      expect(charactersOf(textOf(parts)) + bounded.omitted).toBe(charactersOf(text));
      expect(textOf(parts)).not.toMatch(/[\u0301\u202E]{31}/);
    }),
    { numRuns: runs(500) },
  );
});
