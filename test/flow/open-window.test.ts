import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { serveInBrowser } from '../support/serve';
import { tempFolder } from '../support/temp-folder';

// `xdg-open` and `/proc` are Linux's.
describe.runIf(process.platform === 'linux')('a browser that is opened', () => {
  it('is given the path of a page: no argument of any process, no output and no log has the key', async () => {
    const folder = tempFolder();
    const seen = join(folder, 'seen');
    const browser = join(folder, 'browser.sh');
    writeFileSync(
      browser,
      `#!/bin/sh\ncp "$1" ${seen}.html\ncat /proc/[0-9]*/cmdline > ${seen}.tmp\nmv ${seen}.tmp ${seen}\n`,
    );
    chmodSync(browser, 0o755);
    mkdirSync(join(folder, 'home'));
    const data = join(folder, 'data');
    const served = serveInBrowser(data, { browser, home: join(folder, 'home') });
    onTestFinished(() => void served.process.kill('SIGKILL'));
    const commandLines = await vi.waitFor(() => readFileSync(seen, 'latin1'));
    const key = /value="([\w-]{43})"/.exec(readFileSync(`${seen}.html`, 'utf8'))?.[1] ?? '';
    expect(key).not.toBe('');
    expect(commandLines).toContain(join(data, 'window'));
    expect(commandLines).not.toContain(key);
    expect(served.output()).toContain('is ready');
    expect(served.output()).not.toContain(key);
    expect(readFileSync(join(data, 'logs', 'locdesk.log'), 'utf8')).not.toContain(key);
  });
});
