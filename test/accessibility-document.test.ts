import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const document = readFileSync(join(root, 'docs/accessibility.md'), 'utf8');
const rows = [...document.matchAll(/^\| (\d\.\d\.\d+) .*$/gm)].map(([row, criterion]) => ({
  row,
  criterion,
}));

/** The criteria of WCAG 2.2 by their level, in the standard's order. */
const levelA =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 ' +
  '2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2';
const levelAA =
  '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 ' +
  '3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3';

test('docs/accessibility.md answers every criterion of WCAG 2.2, levels A and AA, once', () => {
  for (const [level, criteria] of [
    ['A', levelA],
    ['AA', levelAA],
  ] as const) {
    const answered = rows.filter(({ row }) => row.split('|')[2]?.trim() === level);
    expect(answered.map(({ criterion }) => criterion)).toEqual(criteria.split(' '));
  }
});

test('every file that it names as a proof is there', () => {
  const named = [...document.matchAll(/`((?:src|test)\/[^`]+)`/g)].map(([, path]) => path ?? '');
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
