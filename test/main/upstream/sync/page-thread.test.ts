import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type SQLite from 'better-sqlite3';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../../../src/main/database/database';
import type { PortionOrder } from '../../../../src/main/upstream/sync/page-work';
import { PagesLost, type PagesPlace } from '../../../../src/main/upstream/sync/pages';
import type { SyncRunInProgress } from '../../../../src/main/upstream/sync/sync-run-in-progress';
import { workerPages } from '../../../../src/main/upstream/sync/worker-pages';
import { builtPages } from '../../../support/upstream/built-pages';
import { faults, HostileUpstream } from '../../../support/upstream/hostile-upstream';
import { ManualEnvironment } from '../../../support/manual-environment';
import { markDesk } from '../../../support/mark-desk';
import { SyncDesk } from '../../../support/sync-desk';
import { threadFile } from '../../../support/thread-file';

type Options = Omit<NonNullable<ConstructorParameters<typeof SyncDesk>[0]>, 'environment'>;

const minute = 60_000;
const requests = 300;

/** A desk with an upstream that completed requests, a second apart, and the built thread by default. */
async function open(options: Options = {}) {
  const environment = new ManualEnvironment();
  const upstream = await HostileUpstream.start(environment.now);
  for (let n = 0; n < requests; n += 1)
    upstream.complete(`request ${n}`, upstream.time((n - requests) * 1000));
  const desk = new SyncDesk({ environment, openPages: builtPages, ...options });
  // A lock that is not free would be noticed at once, and tried again by a timer that does not go.
  desk.db.pragma('busy_timeout = 0');
  const key = desk.connect(upstream.url, { pageSize: 1000 });
  return { environment, upstream, desk, key };
}

function expectEqual(desk: SyncDesk, key: number, upstream: HostileUpstream): void {
  const mirrored = desk.mirrored(key);
  expect([...mirrored.keys()].toSorted()).toEqual([...upstream.entries.keys()].toSorted());
  for (const [id, { completed, fields }] of upstream.entries)
    expect(mirrored.get(id)).toEqual({ completed, fields, versions: 1 });
}

/** Keys of announced requests, each once. */
function announced(desk: SyncDesk): ReadonlySet<number> {
  return new Set(
    desk.notified.flatMap(({ name, payload }) =>
      name === 'requests.changed' && 'keys' in payload ? (payload.keys ?? []) : [],
    ),
  );
}

/** Another connection to the folder, as another process has it. */
function otherProcess(dataFolder: string): InstanceType<typeof SQLite> {
  const { db } = openDatabase(dataFolder, '2026-11-20T00:00:00Z', { mayMigrate: false });
  onTestFinished(() => void db.close());
  return db;
}

