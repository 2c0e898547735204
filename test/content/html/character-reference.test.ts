import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { characterReferenceAt } from '../../../src/content/html/character-reference';
import { runs } from '../../support/effort';

describe('an ampersand is only an ampersand', () => {
  test.each(['&', '& amp;', '&;', '&#', '&#;', '&#x', '&#xg;', '&bogus;', '&b', '&é', '&&amp;', '&ngt'])(
    '%s',
    (text) => {
      expect(characterReferenceAt(text, 0, false)).toBeUndefined();
    },
  );

  test.each(['&ampb', '&copy=1', '&amp1', '&notit;'])('in an attribute: %s', (text) => {
    expect(characterReferenceAt(text, 0, true)).toBeUndefined();
    expect(characterReferenceAt(text, 0, false)).toBeDefined();
  });
});

describe('a character reference', () => {
  test.each([
    ['&amp;', 5, '&'],
    ['&amp', 4, '&'],
    ['&ampx', 4, '&'],
    ['&notit;', 4, '¬'],
    ['&notin;', 7, '∉'],
    ['&nbsp;', 6, '\u{a0}'],
    ['&semi;;', 6, ';'],
    ['&fjlig;x', 7, 'fj'],
    ['&NotEqualTilde;', 15, '≂̸'],
    ['&CounterClockwiseContourIntegral;', 33, '∳'],
    ['&#65;', 5, 'A'],
    ['&#65b', 4, 'A'],
    ['&#X1F600;', 9, '😀'],
    ['&#0;', 4, '\ufffd'],
    ['&#x80;', 6, '€'],
    ['&#99999999999;', 14, '\ufffd'],
  ])('%s', (text, end, decoded) => {
    expect(characterReferenceAt(`ab${text}`, 2, false)).toEqual({ end: end + 2, decoded });
  });

  test('may have megabytes of zeros', () => {
    const text = `&#${'0'.repeat(2_000_000)}65;`;
    expect(characterReferenceAt(text, 0, false)).toEqual({ end: text.length, decoded: 'A' });
  });

  test('is what parse5 decodes, in text and in attributes', () => {
    const part = fc.constantFrom(
      '&',
      'amp',
      'lt',
      'not',
      'in',
      'copy',
      ';',
      '=',
      '#',
      'x',
      '6',
      '5',
      'A',
      'z',
      'é',
      ' ',
      'fjlig',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 10 }), fc.boolean(), (parts, isAttribute) => {
        const text = parts.join('');
        let decoded = '';
        for (let position = 0; position < text.length;) {
          const reference =
            text[position] === '&' ? characterReferenceAt(text, position, isAttribute) : undefined;
          decoded += reference?.decoded ?? text[position] ?? '';
          position = reference?.end ?? position + 1;
        }
        const [node] = parseFragment(isAttribute ? `<i a="${text}">` : `<b>${text}</b>`).childNodes;
        if (node === undefined || !('attrs' in node)) throw new Error('no element');
        const [child] = node.childNodes;
        const expected = isAttribute ? node.attrs[0]?.value : child && 'value' in child ? child.value : '';
        expect(decoded).toBe(expected);
      }),
      { numRuns: runs(3000) },
    );
  });
});
