import { execFile } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { entry, locdesk, serve } from '../support/serve';
import { scaled } from '../support/effort';
import { createdToken } from '../support/created-token';
import { migratedFolder } from '../support/migrated-folder';
import { tempFolder } from '../support/temp-folder';

/** Runs a command that prints a few lines, with its output led elsewhere by the shell. */
const receiversTo = (redirect: string) =>
  promisify(execFile)('bash', [
    '-c',
    `set -o pipefail; "$0" "$1" receiver list --data "$2" ${redirect}`,
    process.execPath,
    entry,
    tempFolder(),
  ]);

describe.runIf(process.platform === 'linux')('output that can not be written', () => {
  it('is no failure where its reader has read enough', async () => {
    expect(await receiversTo('| head -n 0')).toEqual({ stdout: '', stderr: '' });
  });

  it('is one sentence where the disk is full', async () => {
    await expect(receiversTo('> /dev/full')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^locdesk: The output can't be written: ENOSPC[^\n]*\n$/) as string,
    });
  });
});

describe('serve', () => {
  it('lets only its owner read the files about itself', async () => {
    const served = await serve(migratedFolder());
    const modeOf = (name: string): string => (statSync(join(served.data, name)).mode & 0o777).toString(8);
    expect(modeOf('runtime.json')).toBe('600');
    expect(modeOf('locdesk.lock')).toBe('600');
    expect(modeOf('logs')).toBe('700');
    expect(await served.end('SIGTERM')).toBe(0);
  });

  it.each(scaled<readonly ('SIGTERM' | 'SIGINT')[]>(['SIGTERM'], ['SIGTERM', 'SIGINT']))(
    'finishes on %s with exit code 0, also when it comes twice',
    async (signal) => {
      const served = await serve(migratedFolder());
      served.process.kill(signal);
      expect(await served.end(signal)).toBe(0);
    },
  );

  it('a second one on the same folder says so and leaves the first alone', async () => {
    const first = await serve(migratedFolder());
    const second = await locdesk(
      'serve',
      '--data',
      first.data,
      '--port',
      '0',
      '--listener-port',
      '0',
      '--no-open',
    );
    expect(second.code).toBe(1);
    expect(second.stderr).toBe(
      `locdesk: Locdesk is already running on ${first.data} (process ${first.process.pid}, ${first.service}). ` +
        'Use that one, or give this one its own folder with --data.\n',
    );
    expect((await fetch(`${first.service}/v1/content`)).status).toBe(403);
  });

  it.each(['--port', '--listener-port'])(
    'a taken %s is one sentence that names the option',
    async (option) => {
      const taken = createServer().listen(0, '127.0.0.1');
      onTestFinished(() => void taken.close());
      await once(taken, 'listening');
      const { port } = taken.address() as AddressInfo;
      const ports = { '--port': '0', '--listener-port': '0', [option]: String(port) };
      const { code, stderr } = await locdesk(
        'serve',
        '--data',
        tempFolder(),
        '--no-open',
        ...Object.entries(ports).flat(),
      );
      expect(code).toBe(1);
      expect(stderr).toMatch(
        new RegExp(`^locdesk: Port ${port} on 127\\.0\\.0\\.1 is taken [^\n]* ${option} [^\n]*\n$`),
      );
    },
  );

  it('a folder that can not be made is one sentence', async () => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'file'), '');
    const { code, stderr } = await locdesk('serve', '--data', join(folder, 'file', 'data'), '--no-open');
    expect(code).toBe(1);
    expect(stderr).toMatch(/^locdesk: The data folder [^\n]* can't be written: [^\n]*\n$/);
  });

  it('a token made while it runs is good at once, and the answer has it once', async () => {
    const served = await serve(tempFolder());
    const token = await createdToken(served.data);
    const answer = await fetch(`${served.service}/v1/content`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await answer.json()).toEqual({ page: 1, pages: 0, total: 0, requests: [] });
  });
});
