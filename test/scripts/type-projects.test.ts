import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { checks } from '../../scripts/lib/checks.mjs';

const root = resolve(import.meta.dirname, '../..');
const parts = readdirSync(root).filter(
  (name) => /^tsconfig\..+\.json$/.test(name) && name !== 'tsconfig.base.json',
);

test('editors and tools find every part of the program from the solution file', () => {
  const solution = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as {
    readonly references: readonly { readonly path: string }[];
  };
  expect(solution.references.map(({ path }) => path.replace('./', '')).toSorted()).toEqual(parts.toSorted());
});

test('the types of every part are checked, and reported by its name', () => {
  const titles = checks.filter(({ name }) => name === 'types').map(({ title }) => title);
  expect(titles.map((title) => `tsconfig.${title.replace('Types: ', '')}.json`).toSorted()).toEqual(
    parts.toSorted(),
  );
});
