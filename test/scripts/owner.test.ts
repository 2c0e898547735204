import { expect, test } from 'vitest';
import { npmBehindShell, readProcess } from '../../scripts/lib/setup/owner.mjs';

const script = 'node scripts/start.mjs';

test('npm is the process before the shell that runs the line of package.json', () => {
  const shell = { parent: 7, startedAt: '1', command: 'sh -c node scripts/start.mjs --port 4310' };
  expect(npmBehindShell(shell, script)).toBe(7);
});

test('what started npm is not watched when the shell gave way to the script', () => {
  expect(npmBehindShell({ parent: 7, startedAt: '1', command: 'npm start' }, script)).toBeUndefined();
});

test.skipIf(process.platform === 'win32')('a process is known by its parent, command and start', () => {
  const me = readProcess(process.pid);
  expect(me?.parent).toBe(process.ppid);
  expect(me?.startedAt).toMatch(/\d/);
  expect(readProcess(process.ppid)?.command).toContain('node');
});
