import { describe, expect, it, vi } from 'vitest';
import { SyncService } from '../../../../src/main/upstream/sync/sync-service';
import { faults, HostileUpstream, type Fault } from '../../../support/upstream/hostile-upstream';
import { ManualEnvironment } from '../../../support/manual-environment';
import { SyncDesk } from '../../../support/sync-desk';
import { asRead } from '../../../support/upstream/mirror';
import { eventId } from '../../../support/upstream/webhook-calls';

const minute = 60_000;

async function open({
  settings = [],
  pageSize = 500,
}: { settings?: readonly string[]; pageSize?: number } = {}) {
  const environment = new ManualEnvironment();
  const upstream = await HostileUpstream.start(environment.now);
  const desk = new SyncDesk({ environment, settings });
  const key = desk.connect(upstream.url, { pageSize });
  return { environment, upstream, desk, key };
}

/** Ids and results here are those of upstream, each once. */
function expectEqual(desk: SyncDesk, key: number, upstream: HostileUpstream): void {
  const mirrored = desk.mirrored(key);
  expect([...mirrored.keys()].toSorted()).toEqual([...upstream.entries.keys()].toSorted());
  for (const [id, entry] of upstream.entries) {
    expect(mirrored.get(id)).toMatchObject({ completed: entry.completed, fields: entry.fields });
  }
}

/** Asserts that everything at upstream is here; requests removed there may be here too. */
function expectAllHere(desk: SyncDesk, key: number, upstream: HostileUpstream): void {
  const mirrored = desk.mirrored(key);
  for (const [id, { completed, fields }] of upstream.entries) {
    expect({ id, ...mirrored.get(id) }).toMatchObject({ id, completed, fields });
  }
}

/** Asserts the query limit by upstream's own records. */
function expectLimitKept(upstream: HostileUpstream, seconds = 300): void {
  const times = upstream.criteriaQueries.map(({ atMs }) => atMs);
  for (const [index, at] of times.entries()) {
    const before = times[index - 1];
    if (before !== undefined) expect(at - before).toBeGreaterThanOrEqual(seconds * 1000);
  }
}

function fill(upstream: HostileUpstream, count: number, stepMs = 1000): void {
  for (let n = 0; n < count; n += 1) upstream.complete(`request ${n}`, upstream.time((n - count) * stepMs));
}

