import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { downloadElectron } from '../../scripts/lib/electron-download.mjs';
import { isRunning } from './support/process-end';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'download-'));
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const node = (code: string) => ({ command: process.execPath, args: ['-e', code] });

test('a download that works has no reason to report', async () => {
  expect(await downloadElectron(folder, 60, node(''))).toBeUndefined();
});

test('a download that fails is reported with its first line', async () => {
  const code = 'console.error("HTTPError: Response code 404\\n  at x"); process.exit(1)';
  expect(await downloadElectron(folder, 60, node(code))).toBe(
    'it could not be downloaded (HTTPError: Response code 404)',
  );
});

test.each(['TypeError: fetch failed', 'Error: getaddrinfo ENOTFOUND github.com'])(
  '"%s" is reported as a server that could not be reached',
  async (line) => {
    const code = `console.error(${JSON.stringify(`${line}\n  at x`)}); process.exit(1)`;
    expect(await downloadElectron(folder, 60, node(code))).toBe(
      'it could not be downloaded (the server could not be reached)',
    );
  },
);

test('a download that cannot be started is reported', async () => {
  const missing = { command: join(folder, 'no-such-program'), args: [] };
  expect(await downloadElectron(folder, 60, missing)).toMatch(/^its download could not start: .*ENOENT/);
});

test.skipIf(process.platform === 'win32')(
  'at the limit the download ends with everything it started',
  async () => {
    const pidFile = join(folder, 'pid');
    const code = `sleep 600 & echo $! > pid.tmp && mv pid.tmp pid && wait`;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const download = downloadElectron(folder, 8, { command: 'sh', args: ['-c', code] });
    // `vi.waitFor` would move the clock.
    while (!existsSync(pidFile)) await new Promise(setImmediate);
    vi.advanceTimersByTime(7999);
    expect(isRunning(Number(readFileSync(pidFile, 'utf8')))).toBe(true);
    vi.advanceTimersByTime(1);
    expect(await download).toMatch(/took longer than 8 s/);
    const grandchild = Number(readFileSync(pidFile, 'utf8'));
    await vi.waitFor(() => expect(isRunning(grandchild)).toBe(false));
  },
);