describe('a page that is applied in its thread', () => {
  it('is mirrored without the main thread, which announces every request and no other change', async () => {
    const { upstream, desk, key } = await open();
    const apply = vi.spyOn(desk.service, 'apply');
    await desk.scheduler.start();
    await desk.untilUpToDate(key);
    expectEqual(desk, key, upstream);
    expect(apply).not.toHaveBeenCalled();
    expect(announced(desk).size).toBe(requests);
    desk.pollExternal();
    expect(desk.externalChanges).toBe(0);
    expect(desk.history(key)).toMatchObject([{ outcome: 'up-to-date', received: requests, added: requests }]);
  });

  it('never keeps the main thread waiting for its lock, and commits meanwhile are all stored', async () => {
    const { upstream, desk, key } = await open();
    const over = new AbortController();
    const settings = desk.db.prepare('INSERT INTO settings VALUES (?, 1, 0)');
    const commit = async (form: 'durable' | 'relaxed'): Promise<number> => {
      let count = 0;
      for (; !over.signal.aborted; count += 1) {
        await desk.commits[form](() => settings.run(`${form} ${count}`));
        await new Promise(setImmediate);
      }
      return count;
    };
    await desk.scheduler.start();
    const commits = [commit('durable'), commit('relaxed')];
    await desk.untilUpToDate(key);
    over.abort();
    const [durable = 0, relaxed = 0] = await Promise.all(commits);
    expect(Math.min(durable, relaxed)).toBeGreaterThan(3);
    expect(desk.db.prepare('SELECT count(*) FROM settings WHERE value = 1').pluck().get()).toBe(
      durable + relaxed,
    );
    expectEqual(desk, key, upstream);
  });

  it('is stored once another process has finished writing, which is not kept from it', async () => {
    const { environment, upstream, desk, key } = await open();
    const other = otherProcess(desk.dataFolder);
    const apply = vi.spyOn(desk.commits, 'elsewhere').mockImplementation((work) => {
      if (apply.mock.calls.length === 3) other.exec('BEGIN IMMEDIATE; INSERT INTO settings VALUES (1, 1, 0)');
      return Object.getPrototypeOf(desk.commits).elsewhere.call(desk.commits, work);
    });
    await desk.scheduler.start();
    await vi.waitFor(() => expect(other.inTransaction).toBe(true));
    const tries = apply.mock.calls.length;
    await vi.waitFor(() => {
      environment.advance(25);
      expect(apply.mock.calls.length).toBeGreaterThan(tries + 2);
    });
    expect(desk.mirrored(key).size).toBeLessThan(requests);
    other.exec('COMMIT');
    await vi.waitFor(() => {
      environment.advance(25);
      expectEqual(desk, key, upstream);
    });
    desk.pollExternal();
    expect(desk.externalChanges).toBe(1);
  });

  it('is left where the cursor was reset in between, and everything is queried again', async () => {
    const { upstream, desk, key } = await open();
    const elsewhere = desk.commits.elsewhere.bind(desk.commits);
    let portions = 0;
    desk.commits.elsewhere = async (work) => {
      portions += 1;
      if (portions === 3) await desk.service.resetCursor(key);
      return elsewhere(work);
    };
    await desk.scheduler.start();
    await desk.settle();
    expect(desk.history(key)).toMatchObject([{ outcome: 'interrupted' }]);
    expect(desk.mirrored(key).size).toBeLessThan(requests);
    await desk.untilUpToDate(key);
    expectEqual(desk, key, upstream);
  });

  it('is applied on the main thread where it causes calls of the webhook, which has the outbox', async () => {
    const { upstream, desk, key } = await open({ webhook: { isRegistered: true, mirrored: true } });
    await desk.scheduler.start();
    await desk.untilUpToDate(key);
    const apply = vi.spyOn(desk.service, 'apply');
    upstream.complete('later');
    upstream.complete('next');
    await desk.advance(6 * minute);
    expect(apply.mock.calls.map(([, , { requests: given }]) => given.map(({ id }) => id))).toEqual([
      ['request 299', 'later', 'next'],
    ]);
    expectEqual(desk, key, upstream);
  });

  it('keeps what several syncs bring at once apart', async () => {
    const { environment, upstream, desk, key } = await open();
    const others = await Promise.all(
      [1, 2].map(async (n) => {
        const other = await HostileUpstream.start(environment.now);
        for (let at = 0; at < requests; at += 1)
          other.complete(`other ${n} ${at}`, other.time(at - requests));
        return { other, key: desk.connect(other.url, { pageSize: 1000, name: `Other ${n}` }) };
      }),
    );
    await desk.scheduler.start();
    await desk.untilUpToDate(key);
    expectEqual(desk, key, upstream);
    for (const each of others) {
      await desk.untilUpToDate(each.key);
      expectEqual(desk, each.key, each.other);
    }
  });

  it('may be one of many of a pass in the simple form, each applied once', async () => {
    const { upstream, desk, key } = await open();
    upstream.variants = 'simple';
    await desk.scheduler.start();
    await desk.untilUpToDate(key);
    expectEqual(desk, key, upstream);
    // Each of the two passes reads six pages.
    const passes = { outcome: 'up-to-date', variant: 'simple', pages: 12, added: requests };
    expect(desk.history(key).at(-1)).toMatchObject(passes);
  });

  it('that is no page says so, and the next one is read', async () => {
    const { upstream, desk, key } = await open();
    upstream.script.push(faults.text('{"page":1,"pages":1,"total":1,"requests":[}'));
    await desk.scheduler.start();
    await desk.settle();
    expect(desk.history(key)).toMatchObject([
      { outcome: 'failed', problem: 'cut', problem_text: /the answer ends after 43 bytes/ },
    ]);
    await desk.untilUpToDate(key);
    expectEqual(desk, key, upstream);
  });
});