describe('a sync', () => {
  it('takes over what upstream completed, and continues from the cursor', async () => {
    const { upstream, desk, key } = await open({ pageSize: 5 });
    fill(upstream, 12);
    await desk.scheduler.start();
    await desk.untilUpToDate(key);
    expectEqual(desk, key, upstream);
    expect(desk.history(key).map(({ outcome, received }) => [outcome, received])).toEqual([
      ['up-to-date', 4],
      ['more-left', 5],
      ['more-left', 5],
    ]);
    expect(upstream.criteriaQueries.map(({ url }) => url.searchParams.get('page'))).toEqual(['1', '1', '1']);
    expectLimitKept(upstream);
    expect(desk.service.state(key)?.cursor.text).toBe(upstream.entries.get('request 11')?.completed);
  });

  it('pauses background work while a page is applied, and no longer', async () => {
    const { upstream, desk, key } = await open({ pageSize: 50 });
    fill(upstream, 100);
    const pauses: string[] = [];
    desk.backgroundPause.onBegin(() => {
      pauses.push('begun');
      desk.backgroundPause.after(() => pauses.push('over'));
    });
    const apply = vi.spyOn(desk.service, 'apply').mockImplementation(async (...given) => {
      expect(desk.backgroundPause.isOn).toBe(true);
      return SyncService.prototype.apply.call(desk.service, ...given);
    });
    await desk.scheduler.start();
    await desk.untilUpToDate(key);
    expect(apply.mock.calls.length).toBeGreaterThan(3);
    expect(pauses.slice(0, 4)).toEqual(['begun', 'over', 'begun', 'over']);
    expect(desk.backgroundPause.isOn).toBe(false);
  });

  it('applies as many requests at once as take about three milliseconds, 4 to 64', async () => {
    const { upstream, desk, key } = await open({ pageSize: 1000 });
    fill(upstream, 300);
    let nowMs = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
    const apply = desk.service.apply.bind(desk.service);
    const sizes: number[] = [];
    vi.spyOn(desk.service, 'apply').mockImplementation(async (...given) => {
      const { length } = given[2].requests;
      nowMs += length * (sizes.length < 3 ? 1 / 16 : sizes.length < 5 ? 2 : 1 / 64);
      sizes.push(length);
      return apply(...given);
    });
    try {
      await desk.scheduler.start();
      await desk.untilUpToDate(key);
    } finally {
      clock.mockRestore();
    }
    expect(sizes.slice(0, 9)).toEqual([16, 32, 48, 48, 4, 4, 8, 16, 32]);
    expectEqual(desk, key, upstream);
  });

  it('has flushed everything it applied before it ends, one portion at a time', async () => {
    const { upstream, desk, key } = await open({ pageSize: 1000 });
    fill(upstream, 600);
    const steps: string[] = [];
    const flush = vi.spyOn(desk.service, 'flush').mockImplementation(async () => {
      await SyncService.prototype.flush.call(desk.service);
      steps.push('flushed');
    });
    vi.spyOn(desk.service, 'succeed').mockImplementation(async (...given) => {
      steps.push('ended');
      return SyncService.prototype.succeed.call(desk.service, ...given);
    });
    await desk.scheduler.start();
    await desk.untilUpToDate(key);
    expect(flush.mock.calls.length).toBe(2);
    expect(steps).toEqual(['flushed', 'flushed', 'ended']);
  });

  it('that is stopped in the middle of a page has let go of the database when it has ended', async () => {
    const { upstream, desk } = await open({ pageSize: 1000 });
    fill(upstream, 600);
    const begun = Promise.withResolvers<void>();
    const steps: string[] = [];
    vi.spyOn(desk.service, 'flush').mockImplementation(async () => {
      begun.resolve();
      // A slow disk.
      for (let n = 0; n < 20; n += 1) await SyncService.prototype.flush.call(desk.service);
      steps.push('flushed');
    });
    vi.spyOn(desk.service, 'interrupt').mockImplementation(async (...given) => {
      steps.push('ended');
      return SyncService.prototype.interrupt.call(desk.service, ...given);
    });
    await desk.scheduler.start();
    await begun.promise;
    await desk.scheduler.stop();
    expect(steps).toEqual(['flushed', 'ended']);
  });

  it.each<[string, Fault, string]>([
    ['429', faults.status(429), 'rate-limited'],
    ['429 with Retry-After', faults.status(429, { 'retry-after': '900' }), 'rate-limited'],
    ['500', faults.status(500), 'server-error'],
    ['503 with Retry-After', faults.status(503, { 'retry-after': '1000' }), 'server-error'],
    ['a cut body', faults.cut, 'cut'],
    ['a body that just ends', faults.silentCut, 'cut'],
    ['a reset', faults.reset, 'unreachable'],
    ['HTML', faults.text('<html>', 'text/html'), 'not-understood'],
    ['wrong types', faults.text('{"page":"1","pages":1,"total":1,"requests":[]}'), 'not-understood'],
    [
      'requests that are none',
      faults.text('{"page":1,"pages":1,"total":1,"requests":"none"}'),
      'not-understood',
    ],
    ['an empty page of many', faults.text('{"page":1,"pages":3,"total":9,"requests":[]}'), 'not-understood'],
  ])(
    'survives %s: nothing is lost, nothing twice, the limit holds, the fault is explained',
    async (_name, fault, problem) => {
      const { upstream, desk, key } = await open({ pageSize: 4 });
      fill(upstream, 10);
      // The first page goes well, the second meets the fault.
      upstream.script.push(() => undefined, fault);
      await desk.scheduler.start();
      await desk.settle();
      await desk.advance(6 * minute);
      const failed = desk.history(key).find(({ outcome }) => outcome === 'failed');
      expect(failed).toMatchObject({ problem });
      expect(failed?.problem_text).toMatch(/\w.*\./);
      expect(desk.service.state(key)?.problem?.kind).toBe(problem);
      await desk.untilUpToDate(key);
      expectEqual(desk, key, upstream);
      expect([...desk.mirrored(key).values()].every(({ versions }) => versions === 1)).toBe(true);
      expectLimitKept(upstream);
    },
  );

  it('waits as long as Retry-After requests, also for a sync that the coordinator requested', async () => {
    const { upstream, desk, key } = await open();
    fill(upstream, 3);
    upstream.script.push(faults.status(429, { 'retry-after': '3600' }));
    await desk.scheduler.start();
    await desk.settle();
    const { allowedAt, started } = await desk.scheduler.syncNow(key, 'now');
    expect(started).toBe(false);
    expect(Date.parse(allowedAt ?? '') - desk.environment.now()).toBe(3_600_000);
    desk.scheduler.wake();
    for (let n = 0; n < 59; n += 1) await desk.advance(minute);
    expect(upstream.calls).toHaveLength(1);
    await desk.untilUpToDate(key);
    expectEqual(desk, key, upstream);
  });

  it('stops when its token is refused, says so, and goes on with another one', async () => {
    const { upstream, desk, key } = await open();
    fill(upstream, 3);
    upstream.token = 'another';
    await desk.scheduler.start();
    for (let n = 0; n < 50; n += 1) await desk.advance(10 * minute);
    expect(upstream.calls).toHaveLength(1);
    expect(desk.scheduler.activity(key)).toMatchObject({
      state: { kind: 'needs-you', problem: 'token-refused' },
    });
    expect(desk.scheduler.activity(key)?.nextRun).toBeUndefined();
    expect(await desk.scheduler.syncNow(key, 'now')).toEqual({ started: false });
    desk.state.setToken(key, 'sealed:another');
    desk.scheduler.connectionChanged(key, { interrupt: true });
    await desk.untilUpToDate(key);
    expectEqual(desk, key, upstream);
  });

  it('skips nothing while requests are completed again between its pages', async () => {
    const { upstream, desk, key } = await open({ pageSize: 5 });
    fill(upstream, 40);
    let n = 0;
    upstream.beforePage = () => {
      n += 1;
      if (n < 10) upstream.complete(`request ${(n * 7) % 40}`, upstream.time(), `again ${n}`);
    };
    await desk.scheduler.start();
    await desk.untilUpToDate(key);
    upstream.beforePage = undefined;
    await desk.advance(6 * minute);
    expectEqual(desk, key, upstream);
    expectLimitKept(upstream);
  });

  it('gets through whole pages of one timestamp, with overlap, and starts again where they moved', async () => {
    const { upstream, desk, key } = await open({ pageSize: 5 });
    for (let n = 0; n < 23; n += 1)
      upstream.complete(`same ${String(n).padStart(2, '0')}`, '2026-11-20T08:00:00.000001Z');
    fill(upstream, 4);
    let n = 0;
    upstream.beforePage = () => {
      n += 1;
      // Requests at the front disappear, so later ones move up by more than the overlap.
      if (n === 3)
        for (const which of ['00', '01', '02', '03', '04', '05'])
          upstream.complete(`same ${which}`, upstream.time(), 'again');
    };
    await desk.scheduler.start();
    await desk.untilUpToDate(key);
    expectEqual(desk, key, upstream);
    expectLimitKept(upstream);
    expect(
      new Set(upstream.criteriaQueries.map(({ url }) => url.searchParams.get('page'))).size,
    ).toBeGreaterThan(1);
  });

  it.each([7, 2, 1])(
    'gets through one timestamp where upstream makes pages of at most %d, over restarts too',
    async (cap) => {
      const { upstream, desk, key } = await open({ pageSize: 50 });
      upstream.pageSizeCap = cap;
      for (let n = 0; n < 30; n += 1) upstream.complete(`same ${n}`, '2026-11-20T08:00:00Z');
      await desk.scheduler.start();
      for (let n = 0; n < 3; n += 1) await desk.advance(6 * minute);
      await desk.scheduler.stop();
      const again = new SyncDesk({ environment: desk.environment, dataFolder: desk.dataFolder });
      await again.scheduler.start();
      await again.untilUpToDate(key);
      expectEqual(again, key, upstream);
      expectLimitKept(upstream);
    },
  );

  it.each([0, 1, 3])(
    'killed after %d portions of a page goes on from there: nothing is lost, nothing twice',
    async (portions) => {
      const { environment, upstream, desk, key } = await open();
      fill(upstream, 150);
      const apply = desk.service.apply.bind(desk.service);
      let left = portions;
      let applied = 0;
      desk.service.apply = (...given) => {
        if (left === 0) desk.db.close();
        else applied += given[2].requests.length;
        left -= 1;
        return apply(...given);
      };
      await desk.scheduler.start();
      await desk.settle();
      expect(desk.db.open).toBe(false);
      const again = new SyncDesk({ environment, dataFolder: desk.dataFolder });
      expect(again.mirrored(key).size).toBe(applied);
      await again.scheduler.start();
      await again.untilUpToDate(key);
      expectEqual(again, key, upstream);
      expect([...again.mirrored(key).values()].every(({ versions }) => versions === 1)).toBe(true);
      expectLimitKept(upstream);
    },
  );

  it('keeps microseconds and upstream’s own way of writing them', async () => {
    const { upstream, desk, key } = await open({ pageSize: 2 });
    const times = [
      '2026-11-20T08:00:00.000001Z',
      '2026-11-20t09:00:00.000002+01:00',
      '2026-11-20T08:00:00.0000030Z',
    ];
    for (const [index, time] of times.entries()) upstream.complete(`id ${index}`, time);
    await desk.scheduler.start();
    await desk.untilUpToDate(key);
    expect(
      [...desk.mirrored(key).values()]
        .map(({ completed }) => completed)
        .toSorted((a, b) => String(a).localeCompare(String(b))),
    ).toEqual(times.toSorted((a, b) => a.localeCompare(b)));
    expect(desk.service.state(key)?.cursor).toMatchObject({
      text: times[2],
      us: Date.parse('2026-11-20T08:00:00Z') * 1000 + 3,
    });
  });

  it('keeps what a sync brought over a webhook event from before it, by upstream’s clock', async () => {
    const { upstream, desk, key } = await open();
    upstream.clockOffsetMs = -7_200_000;
    const before = upstream.time(-3000);
    upstream.complete('request', upstream.time(-2000), 'newer');
    await desk.scheduler.start();
    await desk.untilUpToDate(key);
    const old = asRead({ id: 'request', completed: upstream.time(-2000) });
    const late = { learnedBy: 'webhook', learnedUs: desk.service.nowUs + 60_000_000 } as const;
    const outcome = (at: string) => desk.mirror.apply(key, old, { ...late, eventId: eventId(at) }).kind;
    expect(outcome(before)).toBe('older');
    expect(outcome(upstream.time(5000))).toBe('changed');
  });

  it('applies a request that comes twice once, and the newer one where they differ', async () => {
    const { upstream, desk, key } = await open();
    fill(upstream, 3);
    const newer = [{ id: 'new', type: 'localizable', data: 'html', value: 'n', originalValue: 'o' }];
    upstream.tamper = (page) => {
      const requests = page['requests'] as Record<string, unknown>[];
      const [first] = requests;
      if (first !== undefined)
        requests.push({ ...first }, { ...first, completed: upstream.time(), fields: newer });
      page['total'] = requests.length;
    };
    await desk.scheduler.start();
    await desk.untilUpToDate(key);
    await desk.advance(6 * minute);
    await desk.advance(6 * minute);
    const mirrored = desk.mirrored(key);
    expect(mirrored.size).toBe(3);
    expect(mirrored.get('request 0')?.versions).toBeLessThanOrEqual(2);
    expect(mirrored.get('request 0')?.fields).toEqual(newer);
  });

  it('passes an entry that it can’t read, and the run says which and why', async () => {
    const { upstream, desk, key } = await open({ pageSize: 3 });
    fill(upstream, 9);
    upstream.tamper = (page) => {
      for (const request of page['requests'] as Record<string, unknown>[]) {
        if (request['id'] === 'request 2' || request['id'] === 'request 5') request['created'] = 'yesterday';
      }
    };
    await desk.scheduler.start();
    await desk.untilUpToDate(key);
    expect(desk.mirrored(key).size).toBe(7);
    const refused = desk.history(key).filter((run) => run.refused > 0);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.at(-1)?.problem_text).toMatch(/"request 2": requests\[2\]\.created: .*RFC 3339/);
  });

  it.each([3_600_000, -3_600_000])('does not mind a clock that is %d ms off', async (clockOffsetMs) => {
    const { upstream, desk, key } = await open({ pageSize: 4 });
    upstream.clockOffsetMs = clockOffsetMs;
    fill(upstream, 10);
    await desk.scheduler.start();
    await desk.untilUpToDate(key);
    for (let n = 0; n < 3; n += 1) {
      upstream.complete(`later ${n}`);
      await desk.advance(6 * minute);
    }
    expectEqual(desk, key, upstream);
    expectLimitKept(upstream);
    expect(Math.abs((desk.service.state(key)?.clockDifferenceMs ?? 0) - clockOffsetMs)).toBeLessThan(2000);
  });

  it('loses nothing when upstream’s clock, which was ahead, is put right', async () => {
    const { upstream, desk, key } = await open();
    upstream.clockOffsetMs = 3_600_000;
    fill(upstream, 3);
    upstream.complete('just now');
    await desk.scheduler.start();
    await desk.untilUpToDate(key);
    upstream.clockOffsetMs = 0;
    upstream.complete('after the clock was put right');
    for (let n = 0; n < 3; n += 1) await desk.advance(6 * minute);
    expectEqual(desk, key, upstream);
  });

  it('records upstream’s own marks', async () => {
    const { upstream, desk, key } = await open();
    upstream.complete('a').importResponse = { importState: 'fail', time: '2026-11-20T09:00:00Z' };
    await desk.scheduler.start();
    await desk.untilUpToDate(key);
    const requestKey = desk.db.prepare<[], number>('SELECT key FROM requests').pluck().get() ?? 0;
    expect(desk.marks.read(requestKey)).toMatchObject({
      import_state: 'fail',
      time_text: '2026-11-20T09:00:00Z',
    });
  });

  it('makes a new version of what changed, and none of what did not', async () => {
    const { upstream, desk, key } = await open();
    fill(upstream, 2);
    await desk.scheduler.start();
    await desk.untilUpToDate(key);
    upstream.complete('request 0', upstream.time(), 'better');
    await desk.advance(6 * minute);
    expect(desk.mirrored(key).get('request 0')?.versions).toBe(2);
    await desk.scheduler.fetchAgain(key);
    await desk.advance(6 * minute);
    expect(desk.history(key)[0]).toMatchObject({
      cause: 'fetch-again',
      outcome: 'up-to-date',
      received: 2,
      added: 0,
      changed: 0,
    });
  });

  it('fetching everything again brings what kept its time', async () => {
    const { upstream, desk, key } = await open();
    fill(upstream, 5);
    await desk.scheduler.start();
    await desk.untilUpToDate(key);
    const entry = upstream.entries.get('request 1');
    if (entry?.fields[0] !== undefined) entry.fields[0].value = 'edited in place';
    await desk.advance(6 * minute);
    await desk.scheduler.fetchAgain(key);
    await desk.advance(6 * minute);
    expectEqual(desk, key, upstream);
  });
});

