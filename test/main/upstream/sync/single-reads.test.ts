import { describe, expect, it, onTestFinished } from 'vitest';
import type { CommittedLog } from '../../../../src/main/database/log/log-flush';
import { SingleReadScheduler } from '../../../../src/main/upstream/sync/single-read-scheduler';
import { UpstreamClient } from '../../../../src/main/upstream/client/upstream-client';
import { usualContent } from '../../../support/content/content-limits';
import { faults, HostileUpstream } from '../../../support/upstream/hostile-upstream';
import { ask } from '../../../support/upstream/logged-call';
import { ManualEnvironment } from '../../../support/manual-environment';
import { markDesk, type MarkDesk } from '../../../support/mark-desk';
import { asRead } from '../../../support/upstream/mirror';
import { plainCore } from '../../../support/plain-core';
import { quickDatabase } from '../../../support/database/quick-database';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Mirrored requests and what reads them again, without the schedule of syncs. */
function lookingDesk(...ids: readonly string[]) {
  return lookingDeskWith(ids);
}

async function lookingDeskWith(ids: readonly string[], log?: CommittedLog) {
  const environment = new ManualEnvironment();
  const upstream = await HostileUpstream.start(environment.now);
  const core = plainCore(quickDatabase(), environment, log);
  const { key } = await core.connections.add({
    name: 'Upstream',
    baseUrl: upstream.url,
    token: upstream.token,
  });
  const nowUs = core.syncs.nowUs;
  const keys = ids.map((id) => {
    const request = asRead({ ...upstream.complete(id) });
    return core.mirror.apply(key, request, { learnedBy: 'sync', learnedUs: nowUs, askedUs: nowUs })
      .requestKey;
  });
  const singleReader = new SingleReadScheduler({
    singleReads: core.singleReads,
    syncs: core.syncs,
    environment,
    clientFor: (address) => new UpstreamClient({ environment, content: usualContent }, address),
  });
  onTestFinished(() => singleReader.stop());
  singleReader.start();
  const passes = async (ms: number): Promise<void> => {
    // A call that began ends before its own time is up.
    for (let left = ms; left > 0; left -= 1000) {
      environment.advance(Math.min(left, 1000));
      await singleReader.idle();
    }
  };
  /** Time in which nothing is read. */
  const passesIdly = async (ms: number): Promise<void> => {
    environment.advance(ms);
    await singleReader.idle();
  };
  const looked = (): readonly string[] =>
    upstream.calls.map(({ url }) => url.pathname.split('/').at(-1) ?? '');
  return { core, environment, singleReader, upstream, connection: key, keys, passes, passesIdly, looked };
}

describe('a mirrored request that is not imported', () => {
  it('is read again once a day, slowly, one after the other; an edit becomes a new version', async () => {
    const { core, upstream, keys, passes, passesIdly, looked, connection } = await lookingDesk(
      'r1',
      'r2',
      'r3',
    );
    upstream.complete('r2', upstream.entries.get('r2')?.completed, 'edited');
    await passesIdly(day - minute);
    expect([looked(), core.singleReads.due(connection)]).toEqual([[], 0]);
    await passes(minute + 1000);
    expect([looked(), core.singleReads.due(connection)]).toEqual([['r1'], 2]);
    await passes(2000);
    expect([looked(), core.singleReads.due(connection)]).toEqual([['r1', 'r2', 'r3'], 0]);
    const versions = keys.map((key) => core.review.detail(key).version);
    expect(versions).toEqual([1, 2, 1]);
    await passesIdly(12 * 60 * minute);
    expect(looked()).toHaveLength(3);
  });

  it('is left alone once it is imported, and where the switch is off', async () => {
    const { core, keys, passes, passesIdly, looked, connection } = await lookingDesk('r1', 'r2');
    await core.importMarks.markByUser(keys.slice(0, 1), 'success');
    await core.connections.edit(connection, { looksAgain: false });
    await passesIdly(day + minute);
    expect(looked()).toEqual([]);
    await core.connections.edit(connection, { looksAgain: true });
    await passes(minute);
    expect(looked()).toEqual(['r2']);
  });

  it('is left alone for a while when upstream is in trouble', async () => {
    const { upstream, passes, passesIdly, looked } = await lookingDesk('r1');
    upstream.script.push(faults.status(503));
    await passesIdly(day - minute);
    await passes(2 * minute);
    expect(looked()).toHaveLength(1);
    await passes(11 * minute);
    expect(looked()).toHaveLength(2);
  });
});

/** A log whose flushes, once `hold` was called, do not end before `release` is called. */
function slowLog() {
  const released = Promise.withResolvers<void>();
  let changes = 0;
  let isHeld = false;
  const flush = (): Promise<void> => (isHeld ? released.promise : Promise.resolve());
  const log: CommittedLog = { changes: () => (changes += 1), flush, repair: flush };
  return { log, hold: () => void (isHeld = true), release: () => released.resolve() };
}

/**
 * A mirrored request that was opened: the edit that its read brought is visible, and its flush has not ended.
 */
async function openedWhileRead() {
  const { log, hold, release } = slowLog();
  const desk = await lookingDeskWith(['r1'], log);
  hold();
  onTestFinished(release);
  const [key = 0] = desk.keys;
  const open = (): void => desk.singleReader.opened(key);
  const edit = (text: string): void =>
    void desk.upstream.complete('r1', desk.upstream.entries.get('r1')?.completed, text);
  const version = (): number => desk.core.review.detail(key).version;
  desk.environment.advance(2 * minute);
  edit('edited');
  open();
  await expect.poll(version).toBe(2);
  return { ...desk, release, open, edit, version };
}

