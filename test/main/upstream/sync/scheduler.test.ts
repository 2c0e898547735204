import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { faults, HostileUpstream } from '../../../support/upstream/hostile-upstream';
import { ManualEnvironment } from '../../../support/manual-environment';
import { SyncDesk } from '../../../support/sync-desk';

const minute = 60_000;

async function open(options: ConstructorParameters<typeof SyncDesk>[0] = {}) {
  const environment = new ManualEnvironment();
  const upstream = await HostileUpstream.start(environment.now);
  const desk = new SyncDesk({ environment, ...options });
  const key = desk.connect(upstream.url);
  return { environment, upstream, desk, key };
}

/** Time passes in steps, so that what starts can end in between. */
async function pass(desk: SyncDesk, ms: number, step = minute): Promise<void> {
  for (let passed = 0; passed < ms; passed += step) await desk.advance(step);
}

/** Queries once, stops a minute later, runs `meanwhile`, and starts again. */
async function startedAgain(
  meanwhile: (environment: ManualEnvironment) => void,
  { prepare = (_environment: ManualEnvironment): void => undefined, intervalMs = 5 * minute } = {},
) {
  const { environment, upstream, desk, key } = await open();
  desk.state.setSchedule(key, {
    intervalSeconds: intervalMs / 1000,
    workingHours: null,
    pageSize: 500,
  });
  prepare(environment);
  await desk.scheduler.start();
  await desk.settle();
  await desk.advance(minute);
  await desk.scheduler.stop();
  meanwhile(environment);
  const next = new SyncDesk({ environment, dataFolder: desk.dataFolder });
  await next.scheduler.start();
  await next.settle();
  return { environment, upstream, desk: next, key };
}

