import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerpt } from '../../../../src/renderer/review/compare/excerpt';
import { diffValues } from '../../../../src/content/diff/diff-values';

const html = { data: 'html', language: 'en' } as const;
const word = fc.constantFrom('one ', 'two ', '<b>', '</b>', '. ', '🎉', 'x'.repeat(500), 'y'.repeat(1500));
const value = fc.array(word, { maxLength: 40 }).map((words) => words.join(''));

const changed = (of: readonly { kind: string }[]): unknown =>
  of.filter(({ kind }) => kind === 'removed' || kind === 'added');

describe('an excerpt', () => {
  it('has every change completely, and counts omitted characters', () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        const { parts } = diffValues(before, after, html);
        const { parts: shown, isCut } = excerpt(parts, Infinity);
        expect(isCut).toBe(false);
        expect(changed(shown)).toEqual(changed(parts));
        const length = (of: typeof shown): number =>
          of.reduce((sum, part) => sum + (part.kind === 'gap' ? part.characters : part.text.length), 0);
        expect(length(shown)).toBe(length(parts));
      }),
    );
  });

  it('shows the context of a change, and nothing else', () => {
    const long = 'word '.repeat(2000);
    const { parts } = diffValues(`${long}old ${long}`, `${long}new ${long}`, html);
    const { parts: shown } = excerpt(parts, 100);
    expect(shown.map(({ kind }) => kind)).toEqual(['gap', 'same', 'removed', 'added', 'same', 'gap']);
    expect(shown[1]).toMatchObject({ text: expect.stringMatching(/^.{400}$/) });
  });

  it('stops at so many parts and says so', () => {
    const { parts } = diffValues('<i></i>'.repeat(50), '<b></b>'.repeat(50), html);
    expect(excerpt(parts, 10)).toMatchObject({ isCut: true, parts: { length: 10 } });
  });
});
