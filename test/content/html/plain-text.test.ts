import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from '../../../src/content/html/plain-text';
import { arbitraryHtml } from './arbitrary-html';
import { runs, scaled } from '../../support/effort';
import { growsTooFast, processorMs } from '../../support/processor-time';

describe('plainText of html', () => {
  test.each([
    ['', ''],
    ['<p>', ''],
    ['a <b', 'a'],
    ['a < b', 'a < b'],
    ['<script>x</script>a<style>y</style>', 'a'],
    ['<svg><style>x</style><title>a</title></svg>', 'a'],
    ['<iframe>x</iframe>a', 'a'],
    ['a<!-- x -->b', 'ab'],
    ['Fish &amp; chips&nbsp;&#x27;n&#39; &lt;b>', "Fish & chips 'n' <b>"],
    ['<b>Wo</b>rd', 'Word'],
    ['<p>One</p><p>two</p>', 'One two'],
    ['One<br/>two<td>three', 'One two three'],
    ['  a \r\n\t b  ', 'a b'],
    ['<textarea>a<b></textarea>', 'a<b>'],
    ['a\0b', 'ab'],
    ['<svg><![CDATA[a<b>]]></svg>', 'a<b>'],
  ])('%j is %j', (value, expected) => {
    expect(plainText(value, 'html')).toBe(expected);
  });

  test('of other data the value is text as it is', () => {
    expect(plainText(' <b>a</b> \n &amp; ', 'text')).toBe('<b>a</b> &amp;');
  });
});

describe('a text longer than the limit', () => {
  test.each([
    ['abcdef', 6, 'abcdef'],
    ['abcdefg', 6, 'abcde…'],
    ['abcd   ', 4, 'abcd'],
    ['abcd efg', 6, 'abcd…'],
    ['ab😀😀', 4, 'ab…'],
    ['abe\u0301fgh', 4, 'ab…'],
    ['👩‍👩‍👧‍👦 family', 5, '…'],
    ['a👩‍👩‍👧‍👦', 5, 'a…'],
    ['abc', 1, '…'],
    ['abc', 0, ''],
    ['<p>a&amp;b</p><p>cd</p>', 5, 'a&b…'],
  ])('%j at %i is %j', (value, maxLength, expected) => {
    expect(plainText(value, 'html', maxLength)).toBe(expected);
  });

  test('is looked for in the beginning of a value only, however many tags come before it', () => {
    expect(plainText(`${'<p>'.repeat(5000)}found`, 'html', 200)).toBe('found');
    expect(plainText(`${'<p>'.repeat(50_000)}too late`, 'html', 200)).toBe('');
    expect(plainText(`${'<p>'.repeat(50_000)}whole`, 'html')).toBe('whole');
  });

  test('is a start of the whole text, within the limit', () => {
    fc.assert(
      fc.property(
        arbitraryHtml,
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom('html', 'text'),
        (value, limit, data) => {
          const whole = plainText(value, data);
          const cut = plainText(value, data, limit);
          expect(cut.length).toBeLessThanOrEqual(limit);
          const isCut = whole.length > limit;
          expect(cut.endsWith('…') || !isCut).toBe(true);
          expect(isCut ? whole.startsWith(cut.slice(0, -1)) : cut === whole).toBe(true);
        },
      ),
      { numRuns: runs(3000) },
    );
  });

  test('is the same however far the text is spread over chunks', () => {
    fc.assert(
      fc.property(arbitraryHtml, fc.integer({ min: 1000, max: 1030 }), (value, before) => {
        const lead = `<i a="${'x'.repeat(before)}">`;
        expect(plainText(lead + value, 'html')).toBe(plainText(value, 'html'));
      }),
      { numRuns: runs(3000) },
    );
  });

  test('is read only as far as needed', () => {
    const hugeTail = '<b>x</b> '.repeat(100_000);
    const read = (): void => {
      for (let count = 0; count < 500; count += 1) expect(plainText(hugeTail, 'html', 10)).toBe('x x x x x…');
    };
    expect(processorMs(read)).toBeLessThan(3000);
  });

  test('hostile input is read to its end, in a time by its length', () => {
    for (const part of [
      '<',
      '<a ',
      '<p>',
      '<!--',
      '&',
      '&#0',
      '<i a="',
      ' ',
      '\u0301',
      'x',
      '\0',
      '\ud83d',
    ]) {
      const read = (length: number): void => {
        const value = part.repeat(Math.ceil(length / part.length));
        expect(plainText(value, 'html').length).toBeLessThanOrEqual(value.length);
        expect(plainText(value, 'html', 80).length).toBeLessThanOrEqual(80);
      };
      expect([part, growsTooFast(read, scaled(2 ** 12, 2 ** 17))]).toEqual([part, false]);
    }
  });
});
