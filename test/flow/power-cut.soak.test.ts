import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { logFolderOf } from '../../src/main/platform/config';
import { logFileName } from '../../src/main/platform/logger';
import { disk, eio, type Disk } from '../support/disk/disk-shim';
import { cutPower } from '../support/disk/power-cut';
import { locdesk, serve, type Served } from '../support/serve';
import { tempFolder } from '../support/temp-folder';

// Submissions answered with 200 survive a power loss, whatever unflushed writes survive too.

vi.setConfig({ testTimeout: 120_000 });

const writers = 8;
/** One of each share of unflushed writes that survive, or two. */
const images = 8;

interface Tool {
  /** Ids that were answered with 200. */
  readonly accepted: string[];
  readonly refusals: { readonly status: number; readonly text: string }[];
  /** Submits until the program has ended or the given number was answered. */
  readonly submit: (count: number) => Promise<void>;
}

function tool(served: Served, token: string, valueBytes: number): Tool {
  const accepted: string[] = [];
  const refusals: { status: number; text: string }[] = [];
  const value = 'x'.repeat(valueBytes);
  const body = JSON.stringify({
    language: { source: 'en', target: 'de' },
    fields: [{ id: 'body', type: 'localizable', data: 'html', value }],
  });
  return {
    accepted,
    refusals,
    async submit(count) {
      for (let calls = 0; calls < count; calls += 1) {
        try {
          const response = await fetch(`${served.service}/v1/content`, {
            method: 'PUT',
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
            body,
          });
          const text = await response.text();
          if (response.ok) accepted.push((JSON.parse(text) as { id: string }).id);
          else refusals.push({ status: response.status, text });
        } catch {
          return;
        }
      }
    },
  };
}

async function started(
  skip: (reason: string) => never,
): Promise<{ served: Served; token: string; data: string; media: Disk }> {
  const data = join(tempFolder(), 'data');
  const { stdout } = await locdesk('token', 'create', '--name', 'tool', '--json', '--data', data);
  const { token } = JSON.parse(stdout) as { token: string };
  const media = disk(tempFolder(), data);
  if (media === undefined) return skip('a disk in the hand of a test takes Linux and gcc');
  for (const [name, value] of Object.entries(media.env)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const served = await serve(data, '--set', 'service.queryInterval=0');
  vi.unstubAllEnvs();
  return { served, token, data, media };
}

/**
 * Number of restarts of the log, which its header counts (https://www.sqlite.org/fileformat2.html#walformat).
 */
function restarts(data: string): number {
  return readFileSync(join(data, 'locdesk.db-wal')).readUInt32BE(12);
}

function reader(data: string): Database.Database {
  const db = new Database(join(data, 'locdesk.db'), { readonly: true });
  onTestFinished(() => void db.close());
  return db;
}

function logged(data: string): string {
  return readFileSync(join(logFolderOf(data), logFileName), 'utf8');
}

/** A generator with the same numbers in each run of the test. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Returns accepted requests that an image lacks; each image must be a sound database. */
function lostIn(data: string, durable: string, accepted: readonly string[]): readonly string[] {
  const random = randomOf(7);
  const lost: string[] = [];
  for (let image = 0; image < images; image += 1) {
    const folder = join(tempFolder(), `image-${image}`);
    cutPower(data, durable, folder, [0, 0.1, 0.5, 0.9][image % 4] ?? 0, random);
    const db = new Database(join(folder, 'locdesk.db'));
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    const has = db.prepare('SELECT 1 FROM requests WHERE id = ?').pluck();
    lost.push(...accepted.filter((id) => has.get(id) === undefined));
    db.close();
  }
  return lost;
}

describe('after a loss of power', () => {
  it('everything that was answered is there, also when the log was moved and begun again meanwhile', async ({
    skip,
  }) => {
    const { served, token, data, media } = await started(skip);
    media.set({ delayMs: 4 });
    const { accepted, submit } = tool(served, token, 150_000);
    const done = Promise.all(Array.from({ length: writers }, () => submit(1000)));
    await expect.poll(() => restarts(data), { timeout: 100_000 }).toBeGreaterThan(0);
    const before = accepted.length;
    await expect.poll(() => accepted.length, { timeout: 10_000 }).toBeGreaterThan(before + writers);
    await served.end('SIGKILL');
    await done;
    expect(lostIn(data, media.durable, accepted)).toEqual([]);
  });

  it('no answered submission is missing although flushes failed and lost the pages that they should have written', async ({
    skip,
  }) => {
    const { served, token, data, media } = await started(skip);
    const { accepted, refusals, submit } = tool(served, token, 3000);
    const all = (count: number): Promise<unknown> =>
      Promise.all(Array.from({ length: writers }, () => submit(count)));
    await all(5);
    media.set({ fail: eio });
    await all(5);
    const before = accepted.length;
    expect(refusals.length).toBeGreaterThan(writers);
    expect(refusals.every(({ status, text }) => status === 503 && /disk/.test(text))).toBe(true);
    media.set({});
    const refusedBefore = refusals.length;
    await all(5);
    expect(accepted.length).toBeGreaterThan(before);
    // The program recovers with the first submission after the fault.
    expect(refusals.length).toBe(refusedBefore);
    await served.end('SIGKILL');
    expect(lostIn(data, media.durable, accepted)).toEqual([]);
  });

  it('nothing is missing that had moved into the database file before a flush of that file failed', async ({
    skip,
  }) => {
    const { served, token, data, media } = await started(skip);
    const { accepted, submit } = tool(served, token, 150_000);
    const [elsewhere, look] = [reader(data), reader(data)];
    const moved = (): number =>
      look.prepare<[], { checkpointed: number }>('PRAGMA wal_checkpoint(NOOP)').get()?.checkpointed ?? 0;
    await submit(1);
    // While it reads, only pages that it sees are checkpointed, and SQLite does not flush these.
    elsewhere.exec('BEGIN');
    elsewhere.prepare('SELECT count(*) FROM requests').get();
    await submit(40);
    await expect.poll(moved, { timeout: 20_000 }).toBeGreaterThan(0);
    media.set({ fail: eio, failing: 'locdesk.db' });
    elsewhere.exec('COMMIT');
    await submit(40);
    await expect.poll(() => logged(data), { timeout: 20_000 }).toMatch(/could not be moved/);
    const before = moved();
    media.set({ isReportedOnce: true });
    await Promise.all(Array.from({ length: writers }, () => submit(15)));
    expect(accepted).toHaveLength(81 + writers * 15);
    expect(moved()).toBe(before);
    elsewhere.close();
    look.close();
    await served.end('SIGTERM');
    expect(restarts(data)).toBe(0);
    expect(lostIn(data, media.durable, accepted)).toEqual([]);
    const next = await serve(data);
    await next.end('SIGTERM');
    expect(statSync(join(data, 'locdesk.db')).size).toBeGreaterThan(25_000_000);
  });
});
