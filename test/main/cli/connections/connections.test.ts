import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ask } from '../../../support/upstream/logged-call';
import { HostileUpstream } from '../../../support/upstream/hostile-upstream';
import { markDesk } from '../../../support/mark-desk';
import { commandLine } from '../../../support/command-line';
import { migratedFolder } from '../../../support/migrated-folder';
import { tempFolder } from '../../../support/temp-folder';
import { testBackend } from '../../../support/test-backend';

const locdesk = commandLine;

const token = 'upstream-token';
const add = (data: string, url: string): readonly string[] => [
  'connection',
  'add',
  '--token-stdin',
  '--name=Up',
  `--url=${url}`,
  `--data=${data}`,
];
/** The command line has the real clock. */
const realUpstream = (): Promise<HostileUpstream> => HostileUpstream.start(() => Date.now());

describe('wrong usage is exit code 2 and one line that says what', () => {
  it.each([
    [['connection'], /connection needs one of: add, list, sync, remove/],
    [['connection', 'frobnicate'], /connection needs one of/],
    [['connection', 'add', '--url', 'http://a', '--token-stdin'], /needs --name/],
    [['connection', 'add', '--name', 'a', '--token-stdin'], /needs --url/],
    [['connection', 'add', '--name', 'a', '--url', 'http://a'], /--token-stdin: .*never from an argument/],
    [['connection', 'add', '--name', '', '--url', 'http://a', '--token-stdin'], /--name: must not be empty/],
    [['connection', 'add', '--name', 'a', '--url', 'http://a', '--token', 'x'], /--token/],
    [['connection', 'list', 'x'], /"x" is not expected/],
    [['connection', 'sync'], /needs a NAME/],
    [['connection', 'sync', 'a', 'b'], /"b" is not expected/],
    [['connection', 'remove'], /needs a NAME/],
    [['status', 'x'], /"x" is not expected/],
  ])('%j', async (args, message) => {
    const { code, out, error } = await locdesk(args, { stdin: token });
    expect(error).toMatch(message);
    expect(error.split('\n')).toHaveLength(1);
    expect([code, out]).toEqual([2, '']);
  });

  it.each([
    [{ isTerminal: true }, /reads the token from standard input, give it there: printf/],
    [{ stdin: '' }, /there is no token on standard input/],
    [{ stdin: ' \n' }, /there is no token on standard input/],
    [{ stdin: 'a\nb\n' }, /more than one line/],
  ])('a token that is not there: %j', async (input, message) => {
    const data = tempFolder();
    const { code, error } = await locdesk(add(data, 'https://up.example'), input);
    expect([code, error]).toEqual([2, expect.stringMatching(message)]);
    expect(readdirSync(data)).toEqual([]);
  });
});

describe('a failure is exit code 1 and one line that says what to do', () => {
  it('a connection that is not there, or is there already', async () => {
    const data = migratedFolder();
    await locdesk(['sample', '--count', '1', '--data', data]);
    expect(await locdesk(['connection', 'sync', 'Up', '--data', data])).toMatchObject({
      code: 1,
      error: 'locdesk: There is no connection "Up". There is none yet.',
    });
    await locdesk(add(data, 'https://up.example'), { stdin: token });
    expect(await locdesk(['connection', 'remove', 'Upp', '--data', data])).toMatchObject({
      code: 1,
      error: 'locdesk: There is no connection "Upp". There are: "Up".',
    });
    const again = await locdesk(add(data, 'https://up.example'), { stdin: token });
    expect(again).toMatchObject({ code: 1, error: expect.stringContaining('choose another name') });
    expect((await locdesk(add(data, 'up.example'), { stdin: token })).error).toMatch(/absolute address/);
    expect((await locdesk(add(data, 'https://a.example'), { stdin: 'a b' })).error).not.toContain('a b');
  });

  it('a sync that comes to nothing, with the reason of upstream', async () => {
    const data = migratedFolder();
    await locdesk(add(data, 'http://127.0.0.1:2'), { stdin: token });
    expect(await locdesk(['connection', 'sync', 'up', '--data', data])).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^locdesk: The sync of "Up" failed: [^\n]+$/),
    });
    const status = await locdesk(['status', '--data', data]);
    expect(status.out).toMatch(/offline/);
    expect(status.out).toMatch(/Problems\n {2}Up: /);
  });

  it('a sync that must wait says until when, also after it was run by this command itself', async () => {
    const upstream = await realUpstream();
    const data = migratedFolder();
    await locdesk(add(data, upstream.url), { stdin: token });
    expect((await locdesk(['connection', 'sync', 'Up', '--data', data])).code).toBe(0);
    const second = await locdesk(['connection', 'sync', 'Up', '--data', data, '--json']);
    expect(second).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^locdesk: "Up" must wait until 2[^ ]+Z \(\d+ min \d+ s\)/),
    });
    expect(JSON.parse(second.out)).toEqual({ connection: 'Up', allowedAt: expect.any(String) });
    expect(upstream.criteriaQueries).toHaveLength(1);
  });
});