async function simple(order: 'created' | 'shuffled' = 'created') {
  const opened = await open();
  opened.upstream.variants = 'simple';
  opened.upstream.simpleOrder = order;
  opened.upstream.simplePageSize = 4;
  return opened;
}

describe('a connection without the criteria-based query', () => {
  it('is asked in the simple form at once, and from then on', async () => {
    const { upstream, desk, key } = await simple();
    fill(upstream, 18);
    await desk.scheduler.start();
    await desk.settle();
    expectEqual(desk, key, upstream);
    expect(upstream.criteriaQueries).toHaveLength(1);
    expect(desk.service.state(key)).toMatchObject({ variant: 'simple', remaining: 0 });
    upstream.complete('later');
    await desk.advance(6 * minute);
    expectEqual(desk, key, upstream);
    expect(upstream.criteriaQueries).toHaveLength(1);
    expect(desk.history(key)[0]).toMatchObject({ variant: 'simple', outcome: 'up-to-date' });
    // The query starts at the cursor.
    expect(upstream.calls.at(-1)?.url.searchParams.get('from')).toBeTruthy();
  });

  it('misses nothing while things move between its pages', async () => {
    const { upstream, desk, key } = await simple('shuffled');
    fill(upstream, 30);
    let n = 0;
    upstream.beforePage = () => {
      n += 1;
      if (n % 5 === 0 && n < 60) upstream.complete(`request ${n % 30}`, upstream.time(n), `again ${n}`);
      // One request disappears while another appears, so the total doesn't change.
      if (n % 7 === 0 && n < 60) {
        upstream.complete(`new ${n}`, upstream.time(n));
        upstream.entries.delete(`request ${n - 1}`);
      }
    };
    await desk.scheduler.start();
    for (let run = 0; run < 8; run += 1) await desk.advance(31 * minute);
    const mirrored = desk.mirrored(key);
    for (const [id, entry] of upstream.entries)
      expect(mirrored.get(id)).toMatchObject({ completed: entry.completed });
  });

  it('misses nothing that came while another one left, though the total does not show it', async () => {
    const { upstream, desk, key } = await simple();
    fill(upstream, 12);
    let pages = 0;
    upstream.beforePage = () => {
      pages += 1;
      // This changes the list during the second pass, after its first page was read.
      if (pages !== 5) return;
      upstream.entries.delete('request 0');
      upstream.complete('a new one at the front');
    };
    await desk.scheduler.start();
    await desk.settle();
    expect(desk.mirrored(key).has('a new one at the front')).toBe(false);
    await desk.advance(6 * minute);
    expectAllHere(desk, key, upstream);
  });

  it('reads again what moved to a page that was read, though the total does not show it', async () => {
    const { upstream, desk, key } = await simple();
    fill(upstream, 12);
    let pages = 0;
    upstream.beforePage = () => {
      pages += 1;
      // The first page loses one, so that the second's first moves there; the last page gains one.
      if (pages !== 2) return;
      upstream.entries.delete('request 0');
      upstream.complete('zzz at the end', upstream.time(-3_600_000));
    };
    await desk.scheduler.start();
    await desk.settle();
    expectAllHere(desk, key, upstream);
    expect(desk.service.state(key)?.remaining).toBe(0);
  });

  it('reports that requests keep moving, and keeps the ones it read', async () => {
    const { upstream, desk, key } = await simple();
    fill(upstream, 20);
    let n = 0;
    upstream.beforePage = () => void upstream.complete(`new ${(n += 1)}`);
    await desk.scheduler.start();
    await desk.settle();
    expect(desk.service.state(key)).toMatchObject({ problem: { kind: 'moving' }, cursor: { us: undefined } });
    expect(desk.mirrored(key).size).toBeGreaterThan(3);
    upstream.beforePage = undefined;
    for (let run = 0; run < 2; run += 1) await desk.advance(31 * minute);
    expectEqual(desk, key, upstream);
  });

  it('that refuses both forms is asked for the better one again', async () => {
    const { upstream, desk, key } = await simple();
    fill(upstream, 3);
    upstream.script.push(faults.status(400), faults.status(400));
    await desk.scheduler.start();
    await desk.settle();
    expect(desk.service.state(key)).toMatchObject({ variant: 'criteria', problem: { kind: 'status' } });
    upstream.variants = 'both';
    await desk.untilUpToDate(key);
    expectEqual(desk, key, upstream);
  });
});
