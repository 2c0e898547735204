import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ask } from '../../support/upstream/logged-call';
import { testBackend } from '../../support/test-backend';

const secret = `whsec_${Buffer.from('a secret of twenty-four.').toString('base64')}`;
const add = { name: 'Upstream', baseUrl: 'https://up.example/base' };

describe('a connection is refused', () => {
  it.each([
    [{ name: ' ' }, /^name: must not be empty/],
    [{ name: 'a\u0000b' }, /^name: must not .*control characters/],
    [{ name: ' a' }, /^name: must not begin or end with spaces/],
    [{ name: 'n'.repeat(101) }, /^name: must have at most 100/],
    [{ baseUrl: 'up.example' }, /^baseUrl: must be an absolute address/],
    [{ baseUrl: 'ftp://up.example' }, /^baseUrl: must be an absolute address/],
    [{ baseUrl: 'https:/up.example' }, /^baseUrl: must be an absolute address/],
    [{ baseUrl: 'https://' }, /^baseUrl: must be an absolute address/],
    [{ baseUrl: 'https://user:secret@up.example' }, /^baseUrl: must not contain a user name/],
    [{ baseUrl: 'https://up.example/?token=1' }, /^baseUrl: must not contain a query/],
    [{ baseUrl: `https://up.example/${'x'.repeat(2048)}` }, /^baseUrl: must have at most 2048/],
  ])('%j', async (changes, problem) => {
    const { connections } = testBackend().core;
    await expect(connections.add({ ...add, ...changes })).rejects.toThrow(problem);
    expect(connections.list()).toEqual([]);
  });

  it('when its name is taken in any case, until that one is removed', async () => {
    const { connections } = testBackend().core;
    const { key } = await connections.add(add);
    await expect(connections.add({ ...add, name: 'UPSTREAM' })).rejects.toThrow(/choose another name/);
    await connections.remove(key);
    expect((await connections.add({ ...add, name: 'UPSTREAM' })).key).not.toBe(key);
    expect(connections.list()).toHaveLength(1);
    await expect(connections.remove(key)).rejects.toThrow(/no longer there/);
    await expect(connections.setListenerSecret(key, secret)).rejects.toThrow(/no longer there/);
  });
});

describe("a listener's address", () => {
  it('ends in a key of 24 random bytes that is found again, and can be renewed', async () => {
    const { connections } = testBackend().core;
    const { key, listenerKey } = await connections.add(add);
    expect(listenerKey).toMatch(/^[\w-]{32}$/);
    expect(connections.byListenerKey(listenerKey)?.key).toBe(key);
    const renewed = await connections.renewListenerKey(key);
    expect(renewed.listenerKey).not.toBe(listenerKey);
    expect(connections.byListenerKey(listenerKey)).toBeUndefined();
    expect(connections.byListenerKey('')).toBeUndefined();
  });
});

describe("a listener's secret", () => {
  it.each(['', 'whsec_', 'too short', `whsec_${'A'.repeat(1000)}`])(
    'is refused when it is none: %j',
    async (text) => {
      const { connections } = testBackend().core;
      const { key } = await connections.add(add);
      await expect(connections.setListenerSecret(key, text)).rejects.toThrow(
        /^secret: must be a Standard Webhooks secret/,
      );
      expect(connections.byKey(key).hasListenerSecret).toBe(false);
    },
  );

  it('is sealed at rest, never shown, replaced and removed', async () => {
    const backend = testBackend();
    const { connections } = backend.core;
    const { key } = await connections.add(add);
    expect((await connections.setListenerSecret(key, secret)).hasListenerSecret).toBe(true);
    expect(connections.listenerSecret(key)).toEqual({ kind: 'secret', secret });
    expect(JSON.stringify([connections.list(), await ask(backend, 'listener.read', {})])).not.toContain(
      secret.slice(6),
    );
    for (const file of ['locdesk.db', 'locdesk.db-wal']) {
      expect(readFileSync(join(backend.dataFolder, file)).includes(secret.slice(6))).toBe(false);
    }
    await connections.removeListenerSecret(key);
    expect(connections.listenerSecret(key)).toEqual({ kind: 'none' });
  });

  it('that cannot be opened here is not taken for none', async () => {
    const backend = testBackend();
    const { key } = await backend.core.connections.add(add);
    await backend.core.connections.setListenerSecret(key, secret);
    await backend.stop();
    writeFileSync(join(backend.dataFolder, 'secrets.key'), Buffer.alloc(32, 7));
    const other = testBackend({ dataFolder: backend.dataFolder });
    expect(other.core.connections.listenerSecret(key)).toEqual({
      kind: 'unreadable',
      problem: expect.stringContaining('another key than it was sealed with'),
    });
  });
});
