import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { locdesk, serve, serveInBrowser } from '../support/serve';
import { migratedFolder } from '../support/migrated-folder';
import { tempFolder } from '../support/temp-folder';

const keyIn = (link: string): string => new URL(link).hash.slice('#handover='.length);

function openSession(service: string, link: string): Promise<Response> {
  return fetch(`${service}/ui-api/session`, {
    method: 'POST',
    headers: { origin: service, 'content-type': 'application/json' },
    body: JSON.stringify({ key: keyIn(link) }),
  });
}

describe('the window of a running program', () => {
  it('is opened by the link of serve --json and by each of locdesk open, once', async () => {
    const { service, ui, data } = await serve(migratedFolder());
    const asJson = await locdesk('open', '--json', '--data', data);
    const asText = await locdesk('open', '--no-open', '--data', data);
    expect(asText).toMatchObject({ code: 0, stderr: 'This link works once, for a minute.\n' });
    for (const link of [ui, (JSON.parse(asJson.stdout) as { ui: string }).ui, asText.stdout.trim()]) {
      expect(new URL(link).origin).toBe(service);
      expect((await openSession(service, link)).status).toBe(200);
      expect((await openSession(service, link)).status).toBe(403);
    }
  });

  it('has an address that works where the program listens on every address', async () => {
    const { service, ui } = await serve(migratedFolder(), '--host', '0.0.0.0');
    expect(new URL(service).hostname).toBe('127.0.0.1');
    expect((await openSession(service, ui)).status).toBe(200);
  });

  it('has no key left when the program has ended', async () => {
    const served = await serve(migratedFolder());
    expect(readdirSync(join(served.data, 'window'))).toHaveLength(1);
    expect(await served.end('SIGTERM')).toBe(0);
    expect(readdirSync(join(served.data, 'window'))).toEqual([]);
    expect(await locdesk('open', '--data', served.data)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^locdesk: Locdesk does not run on .* Start it with "locdesk serve"/),
    });
  });
});

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
