import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createdToken } from '../support/created-token';
import { bodiesIn, countNew, listening, put, storeOf } from '../support/listening-program';
import { serve } from '../support/serve';
import { callBody } from '../support/upstream/webhook-calls';

const patience = { timeout: 30_000 };

function memoryMiB(pid: number | undefined): number {
  const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kib) / 1024;
}

interface Flood {
  /** Bodies that were answered with 2xx. */
  readonly kept: readonly string[];
  /** All statuses that were answered. */
  readonly statuses: ReadonlySet<number>;
}

/**
 * Sends `count` calls as fast as they are answered, on 64 connections; ends early when the other side does.
 */
async function flood(
  port: number,
  hook: string,
  count: number,
  bodyOf: (index: number) => string,
): Promise<Flood> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  onTestFinished(() => agent.destroy());
  const kept: string[] = [];
  const statuses = new Set<number>();
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) {
      const body = bodyOf(next++);
      const status = await put(agent, port, hook, body).catch(() => undefined);
      if (status === undefined) return;
      statuses.add(status);
      if (status < 300) kept.push(body);
    }
  };
  await Promise.all(Array.from({ length: 64 }, lane));
  return { kept, statuses };
}

const mixed = (index: number): string =>
  index % 3 === 0 ? `no JSON, number ${index}` : callBody({ id: `request-${index}`, note: index });

describe('a flood', () => {
  it.skipIf(process.platform !== 'linux')(
    'of thousands of calls: memory stays bounded, others are answered, and every call that was answered with 2xx is there',
    { timeout: 120_000 },
    async () => {
      const served = await listening();
      const token = await createdToken(served.data);
      await flood(served.port, served.hook, 500, (index) => `warm ${index}`);
      const before = memoryMiB(served.process.pid);
      const others: number[] = [];
      const flooding = flood(served.port, served.hook, 6000, mixed);
      const over = flooding.then(() => true);
      while (!(await Promise.race([over, Promise.resolve(false)]))) {
        const answer = await fetch(`${served.service}/v1/webhook`, {
          headers: { authorization: `Bearer ${token}` },
        });
        others.push(answer.status);
      }
      const { kept, statuses } = await flooding;
      expect([...statuses].filter((status) => status !== 204 && status !== 503)).toEqual([]);
      expect(kept.length).toBeGreaterThan(1000);
      expect(new Set(others)).toEqual(new Set([200]));
      expect(memoryMiB(served.process.pid) - before).toBeLessThan(150);

      const db = storeOf(served.data);
      const stored = new Set(bodiesIn(db));
      expect(kept.filter((body) => !stored.has(body))).toEqual([]);
      await expect.poll(() => countNew(db), patience).toBe(0);
      const applied = kept.filter((body) => body.startsWith('{')).length;
      expect(db.prepare('SELECT count(*) FROM requests').pluck().get()).toBe(applied);
    },
  );

  it(
    'cut off by a kill: what was answered is there, and the next start applies it',
    { timeout: 120_000 },
    async () => {
      const served = await listening();
      const flooding = flood(served.port, served.hook, 100_000, mixed);
      const db = storeOf(served.data);
      await expect
        .poll(() => db.prepare<[], number>('SELECT count(*) FROM receipts').pluck().get(), patience)
        .toBeGreaterThan(500);
      served.process.kill('SIGKILL');
      const { kept } = await flooding;

      await serve(served.data);
      const stored = new Set(bodiesIn(db));
      expect(kept.length).toBeGreaterThan(100);
      expect(kept.filter((body) => !stored.has(body))).toEqual([]);
      await expect.poll(() => countNew(db), patience).toBe(0);
      const readable = [...stored].filter((body) => body.startsWith('{')).length;
      expect(db.prepare('SELECT count(*) FROM requests').pluck().get()).toBe(readable);
    },
  );
});