/** A thread that reads a page of one entry, and does `apply` with it. */
const broken = (apply: string, read: string, take = ''): string =>
  threadFile(`
    const lose = () => new Promise(() => setImmediate(() => { throw new Error('out of memory'); }));
    serve({
      take({ chunk }) { ${take} }, close() {},
      read() {
        ${read}
        const value = { numbers: { page: 1, pages: 1, total: 1 }, outline: [{ id: 'a' }], isLast: true };
        return { ok: true, value };
      },
      apply() { ${apply} },
    });`);

describe('a thread that fails', () => {
  it.each([
    ['dies over a portion', 'return lose()', '', /here, because the thread was lost \(out/],
    ['dies over a page', '', 'return lose();', /here, because the thread was lost \(out/],
    ['hangs in a portion', 'hang()', '', /here, because it took longer than 0.1 s/],
  ])(
    '%s: the sync fails with the reason, commits go on, and the next sync brings all',
    async (_, apply, read, why) => {
      const { environment, upstream, desk, key } = await open({
        openPages: workerPages(broken(apply, read), { longestMs: 200 }),
      });
      await desk.scheduler.start();
      await desk.settle();
      expect(desk.history(key)).toMatchObject([
        { outcome: 'failed', problem: 'not-stored', problem_text: why },
      ]);
      expect(desk.service.state(key)).toMatchObject({ failures: 1, cursor: { text: undefined } });
      await desk.commits.durable(() => desk.db.prepare('INSERT INTO settings VALUES (1, 1, 0)').run());
      await desk.scheduler.stop();
      const again = new SyncDesk({ environment, dataFolder: desk.dataFolder, openPages: builtPages });
      await again.scheduler.start();
      await again.untilUpToDate(key);
      expectEqual(again, key, upstream);
    },
  );

  it('is lost over one sync: another one fails with that reason too, and holds no commit for it', async () => {
    const desk = new SyncDesk({ environment: new ManualEnvironment() });
    let turns = 0;
    const openPages = workerPages(broken('', '', "if (Buffer.from(chunk).includes('DIE')) return lose();"))({
      dataFolder: desk.dataFolder,
      async turn(write) {
        turns += 1;
        return (await write(0)).value;
      },
    });
    const { service, environment } = desk;
    const place = { service, environment, changes: {}, limits: () => ({}), webhook: () => ({}) };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The broken thread uses none of the rest.
    const pages = openPages(place as unknown as PagesPlace);
    const [one, two] = [pages.open(), pages.open()];
    const half = Buffer.alloc(300_000, ' ');
    const reader = one.reader();
    await reader.take(half);
    await two.reader().take(Buffer.concat([half, Buffer.from('DIE')]));
    await reader.take(half);
    await expect(reader.finish()).rejects.toThrow(PagesLost);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- No argument is looked at.
    await expect(one.apply({} as SyncRunInProgress, {} as PortionOrder)).rejects.toThrow(PagesLost);
    expect(turns).toBe(0);
    await pages.stop();
  });

  it('can’t store because the disk is full: the sync is interrupted and tried again', async () => {
    const full = "throw new AppError('UNAVAILABLE', 'The disk is full: nothing was stored.')";
    const { desk, key, environment } = await open({ openPages: workerPages(broken(full, '')) });
    await desk.scheduler.start();
    await desk.settle();
    expect(desk.history(key)).toMatchObject([{ outcome: 'interrupted' }]);
    expect(environment.logged).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'a sync could not be stored' }),
    );
    await desk.advance(6 * minute);
    expect(desk.history(key)).toHaveLength(2);
  });
});

it('at the end of the program the thread has closed its files, so that the database may be replaced', async () => {
  const desk = await markDesk({ openPages: builtPages });
  const { backend, upstream } = desk;
  await expect.poll(async () => (await desk.summary()).upToDate).toBeDefined();
  upstream.complete('long', undefined, 'long '.repeat(20_000));
  backend.environment.advance(320_000);
  await expect.poll(async () => (await desk.summary()).requests).toBe(2);
  const log = join(backend.dataFolder, 'locdesk.db-wal');
  expect(existsSync(log)).toBe(true);
  await backend.stop();
  // The last connection that closes removes it.
  expect(existsSync(log)).toBe(false);
});
