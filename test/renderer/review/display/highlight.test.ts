import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  chunkEnds,
  highlightChunk,
  parseHtml,
  parseSmallHtml,
} from '../../../../src/renderer/review/display/highlight';

const textOf = (code: string): string =>
  highlightChunk(code, parseSmallHtml(code), 0, code.length, 1)
    .lines.map((line) => line.tokens.map((token) => token.text).join(''))
    .join('\n');

test('tags, attributes and text have their classes', () => {
  const code = '<p title="x">a</p>';
  const [line] = highlightChunk(code, parseSmallHtml(code), 0, code.length, 1).lines;
  expect(line?.tokens.find((token) => token.text === 'p')?.classes).toContain('tok-typeName');
  expect(line?.tokens.find((token) => token.text === 'title')?.classes).toContain('tok-propertyName');
  expect(line?.tokens.find((token) => token.text === 'a')?.classes).toBe('');
});

test('whatever the markup, the lines say exactly what the code says', () => {
  const piece = fc.oneof(
    fc.constantFrom('<p>', '</p>', '<a href="x', '&amp;', '\n', '\n\n', '<!--', '<script>', 'مرحبا'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const code = pieces.join('').replaceAll('\r', '');
      expect(textOf(code)).toBe(code.replace(/\n$/, ''));
    }),
  );
});

test('pieces cover the code without gaps, and lines keep their numbers across them', async () => {
  const code = `${'<p>line</p>\n'.repeat(4000)}${'x'.repeat(40_000)}`;
  const ends = chunkEnds(code);
  expect(ends.at(-1)).toBe(code.length);
  const tree = await parseHtml(code, new AbortController().signal, () => undefined);
  let from = 0;
  let number = 1;
  const numbers: (number | undefined)[] = [];
  for (const to of ends) {
    const { lines } = highlightChunk(code, tree, from, to, number);
    numbers.push(...lines.map((line) => line.number));
    const last = lines.at(-1)?.number ?? number;
    number = code.charAt(to - 1) === '\n' ? last + 1 : last;
    from = to;
  }
  const shown = numbers.filter((found) => found !== undefined);
  expect(shown).toEqual(Array.from({ length: 4001 }, (_, i) => i + 1));
});

test('no piece ends in the middle of a character', () => {
  const code = '😀'.repeat(20_000);
  for (const end of chunkEnds(code)) expect(code.slice(0, end).isWellFormed()).toBe(true);
});
