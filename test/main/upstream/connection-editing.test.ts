import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ConnectionSummary } from '../../../src/contract/upstream/connections';
import { ask } from '../../support/upstream/logged-call';
import { testBackend } from '../../support/test-backend';

const token = 'a-very-secret-token-of-upstream';
const settings = {
  name: 'Upstream',
  baseUrl: 'https://up.example/base',
  token,
  intervalSeconds: 600,
  workingHours: { days: [1, 2], from: '08:00', to: '18:00' },
  pageSize: 50,
};

describe('a connection is refused', () => {
  it.each([
    [{ token: 'with space' }, /^token: must consist of printable/],
    [{ token: 'ünïcode' }, /^token: must consist of printable/],
    [{ token: '' }, /token/],
    [{ intervalSeconds: 299 }, /intervalSeconds/],
    [{ pageSize: 1001 }, /pageSize/],
    [{ workingHours: { days: [], from: '08:00', to: '18:00' } }, /workingHours/],
    [{ workingHours: { days: [8], from: '08:00', to: '18:00' } }, /workingHours/],
    [{ workingHours: { days: [1], from: '24:00', to: '18:00' } }, /workingHours/],
  ])('with %j', async (changes, problem) => {
    const backend = testBackend();
    await expect(ask(backend, 'connections.add', { ...settings, ...changes })).rejects.toThrow(problem);
    expect(await ask(backend, 'connections.list', {})).toEqual([]);
    const { key } = await ask(backend, 'connections.add', settings);
    await expect(ask(backend, 'connections.edit', { key, ...changes })).rejects.toThrow(problem);
  });

  it('when editing would give it the name of another one, but not in another case of its own', async () => {
    const backend = testBackend();
    const { key } = await ask(backend, 'connections.add', settings);
    await ask(backend, 'connections.add', { ...settings, name: 'Other' });
    await expect(ask(backend, 'connections.edit', { key, name: 'OTHER' })).rejects.toThrow(
      /choose another name/,
    );
    expect((await ask(backend, 'connections.edit', { key, name: 'UPSTREAM' })).name).toBe('UPSTREAM');
  });

  it('when it is gone', async () => {
    const backend = testBackend();
    const { key } = await ask(backend, 'connections.add', settings);
    await ask(backend, 'connections.remove', { key, withMirror: false });
    for (const [command, input] of [
      ['edit', {}],
      ['pause', { paused: true }],
      ['remove', { withMirror: true }],
      ['syncNow', {}],
      ['fetchAgain', {}],
      ['newListenerKey', {}],
      ['setListenerSecret', { secret: null }],
      ['runs', { offset: 0, limit: 1 }],
    ] as const) {
      await expect(ask(backend, `connections.${command}`, { key, ...input })).rejects.toThrow(
        /no longer there/,
      );
    }
  });
});

describe('the address', () => {
  it.each([
    ['https://up.example', 'https://up.example'],
    ['https://up.example/', 'https://up.example'],
    [' https://up.example/base// ', 'https://up.example/base'],
    ['https://up.example/v1', 'https://up.example'],
    ['https://up.example/base/v1/', 'https://up.example/base'],
    ['http://v1', 'http://v1'],
  ])('%j is kept as %j', async (given, kept) => {
    const backend = testBackend();
    expect((await ask(backend, 'connections.add', { ...settings, baseUrl: given })).baseUrl).toBe(kept);
  });

  it('when it changes, everything is asked for from the beginning', async () => {
    const backend = testBackend();
    const { key } = await ask(backend, 'connections.add', settings);
    const state = () => backend.core.syncs.state(key);
    await backend.core.connections.edit(key, { name: 'Renamed' });
    expect(state()?.cursor.text).toBeUndefined();
    await backend.core.connections.edit(key, { baseUrl: 'https://elsewhere.example' });
    expect(state()).toMatchObject({
      baseUrl: 'https://elsewhere.example',
      variant: 'criteria',
      remaining: undefined,
    });
  });
});

describe('the token', () => {
  it('is sealed at rest and never shown, logged or part of an error', async () => {
    const backend = testBackend();
    await backend.start();
    const heard: unknown[] = [];
    backend.core.changes.subscribe((message) => heard.push(message));
    const { key } = await ask(backend, 'connections.add', settings);
    const shown = [
      await ask(backend, 'connections.list', {}),
      await ask(backend, 'connections.edit', { key, token: `${token}2` }),
      await backend.dispatch('connections.test', { baseUrl: 'http://127.0.0.1:9', token: `${token}3` }),
      await backend.dispatch('connections.edit', { key, token: `${token} 4` }),
      heard,
      backend.environment.logged,
    ];
    expect(JSON.stringify(shown)).not.toContain(token);
    for (const file of ['locdesk.db', 'locdesk.db-wal']) {
      expect(readFileSync(join(backend.dataFolder, file)).includes(token)).toBe(false);
    }
    expect(backend.core.syncs.access(key)).toMatchObject({ kind: 'ok', token: `${token}2` });
  });

  it('that is absent is asked for', async () => {
    const backend = testBackend();
    await backend.core.connections.add({ name: 'No token', baseUrl: 'https://up.example' });
    expect(backend.core.connectionList.list()).toMatchObject([
      { hasToken: false, state: { kind: 'needs-you', problem: 'no-token' } },
    ]);
  });

  it('that can not be decrypted here needs the coordinator, and reports that', async () => {
    const backend = testBackend();
    await ask(backend, 'connections.add', { ...settings, workingHours: null });
    await backend.stop();
    writeFileSync(join(backend.dataFolder, 'secrets.key'), Buffer.alloc(32, 7));
    const other = testBackend({ dataFolder: backend.dataFolder });
    await other.start();
    await expect
      .poll(async () => ((await ask(other, 'connections.list', {})) as ConnectionSummary[])[0]?.state)
      .toMatchObject({
        kind: 'needs-you',
        problem: 'token-unreadable',
        text: expect.stringContaining('another key than it was sealed with'),
      });
  });
});

describe('a connection', () => {
  it('is added with all its settings, edited in part, paused and taken up again', async () => {
    const backend = testBackend();
    const added = await ask(backend, 'connections.add', settings);
    expect(added).toMatchObject({
      name: 'Upstream',
      hasToken: true,
      intervalSeconds: 600,
      workingHours: settings.workingHours,
      pageSize: 50,
      paused: false,
      variant: 'criteria',
      requests: 0,
      keptByOthers: [],
      sharesMirrorWith: [],
      marksToSend: 0,
      marksFailing: false,
    });
    const { key } = added;
    expect(await ask(backend, 'connections.edit', { key, workingHours: null })).toMatchObject({
      workingHours: null,
      intervalSeconds: 600,
      hasToken: true,
    });
    expect(await ask(backend, 'connections.pause', { key, paused: true })).toMatchObject({
      paused: true,
      state: { kind: 'paused' },
    });
    expect((await ask(backend, 'connections.pause', { key, paused: false })).paused).toBe(false);
  });

  it('shows the address of its listener while that listens', async () => {
    const backend = testBackend();
    const { key } = await ask(backend, 'connections.add', settings);
    expect((await ask(backend, 'connections.list', {}))[0].listener.url).toBeUndefined();
    const { listener } = await backend.start();
    const { listenerKey } = backend.core.connections.byKey(key);
    expect((await ask(backend, 'connections.list', {}))[0].listener.url).toBe(
      `${listener}/hooks/${listenerKey}`,
    );
    const renewed = await ask(backend, 'connections.newListenerKey', { key });
    expect(renewed.listener.url).not.toContain(listenerKey);
  });
});
