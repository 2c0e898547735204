import { describe, expect, it, vi } from 'vitest';
import { deskChain } from '../support/desk-chain';
import { submission } from '../support/test-backend';

// Directed: each test fails when its rule is switched off. The soak's part `chain` is random, with real
// processes and kills.

vi.setConfig({ testTimeout: 60_000 });

type Chain = Awaited<ReturnType<typeof deskChain>>;
type Desk = Chain['a'];

/** Longer than the time within which a request that is opened again is not read. */
const openedAgainMs = 61_000;
/** Longer than the time between two queries. */
const queryMs = 301_000;
/** Answered calls are applied within this time even on a busy machine. */
const patience = { timeout: 10_000, interval: 5 };

async function submitted({ a }: Chain): Promise<string> {
  return (await a.backend.request('PUT', '/v1/content', { body: submission() })).body.id;
}

async function synced({ pass, settle }: Chain, desk: Desk): Promise<void> {
  await pass(queryMs);
  const [{ key }] = await desk.ask('connections.list', {});
  await desk.ask('connections.syncNow', { key });
  await settle();
}

async function opened({ pass }: Chain, desk: Desk, id: string): Promise<void> {
  await pass(openedAgainMs);
  await desk.ask('requests.opened', { key: desk.keyOf(id) });
}

/** Returns the text of the first field in each program. */
async function texts({ desks }: Chain, id: string): Promise<readonly string[]> {
  const answers = await Promise.all(desks.map((desk) => desk.read(id)));
  return answers.map(({ body }) => body.fields?.[0].value);
}

/** Resolves when all desks have this text. */
async function allHave(chain: Chain, id: string, text: string): Promise<void> {
  await expect
    .poll(async () => {
      await chain.pass(1000);
      return texts(chain, id);
    }, patience)
    .toEqual([text, text, text]);
}

/** Returns the mark in force in each program. */
async function marks({ desks }: Chain, id: string): Promise<readonly (string | undefined)[]> {
  const answers = await Promise.all(desks.map((desk) => desk.read(id)));
  return answers.map(({ body }) => body.importResponse?.importState);
}

/** Marks that are still to be sent, or wait for their coordinator. */
async function open(desk: Desk) {
  return (await desk.ask('markDeliveries.window', { filter: 'open', offset: 0, limit: 10 })).rows;
}

const setByTool = (desk: Desk, id: string, importState: 'success' | 'fail') =>
  desk.backend.request('PUT', `/v1/content/${id}/import`, { body: { importState } });

/** Stops webhook calls from here on: a change that no query returns is lost. */
async function withoutCalls({ a, b }: Chain): Promise<void> {
  await a.ask('webhook.remove', {});
  await b.ask('webhook.remove', {});
}

/** Mirrored by all; another one that is completed later keeps the queries from asking for it again. */
async function mirrored(chain: Chain): Promise<string> {
  const { a, c, pass } = chain;
  const id = await submitted(chain);
  await a.fulfil(id, 'first');
  await pass(1000);
  await a.fulfil(await submitted(chain), 'another');
  await pass(1000);
  await synced(chain, chain.b);
  await synced(chain, c);
  await allHave(chain, id, 'first');
  await withoutCalls(chain);
  return id;
}

/** Delivers every earlier call again, the newest first; after each, all programs must have this text. */
async function arriveReversed(chain: Chain, line: Chain['lines']['hookOfB'], id: string, text: string) {
  expect(line.calls).toBeGreaterThan(0);
  line.mode = 'open';
  for (let call = line.calls - 1; call >= 0; call -= 1) {
    await line.replay(call);
    // Read at once, because a query would later repair what the call has overwritten.
    await chain.pass(1000);
    expect(await texts(chain, id)).toEqual([text, text, text]);
  }
}

describe('a call that arrives late', () => {
  it('overwrites no later answer, in any program', async () => {
    const chain = await deskChain();
    const { a, b, c, lines, pass } = chain;
    await synced(chain, b);
    await synced(chain, c);
    lines.hookOfB.mode = 'kept';
    lines.hookOfC.mode = 'kept';
    const id = await submitted(chain);
    await a.fulfil(id, 'first');
    await pass(1000);
    await synced(chain, b);
    await pass(1000);
    await expect.poll(() => lines.hookOfC.calls, patience).toBeGreaterThan(0);
    await withoutCalls(chain);
    await a.fulfil(id, 'second');
    await opened(chain, b, id);
    await expect.poll(async () => (await b.read(id)).body.fields[0].value, patience).toBe('second');
    await synced(chain, c);
    await expect.poll(() => texts(chain, id), patience).toEqual(['second', 'second', 'second']);
    for (const line of [lines.hookOfB, lines.hookOfC]) await arriveReversed(chain, line, id, 'second');
  });

  it('overwrites no later call', async () => {
    const chain = await deskChain();
    const { a, lines, pass } = chain;
    lines.hookOfB.mode = 'kept';
    const id = await submitted(chain);
    await pass(1000);
    await a.fulfil(id, 'first');
    await pass(1000);
    await a.fulfil(id, 'second');
    await pass(1000);
    await expect.poll(() => lines.hookOfB.calls, patience).toBe(3);
    await lines.hookOfB.replay(lines.hookOfB.calls - 1);
    await allHave(chain, id, 'second');
    await arriveReversed(chain, lines.hookOfB, id, 'second');
  });
});

