import { expect, it, vi } from 'vitest';
import type { ConnectionSummary, SyncRun } from '../../src/contract/upstream/connections';
import { locdesk, locdeskGiven, serve, type Served } from '../support/serve';
import { migratedFolder } from '../support/migrated-folder';
import { submission } from '../support/test-backend';

// Two real Locdesks, one upstream of the other.

vi.setConfig({ testTimeout: 90_000 });

const settings = [
  'service.queryInterval=0',
  'service.testResultDelay=0.2',
  'sync.minInterval=0',
  'webhook.retrySchedule=1,1',
  'outbox.retrySchedule=1,1',
];
/** Each look starts the command line, which takes half a second of the processor. */
const pollingAProcess = { timeout: 20_000, interval: 500 };
const quick = settings.flatMap((setting) => ['--set', setting]);

/** A client of `/v1` with a token of its own. */
async function client(at: Served, kind: 'live' | 'test') {
  const created = await locdesk(
    'token',
    'create',
    '--name',
    `a ${kind} client`,
    '--kind',
    kind,
    '--json',
    '--data',
    at.data,
  );
  const { token } = JSON.parse(created.stdout) as { token: string };
  const call = async (method: 'GET' | 'PUT', path: string, body?: unknown) => {
    const response = await fetch(`${at.service}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    // `any`, because tests state what they expect of an answer.
    const answered: any = await response.json(); // oxlint-disable-line typescript/no-explicit-any
    return { status: response.status, body: answered };
  };
  return {
    token,
    call,
    submit: async () => (await call('PUT', '/v1/content', submission())).body.id as string,
    read: async (id: string) => (await call('GET', `/v1/content/request/${id}`)).body,
  };
}

/** Two programs `there` and `here`, clients of both, and a connection from here to there. */
async function twoInstances() {
  const there = await serve(migratedFolder(), ...quick);
  const here = await serve(migratedFolder(), ...quick);
  const there$ = await client(there, 'test');
  const here$ = await client(here, 'live');
  const added = await locdeskGiven(
    there$.token,
    'connection',
    'add',
    '--token-stdin',
    '--json',
    '--name=There',
    `--url=${there.service}`,
    `--data=${here.data}`,
  );
  expect(added).toMatchObject({ code: 0, stderr: '' });
  // The connection syncs as soon as it is added; a sync requested now would join that run.
  await expect.poll(async () => (await connectionOf(here)).upToDate, pollingAProcess).toBeDefined();
  return { there, here, there$, here$ };
}

/** Starts `there` again on its former port. */
const again = (before: Served): Promise<Served> =>
  serve(before.data, ...quick, '--port', new URL(before.service).port);

const connectionOf = async (here: Served): Promise<ConnectionSummary> => {
  const [connection] = JSON.parse(
    (await locdesk('connection', 'list', '--json', '--data', here.data)).stdout,
  );
  return connection as ConnectionSummary;
};

async function sync(here: Served): Promise<SyncRun> {
  const { code, stdout, stderr } = await locdesk(
    'connection',
    'sync',
    'There',
    '--json',
    '--data',
    here.data,
  );
  expect(stderr).toBe('');
  expect(code).toBe(0);
  return JSON.parse(stdout) as SyncRun;
}

it('a request completed upstream is read here as if locally, and a mark made here arrives there', async () => {
  const { here, there$, here$ } = await twoInstances();
  const id = await there$.submit();
  await expect.poll(async () => (await there$.read(id)).state, { timeout: 20_000 }).toBe('complete');
  expect(await sync(here)).toMatchObject({ outcome: 'up-to-date', cause: 'command-line' });

  const original = await there$.read(id);
  expect(await here$.read(id)).toEqual(original);
  const criteria = { criteria: [{ type: 'source', criteria: 'api' }], sortBy: ['completed'] };
  const query = `/v1/content?query=${encodeURIComponent(JSON.stringify(criteria))}`;
  expect((await here$.call('GET', query)).body).toEqual((await there$.call('GET', query)).body);

  const marked = await here$.call('PUT', `/v1/content/${id}/import`, { importState: 'success' });
  expect(marked.body.importResponse.importState).toBe('success');
  await expect
    .poll(async () => (await there$.read(id)).importResponse?.importState, { timeout: 20_000 })
    .toBe('success');
  await expect.poll(async () => (await connectionOf(here)).marksToSend, pollingAProcess).toBe(0);
});

it('the webhook there calls the listener here, without a sync', async () => {
  const { here, there$, here$ } = await twoInstances();
  const { listener } = await connectionOf(here);
  expect((await there$.call('PUT', '/v1/webhook', { url: listener.url })).status).toBe(200);
  const id = await there$.submit();
  await expect.poll(async () => (await here$.read(id)).state, { timeout: 20_000 }).toBe('complete');
  expect(await here$.read(id)).toEqual(await there$.read(id));
  // The sync afterwards finds it known already.
  expect(await sync(here)).toMatchObject({ outcome: 'up-to-date', added: 0, changed: 0 });
});

it('while there is down, here is read and marked; both catch up when it returns', async () => {
  const { there, here, there$, here$ } = await twoInstances();
  const ids = [await there$.submit(), await there$.submit()] as const;
  for (const id of ids) {
    await expect.poll(async () => (await there$.read(id)).state, { timeout: 20_000 }).toBe('complete');
  }
  await sync(here);
  const late = await there$.submit();
  await expect.poll(async () => (await there$.read(late)).state, { timeout: 20_000 }).toBe('complete');
  expect(await there.end('SIGTERM')).toBe(0);

  expect((await here$.read(ids[0])).state).toBe('complete');
  for (const [index, id] of ids.entries()) {
    const importState = index === 0 ? 'success' : 'fail';
    expect((await here$.call('PUT', `/v1/content/${id}/import`, { importState })).status).toBe(200);
  }
  const failed = await locdesk('connection', 'sync', 'There', '--data', here.data);
  expect(failed).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^locdesk: The sync of "There" failed: /),
  });
  const status = await locdesk('status', '--json', '--data', here.data);
  const { connections, outbox, problems } = JSON.parse(status.stdout);
  expect(connections).toMatchObject([{ marksToSend: 2, problem: { kind: 'unreachable' } }]);
  expect(outbox.waiting + outbox.failed).toBe(2);
  expect(problems[0]).toMatch(/^There: /);
  // The schedule of this run ends after two seconds: a call that did not get through is parked as failed.
  await expect
    .poll(
      async () => JSON.parse((await locdesk('status', '--json', '--data', here.data)).stdout).outbox.failed,
      pollingAProcess,
    )
    .toBe(2);

  // The program is restarted meanwhile: no queued delivery is lost.
  expect(await here.end('SIGKILL')).toBeNull();
  const hereAgain = await serve(here.data, ...quick, '--port', new URL(here.service).port);
  await again(there);
  expect(await sync(hereAgain)).toMatchObject({ outcome: 'up-to-date' });
  await expect
    .poll(
      async () => Promise.all(ids.map(async (id) => (await there$.read(id)).importResponse?.importState)),
      {
        timeout: 20_000,
      },
    )
    .toEqual(['success', 'fail']);
  expect((await here$.read(late)).state).toBe('complete');
  await expect.poll(async () => (await connectionOf(hereAgain)).marksToSend, pollingAProcess).toBe(0);
});
