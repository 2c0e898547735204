import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '../../../../src');

interface Loaded {
  /** Files of `src`. */
  readonly files: readonly string[];
  readonly packages: readonly string[];
}

/** Returns what Node loads with a file, without the imports that only a function makes, and without types. */
function loadedWith(...entries: readonly string[]): Loaded {
  const files = new Set(entries.map((entry) => join(source, entry)));
  const packages = new Set<string>();
  // A set that grows is walked to its end.
  for (const file of files) {
    for (const name of importsOf(file)) {
      const found = resolve(dirname(file), name);
      if (!name.startsWith('.')) packages.add(name);
      else if (existsSync(`${found}.ts`)) files.add(`${found}.ts`);
    }
  }
  return {
    files: [...files].map((file) => relative(source, file)),
    packages: [...packages].filter((name) => !name.startsWith('node:')).toSorted(),
  };
}

function importsOf(file: string): readonly string[] {
  const statements = readFileSync(file, 'utf8').matchAll(/^(?:im|ex)port ([^;]*? from )?'([^']+)'/gm);
  return [...statements].flatMap(([, names = '', from = '']) => (isOnlyOfTypes(names) ? [] : [from]));
}

/** Either `type { A }` or `{ type A, type B }`. */
function isOnlyOfTypes(names: string): boolean {
  const listed = /\{([^}]*)\}/.exec(names)?.[1]?.split(',') ?? [];
  const values = listed.filter((name) => name.trim() !== '' && !name.trim().startsWith('type '));
  return names.startsWith('type ') || (names.startsWith('{') && values.length === 0);
}

test('the command line loads no command before it is asked for one', () => {
  const { files, packages } = loadedWith('main/browser-host.ts');
  expect(files.filter((file) => file.endsWith('-command.ts'))).toEqual([]);
  expect(packages).toEqual([]);
});

test('the check command loads the checks, and neither the service nor formats of files', () => {
  const { files, packages } = loadedWith('main/cli/check/check-command.ts');
  expect(packages).toEqual([
    'better-sqlite3',
    'entities/decode',
    'env-paths',
    'parse5',
    'typebox',
    'typebox/system',
    'typebox/value',
  ]);
  expect(files).toContain('content/checks/check-field.ts');
  expect(files.filter((file) => /^content\/(?:files|handover)\/|^main\/(?:http|core)/.test(file))).toEqual(
    [],
  );
});