describe('a request that is opened while an earlier read of it still waits for the disk', () => {
  it('is read again once that read has ended', async () => {
    const { environment, singleReader, looked, release, open, edit, version } = await openedWhileRead();
    environment.advance(minute);
    edit('edited again');
    open();
    expect(looked()).toHaveLength(1);
    release();
    await singleReader.idle();
    expect([looked(), version()]).toEqual([['r1', 'r1'], 3]);
  });

  it('is not read again where that read began less than a minute ago', async () => {
    const { environment, singleReader, looked, release, open } = await openedWhileRead();
    environment.advance(minute - 1);
    open();
    release();
    await singleReader.idle();
    expect(looked()).toHaveLength(1);
  });
});

describe('a request that is opened within a minute after upstream was heard of it', () => {
  it('is read when the minute is over, without being opened again', async () => {
    const { environment, singleReader, upstream, keys, looked, core } = await lookingDesk('r1');
    const [key = 0] = keys;
    upstream.complete('r1', upstream.entries.get('r1')?.completed, 'edited');
    environment.advance(10_000);
    singleReader.opened(key);
    environment.advance(50_000 - 1);
    expect(looked()).toEqual([]);
    environment.advance(1);
    await singleReader.idle();
    expect([looked(), core.review.detail(key).version]).toEqual([['r1'], 2]);
  });

  it('is left to the daily look where another request was opened meanwhile', async () => {
    const { environment, singleReader, keys, looked, passes } = await lookingDesk('r1', 'r2');
    const [first = 0, second = 0] = keys;
    environment.advance(10_000);
    singleReader.opened(first);
    singleReader.opened(second);
    await passes(minute);
    expect(looked()).toEqual(['r2']);
  });
});

const valueOf = async (desk: MarkDesk, id: string): Promise<string> => {
  const { key, version } = desk.detail(id);
  const { fields } = await ask(desk.backend, 'requests.fields', { key, version, offset: 0, limit: 1 });
  return fields[0].target as string;
};
const singleReads = ({ upstream }: MarkDesk): number =>
  upstream.calls.filter(({ url, method }) => method === 'GET' && url.pathname.includes('/request/')).length;

/** Upstream edits a result after its completion: the completion time stays, and no query returns it. */
function editThere({ upstream }: MarkDesk, id: string): void {
  upstream.complete(id, upstream.entries.get(id)?.completed, 'edited');
}

describe('what upstream changes after completion', () => {
  it('is noticed when the request is opened, which reads it at most once a minute', async () => {
    const desk = await markDesk();
    editThere(desk, 'r1');
    await desk.passes(2 * minute);
    const key = desk.keyOf('r1');
    await ask(desk.backend, 'requests.opened', { key });
    await ask(desk.backend, 'requests.opened', { key });
    await expect.poll(() => valueOf(desk, 'r1')).toBe('<p>edited</p>');
    expect(singleReads(desk)).toBe(1);
    await desk.passes(2 * minute);
    await ask(desk.backend, 'requests.opened', { key });
    await expect.poll(() => singleReads(desk)).toBe(2);
  });

  it('is noticed before its mark is sent', async () => {
    const desk = await markDesk();
    editThere(desk, 'r1');
    await desk.passes(minute);
    await desk.markByTool('r1', 'success');
    await desk.states('sent');
    expect(await valueOf(desk, 'r1')).toBe('<p>edited</p>');
  });
});

describe('a request that upstream has no more', () => {
  it('is shown as gone and stays readable; when it comes again it is there again', async () => {
    const desk = await markDesk({ ids: ['r1', 'r2'] });
    await desk.passes(2 * minute);
    await ask(desk.backend, 'requests.opened', { key: desk.keyOf('r2') });
    await expect.poll(() => singleReads(desk)).toBe(1);
    const entry = desk.upstream.entries.get('r1');
    desk.upstream.entries.delete('r1');
    await ask(desk.backend, 'requests.opened', { key: desk.keyOf('r1') });
    await expect.poll(() => desk.detail('r1').gone).toBeDefined();
    expect(await valueOf(desk, 'r1')).toBe('<p>result of r1</p>');
    if (entry !== undefined) desk.upstream.entries.set('r1', entry);
    await desk.passes(2 * minute);
    await ask(desk.backend, 'requests.opened', { key: desk.keyOf('r1') });
    await expect.poll(() => desk.detail('r1').gone).toBeUndefined();
  });

  it('is not thought of where the service may not offer the single read at all', async () => {
    const desk = await markDesk();
    desk.upstream.entries.clear();
    await desk.passes(2 * minute);
    await ask(desk.backend, 'requests.opened', { key: desk.keyOf('r1') });
    await expect.poll(() => singleReads(desk)).toBe(1);
    await desk.passes(minute);
    expect(desk.detail('r1').gone).toBeUndefined();
  });

  it('is gone for certain when the import call says so', async () => {
    const desk = await markDesk();
    desk.upstream.entries.clear();
    await desk.markByTool('r1', 'success');
    await desk.states('refused');
    expect(desk.detail('r1').gone).toBeDefined();
  });
});

it('a connection that asks for every source says no source in its query, and asks again from the beginning', async () => {
  const desk = await markDesk();
  const criteria = () =>
    desk.upstream.criteriaQueries.map(
      ({ url }) =>
        (JSON.parse(url.searchParams.get('query') ?? '') as { criteria: { type: string }[] }).criteria,
    );
  expect(criteria().at(-1)).toContainEqual({ type: 'source', criteria: 'api' });
  await ask(desk.backend, 'connections.edit', { key: desk.connection.key, everySource: true });
  await desk.synced();
  expect(criteria().at(-1)).toEqual([{ type: 'completed', criteria: { from: '1970-01-01T00:00:00.000Z' } }]);
});
