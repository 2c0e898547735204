import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { downloadElectron } from '../../scripts/lib/electron-download.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'download-'));
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const node = (code: string) => ({ command: process.execPath, args: ['-e', code] });

test('a download that works has no reason to report', async () => {
  expect(await downloadElectron(folder, 10, node(''))).toBeUndefined();
});

test('a download that fails is reported with its first line', async () => {
  const code = 'console.error("TypeError: fetch failed\\n  at x"); process.exit(1)';
  expect(await downloadElectron(folder, 10, node(code))).toBe('its download failed: TypeError: fetch failed');
});

test('a download that cannot be started is reported', async () => {
  const missing = { command: join(folder, 'no-such-program'), args: [] };
  expect(await downloadElectron(folder, 10, missing)).toMatch(/^its download could not start: .*ENOENT/);
});

test.skipIf(process.platform === 'win32')(
  'at the limit the download ends with everything it started',
  async () => {
    const pidFile = join(folder, 'pid');
    const code = `
      const { spawn } = require('node:child_process');
      const grandchild = spawn('sleep', ['600'], { stdio: 'ignore' });
      require('node:fs').writeFileSync(${JSON.stringify(pidFile)}, String(grandchild.pid));
      setInterval(() => {}, 1000);`;
    expect(await downloadElectron(folder, 2, node(code))).toMatch(/took longer than 2 s/);
    expect(existsSync(pidFile)).toBe(true);
    const grandchild = Number(readFileSync(pidFile, 'utf8'));
    await vi.waitFor(() => expect(isRunning(grandchild)).toBe(false), { timeout: 5000 });
  },
);

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A killed process that nobody has waited for yet still has a number on Linux.
    return !(process.platform === 'linux' && /^State:\tZ/m.test(readFileSync(`/proc/${pid}/status`, 'utf8')));
  } catch {
    return false;
  }
}