describe('locdesk connection', () => {
  it('add, list, sync, status, remove work on a folder that no program serves', async () => {
    const upstream = await realUpstream();
    for (const id of ['a', 'b', 'c']) upstream.complete(id);
    const data = migratedFolder();
    const added = await locdesk([...add(data, `${upstream.url}/v1/`), '--json'], { stdin: `${token}\n` });
    expect(JSON.parse(added.out)).toMatchObject({ name: 'Up', baseUrl: upstream.url, hasToken: true });
    expect(added.out).not.toContain(token);
    const synced = await locdesk(['connection', 'sync', 'UP', '--data', data]);
    expect(synced).toEqual({
      code: 0,
      out: '"Up": 3 received, 3 new, 0 changed. Nothing is left.',
      error: '',
    });
    const status = JSON.parse((await locdesk(['status', '--json', '--data', data])).out);
    expect(status).toMatchObject({
      running: null,
      connections: [{ name: 'Up', requests: 3, cursor: expect.any(String), nextQuery: expect.any(String) }],
      outbox: { waiting: 0, failed: 0, sent: 0 },
      deliveries: { waiting: 0, failed: 0, delivered: 0 },
      failedImports: { waiting: 0, answered: 0, 'still-wrong': 0 },
      problems: [],
    });
    expect((await locdesk(['connection', 'list', '--data', data])).out).toMatch(
      /^Up {2}http.*up to date\n.*3 requests/,
    );
    const removed = await locdesk(['connection', 'remove', 'Up', '--with-mirror', '--data', data]);
    expect(removed).toMatchObject({ code: 0, out: 'Connection "Up" and 3 mirrored requests are removed.' });
    expect(testBackend({ dataFolder: data }).core.review.counts().all).toBe(0);
  });

  it('remove lists beforehand everything that will be cancelled, and afterwards everything that was', async () => {
    const desk = await markDesk({ settings: ['webhook.mirrored=true'] });
    const { backend, connection, upstream } = desk;
    await backend.request('PUT', '/v1/webhook', { body: { url: 'http://127.0.0.1:59999/hook' } });
    upstream.complete('r2', upstream.time(1000));
    await desk.passes(320_000);
    await expect.poll(() => backend.core.deliveryList.summary().counts.waiting).toBe(1);
    await ask(backend, 'connections.pause', { key: connection.key, paused: true });
    await desk.markByTool('r1', 'success');
    const args = ['connection', 'remove', 'Upstream', '--with-mirror', '--data', backend.dataFolder];
    expect(await locdesk(args)).toEqual({
      code: 0,
      error: 'Removing "Upstream" cancels what still waits to be sent: 1 import mark and 1 webhook delivery.',
      out: 'Connection "Upstream" and 2 mirrored requests are removed. Cancelled, and still listed: 1 import mark and 1 webhook delivery.',
    });
    expect(backend.core.deliveryList.summary().counts).toMatchObject({ all: 1, waiting: 0 });
    expect(await desk.outbox()).toMatchObject([{ state: 'cancelled', requestId: 'r1' }]);
  });

  it('sync with a limit of its own for this run', async () => {
    const upstream = await realUpstream();
    upstream.limitSeconds = 0;
    upstream.complete('a');
    const data = migratedFolder();
    await locdesk(add(data, upstream.url), { stdin: token });
    const sync = ['connection', 'sync', 'Up', '--data', data, '--json', '--set', 'sync.minInterval=0'];
    expect(JSON.parse((await locdesk(sync)).out)).toMatchObject({
      outcome: 'up-to-date',
      added: 1,
      received: 1,
    });
    expect(JSON.parse((await locdesk(sync)).out)).toMatchObject({ outcome: 'up-to-date', added: 0 });
  });

  it('sync asks the program that serves the folder, and waits for its answer', async () => {
    const desk = await markDesk();
    desk.upstream.complete('r2', desk.upstream.time(1000));
    const program = setInterval(() => desk.environment.advance(500), 20);
    try {
      const synced = await locdesk([
        'connection',
        'sync',
        'Upstream',
        '--data',
        desk.backend.dataFolder,
        '--json',
      ]);
      expect(synced).toMatchObject({ code: 0, error: '' });
      expect(JSON.parse(synced.out)).toMatchObject({
        cause: 'command-line',
        outcome: 'up-to-date',
        added: 1,
      });
      expect(desk.detail('r2').origin).toBe('Upstream');
      const status = await locdesk(['status', '--data', desk.backend.dataFolder]);
      expect(status.out).toMatch(/^Locdesk runs: http/);
    } finally {
      clearInterval(program);
    }
  });

  it('sync prints why the running program does not start it', async () => {
    const desk = await markDesk();
    await desk.backend.core.connections.pause(desk.connection.key, true);
    const program = setInterval(() => desk.environment.advance(500), 20);
    try {
      expect(
        await locdesk(['connection', 'sync', 'Upstream', '--data', desk.backend.dataFolder]),
      ).toMatchObject({
        code: 1,
        error: 'locdesk: "Upstream" can\'t be synced now. It is paused.',
      });
    } finally {
      clearInterval(program);
    }
  });
});
