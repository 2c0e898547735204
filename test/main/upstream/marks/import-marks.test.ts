import { cpSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mostHeldSeconds } from '../../../../src/contract/marking';
import { scaled } from '../../../support/effort';
import { HostileUpstream, type ReceivedCall } from '../../../support/upstream/hostile-upstream';
import { ask } from '../../../support/upstream/logged-call';
import { markDesk, type MarkDesk } from '../../../support/mark-desk';
import { tempFolder } from '../../../support/temp-folder';

/** A coordinator's mark is held as long, unless another one follows. */
const undoWindowMs = mostHeldSeconds * 1000;
/** Longer than a mark waits for its first attempts, and for several syncs. */
const whileMs = 900_000;
/** An answer of "Send now" that changed nothing. */
const nothing = { count: 0, paused: 0, needsYou: 0 };

/** Calls about single requests, in words. */
const calls = ({ upstream }: MarkDesk, method: 'GET' | 'PUT'): readonly string[] =>
  upstream.calls
    .filter((call) => call.method === method && call.url.pathname.includes('/v1/content/'))
    .map(({ url, body }) => `${decodeURIComponent(url.pathname)} ${body}`.trim());

/** Answers calls of a method with a status, a given number of times, and others normally. */
function answers(
  desk: MarkDesk,
  method: 'GET' | 'PUT',
  status: number,
  { body = '', headers = {}, times = Infinity, afterwards = false } = {},
): void {
  let left = times;
  desk.upstream.script.shift = () => (response: ServerResponse, call: ReceivedCall) => {
    if (call.method !== method || !call.url.pathname.includes('/v1/content/') || left <= 0) return false;
    left -= 1;
    if (afterwards) {
      const id = decodeURIComponent(call.url.pathname.split('/')[3] ?? '');
      const entry = desk.upstream.entries.get(id);
      const { importState } = JSON.parse(call.body);
      if (entry !== undefined) entry.importResponse = { importState, time: desk.upstream.time() };
    }
    if (status === 0) response.socket?.destroy();
    else response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
    return true;
  };
}
const behaves = (desk: MarkDesk): void => {
  desk.upstream.script.shift = () => undefined;
};
/** Sets a mark at upstream. */
function marksThere(desk: MarkDesk, id: string, importState: 'success' | 'fail'): void {
  const entry = desk.upstream.entries.get(id);
  if (entry !== undefined) entry.importResponse = { importState, time: desk.upstream.time(500) };
}
const thereOf = (desk: MarkDesk, id: string): string | undefined =>
  desk.upstream.entries.get(id)?.importResponse?.importState;

it('the recorded call has the headers that were sent, its token left out', async () => {
  const desk = await markDesk();
  await desk.markByTool('r1', 'success');
  await desk.states('sent');
  const sent = desk.upstream.calls.findLast(({ method }) => method === 'PUT');
  const [entry] = await desk.outbox();
  const recorded = (await desk.attempts(entry?.key ?? 0)).at(-1);
  // Node itself adds these, for the line.
  const { host: _host, connection: _connection, 'content-length': _length, ...headers } = sent?.headers ?? {};
  expect(Object.fromEntries(recorded?.requestHeaders ?? [])).toEqual({
    ...headers,
    authorization: 'Bearer •••',
  });
});

