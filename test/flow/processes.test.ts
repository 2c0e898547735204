import { execFile } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { commandLine } from '../support/command-line';
import { scaled } from '../support/effort';
import { migratedFolder } from '../support/migrated-folder';
import { entry, serve, serveForAll } from '../support/serve';

/** Runs a command that prints many lines, with its output led elsewhere by the shell. */
const helpTo = (redirect: string) =>
  promisify(execFile)('bash', [
    '-c',
    `set -o pipefail; "$0" "$1" --help ${redirect}`,
    process.execPath,
    entry,
  ]);

describe.runIf(process.platform === 'linux')('output that can not be written', () => {
  it('is no failure where its reader has read enough', async () => {
    expect(await helpTo('| head -n 0')).toEqual({ stdout: '', stderr: '' });
  });

  it('is one sentence where the disk is full', async () => {
    await expect(helpTo('> /dev/full')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^locdesk: The output can't be written: ENOSPC[^\n]*\n$/) as string,
    });
  });
});

const modeOf = (file: string): string => (statSync(file).mode & 0o777).toString(8);

const keyIn = (link: string): string => new URL(link).hash.slice('#handover='.length);

function openSession(service: string, link: string): Promise<Response> {
  return fetch(`${service}/ui-api/session`, {
    method: 'POST',
    headers: { origin: service, 'content-type': 'application/json' },
    body: JSON.stringify({ key: keyIn(link) }),
  });
}

describe('a running program', () => {
  const running = serveForAll('--host', '0.0.0.0');

  it('has an address that works where it listens on every address', () => {
    expect(new URL(running().service).hostname).toBe('127.0.0.1');
  });

  it('opens its window by the link of serve --json and by each of locdesk open, once', async () => {
    const { service, ui, data } = running();
    const asJson = await commandLine(['open', '--json', '--data', data]);
    const asText = await commandLine(['open', '--no-open', '--data', data]);
    expect(asText).toMatchObject({ code: 0, error: 'This link works once, for a minute.' });
    for (const link of [ui, (JSON.parse(asJson.out) as { ui: string }).ui, asText.out]) {
      expect(new URL(link).origin).toBe(service);
      expect((await openSession(service, link)).status).toBe(200);
      expect((await openSession(service, link)).status).toBe(403);
    }
  });

  it('lets only its owner read the files about itself', () => {
    const { data } = running();
    expect(modeOf(join(data, 'runtime.json'))).toBe('600');
    expect(modeOf(join(data, 'locdesk.lock'))).toBe('600');
    expect(modeOf(join(data, 'logs'))).toBe('700');
  });

  it('takes a token at once that is made beside it, and the answer has it once', async () => {
    const { data, service } = running();
    const made = await commandLine(['token', 'create', '--name', 'flow', '--json', '--data', data]);
    const { token } = JSON.parse(made.out) as { token: string };
    const answer = await fetch(`${service}/v1/content`, { headers: { authorization: `Bearer ${token}` } });
    expect(await answer.json()).toEqual({ page: 1, pages: 0, total: 0, requests: [] });
  });

  it('is left alone by a second one on the same folder, which says so', async () => {
    const { data, process: first, service } = running();
    const ports = ['--port', '0', '--listener-port', '0'];
    expect(await commandLine(['serve', '--data', data, ...ports, '--no-open'])).toMatchObject({
      code: 1,
      error:
        `locdesk: Locdesk is already running on ${data} (process ${first.pid}, ${service}). ` +
        'Use that one, or give this one its own folder with --data.',
    });
    expect((await fetch(`${service}/v1/content`)).status).toBe(403);
  });

  it('finishes on SIGTERM with exit code 0, also when it comes twice, and leaves no key to its window', async () => {
    const served = running();
    const { data } = served;
    await commandLine(['open', '--no-open', '--data', data]);
    expect(readdirSync(join(data, 'window'))).not.toEqual([]);
    served.process.kill('SIGTERM');
    expect(await served.end('SIGTERM')).toBe(0);
    expect(readdirSync(join(data, 'window'))).toEqual([]);
    expect(await commandLine(['open', '--data', data])).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^locdesk: Locdesk does not run on .* Start it with "locdesk serve"/),
    });
  });
});

it.each(scaled<readonly NodeJS.Signals[]>([], ['SIGINT']))(
  'serve finishes on %s with exit code 0, also when it comes twice',
  async (signal) => {
    const served = await serve(migratedFolder());
    served.process.kill(signal);
    expect(await served.end(signal)).toBe(0);
  },
);
