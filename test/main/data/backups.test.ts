import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { BackupsSummary } from '../../../src/contract/backups';
import type { Result } from '../../../src/contract/result';
import { backupFolderOf } from '../../../src/main/database/kept-backups';
import { ManualEnvironment } from '../../support/manual-environment';
import { submission, testBackend, type TestBackend } from '../../support/test-backend';

const minute = 60_000;
const day = 86_400_000;

async function read(backend: TestBackend): Promise<BackupsSummary> {
  const answer = (await backend.dispatch('backups.read', {})) as Result<BackupsSummary>;
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
}

async function idle(backend: TestBackend): Promise<BackupsSummary> {
  return vi.waitFor(async () => {
    const summary = await read(backend);
    expect(summary.running).toBeUndefined();
    return summary;
  });
}

async function pass(backend: TestBackend, ms: number, stepMs = 10 * minute): Promise<void> {
  for (let passed = 0; passed < ms; passed += stepMs) {
    backend.environment.advance(Math.min(stepMs, ms - passed));
    await idle(backend);
  }
}

describe('backups', () => {
  it('are made once a day while running, ten are kept, and a restart does not make one more', async () => {
    const backend = testBackend();
    await backend.start();
    expect((await read(backend)).backups).toEqual([]);
    await pass(backend, 10 * minute);
    expect((await read(backend)).backups).toHaveLength(1);
    backend.environment.setClock(backend.environment.nowMs + day - 30 * minute);
    await pass(backend, 10 * minute);
    expect((await read(backend)).backups).toHaveLength(1);
    await backend.stop();

    const again = testBackend({ dataFolder: backend.dataFolder, environment: backend.environment });
    await again.start();
    await pass(again, 10 * minute);
    expect((await read(again)).backups).toHaveLength(1);
    // Simulates a machine that slept, to avoid running half-second timers for ten days.
    for (let slept = 0; slept < 10; slept += 1) {
      again.environment.setClock(again.environment.nowMs + day);
      await pass(again, 10 * minute);
    }
    const { backups } = await read(again);
    expect(backups).toHaveLength(10);
    expect(backups.every(({ kind }) => kind === 'daily')).toBe(true);
    expect(readdirSync(backupFolderOf(again.dataFolder))).toHaveLength(10);
  });

  it('are made also after the clock went back', async () => {
    const environment = new ManualEnvironment();
    const backend = testBackend({ environment });
    await backend.start();
    await pass(backend, 10 * minute);
    environment.setClock(environment.nowMs - 30 * day);
    await pass(backend, 20 * minute);
    expect((await read(backend)).backups).toHaveLength(2);
  });

  it('that fail say why, are tried again, and the words go when one is written', async () => {
    const backend = testBackend();
    await backend.start();
    const folder = backupFolderOf(backend.dataFolder);
    writeFileSync(folder, 'a file in its place');
    await pass(backend, 10 * minute);
    expect((await read(backend)).problem?.text).toMatch(/backups.*can't be written/);
    rmSync(folder);
    await pass(backend, 10 * minute);
    expect(await read(backend)).not.toHaveProperty('problem');
    expect((await read(backend)).backups).toHaveLength(1);
  });

  it('one at a time, and a cancelled one leaves nothing', async () => {
    const backend = testBackend();
    await backend.dispatch('backups.make', {});
    expect(await backend.dispatch('backups.make', {})).toMatchObject({
      ok: false,
      error: { code: 'CONFLICT' },
    });
    await backend.dispatch('backups.cancel', {});
    const summary = await idle(backend);
    expect(summary.backups).toEqual([]);
    expect(summary).not.toHaveProperty('problem');
    expect(readdirSync(summary.folder)).toEqual([]);
  });

  it('restored by name: checked, taken up by the next start, and no query is made before the limit', async () => {
    const backend = testBackend();
    await backend.request('PUT', '/v1/content', { body: submission() });
    const { key } = await backend.core.connections.add({
      name: 'There',
      baseUrl: 'https://there.example',
      token: 'token',
      intervalSeconds: 300,
      workingHours: null,
      pageSize: 50,
    });
    await backend.dispatch('backups.make', {});
    const [backup] = (await idle(backend)).backups;
    await backend.request('PUT', '/v1/content', { body: submission() });
    expect(await backend.dispatch('backups.restore', { name: backup?.name })).toMatchObject({ ok: true });
    expect(backend.restarts).toBe(0);
    backend.environment.advance(1000);
    expect(backend.restarts).toBe(1);
    await backend.stop();

    const again = testBackend({ dataFolder: backend.dataFolder, environment: backend.environment });
    expect(again.core.review.counts().all).toBe(1);
    await again.start();
    expect(again.core.connectionList.summary(key).nextQuery).toBeDefined();
    const { backups } = await read(again);
    expect(backups.map(({ kind }) => kind).toSorted()).toEqual(['asked', 'replaced']);
  });

  it('and restores that a kill cut short leave nothing behind after the next start', async () => {
    const backend = testBackend();
    await backend.dispatch('backups.make', {});
    await idle(backend);
    await backend.stop();
    const { dataFolder, environment } = backend;
    const folder = backupFolderOf(dataFolder);
    const [whole = ''] = readdirSync(folder);
    for (const name of [`${whole}.partial`, `${whole}.partial-journal`, 'mine.db.partial', 'notes.txt']) {
      writeFileSync(join(folder, name), 'half');
    }
    for (const suffix of ['', '-wal', '-journal']) {
      writeFileSync(join(dataFolder, `locdesk.db.restoring${suffix}`), 'half');
    }
    const again = testBackend({ dataFolder, environment });
    expect(readdirSync(folder).toSorted()).toEqual([whole, 'mine.db.partial', 'notes.txt'].toSorted());
    expect(readdirSync(dataFolder).filter((name) => name.includes('restoring'))).toEqual([]);
    await again.stop();
  });

  it('a restore that was prepared before a kill is finished, not removed', async () => {
    const backend = testBackend();
    await backend.dispatch('backups.make', {});
    const [backup] = (await idle(backend)).backups;
    await backend.request('PUT', '/v1/content', { body: submission() });
    expect(await backend.dispatch('backups.restore', { name: backup?.name })).toMatchObject({ ok: true });
    await backend.stop();
    const again = testBackend({ dataFolder: backend.dataFolder, environment: backend.environment });
    expect(again.core.review.counts().all).toBe(0);
  });

  it('a name that is none of the folder’s is refused, whatever it says', async () => {
    const backend = testBackend();
    for (const name of ['../locdesk.db', 'locdesk-daily-2026-01-01T00-00-00-000Z.db', '/etc/passwd']) {
      expect(await backend.dispatch('backups.restore', { name })).toMatchObject({
        ok: false,
        error: { code: 'NOT_FOUND' },
      });
    }
    expect(backend.restarts).toBe(0);
  });
});