it('a long answer is kept in part, as text, and says that there was more of it', async () => {
  const desk = await markDesk();
  // Three bytes a character: the part that is kept ends within one.
  answers(desk, 'PUT', 500, { body: JSON.stringify({ errors: ['訳'.repeat(20_000)] }) });
  await desk.markByTool('r1', 'success');
  await expect.poll(async () => (await desk.outbox())[0]?.attempts).toBe(1);
  const [entry] = await desk.outbox();
  const recorded = await desk.attempts(entry?.key ?? 0);
  const body = recorded.at(-1)?.response?.body;
  expect(body).toMatchObject({ isBeginning: true, isBinary: false });
  expect(body?.text).toMatch(/^\{"errors":\["訳{5000}/);
});

describe('upstream refuses a mark', () => {
  it('404: it has no such request; that is final, shown, and not tried again', async () => {
    const desk = await markDesk();
    desk.upstream.entries.clear();
    await desk.markByTool('r1', 'success');
    await desk.states('refused');
    expect((await desk.outbox())[0]).toMatchObject({
      lastStatus: 404,
      problem: 'not-found',
      problemText: expect.stringContaining('Upstream has no request "r1"'),
    });
    expect(desk.detail('r1').markDelivery?.state).toBe('refused');
    // The entry is parked, and the coordinator has to look at it.
    expect(await ask(desk.backend, 'markDeliveries.counts', {})).toEqual({ waiting: 0, failed: 1, sent: 0 });
    await desk.passes(whileMs);
    await desk.states('refused');
    expect(calls(desk, 'PUT')).toEqual(['/v1/content/r1/import {"importState":"success"}']);
  });

  it.each(scaled([405], [404, 405, 501]))(
    '%i for the single read only: the import call decides',
    async (status) => {
      const desk = await markDesk();
      answers(desk, 'GET', status);
      await desk.markByTool('r1', 'success');
      await desk.states('sent');
      expect(thereOf(desk, 'r1')).toBe('success');
    },
  );

  it('without a single read the mark that a query showed is not overwritten either', async () => {
    const desk = await markDesk();
    answers(desk, 'GET', 405);
    await desk.mark('r1', 'success');
    marksThere(desk, 'r1', 'fail');
    await desk.synced();
    await desk.passes(undoWindowMs);
    await desk.states('conflict');
    expect(calls(desk, 'PUT')).toEqual([]);
  });

  it.each(scaled([422], [400, 409, 422]))('%i: in its own words', async (status) => {
    const desk = await markDesk();
    answers(desk, 'PUT', status, { body: '{"errors":["importState: not today"]}' });
    await desk.markByTool('r1', 'success');
    await desk.states('refused');
    expect((await desk.outbox())[0]?.problemText).toContain('not today');
  });

  it('403: the connection stops, the mark waits, and goes once there is a new token', async () => {
    const desk = await markDesk({ ids: ['r1', 'r2'] });
    desk.upstream.token = 'another';
    await desk.markByTool('r1', 'success');
    await expect.poll(async () => (await desk.outbox())[0]?.hold).toBe('needs-you');
    expect((await desk.summary()).state).toMatchObject({ kind: 'needs-you', problem: 'token-refused' });
    await desk.markByTool('r2', 'fail');
    await desk.passes(whileMs);
    await desk.states('waiting', 'waiting');
    await ask(desk.backend, 'connections.edit', { key: desk.connection.key, token: 'another' });
    await desk.states('sent', 'sent');
    expect([thereOf(desk, 'r1'), thereOf(desk, 'r2')]).toEqual(['success', 'fail']);
  });
});

describe('upstream is not well', () => {
  it.each([['503', 503], ...scaled<[string, number][]>([], [['a closed connection', 0]])])(
    '%s: tried again by the schedule, and is parked as failed, visible, after its end',
    async (_name, status) => {
      const desk = await markDesk({ settings: ['outbox.retrySchedule=5,10'] });
      answers(desk, 'PUT', status);
      await desk.markByTool('r1', 'success');
      await expect.poll(async () => (await desk.outbox())[0]?.attempts).toBe(1);
      await desk.passes(6000);
      await expect.poll(async () => (await desk.outbox())[0]?.attempts).toBe(2);
      await desk.passes(12_000);
      await desk.states('failed');
      behaves(desk);
      const [entry] = await desk.outbox();
      expect(
        await ask(desk.backend, 'markDeliveries.sendNow', { keys: [entry?.key], override: false }),
      ).toEqual({
        count: 1,
        paused: 0,
        needsYou: 0,
      });
      await desk.states('sent');
    },
  );

  it('429: not before Retry-After', async () => {
    const desk = await markDesk({ settings: ['outbox.retrySchedule=1,1'] });
    answers(desk, 'PUT', 429, { headers: { 'retry-after': '120' }, times: 1 });
    await desk.markByTool('r1', 'success');
    await expect.poll(async () => (await desk.outbox())[0]?.lastStatus).toBe(429);
    await desk.passes(119_000);
    expect(calls(desk, 'PUT')).toHaveLength(1);
    await desk.passes(2000);
    await desk.states('sent');
  });

  it('an answer that is lost after it was set is found out, not sent twice', async () => {
    const desk = await markDesk({ settings: ['outbox.retrySchedule=5,5'] });
    answers(desk, 'PUT', 0, { times: 1, afterwards: true });
    await desk.markByTool('r1', 'success');
    await expect.poll(async () => (await desk.outbox())[0]?.attempts).toBe(1);
    await desk.passes(6000);
    await desk.states('sent');
    expect(calls(desk, 'PUT')).toHaveLength(1);
  });

  it('a mark of ours whose answer was lost is no conflict for the next one', async () => {
    const desk = await markDesk({ settings: ['outbox.retrySchedule=5,5'] });
    answers(desk, 'PUT', 0, { times: 1, afterwards: true });
    await desk.markByTool('r1', 'success');
    await expect.poll(async () => (await desk.outbox())[0]?.attempts).toBe(1);
    await desk.markByTool('r1', 'fail');
    await desk.states('sent', 'cancelled');
    expect(thereOf(desk, 'r1')).toBe('fail');
  });

  it('a mark made while the connection could not be reached is sent when it answers again', async () => {
    const desk = await markDesk({ settings: ['outbox.retrySchedule=86400'] });
    desk.upstream.script.shift = () => (response: ServerResponse) => {
      response.socket?.destroy();
      return true;
    };
    await desk.markByTool('r1', 'success');
    await expect.poll(async () => (await desk.outbox())[0]?.problem).toBe('unreachable');
    await ask(desk.backend, 'connections.syncNow', { key: desk.connection.key });
    await expect.poll(async () => (await desk.summary()).problem?.kind).toBe('unreachable');
    // Waits for a running sync to end, because a new request would join it.
    await expect.poll(async () => (await desk.summary()).state.kind).not.toBe('syncing');
    behaves(desk);
    await ask(desk.backend, 'connections.syncNow', { key: desk.connection.key });
    await desk.states('sent');
  });

  it('a mark that reached no host is sent when a sync reaches it, though no sync had failed', async () => {
    const desk = await markDesk({ settings: ['outbox.retrySchedule=86400'] });
    answers(desk, 'GET', 0, { times: 1 });
    await desk.markByTool('r1', 'success');
    await expect.poll(async () => (await desk.outbox())[0]?.problem).toBe('unreachable');
    await ask(desk.backend, 'connections.syncNow', { key: desk.connection.key });
    await desk.states('sent');
  });

  it('a mark that is answered with 500 waits for its schedule, though syncs go well', async () => {
    const desk = await markDesk({ settings: ['outbox.retrySchedule=1'] });
    answers(desk, 'PUT', 500);
    await desk.markByTool('r1', 'success');
    await expect.poll(async () => (await desk.outbox())[0]?.attempts).toBe(1);
    await desk.passes(2000);
    await desk.states('failed');
    await desk.synced();
    await desk.passes(2000);
    expect(await desk.outbox()).toMatchObject([{ state: 'failed', attempts: 2 }]);
  });

  it.each([
    ['waking up', async (desk: MarkDesk) => desk.backend.wake()],
    [
      'a window that saw the network return',
      async (desk: MarkDesk) => ask(desk.backend, 'network.returned', {}),
    ],
  ])('%s sends what did not get through', async (_name, wake) => {
    const desk = await markDesk({ settings: ['outbox.retrySchedule=86400'] });
    answers(desk, 'GET', 0);
    await desk.markByTool('r1', 'success');
    await expect.poll(async () => (await desk.outbox())[0]?.attempts).toBe(1);
    behaves(desk);
    await wake(desk);
    await desk.states('sent');
  });
});

describe("upstream's own mark", () => {
  it('is replaced by a mark of a tool, which was answered with 200, and the history shows the replaced one', async () => {
    const desk = await markDesk();
    marksThere(desk, 'r1', 'fail');
    await desk.markByTool('r1', 'success');
    await desk.states('sent');
    expect((await desk.outbox())[0]).toMatchObject({ upstreamMark: { importState: 'fail' } });
    expect(thereOf(desk, 'r1')).toBe('success');
  });

  it('that it got in between is shown to the coordinator, not overwritten', async () => {
    const desk = await markDesk();
    marksThere(desk, 'r1', 'fail');
    await desk.mark('r1', 'success');
    await desk.passes(undoWindowMs);
    await desk.states('conflict');
    expect((await desk.outbox())[0]).toMatchObject({
      upstreamMark: { importState: 'fail' },
      importState: 'success',
    });
    expect(desk.detail('r1').markDelivery?.state).toBe('conflict');
    expect([thereOf(desk, 'r1'), calls(desk, 'PUT')]).toEqual(['fail', []]);
    expect((await desk.summary()).marksToSend).toBe(1);
  });

  it('also when a sync learns of it before ours is sent', async () => {
    const desk = await markDesk();
    await desk.mark('r1', 'success');
    marksThere(desk, 'r1', 'fail');
    desk.upstream.complete('r1', desk.upstream.time(1));
    await ask(desk.backend, 'connections.fetchAgain', { key: desk.connection.key });
    await expect.poll(() => desk.detail('r1').version + desk.detail('r1').versions.length).toBeGreaterThan(1);
    await desk.passes(undoWindowMs);
    await desk.states('conflict');
    expect(desk.detail('r1').importMark?.importState).toBe('success');
  });

  it('is looked at again by "send now", and overwritten only where that is said', async () => {
    const desk = await markDesk();
    marksThere(desk, 'r1', 'fail');
    await desk.mark('r1', 'success');
    await desk.passes(undoWindowMs);
    await desk.states('conflict');
    const [{ key } = { key: 0 }] = await desk.outbox();
    await ask(desk.backend, 'markDeliveries.sendNow', { keys: [key], override: false });
    await expect.poll(async () => (await desk.outbox())[0]?.attempts).toBe(2);
    await desk.states('conflict');
    await ask(desk.backend, 'markDeliveries.sendNow', { keys: [key], override: true });
    await desk.states('sent');
    expect(thereOf(desk, 'r1')).toBe('success');
  });

  it('holds here too when ours is cancelled', async () => {
    const desk = await markDesk();
    marksThere(desk, 'r1', 'fail');
    await desk.mark('r1', 'success');
    await desk.passes(undoWindowMs);
    await desk.states('conflict');
    const [{ key } = { key: 0 }] = await desk.outbox();
    expect(await ask(desk.backend, 'markDeliveries.cancel', { keys: [key] })).toEqual({ count: 1 });
    await desk.states('cancelled');
    expect(desk.detail('r1').importMark?.importState).toBe('fail');
    expect(desk.detail('r1').markDelivery).toBeUndefined();
    expect(await ask(desk.backend, 'markDeliveries.cancel', { keys: [key] })).toEqual({ count: 0 });
  });

  it('where there is none, the cancelled mark says that it holds only here, and can be sent after all', async () => {
    const desk = await markDesk();
    await ask(desk.backend, 'connections.pause', { key: desk.connection.key, paused: true });
    await desk.markByTool('r1', 'success');
    const [{ key } = { key: 0 }] = await desk.outbox();
    await ask(desk.backend, 'markDeliveries.cancel', { keys: [key] });
    expect(await desk.outbox()).toMatchObject([{ state: 'cancelled', holdsOnlyHere: true }]);
    expect(desk.detail('r1').markDelivery).toEqual({ state: 'cancelled', deliveryKey: key });
    expect(desk.detail('r1').isMarkKept).toBeUndefined();
    await ask(desk.backend, 'connections.pause', { key: desk.connection.key, paused: false });
    await desk.passes(whileMs);
    expect(desk.upstream.marks).toEqual([]);
    await ask(desk.backend, 'markDeliveries.sendNow', { keys: [key], override: false });
    await desk.states('sent');
    expect(thereOf(desk, 'r1')).toBe('success');
    expect(desk.detail('r1').markDelivery?.state).toBe('sent');
    // It can't be removed any more, which is said before it is tried.
    expect(desk.detail('r1').isMarkKept).toBe(true);
  });

  it('undoing the cancellation of a mark that was held holds it until the same time again', async () => {
    const desk = await markDesk();
    const batch = await desk.mark('r1', 'success');
    const [{ key } = { key: 0 }] = await desk.outbox();
    await ask(desk.backend, 'markDeliveries.cancel', { keys: [key] });
    await ask(desk.backend, 'markDeliveries.sendNow', { keys: [key], override: false, isUndo: true });
    await desk.passes(undoWindowMs - 60_000);
    expect(await desk.outbox()).toMatchObject([{ key, isUndoable: true }]);
    expect(await ask(desk.backend, 'marks.undo', { batch })).toEqual({ restored: 1, kept: 0 });
    await desk.passes(whileMs);
    expect(desk.upstream.marks).toEqual([]);
  });

  it('a cancelled mark that another one followed is not sent again', async () => {
    const desk = await markDesk();
    const { key: connection } = desk.connection;
    await ask(desk.backend, 'connections.pause', { key: connection, paused: true });
    await desk.markByTool('r1', 'success');
    const [{ key } = { key: 0 }] = await desk.outbox();
    await ask(desk.backend, 'markDeliveries.cancel', { keys: [key] });
    await desk.markByTool('r1', 'fail');
    expect((await desk.outbox()).map(({ holdsOnlyHere }) => holdsOnlyHere)).toEqual([undefined, undefined]);
    expect(await ask(desk.backend, 'markDeliveries.sendNow', { keys: [key], override: false })).toEqual(
      nothing,
    );
    await desk.states('waiting', 'cancelled');
  });

  it('cancelled with its connection, is sent by the connection that leads there now', async () => {
    const desk = await markDesk();
    await desk.mark('r1', 'success');
    const { connections, connectionClearing } = desk.backend.core;
    await connections.remove(desk.connection.key);
    await connectionClearing.clear();
    const [{ key } = { key: 0 }] = await desk.outbox();
    const send = () => ask(desk.backend, 'markDeliveries.sendNow', { keys: [key], override: false });
    expect(await send()).toEqual(nothing);
    await connections.add({ name: 'Again', baseUrl: desk.upstream.url, token: desk.upstream.token });
    expect(await send()).toEqual({ ...nothing, count: 1 });
    await desk.states('sent');
  });

  it('"Send now" says of a connection that is held what becomes of its mark, and keeps to it', async () => {
    const desk = await markDesk({ ids: ['r1', 'r2'] });
    const pause = (paused: boolean) =>
      ask(desk.backend, 'connections.pause', { key: desk.connection.key, paused });
    await pause(true);
    await desk.markByTool('r1', 'success');
    await desk.markByTool('r2', 'fail');
    const [{ key } = { key: 0 }] = await desk.outbox();
    const send = () => ask(desk.backend, 'markDeliveries.sendNow', { keys: [key], override: false });
    expect(await send()).toEqual({ ...nothing, paused: 1 });
    await desk.passes(60_000);
    expect(desk.upstream.marks).toEqual([]);
    expect((await desk.outbox())[0]).toMatchObject({ state: 'waiting', hold: 'paused' });
    await pause(false);
    await desk.states('sent', 'sent');
    desk.upstream.token = 'another';
    await desk.markByTool('r1', 'fail');
    await expect.poll(async () => (await desk.outbox())[0]?.hold).toBe('needs-you');
    const [{ key: held } = { key: 0 }] = await desk.outbox();
    expect(await ask(desk.backend, 'markDeliveries.sendNow', { keys: [held], override: false })).toEqual({
      ...nothing,
      needsYou: 1,
    });
  });

  it('that is the same already needs no call', async () => {
    const desk = await markDesk();
    marksThere(desk, 'r1', 'success');
    await desk.markByTool('r1', 'success');
    await desk.states('sent');
    expect(calls(desk, 'PUT')).toEqual([]);
  });

  it('that it had when ours was set is what ours is meant to change', async () => {
    const desk = await markDesk();
    marksThere(desk, 'r1', 'fail');
    await ask(desk.backend, 'connections.fetchAgain', { key: desk.connection.key });
    await expect.poll(() => desk.detail('r1').importMark?.importState).toBe('fail');
    await desk.markByTool('r1', 'success');
    await desk.states('sent');
    expect(thereOf(desk, 'r1')).toBe('success');
  });

  it('that it withdrew later no longer holds here; its earlier mark that holds there again holds here too', async () => {
    const desk = await markDesk();
    const key = desk.keyOf('r1');
    /** A request opened again within a minute is not read, and upstream's time is truncated to seconds. */
    const opened = async (expected: string | undefined): Promise<void> => {
      const before = calls(desk, 'GET').length;
      await desk.passes(61_000);
      await ask(desk.backend, 'requests.opened', { key });
      await expect.poll(() => calls(desk, 'GET').length).toBeGreaterThan(before);
      await expect.poll(() => desk.detail('r1').importMark?.importState).toBe(expected);
    };
    const entry = desk.upstream.entries.get('r1');
    if (entry === undefined) throw new Error('no request');
    marksThere(desk, 'r1', 'success');
    const first = { importState: 'success', time: entry.importResponse?.time ?? '' } as const;
    await opened('success');
    marksThere(desk, 'r1', 'fail');
    await opened('fail');
    entry.importResponse = first;
    await opened('success');
    delete entry.importResponse;
    await opened(undefined);
    expect(desk.detail('r1').importMarks).toEqual([]);
  });

  it('that it never showed is not missed: ours that was sent stays', async () => {
    const desk = await markDesk();
    await desk.markByTool('r1', 'success');
    await desk.states('sent');
    delete desk.upstream.entries.get('r1')?.importResponse;
    const before = calls(desk, 'GET').length;
    await desk.passes(61_000);
    await ask(desk.backend, 'requests.opened', { key: desk.keyOf('r1') });
    await expect.poll(() => calls(desk, 'GET').length).toBeGreaterThan(before);
    await desk.passes(0);
    expect(desk.detail('r1').importMark?.importState).toBe('success');
  });

  it('learned by a sync holds here, after ours was sent only when it is newer, and queues nothing', async () => {
    const desk = await markDesk();
    await desk.markByTool('r1', 'success');
    await desk.states('sent');
    const again = async (): Promise<void> => {
      const before = (
        await ask(desk.backend, 'connections.runs', { key: desk.connection.key, offset: 0, limit: 1 })
      ).total;
      await ask(desk.backend, 'connections.fetchAgain', { key: desk.connection.key });
      await expect
        .poll(async () => {
          const runs = await ask(desk.backend, 'connections.runs', {
            key: desk.connection.key,
            offset: 0,
            limit: 1,
          });
          return runs.total > before && runs.rows[0].outcome;
        })
        .toBe('up-to-date');
    };
    await again();
    expect(desk.detail('r1').importMarks).toHaveLength(1);
    desk.environment.advance(1000);
    marksThere(desk, 'r1', 'fail');
    await again();
    expect(desk.detail('r1').importMark?.importState).toBe('fail');
    await again();
    expect(desk.detail('r1').importMarks).toHaveLength(2);
    expect(await desk.outbox()).toHaveLength(1);
  });
});

describe('of one request at most one mark waits', () => {
  it('the newest replaces an older one that was not sent', async () => {
    const desk = await markDesk();
    await ask(desk.backend, 'connections.pause', { key: desk.connection.key, paused: true });
    for (const state of ['success', 'fail', 'success'] as const) await desk.markByTool('r1', state);
    await desk.states('waiting', 'cancelled', 'cancelled');
    expect((await desk.outbox('open')).map(({ hold }) => hold)).toEqual(['paused']);
    expect((await desk.outbox())[1]?.ended).toBe('replaced');
    await desk.passes(whileMs);
    expect(calls(desk, 'GET')).toEqual([]);
    await ask(desk.backend, 'connections.pause', { key: desk.connection.key, paused: false });
    await desk.states('sent', 'cancelled', 'cancelled');
    expect(calls(desk, 'PUT')).toEqual(['/v1/content/r1/import {"importState":"success"}']);
  });

  it('one that is being sent is followed by the newer one', async () => {
    const desk = await markDesk({ settings: ['outbox.retrySchedule=5,5'] });
    let answer: (() => void) | undefined;
    desk.upstream.script.shift = () => (response: ServerResponse, call: ReceivedCall) => {
      if (call.method !== 'PUT' || answer !== undefined) return false;
      answer = () => response.writeHead(503).end();
      return true;
    };
    await desk.markByTool('r1', 'success');
    await expect.poll(() => answer !== undefined).toBe(true);
    await desk.markByTool('r1', 'fail');
    await desk.states('waiting', 'sending');
    answer?.();
    await desk.states('sent', 'cancelled');
    expect(calls(desk, 'PUT').at(-1)).toContain('"fail"');
  });
});

describe('several marks of a connection', () => {
  it('go out one after the other, in the order in which they were made', async () => {
    const ids = ['r1', 'r2', 'r3', 'r4', 'r5'];
    const desk = await markDesk({ ids });
    let answer: (() => void) | undefined;
    desk.upstream.script.shift = () => (response: ServerResponse, call: ReceivedCall) => {
      if (call.method !== 'PUT' || answer !== undefined) return false;
      answer = () => response.writeHead(503).end();
      return true;
    };
    for (const id of ids) await desk.markByTool(id, 'success');
    await expect.poll(() => answer !== undefined).toBe(true);
    expect(calls(desk, 'PUT')).toHaveLength(1);
    answer?.();
    await expect.poll(() => calls(desk, 'PUT').length).toBe(5);
    expect(calls(desk, 'PUT').map((call) => /r\d/.exec(call)?.[0])).toEqual(ids);
  });

  it('do not hold up those of another connection while theirs hangs', async () => {
    const desk = await markDesk({ ids: ['r1', 'r2'] });
    const other = await HostileUpstream.start(desk.environment.now);
    other.limitSeconds = 0;
    other.complete('s1', other.time(-100));
    await ask(desk.backend, 'connections.add', {
      name: 'Other',
      baseUrl: other.url,
      token: other.token,
      intervalSeconds: 300,
      workingHours: null,
      pageSize: 50,
    });
    await expect.poll(() => desk.backend.core.review.placeOf('s1', undefined)).toBeDefined();
    desk.upstream.script.shift = () => () => true;
    for (const id of ['r1', 'r2']) await desk.markByTool(id, 'success');
    await desk.markByTool('s1', 'success');
    await expect.poll(() => other.calls.filter(({ method }) => method === 'PUT').length).toBe(1);
  });

  it('are parked when the connection gets another address, until the coordinator sends them', async () => {
    const desk = await markDesk({ settings: ['outbox.retrySchedule=86400'] });
    desk.upstream.script.shift = () => (response: ServerResponse) => {
      response.socket?.destroy();
      return true;
    };
    await desk.markByTool('r1', 'fail');
    await expect.poll(async () => (await desk.outbox())[0]?.attempts).toBe(1);
    // Another service that also has a request with that id.
    const elsewhere = await HostileUpstream.start(desk.environment.now);
    elsewhere.limitSeconds = 0;
    elsewhere.complete('r1', elsewhere.time(-100));
    await ask(desk.backend, 'connections.edit', { key: desk.connection.key, baseUrl: elsewhere.url });
    await desk.states('failed');
    await expect.poll(() => elsewhere.calls.some(({ method }) => method === 'GET')).toBe(true);
    await desk.passes(60_000);
    expect(elsewhere.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
    const [entry] = await desk.outbox();
    await ask(desk.backend, 'markDeliveries.sendNow', { keys: [entry?.key], override: true });
    await expect.poll(() => elsewhere.calls.filter(({ method }) => method === 'PUT').length).toBe(1);
  });
});

describe('undo', () => {
  it('within its window sends nothing', async () => {
    const desk = await markDesk();
    const batch = await desk.mark('r1', 'success');
    await desk.passes(undoWindowMs - 1);
    await desk.undo(batch);
    await desk.passes(60_000);
    await desk.states('cancelled');
    expect([calls(desk, 'GET'), calls(desk, 'PUT'), desk.detail('r1').importMark]).toEqual([
      [],
      [],
      undefined,
    ]);
  });

  it('brings back and sends the mark that the undone one had replaced before it was sent', async () => {
    const desk = await markDesk();
    await ask(desk.backend, 'connections.pause', { key: desk.connection.key, paused: true });
    await desk.markByTool('r1', 'fail');
    await desk.undo(await desk.mark('r1', 'success'));
    await desk.states('waiting', 'cancelled', 'cancelled');
    await ask(desk.backend, 'connections.pause', { key: desk.connection.key, paused: false });
    await desk.states('sent', 'cancelled', 'cancelled');
    expect(calls(desk, 'PUT')).toEqual(['/v1/content/r1/import {"importState":"fail"}']);
  });

  it('after it was sent queues the mark that holds again', async () => {
    const desk = await markDesk();
    await desk.markByTool('r1', 'fail');
    await desk.states('sent');
    const batch = await desk.mark('r1', 'success');
    await desk.passes(undoWindowMs);
    await desk.states('sent', 'sent');
    await desk.undo(batch);
    await desk.states('sent', 'sent', 'sent');
    expect(thereOf(desk, 'r1')).toBe('fail');
  });

  it('later is offered for the newest marking, also after a restart, without what upstream has', async () => {
    const desk = await markDesk({ ids: ['r1', 'r2'] });
    await desk.mark('r1', 'success');
    await desk.passes(undoWindowMs);
    await desk.states('sent');
    await ask(desk.backend, 'connections.pause', { key: desk.connection.key, paused: true });
    const keys = ['r1', 'r2'].map((id) => desk.keyOf(id));
    const { batch } = await ask(desk.backend, 'marks.set', { keys, importState: 'fail' });
    await desk.passes(whileMs);
    await desk.backend.stop();
    const { dataFolder } = desk.backend;
    const next = await markDesk({ dataFolder, upstream: desk.upstream, environment: desk.environment });
    expect((await ask(next.backend, 'marks.newest', {})).newest).toMatchObject({ batch, unsent: 2, sent: 0 });
    expect(await ask(next.backend, 'marks.undo', { batch })).toEqual({ restored: 2, kept: 0 });
    expect(await ask(next.backend, 'marks.newest', {})).toEqual({});
    expect(['r1', 'r2'].map((id) => next.detail(id).importMark?.importState)).toEqual(['success', undefined]);
  });

  it('is possible after a kill too: what was held is still held, for its time and no longer', async () => {
    const desk = await markDesk();
    const { upstream, environment } = desk;
    const batch = await desk.mark('r1', 'success');
    // Another program opens the files as a kill leaves them.
    const dataFolder = tempFolder();
    cpSync(desk.backend.dataFolder, dataFolder, { recursive: true });
    await desk.undo(batch);
    const next = await markDesk({ dataFolder, upstream, environment });
    await next.passes(undoWindowMs - 1);
    expect(calls(next, 'PUT')).toEqual([]);
    expect((await ask(next.backend, 'marks.newest', {})).newest).toMatchObject({ batch, unsent: 1 });
    await next.passes(1);
    await next.states('sent');
  });

  it('leaves a mark that upstream has, if none was there before, here too', async () => {
    const desk = await markDesk();
    const batch = await desk.mark('r1', 'success');
    await desk.passes(undoWindowMs);
    await desk.states('sent');
    expect((await ask(desk.backend, 'marks.newest', {})).newest).toMatchObject({ batch, unsent: 0, sent: 1 });
    expect(await ask(desk.backend, 'marks.undo', { batch })).toEqual({ restored: 0, kept: 1 });
    expect(desk.detail('r1').importMark?.importState).toBe('success');
  });

  it('is possible until the next marking, which sends what was held; that one is held in turn', async () => {
    const ids = ['r1', 'r2', 'r3'];
    const desk = await markDesk({ ids });
    const [first, second, third] = ids.map((id) => desk.keyOf(id));
    await ask(desk.backend, 'marks.set', { keys: [first, second], importState: 'success' });
    await desk.passes(undoWindowMs - 1);
    expect(calls(desk, 'PUT')).toEqual([]);
    expect((await desk.outbox())[0]).toMatchObject({ state: 'waiting', isUndoable: true });
    const { batch } = await ask(desk.backend, 'marks.set', { keys: [third], importState: 'fail' });
    await desk.states('waiting', 'sent', 'sent');
    await desk.undo(batch);
    await desk.passes(undoWindowMs);
    await desk.states('cancelled', 'sent', 'sent');
    expect(['r1', 'r2', 'r3'].map((id) => thereOf(desk, id))).toEqual(['success', 'success', undefined]);
  });

  it('of many more than one commit takes is over at once with the next marking', async () => {
    const ids = Array.from({ length: 30 }, (_none, at) => `r${at}`);
    const desk = await markDesk({ ids });
    const [last = 0, ...others] = ids.map((id) => desk.keyOf(id));
    await ask(desk.backend, 'marks.set', { keys: others, importState: 'success' });
    await ask(desk.backend, 'marks.set', { keys: [last], importState: 'success' });
    await expect.poll(() => calls(desk, 'PUT').length).toBe(29);
  });
});

function remove(desk: Awaited<ReturnType<typeof markDesk>>, id: string) {
  return ask(desk.backend, 'marks.remove', { keys: [desk.keyOf(id)] });
}

describe('a mark is removed', () => {
  it('before it was sent: nothing is sent, and it is gone here', async () => {
    const desk = await markDesk();
    await ask(desk.backend, 'connections.pause', { key: desk.connection.key, paused: true });
    await desk.mark('r1', 'success');
    await desk.passes(whileMs);
    expect(await remove(desk, 'r1')).toEqual({ removed: 1, kept: 0 });
    await ask(desk.backend, 'connections.pause', { key: desk.connection.key, paused: false });
    await desk.states('cancelled');
    expect(calls(desk, 'PUT')).toEqual([]);
    expect(desk.detail('r1').importMark).toBeUndefined();
  });

  it.each(['removed', 'undone'])('before it was sent: the outbox is notified when it is %s', async (how) => {
    const desk = await markDesk();
    const batch = await desk.mark('r1', 'success');
    await desk.passes(0);
    await desk.states('waiting');
    const notified: string[] = [];
    onTestFinished(desk.backend.core.changes.subscribe(({ name }) => void notified.push(name)));
    if (how === 'removed') await remove(desk, 'r1');
    else await desk.undo(batch);
    expect(notified).toContain('markDeliveries.changed');
    await desk.states('cancelled');
  });

  it('stays when upstream has it, and that is said', async () => {
    const desk = await markDesk();
    await desk.markByTool('r1', 'success');
    await desk.states('sent');
    expect(await remove(desk, 'r1')).toEqual({ removed: 0, kept: 1 });
    expect(desk.detail('r1').importMark?.importState).toBe('success');
  });

  it('brings back the one that upstream has, when a newer one was not sent', async () => {
    const desk = await markDesk();
    await desk.markByTool('r1', 'success');
    await desk.states('sent');
    await desk.mark('r1', 'fail');
    expect(await remove(desk, 'r1')).toEqual({ removed: 1, kept: 0 });
    expect(desk.detail('r1').importMark?.importState).toBe('success');
    await desk.passes(60_000);
    expect(calls(desk, 'PUT')).toHaveLength(1);
  });
});

describe('upstream sets a mark while one of the coordinator waits to be sent', () => {
  it.each(['removed', 'undone'])('upstream’s mark holds here once the other one is %s', async (how) => {
    const desk = await markDesk();
    await desk.passes(61_000);
    const batch = await desk.mark('r1', 'success');
    marksThere(desk, 'r1', 'fail');
    await ask(desk.backend, 'requests.opened', { key: desk.keyOf('r1') });
    await expect.poll(() => calls(desk, 'GET')).not.toEqual([]);
    await desk.passes(0);
    expect(desk.detail('r1').importMark?.importState).toBe('success');
    if (how === 'removed') await remove(desk, 'r1');
    else await desk.undo(batch);
    await expect.poll(() => desk.detail('r1').importMark?.importState).toBe('fail');
    await desk.passes(whileMs);
    expect(calls(desk, 'PUT')).toEqual([]);
    expect(desk.detail('r1').importMark?.importState).toBe('fail');
  });
});

describe('the program ends', () => {
  it('a mark that is held is sent then', async () => {
    const desk = await markDesk();
    await desk.mark('r1', 'success');
    await desk.passes(0);
    expect(calls(desk, 'PUT')).toEqual([]);
    await desk.backend.stop();
    expect(thereOf(desk, 'r1')).toBe('success');
  });

  it('what can’t be sent then is sent by the next start, which does not hold it again', async () => {
    const desk = await markDesk();
    await ask(desk.backend, 'connections.pause', { key: desk.connection.key, paused: true });
    await desk.mark('r1', 'success');
    await desk.backend.stop();
    expect(calls(desk, 'PUT')).toEqual([]);
    const { dataFolder } = desk.backend;
    const next = await markDesk({ dataFolder, upstream: desk.upstream, environment: desk.environment });
    await ask(next.backend, 'connections.pause', { key: desk.connection.key, paused: false });
    await next.states('sent');
    expect(thereOf(desk, 'r1')).toBe('success');
  });
});

describe('the outbox as a list', () => {
  it('open ones in the order in which they go out, then the others newest first; each is found by its key', async () => {
    const ids = ['r1', 'r2', 'r3', 'r4'];
    const desk = await markDesk({ ids });
    await desk.markByTool('r1', 'success');
    await desk.markByTool('r2', 'success');
    await desk.states('sent', 'sent');
    await ask(desk.backend, 'connections.pause', { key: desk.connection.key, paused: true });
    await desk.markByTool('r3', 'success');
    await desk.markByTool('r4', 'fail');
    const window = await ask(desk.backend, 'markDeliveries.window', { filter: 'all', offset: 0, limit: 10 });
    expect(window.rows.map((row: { requestId: string }) => row.requestId)).toEqual(['r3', 'r4', 'r2', 'r1']);
    expect(window.counts).toEqual({ open: 2, all: 4 });
    for (const [index, { key }] of window.rows.entries()) {
      expect(await ask(desk.backend, 'markDeliveries.locate', { filter: 'all', key })).toEqual({ index });
    }
    expect(
      await ask(desk.backend, 'markDeliveries.locate', { filter: 'open', key: window.rows[3].key }),
    ).toEqual({
      index: null,
    });
    const part = await ask(desk.backend, 'markDeliveries.window', { filter: 'all', offset: 1, limit: 2 });
    expect(part.rows.map((row: { requestId: string }) => row.requestId)).toEqual(['r4', 'r2']);
    await expect(ask(desk.backend, 'markDeliveries.detail', { key: 999 })).rejects.toThrow(
      /no longer in the outbox/,
    );
  });

  it('ids with characters of an address go through', async () => {
    const ids = ['a/b', 'ü ?#%', '..%2f', '日本'];
    const desk = await markDesk({ ids });
    for (const id of ids) await desk.markByTool(id, 'success');
    await desk.states('sent', 'sent', 'sent', 'sent');
    expect(ids.map((id) => thereOf(desk, id))).toEqual(ids.map(() => 'success'));
  });
});

it('a connection says at once that its marks fail, and no longer once they are sent or cancelled', async () => {
  const desk = await markDesk({ ids: ['r1', 'r2'], settings: ['outbox.retrySchedule=60,60'] });
  expect((await desk.summary()).marksFailing).toBe(false);
  answers(desk, 'PUT', 503, { times: 1 });
  await desk.markByTool('r1', 'success');
  await expect.poll(async () => (await desk.summary()).marksFailing).toBe(true);
  await desk.passes(70_000);
  await desk.states('sent');
  expect((await desk.summary()).marksFailing).toBe(false);
  answers(desk, 'PUT', 503, { times: 1 });
  await desk.markByTool('r2', 'success');
  await expect.poll(async () => (await desk.summary()).marksFailing).toBe(true);
  const [entry] = await desk.outbox();
  await ask(desk.backend, 'markDeliveries.cancel', { keys: [entry?.key] });
  expect((await desk.summary()).marksFailing).toBe(false);
});

it('while a mark waits so that it can be undone, its request says until when; a later mark sends it', async () => {
  const desk = await markDesk();
  await desk.mark('r1', 'success');
  const [entry] = await desk.outbox();
  const queued = { state: 'queued', deliveryKey: entry?.key };
  expect(entry?.isUndoable).toBe(true);
  expect(desk.detail('r1').markDelivery).toEqual({ ...queued, undoableUntil: entry?.nextAttempt });
  // A paused connection holds it for longer, whatever the time is.
  await ask(desk.backend, 'connections.pause', { key: desk.connection.key, paused: true });
  expect(desk.detail('r1').markDelivery).toEqual(queued);
  await desk.mark('r1', 'fail');
  await ask(desk.backend, 'connections.pause', { key: desk.connection.key, paused: false });
  await desk.passes(undoWindowMs);
  await desk.states('sent', 'cancelled');
  expect(desk.detail('r1').markDelivery?.undoableUntil).toBeUndefined();
});
