import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffValues, type DiffPart, type ValueDiff } from '../../../src/content/diff/diff-values';
import { arbitraryHtml } from '../html/arbitrary-html';
import { processorMs } from '../../support/processor-time';
import { runs, scaled } from '../../support/effort';
import { anyCharacter } from '../../support/content/any-character';

const html = { data: 'html', language: 'fr' } as const;

const joined = (parts: readonly DiffPart[], without: DiffPart['kind']): string =>
  parts
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('');

/** `[-removed-]` and `{+added+}`, tags in angle brackets as they are. */
const shown = (before: string, after: string, language = 'fr', data = 'html'): string =>
  diffValues(before, after, { data, language })
    .parts.map(({ kind, text }) =>
      kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `{+${text}+}`,
    )
    .join('');

describe('a diff', () => {
  const kinds = fc.record({
    data: fc.constantFrom('html', 'text'),
    language: fc.constantFrom('en', 'ja', 'ar', 'th', 'x-unknown', 'not a tag'),
  });
  const word = fc.constantFrom(
    'un',
    'port',
    ' ',
    'et',
    '<b>',
    '</b>',
    '.',
    '&amp;',
    '<a href="x">',
    '猫が',
    '\n',
  );
  const sentence = fc.array(word, { maxLength: 30 }).map((words) => words.join(''));
  const value = fc.oneof(fc.string({ unit: anyCharacter }), sentence, arbitraryHtml);

  it('holds both values, byte for byte, whatever they are', () => {
    fc.assert(
      fc.property(value, value, kinds, (before, after, kind) => {
        const { parts, changes } = diffValues(before, after, kind);
        expect(joined(parts, 'added')).toBe(before);
        expect(joined(parts, 'removed')).toBe(after);
        expect(new Set(parts.flatMap(({ change }) => (change === undefined ? [] : [change]))).size).toBe(
          changes,
        );
      }),
      { numRuns: runs(300) },
    );
  });

  it('of a value with itself has no changes', () => {
    fc.assert(
      fc.property(value, kinds, (same, kind) => {
        const { parts, changes } = diffValues(same, same, kind);
        expect(changes).toBe(0);
        expect(parts.every(({ kind: of }) => of === 'same')).toBe(true);
      }),
    );
  });

  it('marks words, not letters', () => {
    expect(shown('<p>par exemple 8000.</p>', '<p>par exemple 800.</p>')).toBe(
      '<p>par exemple [-8000-]{+800+}.</p>',
    );
  });

  it('joins edits that a short word separates, and leaves longer ones apart', () => {
    expect(shown('lie à un port et une adresse de la', 'lie à certains ports et adresses de la')).toBe(
      'lie à [-un port et une adresse-]{+certains ports et adresses+} de la',
    );
    expect(shown('un chat regarde le chien', 'deux chat regarde deux chien')).toBe(
      '[-un-]{+deux+} chat regarde [-le-]{+deux+} chien',
    );
  });

  it('distinguishes changed tags from changed text, and an attribute makes it another tag', () => {
    const { parts } = diffValues('<a href="/en">Start</a>', '<a href="/fr">Démarrer</a>', html);
    expect(parts.map(({ kind, unit, text }) => [kind, unit, text])).toEqual([
      ['removed', 'tag', '<a href="/en">'],
      ['removed', 'text', 'Start'],
      ['added', 'tag', '<a href="/fr">'],
      ['added', 'text', 'Démarrer'],
      ['same', 'tag', '</a>'],
    ]);
    expect(shown('<b>port</b> libre', '<i>port</i> libre')).toBe('[-<b>-]{+<i>+}port[-</b>-]{+</i>+} libre');
  });

  it('finds the words of languages that have no spaces between them', () => {
    expect(shown('猫が好きです', '犬が好きです', 'ja')).toBe('[-猫-]{+犬+}が好きです');
  });

  it('never cuts a character reference or a character in two', () => {
    expect(shown('a &lt; b', 'a &gt; b')).toBe('a [-&lt;-]{+&gt;+} b');
    expect(shown('👨‍👩‍👧 x', '👨‍👩‍👦 x')).toBe('[-👨‍👩‍👧-]{+👨‍👩‍👦+} x');
  });

  it('takes markup for text where the data is not HTML', () => {
    expect(
      diffValues('<b>', '<i>', { data: 'text', language: 'en' }).parts.every((p) => p.unit === 'text'),
    ).toBe(true);
  });
});

const paragraph = (i: number): string => `<p>Absatz ${i} nennt den Wert ${(i * 7919) % 104_729}.</p>\n`;
const long = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, i) => paragraph(from + i)).join('');

/** Compares two values, and expects that it takes less than eight seconds of the processor. */
function inBoundedTime(before: string, after: string): ValueDiff {
  let diff: ValueDiff | undefined;
  const ms = processorMs(() => {
    diff = diffValues(before, after, { data: 'html', language: 'de' });
  });
  expect(ms).toBeLessThan(8000);
  return diff ?? expect.fail('nothing was compared');
}

describe('very long values', () => {
  it('are compared in bounded time, and a few changes are still found word by word', () => {
    // A megabyte in the soak.
    const before = long(0, scaled(2500, 22_000));
    const after = before.replace('Absatz 500 nennt', 'Absatz 500 zeigt').replace('Absatz 2000 ', 'Absatz x ');
    const { parts, changes } = inBoundedTime(before, after);
    expect(changes).toBe(2);
    expect(parts.filter(({ kind }) => kind === 'added').map(({ text }) => text)).toEqual(['zeigt', 'x']);
  });

  it('that have nothing in common end too', () => {
    const other = long(0, scaled(2000, 5000)).replaceAll('Absatz', 'Alinéa').replaceAll('Wert', 'valeur');
    const { parts } = inBoundedTime(long(0, scaled(2000, 5000)), other);
    expect(joined(parts, 'added')).toBe(long(0, scaled(2000, 5000)));
    expect(joined(parts, 'removed')).toBe(other);
  });
});
