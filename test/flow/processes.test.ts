import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { entry, locdesk, serve, type Served } from '../support/serve';
import { migratedFolder } from '../support/migrated-folder';
import { tempFolder } from '../support/temp-folder';
import { submission } from '../support/test-backend';
import { scaled } from '../support/effort';

async function createToken(data: string): Promise<string> {
  const { stdout } = await locdesk('token', 'create', '--name', 'flow', '--json', '--data', data);
  return (JSON.parse(stdout) as { token: string }).token;
}

/** Waits until all but one have ended, then sends SIGTERM to the one that serves. */
async function endAllButOne(
  starts: readonly ReturnType<typeof locdesk>[],
  data: string,
): Promise<readonly Awaited<ReturnType<typeof locdesk>>[]> {
  let ended = 0;
  for (const start of starts) void start.then(() => (ended += 1));
  await vi.waitFor(() => expect(ended).toBe(starts.length - 1), { timeout: 50_000 });
  const { pid } = await vi.waitFor(
    () => JSON.parse(readFileSync(join(data, 'runtime.json'), 'utf8')) as { pid: number },
  );
  process.kill(pid, 'SIGTERM');
  return Promise.all(starts);
}

describe('killed with -9 in the middle of submissions', () => {
  it('everything that was answered is there after the restart, whole', { timeout: 120_000 }, async () => {
    const data = migratedFolder();
    let served = await serve(data);
    const token = await createToken(data);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answered = new Map<string, number>();
    let next = 0;

    async function submitUntilCut({ service }: Served): Promise<void> {
      for (;;) {
        const number = next++;
        try {
          const response = await fetch(`${service}/v1/content`, {
            method: 'PUT',
            headers,
            body: JSON.stringify(submission({ number })),
          });
          answered.set(((await response.json()) as { id: string }).id, number);
        } catch {
          return;
        }
      }
    }

    for (let round = 0; round < scaled(1, 4); round++) {
      const target = answered.size + 20 + round * 15;
      const writers = [1, 2, 3, 4].map(() => submitUntilCut(served));
      while (answered.size < target) await new Promise(setImmediate);
      expect(await served.end('SIGKILL')).toBeNull();
      await Promise.all(writers);
      served = await serve(data);
    }

    for (const [id, number] of answered) {
      const response = await fetch(`${served.service}/v1/content/request/${id}`, { headers });
      expect(await response.json()).toMatchObject({ id, ...submission({ number }) });
    }
    expect(await served.end('SIGTERM')).toBe(0);
  });
});

/** Limits the files that a running process writes; only Linux supports that. */
const limitFiles = (pid: number | undefined, bytes: string) =>
  promisify(execFile)('prlimit', [`--pid=${pid}`, `--fsize=${bytes}:unlimited`]);

// A limit on file sizes affects one process like a full disk affects all.
describe.runIf(process.platform === 'linux')('a disk that takes no more', () => {
  it('refuses in plain words, loses nothing that was answered, and goes on when there is room again', async () => {
    const data = migratedFolder();
    let served = await serve(data);
    const headers = {
      authorization: `Bearer ${await createToken(data)}`,
      'content-type': 'application/json',
    };
    const submit = (number: number): Promise<Response> =>
      fetch(`${served.service}/v1/content`, {
        method: 'PUT',
        headers,
        body: JSON.stringify(submission({ number, padding: randomBytes(48_000).toString('base64') })),
      });
    const answered = new Map<string, number>();
    const submitAnswered = async (number: number): Promise<Response> => {
      const response = await submit(number);
      if (response.ok) answered.set(((await response.clone().json()) as { id: string }).id, number);
      return response;
    };
    const expectAllHere = async (): Promise<void> => {
      for (const [id, number] of answered) {
        const response = await fetch(`${served.service}/v1/content/request/${id}`, { headers });
        expect(await response.json()).toMatchObject({ id, number });
      }
    };

    await limitFiles(served.process.pid, '2000000');
    let refused: Response | undefined;
    for (let number = 0; number < 200 && refused === undefined; number += 1) {
      const response = await submitAnswered(number);
      if (!response.ok) refused = response;
    }
    expect(answered.size).toBeGreaterThan(0);
    expect(refused?.status).toBe(503);
    expect(await refused?.json()).toEqual({
      errors: [
        expect.stringMatching(/^The disk [^/]* nothing was stored\. Free some space and send it again/i),
      ],
    });
    await expectAllHere();

    await limitFiles(served.process.pid, 'unlimited');
    expect((await submitAnswered(1000)).status).toBe(200);
    await expectAllHere();
    expect(await served.end('SIGKILL')).toBeNull();
    served = await serve(data);
    await expectAllHere();
    const log = readFileSync(join(data, 'logs', 'locdesk.log'), 'utf8');
    expect(() =>
      log
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as unknown),
    ).not.toThrow();
  });
});

describe.runIf(process.platform === 'linux')('an export that the disk has no room for', () => {
  it('says so, and leaves no file', { timeout: 60_000 }, async () => {
    const data = migratedFolder();
    expect(await locdesk('sample', '--count', '2000', '--data', data)).toMatchObject({ code: 0 });
    const target = join(tempFolder(), 'export.jsonl');
    const limited = [`--fsize=400000`, process.execPath, entry, 'export', target, '--data', data];
    const { code, stderr } = await promisify(execFile)('prlimit', limited).then(
      () => ({ code: 0, stderr: '' }),
      (error: unknown) => error as { code: number; stderr: string },
    );
    expect(code).toBe(1);
    expect(stderr).toMatch(/^locdesk: The export .* can't be written: .*Make room on the disk/);
    expect(readdirSync(dirname(target))).toEqual([]);
  });
});

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

  it.each(['SIGTERM', 'SIGINT'] as const)(
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

  it(
    'of several that start at once on one folder exactly one runs, and the others say so',
    { timeout: 60_000 },
    async () => {
      const data = tempFolder();
      const ports = ['--port', '0', '--listener-port', '0'];
      const count = scaled(4, 10);
      const starts = Array.from({ length: count }, () =>
        locdesk('serve', '--data', data, ...ports, '--no-open', '--json'),
      );
      // The remaining process ends on request.
      const ends = await endAllButOne(starts, data);
      expect(ends.map(({ code }) => code).toSorted((a, b) => Number(a) - Number(b))).toEqual([
        0,
        ...Array.from({ length: count - 1 }, () => 1),
      ]);
      for (const { code, stdout, stderr } of ends) {
        expect(stdout.split('\n').filter(Boolean)).toHaveLength(code === 0 ? 1 : 0);
        if (code === 1) expect(stderr).toMatch(/^locdesk: Locdesk is already running on [^\n]*\n$/);
      }
    },
  );

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
    const token = await createToken(served.data);
    const answer = await fetch(`${served.service}/v1/content`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await answer.json()).toEqual({ page: 1, pages: 0, total: 0, requests: [] });
  });
});
