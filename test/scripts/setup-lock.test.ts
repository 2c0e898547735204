import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sayWhatIsMissing } from '../../scripts/lib/setup/missing-packages.mjs';
import { withSetupLock } from '../../scripts/lib/setup/setup-lock.mjs';

let folder = '';
let said: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'setup-lock-'));
  said = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function lockOf(holder: string): string {
  const file = join(folder, '.cache/setup-lock', holder);
  mkdirSync(join(folder, '.cache/setup-lock'), { recursive: true });
  writeFileSync(file, '');
  return file;
}

test('a command does not wait for one that was killed', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  lockOf(`${pid}@1`);
  expect(await withSetupLock(async () => 'done', folder)).toBe('done');
  expect(said).toEqual([]);
  expect(readdirSync(join(folder, '.cache'))).toEqual([]);
});

test.skipIf(process.platform !== 'linux')(
  'a command does not wait for a process that has the number of one that is gone',
  async () => {
    lockOf(`${process.pid}@1`);
    expect(await withSetupLock(async () => 'done', folder)).toBe('done');
    expect(said).toEqual([]);
  },
);

test('a second command waits for the first, says so once, and its task begins when that of the first has ended', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const first = Promise.withResolvers<void>();
  const order: string[] = [];
  const both = [
    withSetupLock(() => first.promise.then(() => order.push('first')), folder),
    withSetupLock(async () => order.push('second'), folder),
  ];
  expect(existsSync(join(folder, '.cache/setup-lock'))).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(said).toEqual(['Another Locdesk command is setting up; waiting…\n']);
  first.resolve();
  await vi.advanceTimersByTimeAsync(1000);
  await Promise.all(both);
  expect(order).toEqual(['first', 'second']);
  expect(said).toHaveLength(1);
});

test('nothing is said of packages that are missing where none is', () => {
  mkdirSync(join(folder, 'node_modules/a'), { recursive: true });
  const note = { packages: { 'node_modules/a': { version: '1.0.0' } } };
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify(note));
  sayWhatIsMissing(folder);
  expect(said.join('')).toContain('(node_modules/a is missing)');
  said = [];
  writeFileSync(join(folder, 'node_modules/a/package.json'), '{}');
  sayWhatIsMissing(folder);
  expect(said).toEqual([]);
});
