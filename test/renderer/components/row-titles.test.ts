import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const renderer = join(import.meta.dirname, '../../../src/renderer');

// An element that is cut has the direction of its text: one of the window's direction cuts the beginning of a
// title that is written the other way.
test('the title of each row in a list has the direction of its text', () => {
  const titles = globSync('**/*-{row,panel}.tsx', { cwd: renderer })
    .flatMap((file) => [...readFileSync(join(renderer, file), 'utf8').matchAll(/<div\b[^<]*?[^=]>/g)])
    .map(([tag]) => tag)
    .filter((tag) => /className=[^>]*\b(?:event|row)-title\b|titleClass\(/.test(tag));
  expect(titles.length).toBeGreaterThan(6);
  expect(titles.filter((tag) => !/\bdir=/.test(tag))).toEqual([]);
});
