import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { checks, typed } from '../../scripts/lib/checks/checks.mjs';

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

test('the types of every part are checked with the lint of its files', () => {
  const included = parts.flatMap((part) => {
    const text = readFileSync(join(root, part), 'utf8').replaceAll(/^\s*\/\/.*$/gm, '');
    return (JSON.parse(text) as { readonly include: readonly string[] }).include;
  });
  expect(included.length).toBeGreaterThan(parts.length);
  const files = included.flatMap((name) => (name === '*.config.ts' ? globSync(name, { cwd: root }) : [name]));
  expect(files.filter((file) => !typed.some((path) => file === path || file.startsWith(`${path}/`)))).toEqual(
    [],
  );
  expect(checks.find(({ name }) => name === 'lint')?.title).toBe('Lint and types');
});

test('what starts the program uses only what Node 20 has', () => {
  const scripts = readFileSync(join(root, 'tsconfig.scripts.json'), 'utf8');
  expect(scripts).toContain('"lib": ["es2023"]');
  expect(scripts).toContain('"checkJs": true');
});
