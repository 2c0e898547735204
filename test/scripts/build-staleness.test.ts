import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isStale, sourcesHash } from '../../scripts/lib/build.mjs';
import { writeStamp } from '../../scripts/lib/stamp.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  for (const file of ['src/main/index.ts', 'resources/icon.svg', 'tsconfig.node.json', 'package-lock.json']) {
    put(file, 'text');
  }
  for (const file of ['main/index.js', 'main/browser-host.js', 'preload/index.cjs', 'renderer/index.html']) {
    put(`out/${file}`, 'built');
  }
  writeStamp(join(folder, 'out/.locdesk-built'), sourcesHash(folder));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function put(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

test('a build is not repeated while nothing changes', () => {
  expect(isStale(folder)).toBe(false);
});

describe('a build is stale', () => {
  test.each<[string, () => void]>([
    ['a source file is written', () => put('src/main/index.ts', 'text, changed')],
    [
      'a source file of the same size is newer',
      () => utimesSync(join(folder, 'src/main/index.ts'), 1e9, 1e9),
    ],
    ['a source file is added', () => put('src/content/new.ts', '')],
    ['a source file is removed', () => rmSync(join(folder, 'src/main/index.ts'))],
    [
      'a source file is renamed',
      () => renameSync(join(folder, 'src/main/index.ts'), join(folder, 'src/main/other.ts')),
    ],
    ['a resource is written', () => put('resources/icon.svg', 'another')],
    ['a TypeScript configuration is written', () => put('tsconfig.node.json', 'another')],
    ['the dependencies change', () => put('package-lock.json', 'another')],
    ['a part of the output is gone', () => rmSync(join(folder, 'out/preload/index.cjs'))],
    ['the last build did not finish', () => rmSync(join(folder, 'out/.locdesk-built'))],
  ])('when %s', (_case, change) => {
    change();
    expect(isStale(folder)).toBe(true);
  });
});
