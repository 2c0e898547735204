import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testBackend } from '../../support/test-backend';

describe('tokens', () => {
  it('are shown once: neither the list nor the database has the text', async () => {
    const backend = testBackend();
    const { token, id } = await backend.core.tokens.create('  importer ', 'live');
    expect(await backend.core.tokens.list()).toEqual([
      { id, name: 'importer', kind: 'live', created: '2026-11-20T09:30:00.123Z' },
    ]);
    await backend.stop();
    expect(readFileSync(join(backend.dataFolder, 'locdesk.db')).includes(token.slice(-43))).toBe(false);
  });

  it('remember their last use, over a restart too', async () => {
    const backend = testBackend();
    const token = await backend.token('test');
    backend.environment.advance(5000);
    await backend.request('GET', '/v1/content', { token });
    expect((await backend.core.tokens.list())[0]?.lastUsed).toBe('2026-11-20T09:30:05.123Z');
    await backend.stop();
    const again = testBackend({ dataFolder: backend.dataFolder });
    expect((await again.core.tokens.list())[0]?.lastUsed).toBe('2026-11-20T09:30:05.123Z');
  });

  it('need a name, and revoking an unknown one says so', async () => {
    const backend = testBackend();
    for (const name of ['  ', 'a\u001B[2Jb', 'a'.repeat(101)]) {
      await expect(backend.core.tokens.create(name, 'live')).rejects.toThrow(/^name: must/);
    }
    await expect(backend.core.tokens.revoke('nope')).rejects.toThrow(/no token with the id "nope"/);
  });
});
