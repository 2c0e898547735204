import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { createdToken } from '../support/created-token';
import { migratedFolder } from '../support/migrated-folder';
import { entry, locdesk, serve, type Served } from '../support/serve';
import { tempFolder } from '../support/temp-folder';
import { submission } from '../support/test-backend';

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
    const token = await createdToken(data);
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

    for (let round = 0; round < 4; round++) {
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
      authorization: `Bearer ${await createdToken(data)}`,
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

it(
  'of several that start at once on one folder exactly one runs, and the others say so',
  { timeout: 60_000 },
  async () => {
    const data = tempFolder();
    const ports = ['--port', '0', '--listener-port', '0'];
    const count = 10;
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
