import { describe, expect, it } from 'vitest';
import type { SystemKeyStore } from '../../../src/main/platform/secrets/secret-box';
import { testBackend } from '../../support/test-backend';

const token = 'upstream-token';
const connection = {
  name: 'There',
  baseUrl: 'https://there.example',
  token,
  intervalSeconds: 300,
  workingHours: null,
  pageSize: 50,
};

/** A key store of one system: what another one sealed, it can't read. */
function keyStore(name: string, problem: () => string | undefined = () => undefined): SystemKeyStore {
  return {
    problem,
    encrypt: (secret) => Buffer.from(`${name}:${secret}`).toString('base64'),
    decrypt(encrypted) {
      const text = Buffer.from(encrypted, 'base64').toString();
      if (!text.startsWith(`${name}:`)) throw new Error('wrong key');
      return text.slice(name.length + 1);
    },
  };
}

describe('secrets at rest', () => {
  it('of the browser host are read by the desktop, which seals them again in its key store', async () => {
    const before = testBackend();
    const { key } = await before.core.connections.add(connection);
    await before.core.webhookSecrets.reveal();
    await before.stop();

    const desktop = testBackend({ dataFolder: before.dataFolder, host: { keyStore: keyStore('mine') } });
    await desktop.start();
    expect(desktop.core.syncs.access(key)).toMatchObject({ kind: 'ok', token });
    await desktop.stop();

    // Without that key store the secrets are reported as unreadable, not lost.
    const after = testBackend({ dataFolder: before.dataFolder });
    await after.start();
    expect(after.core.syncs.access(key)).toMatchObject({
      kind: 'problem',
      text: expect.stringMatching(/key store.*only the desktop application can read it/),
    });
    await after.stop();
    const again = testBackend({ dataFolder: before.dataFolder, host: { keyStore: keyStore('mine') } });
    expect(again.core.syncs.access(key)).toMatchObject({ kind: 'ok', token });
  });

  it('move to the key file and back when the coordinator says so', async () => {
    const backend = testBackend({ host: { keyStore: keyStore('mine') } });
    const { key } = await backend.core.connections.add(connection);
    const secret = await backend.core.webhookSecrets.reveal();
    const { desktopSettings } = backend;
    expect(await desktopSettings.write({ keyStore: 'file' })).toMatchObject({
      keyStore: { wanted: 'file', used: 'file' },
    });
    await backend.stop();

    const browser = testBackend({ dataFolder: backend.dataFolder });
    expect(browser.core.syncs.access(key)).toMatchObject({ kind: 'ok', token });
    expect(await browser.core.webhookSecrets.reveal()).toBe(secret);
    await browser.stop();
    const desktop = testBackend({ dataFolder: backend.dataFolder, host: { keyStore: keyStore('mine') } });
    await desktop.desktopSettings.write({ keyStore: 'system' });
    await desktop.stop();
    const other = testBackend({ dataFolder: backend.dataFolder });
    expect(other.core.syncs.access(key)).toMatchObject({ kind: 'problem' });
  });

  it('stay where they are while the key store is locked, and of another user are asked for again', async () => {
    const before = testBackend({ host: { keyStore: keyStore('mine') } });
    const { key } = await before.core.connections.add(connection);
    await before.stop();
    let problem: string | undefined = 'it is locked';
    const locked = testBackend({
      dataFolder: before.dataFolder,
      host: { keyStore: keyStore('mine', () => problem) },
    });
    await locked.start();
    expect(locked.core.syncs.access(key)).toMatchObject({
      kind: 'problem',
      text: expect.stringContaining('it is locked'),
    });
    problem = undefined;
    expect(locked.core.syncs.access(key)).toMatchObject({ kind: 'ok', token });
    await locked.stop();
    const other = testBackend({ dataFolder: before.dataFolder, host: { keyStore: keyStore('theirs') } });
    await other.start();
    expect(other.core.syncs.access(key)).toMatchObject({
      kind: 'problem',
      text: expect.stringMatching(/another system or user.*Enter it again/),
    });
  });
});