describe('a change whose call is lost for good', () => {
  it('is read when the request is opened', async () => {
    const chain = await deskChain();
    const { a, b, c } = chain;
    const id = await mirrored(chain);
    await a.fulfil(id, 'second');
    await opened(chain, b, id);
    await expect.poll(() => texts(chain, id), patience).toEqual(['second', 'second', 'first']);
    await opened(chain, c, id);
    await expect.poll(() => texts(chain, id), patience).toEqual(['second', 'second', 'second']);
    const key = a.keyOf(id);
    await a.ask('fulfil.reopen', { key, version: (await a.ask('fulfil.read', { key })).version });
    for (const desk of [b, c]) {
      await opened(chain, desk, id);
      await expect.poll(async () => (await desk.read(id)).body, patience).toEqual((await a.read(id)).body);
    }
  });

  it('is found by the daily read, in one more program each day', async () => {
    const chain = await deskChain();
    const id = await mirrored(chain);
    await chain.a.fulfil(id, 'second');
    await chain.night();
    await chain.night();
    await expect.poll(() => texts(chain, id), patience).toEqual(['second', 'second', 'second']);
  });

  it('is read before a mark is sent', async () => {
    const chain = await deskChain();
    const id = await mirrored(chain);
    await chain.a.fulfil(id, 'second');
    await setByTool(chain.b, id, 'success');
    await chain.pass(1000);
    await expect.poll(() => marks(chain, id), patience).toEqual(['success', 'success', undefined]);
    expect(await texts(chain, id)).toEqual(['second', 'second', 'first']);
  });
});

describe.each([
  ['second', 'b', 'a', 'toA'],
  ['third', 'c', 'b', 'toB'],
] as const)('a mark of the %s desk whose upstream got another one meanwhile', (_name, below, above, line) => {
  /** Resolves when ours can be sent again. */
  async function contradicted(mark: (desk: Desk, id: string) => Promise<unknown>) {
    const chain = await deskChain();
    const { a, pass, lines } = chain;
    const here = chain[below];
    const id = await submitted(chain);
    await a.fulfil(id, 'first');
    await allHave(chain, id, 'first');
    lines[line].mode = 'cut';
    await mark(here, id);
    await setByTool(chain[above], id, 'fail');
    await expect
      .poll(async () => {
        await pass(5000);
        return (await a.read(id)).body.importResponse?.importState;
      }, patience)
      .toBe('fail');
    lines[line].mode = 'open';
    const [{ key }] = await open(here);
    await here.ask('markDeliveries.sendNow', { keys: [key], override: false });
    return { chain, id, here, key };
  }

  it('is sent where a tool set it, and never a conflict', async () => {
    const { chain, id, here } = await contradicted((desk, request) => setByTool(desk, request, 'success'));
    await expect
      .poll(async () => {
        await chain.pass(1000);
        return (await chain.a.read(id)).body.importResponse.importState;
      }, patience)
      .toBe('success');
    await expect.poll(() => open(here), patience).toEqual([]);
    await expect.poll(() => open(chain[above]), patience).toEqual([]);
  });

  it('is a conflict where a coordinator set it, until the coordinator sends it anyway', async () => {
    const { chain, id, here, key } = await contradicted((desk, request) =>
      desk.ask('marks.set', { keys: [desk.keyOf(request)], importState: 'success' }),
    );
    await expect
      .poll(async () => {
        await chain.pass(60_000);
        return open(here);
      }, patience)
      .toMatchObject([{ key, state: 'conflict' }]);
    expect((await chain.a.read(id)).body.importResponse.importState).toBe('fail');
    await here.ask('markDeliveries.sendNow', { keys: [key], override: true });
    await expect
      .poll(async () => {
        await chain.pass(1000);
        return (await chain.a.read(id)).body.importResponse.importState;
      }, patience)
      .toBe('success');
    await expect.poll(() => open(here), patience).toEqual([]);
  });
});

it('a mark that upstream withdrew no longer holds in any program, and the previous one holds again', async () => {
  const chain = await deskChain();
  const { a, b, c } = chain;
  const id = await submitted(chain);
  await a.fulfil(id, 'first');
  await allHave(chain, id, 'first');
  const allLearn = async (mark: 'success' | 'fail' | undefined) => {
    await opened(chain, b, id);
    await expect.poll(async () => (await marks(chain, id)).slice(0, 2), patience).toEqual([mark, mark]);
    await opened(chain, c, id);
    await expect.poll(() => marks(chain, id), patience).toEqual([mark, mark, mark]);
  };
  const keys = [a.keyOf(id)];
  await a.ask('marks.set', { keys, importState: 'success' });
  await allLearn('success');
  const { batch } = await a.ask('marks.set', { keys, importState: 'fail' });
  await allLearn('fail');
  await a.ask('marks.undo', { batch });
  await allLearn('success');
  await a.ask('marks.remove', { keys });
  await allLearn(undefined);
});