describe('the scheduler', () => {
  it('asks once an interval, a little later each time, never earlier', async () => {
    const { upstream, desk, key } = await open();
    desk.state.setSchedule(key, { intervalSeconds: 1800, workingHours: null, pageSize: 500 });
    await desk.scheduler.start();
    await desk.settle();
    await pass(desk, 2 * 60 * minute, 10_000);
    const times = upstream.calls.map(({ atMs }) => atMs);
    expect(times).toHaveLength(4);
    for (const [index, at] of times.entries()) {
      const before = times[index - 1];
      if (before === undefined) continue;
      expect(at - before).toBeGreaterThanOrEqual(1_800_000);
      expect(at - before).toBeLessThanOrEqual(1_841_000);
    }
  });

  it('counts the limit from when the answer came, as upstream may have seen the query only then', async () => {
    const { environment, upstream, desk } = await open();
    upstream.script.push((response, call, self) => {
      environment.nowMs += 20_000;
      response.writeHead(200, { 'content-type': 'application/json' }).end(self.answerTo(call));
      return true;
    });
    for (let n = 0; n < 3; n += 1) upstream.complete(`request ${n}`, upstream.time(n - 100));
    const [key] = desk.service.list().map((state) => state.key);
    desk.state.setSchedule(key ?? 0, { intervalSeconds: 300, workingHours: null, pageSize: 2 });
    await desk.scheduler.start();
    await desk.settle();
    const answeredMs = environment.nowMs;
    await pass(desk, 6 * minute, 1000);
    expect(upstream.calls.length).toBeGreaterThanOrEqual(2);
    expect((upstream.calls[1]?.atMs ?? 0) - answeredMs).toBeGreaterThanOrEqual(300_000);
  });

  it('keeps the limit over a restart and for a second program that is started on a copy of the state', async () => {
    const { upstream, desk, key } = await open();
    await desk.scheduler.start();
    await desk.settle();
    await desk.scheduler.stop();
    for (let n = 0; n < 5; n += 1) {
      const again = new SyncDesk({ environment: desk.environment, dataFolder: desk.dataFolder });
      await again.scheduler.start();
      again.scheduler.wake();
      expect((await again.scheduler.syncNow(key, 'now')).started).toBe(false);
      await again.advance(50_000);
      await again.scheduler.stop();
    }
    expect(upstream.calls).toHaveLength(1);
  });

  it('a run that is killed after its query has used the query up', async () => {
    const { upstream, desk, key } = await open();
    upstream.script.push(faults.hang);
    await desk.scheduler.start();
    while (upstream.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
    // Another program opens the file as a kill leaves it.
    const again = new SyncDesk({ environment: desk.environment, dataFolder: desk.dataFolder });
    await again.scheduler.start();
    await again.settle();
    expect(again.history(key)[0]).toMatchObject({ outcome: 'interrupted' });
    await pass(again, 4 * minute);
    expect(upstream.calls).toHaveLength(1);
    await pass(again, 2 * minute);
    expect(upstream.calls).toHaveLength(2);
    expect(again.history(key)[0]).toMatchObject({ outcome: 'up-to-date' });
  });

  it('goes on as soon as the limit allows while more is left, not only at the interval', async () => {
    const { upstream, desk, key } = await open();
    desk.state.setSchedule(key, { intervalSeconds: 86_400, workingHours: null, pageSize: 2 });
    for (let n = 0; n < 7; n += 1) upstream.complete(`request ${n}`, upstream.time(n - 100));
    await desk.scheduler.start();
    await desk.settle();
    expect(desk.scheduler.activity(key)?.state).toMatchObject({ kind: 'waiting', more: 5 });
    await pass(desk, 60 * minute);
    expect(desk.scheduler.activity(key)?.state).toEqual({ kind: 'up-to-date' });
    // The cursor is inclusive: every page but the first has one that is known.
    expect(upstream.calls).toHaveLength(6);
  });

  it('pauses outside of working hours, but not when a sync is asked for now', async () => {
    const { upstream, desk, key } = await open({ zoneOffset: () => 0 });
    const workingHours = JSON.stringify({ days: [1, 2, 3, 4, 5], from: '12:00', to: '13:00' });
    desk.state.setSchedule(key, { intervalSeconds: 300, workingHours, pageSize: 500 });
    await desk.scheduler.start();
    await pass(desk, 149 * minute, minute);
    expect(upstream.calls).toHaveLength(0);
    expect(desk.scheduler.activity(key)?.nextRun).toBe('2026-11-20T12:00:00.000Z');
    await pass(desk, 90 * minute);
    expect(upstream.calls.length).toBeGreaterThanOrEqual(10);
    const during = upstream.calls.length;
    await pass(desk, 60 * minute);
    expect(upstream.calls).toHaveLength(during);
    expect(await desk.scheduler.syncNow(key, 'now')).toEqual({ started: true });
    await desk.settle();
    expect(upstream.calls).toHaveLength(during + 1);
    expect(desk.history(key)[0]).toMatchObject({ cause: 'now' });
  });

  it('answers when a sync now is allowed, instead of breaking the limit', async () => {
    const { desk, key } = await open();
    await desk.scheduler.start();
    await desk.settle();
    await desk.advance(100_000);
    expect(await desk.scheduler.syncNow(key, 'now')).toEqual({
      started: false,
      allowedAt: '2026-11-20T09:35:00.123Z',
    });
    expect(desk.scheduler.activity(key)?.nextQuery).toBe('2026-11-20T09:35:00.123Z');
  });

  it('runs one at a time per connection and six at once in all', async () => {
    const environment = new ManualEnvironment();
    const upstream = await HostileUpstream.start(environment.now);
    upstream.limitSeconds = 0;
    const desk = new SyncDesk({ environment });
    const keys = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => desk.connect(upstream.url, { name: `Upstream ${n}` }));
    const held: (() => void)[] = [];
    for (let n = 0; n < 6; n += 1) {
      upstream.script.push((response, call, self) => {
        held.push(() =>
          response.writeHead(200, { 'content-type': 'application/json' }).end(self.answerTo(call)),
        );
        return true;
      });
    }
    await desk.scheduler.start();
    while (held.length < 6) await new Promise((resolve) => setImmediate(resolve));
    for (const key of keys) await desk.scheduler.syncNow(key, 'now');
    const states = keys.map((key) => desk.scheduler.activity(key)?.state.kind);
    expect(states.filter((kind) => kind === 'syncing')).toHaveLength(6);
    expect(states.filter((kind) => kind === 'waiting')).toHaveLength(2);
    expect(upstream.calls).toHaveLength(6);
    for (const release of held) release();
    await desk.settle();
    expect(upstream.calls).toHaveLength(8);
  });

  it('comes back from an outage: a query that never left does not count, and the network’s return is enough', async () => {
    const environment = new ManualEnvironment();
    const closed = createServer();
    closed.listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const desk = new SyncDesk({ environment });
    const key = desk.connect(`http://127.0.0.1:${port}`);
    await desk.scheduler.start();
    await pass(desk, 60 * minute);
    const attempts = desk.history(key).length;
    expect(attempts).toBeGreaterThan(3);
    expect(attempts).toBeLessThan(12);
    expect(desk.scheduler.activity(key)?.state).toMatchObject({ kind: 'offline' });
    const upstream = await HostileUpstream.start(environment.now);
    upstream.complete('a');
    desk.db.prepare('UPDATE connections SET base_url = ?').run(upstream.url);
    desk.scheduler.wake();
    await desk.settle();
    expect(desk.scheduler.activity(key)?.state).toEqual({ kind: 'up-to-date' });
    expect(desk.mirrored(key).size).toBe(1);
  });

  it('wakes after a sleep of hours with one run, not with many', async () => {
    const { upstream, desk } = await open();
    await desk.scheduler.start();
    await desk.settle();
    // Timers stand still while the machine sleeps; the clock doesn't.
    desk.environment.nowMs += 8 * 60 * minute;
    await desk.advance(30_000);
    expect(upstream.calls).toHaveLength(2);
  });

  it('a clock that is set back makes no sync wait longer than the limit', async () => {
    const { upstream, desk, key } = await open();
    await desk.scheduler.start();
    await desk.settle();
    desk.environment.setClock(desk.environment.nowMs - 10 * 60 * minute);
    desk.scheduler.wake();
    await desk.settle();
    expect(desk.service.state(key)?.queriedUs).toBeLessThanOrEqual(desk.service.nowUs);
    await pass(desk, 6 * minute, 10_000);
    expect(upstream.calls).toHaveLength(2);
  });

  it.each([60, 26 * 60])(
    'a clock that is set %d minutes ahead lets no query out earlier',
    async (minutes) => {
      const { upstream, desk, key } = await open();
      await desk.scheduler.start();
      await desk.settle();
      await desk.advance(minute);
      desk.environment.setClock(desk.environment.nowMs + minutes * minute);
      // Neither a sync by hand, before any timer has run, nor the schedule may query.
      expect(await desk.scheduler.syncNow(key, 'now')).toEqual({
        started: false,
        allowedAt: new Date(desk.environment.nowMs + 4 * minute).toISOString(),
      });
      await pass(desk, 3.9 * minute, 10_000);
      expect(upstream.calls).toHaveLength(1);
      await pass(desk, 2 * minute, 10_000);
      expect(upstream.calls).toHaveLength(2);
      // That is on disk: a restart does not forget it.
      desk.environment.setClock(desk.environment.nowMs + minutes * minute);
      desk.scheduler.wake();
      await desk.scheduler.stop();
      const again = new SyncDesk({ environment: desk.environment, dataFolder: desk.dataFolder });
      await again.scheduler.start();
      await again.settle();
      expect(upstream.calls).toHaveLength(2);
    },
  );

  it('a clock that was set is followed also when the run that saw it first could not be written', async () => {
    const { desk, key } = await open();
    const other = desk.connect('https://other.example', { name: 'Other' });
    desk.state.setQueried(other, desk.service.nowUs - minute * 1000);
    desk.environment.setClock(desk.environment.nowMs + 60 * minute);
    desk.db.exec(
      "CREATE TEMP TRIGGER full BEFORE INSERT ON sync_runs BEGIN SELECT RAISE(ABORT, 'it is full'); END",
    );
    await expect(desk.service.begin(key, 'now')).rejects.toThrow('it is full');
    desk.db.exec('DROP TRIGGER full');
    expect(await desk.service.begin(other, 'now')).toBeUndefined();
  });

  it('a clock that was set back while the program was not running makes no sync wait either', async () => {
    const { upstream, desk } = await open();
    await desk.scheduler.start();
    await desk.settle();
    await desk.scheduler.stop();
    desk.environment.nowMs -= 10 * 60 * minute;
    const again = new SyncDesk({ environment: desk.environment, dataFolder: desk.dataFolder });
    await again.scheduler.start();
    await pass(again, 6 * minute, 10_000);
    expect(upstream.calls).toHaveLength(2);
  });

  describe('a clock that is set while the program is not there', () => {
    it.each([4, 30])('%d hours ahead lets no query out earlier, nor later', async (hours) => {
      const { environment, upstream, desk, key } = await startedAgain((machine) =>
        machine.setClock(machine.nowMs + hours * 60 * minute),
      );
      expect(await desk.scheduler.syncNow(key, 'now')).toEqual({
        started: false,
        allowedAt: new Date(environment.nowMs + 4 * minute).toISOString(),
      });
      await pass(desk, 3.9 * minute, 10_000);
      expect(upstream.calls).toHaveLength(1);
      await pass(desk, 2 * minute, 10_000);
      expect(upstream.calls).toHaveLength(2);
    });

    it('further ahead than the machine has been on lets no query out earlier either', async () => {
      const { upstream, desk } = await startedAgain(
        (machine) => machine.setClock(machine.nowMs + 8 * 60 * minute),
        {
          prepare: (machine) => machine.reboot(0),
        },
      );
      await pass(desk, 3.9 * minute, 10_000);
      expect(upstream.calls).toHaveLength(1);
      await pass(desk, 2 * minute, 10_000);
      expect(upstream.calls).toHaveLength(2);
    });

    it('back, leaves waiting times as long as they were', async () => {
      const { upstream, desk } = await startedAgain(
        (machine) => machine.setClock(machine.nowMs - 8 * 60 * minute),
        {
          intervalMs: 60 * minute,
        },
      );
      await pass(desk, 58 * minute, 30_000);
      expect(upstream.calls).toHaveLength(1);
      await pass(desk, 4 * minute, 30_000);
      expect(upstream.calls).toHaveLength(2);
    });

    it('right again by a restart of the machine, when it had been ahead, makes no sync wait longer than an interval', async () => {
      const { upstream, desk } = await startedAgain(
        (machine) => {
          machine.reboot(minute);
          machine.setClock(machine.nowMs - 48 * 60 * minute);
        },
        {
          prepare: (machine) => machine.setClock(machine.nowMs + 48 * 60 * minute),
          intervalMs: 60 * minute,
        },
      );
      expect(upstream.calls).toHaveLength(1);
      await pass(desk, 62 * minute, 30_000);
      expect(upstream.calls).toHaveLength(2);
    });

    it('does not take a machine that was off for one whose clock was set', async () => {
      const { upstream } = await startedAgain((machine) => machine.reboot(8 * 60 * minute));
      expect(upstream.calls).toHaveLength(2);
    });

    it('into the night and back does not keep the hours of before', async () => {
      const { environment, upstream, desk, key } = await open({ zoneOffset: () => 0 });
      const workingHours = JSON.stringify({ days: [1, 2, 3, 4, 5], from: '08:00', to: '17:00' });
      desk.state.setSchedule(key, { intervalSeconds: 300, workingHours, pageSize: 500 });
      environment.setClock(environment.nowMs + 12 * 60 * minute);
      await desk.scheduler.start();
      await pass(desk, 10 * minute);
      expect(upstream.calls).toHaveLength(0);
      environment.setClock(environment.nowMs - 12 * 60 * minute);
      await pass(desk, 7 * minute);
      expect(upstream.calls).toHaveLength(2);
    });
  });

  it.each([
    ['one after another', (n: number) => n],
    ['in threes of one timestamp', (n: number) => Math.floor(n / 3)],
    ['all of one timestamp', () => 0],
  ])('shows how far a first sync is, with nothing counted twice: %s', async (_name, second) => {
    const { upstream, desk, key } = await open();
    for (let n = 0; n < 20; n += 1)
      upstream.complete(`request ${n}`, upstream.time(second(n) * 1000 - 90_000));
    desk.state.setSchedule(key, { intervalSeconds: 300, workingHours: null, pageSize: 7 });
    const seen = new Set<string>();
    desk.onChange = () => {
      const state = desk.scheduler.activity(key)?.state;
      if (state?.kind === 'syncing' && state.total !== undefined) seen.add(`${state.done} of ${state.total}`);
    };
    await desk.scheduler.start();
    await desk.untilUpToDate(key);
    expect([...seen].map((text) => text.split(' of ')[1])).toEqual([...seen].map(() => '20'));
    expect([...seen].at(-1)).toBe('20 of 20');
  });

  it('can be paused in the middle of a page, and goes on where it was', async () => {
    const { upstream, desk, key } = await open();
    for (let n = 0; n < 400; n += 1) upstream.complete(`request ${n}`, upstream.time(n - 1000));
    await desk.scheduler.start();
    while ((desk.scheduler.activity(key)?.state.kind === 'syncing' ? desk.mirrored(key).size : 999) < 64) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    desk.state.setPaused(key, true);
    desk.scheduler.connectionChanged(key, { interrupt: true });
    await desk.settle();
    const soFar = desk.mirrored(key).size;
    expect(soFar).toBeGreaterThanOrEqual(64);
    expect(soFar).toBeLessThan(400);
    expect(desk.scheduler.activity(key)).toMatchObject({ state: { kind: 'paused' } });
    expect(desk.history(key)[0]).toMatchObject({ outcome: 'interrupted', received: soFar });
    await pass(desk, 30 * minute);
    expect(upstream.calls).toHaveLength(1);
    desk.state.setPaused(key, false);
    desk.scheduler.connectionChanged(key, { interrupt: false });
    await desk.settle();
    expect(desk.mirrored(key).size).toBe(400);
    const from = upstream.calls[1]?.url.searchParams.get('query') ?? '';
    expect(from).toContain(upstream.entries.get(`request ${soFar - 1}`)?.completed ?? '?');
  });

  it('shows how far a long first sync has come over all its runs', async () => {
    const { upstream, desk, key } = await open();
    desk.state.setSchedule(key, { intervalSeconds: 300, workingHours: null, pageSize: 100 });
    for (let n = 0; n < 350; n += 1) upstream.complete(`request ${n}`, upstream.time(n - 1000));
    const shown: number[] = [];
    await desk.scheduler.start();
    while (desk.service.state(key)?.upToDateUs === undefined) {
      const runs = { areOver: false };
      void desk.settle().then(() => (runs.areOver = true));
      while (!runs.areOver) {
        const state = desk.scheduler.activity(key)?.state;
        if (state?.kind === 'syncing' && state.total !== undefined) shown.push(state.done);
        await new Promise((resolve) => setImmediate(resolve));
      }
      desk.environment.advance(6 * minute);
    }
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    expect(Math.max(...shown)).toBeGreaterThan(200);
  });

  it('without a token makes no call and reports the missing token', async () => {
    const { upstream, desk, key } = await open();
    desk.state.setToken(key, null);
    await desk.scheduler.start();
    await pass(desk, 10 * minute);
    expect(upstream.calls).toHaveLength(0);
    expect(desk.scheduler.activity(key)?.state).toMatchObject({ kind: 'needs-you', problem: 'no-token' });
  });

  it('with a token that can’t be opened here makes no call and says what to do', async () => {
    const { upstream, desk, key } = await open();
    desk.state.setToken(key, 'elsewhere');
    await desk.scheduler.start();
    await pass(desk, 10 * minute);
    expect(upstream.calls).toHaveLength(0);
    expect(desk.scheduler.activity(key)?.state).toMatchObject({
      kind: 'needs-you',
      problem: 'token-unreadable',
      text: expect.stringMatching(/Enter the token again/) as string,
    });
  });

  it('says that webhooks seem not to arrive when three syncs in a row found what none had announced', async () => {
    const { upstream, desk, key } = await open();
    upstream.complete('first');
    await desk.scheduler.start();
    await desk.settle();
    for (let n = 0; n < 3; n += 1) {
      expect(desk.scheduler.activity(key)?.seemsSilent).toBe(false);
      upstream.complete(`unannounced ${n}`);
      await pass(desk, 6 * minute);
    }
    expect(desk.scheduler.activity(key)?.seemsSilent).toBe(true);
    desk.db
      .prepare(
        "INSERT INTO receipts (connection_key, received_us, method, size_bytes, state) VALUES (?, ?, 'PUT', 1, 'applied')",
      )
      .run(key, desk.service.nowUs);
    await pass(desk, 6 * minute);
    expect(desk.scheduler.activity(key)?.seemsSilent).toBe(false);
  });

  it('keeps the newest 1,000 runs', async () => {
    const { desk, key } = await open();
    const insert = desk.db.prepare(
      "INSERT INTO sync_runs (connection_key, cause, started_us, variant, outcome) VALUES (?, 'schedule', 0, 'criteria', 'failed')",
    );
    desk.db.transaction(() => {
      for (let n = 0; n < 1200; n += 1) insert.run(key);
    })();
    await desk.scheduler.start();
    await desk.settle();
    expect(desk.runs.total(key)).toBe(1000);
  });

  it('stop ends a query that hangs, and nothing runs afterwards', async () => {
    const { upstream, desk, key } = await open();
    upstream.script.push(faults.hang);
    await desk.scheduler.start();
    while (upstream.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await desk.scheduler.stop();
    expect(desk.history(key)[0]).toMatchObject({ outcome: 'interrupted' });
    await pass(desk, 20 * minute);
    expect(upstream.calls).toHaveLength(1);
  });

  it('removing a connection ends its run', async () => {
    const { upstream, desk, key } = await open();
    for (let n = 0; n < 400; n += 1) upstream.complete(`request ${n}`, upstream.time(n - 1000));
    await desk.scheduler.start();
    while (desk.mirrored(key).size < 32) await new Promise((resolve) => setImmediate(resolve));
    desk.db.prepare('UPDATE connections SET removed_us = 1').run();
    await desk.settle();
    expect(desk.mirrored(key).size).toBeLessThan(400);
    expect(desk.history(key)[0]).toMatchObject({ outcome: 'interrupted' });
    expect(desk.scheduler.activity(key)).toBeUndefined();
  });
});
