import { describe, expect, it } from 'vitest';
import { submission, testBackend, type TestBackend } from '../../support/test-backend';

const french = {
  name: 'French',
  view: 'to-import',
  filter: 'target:fr',
  sort: 'created',
  descending: false,
} as const;

const names = (backend: TestBackend) => backend.core.savedViews.list().map(({ name }) => name);

async function withThree(): Promise<{ backend: TestBackend; keys: readonly number[] }> {
  const backend = testBackend();
  const { savedViews } = backend.core;
  const keys: number[] = [];
  for (const name of ['One', 'Two', 'Three']) keys.push((await savedViews.create({ ...french, name })).key);
  return { backend, keys };
}

describe('a saved view', () => {
  it('keeps everything it was saved with, over a restart', async () => {
    const backend = testBackend();
    const view = await backend.core.savedViews.create({ ...french, name: '  French ' });
    await backend.stop();
    const next = testBackend({ dataFolder: backend.dataFolder });
    expect(next.core.savedViews.list()).toEqual([{ ...french, key: view.key }]);
  });

  it('is renamed and changed, and keeps the other settings', async () => {
    const { backend, keys } = await withThree();
    await backend.core.savedViews.edit(keys[1] ?? 0, { name: 'Deux' });
    await backend.core.savedViews.edit(keys[1] ?? 0, { filter: 'target:de' });
    expect(backend.core.savedViews.list()[1]).toMatchObject({
      ...french,
      name: 'Deux',
      filter: 'target:de',
    });
  });

  it('needs a name of its own', async () => {
    const { backend, keys } = await withThree();
    const { savedViews } = backend.core;
    await expect(savedViews.create({ ...french, name: ' one' })).rejects.toThrow(/already/);
    await expect(savedViews.create({ ...french, name: ' ' })).rejects.toThrow(/empty/);
    await expect(savedViews.edit(keys[1] ?? 0, { name: 'ONE' })).rejects.toThrow(/already/);
    await savedViews.edit(keys[0] ?? 0, { name: 'ONE' });
    expect(names(backend)).toEqual(['ONE', 'Two', 'Three']);
  });

  it('moves to any place', async () => {
    const { backend, keys } = await withThree();
    await backend.core.savedViews.move(keys[2] ?? 0, 0);
    expect(names(backend)).toEqual(['Three', 'One', 'Two']);
    await backend.core.savedViews.move(keys[2] ?? 0, 99);
    expect(names(backend)).toEqual(['One', 'Two', 'Three']);
  });

  it('removed, comes back where it was for a day', async () => {
    const { backend, keys } = await withThree();
    const { savedViews } = backend.core;
    await savedViews.remove(keys[1] ?? 0);
    expect(names(backend)).toEqual(['One', 'Three']);
    await expect(savedViews.remove(keys[1] ?? 0)).rejects.toThrow(/no longer/);
    await savedViews.restore(keys[1] ?? 0);
    expect(names(backend)).toEqual(['One', 'Two', 'Three']);
    await savedViews.remove(keys[1] ?? 0);
    backend.environment.advance(25 * 3_600_000);
    await savedViews.remove(keys[0] ?? 0);
    await expect(savedViews.restore(keys[1] ?? 0)).rejects.toThrow(/no longer/);
  });

  it('is counted live, and windows are notified of every change', async () => {
    const backend = testBackend();
    const notified: string[] = [];
    backend.core.changes.subscribe(({ name }) => notified.push(name));
    const { key } = await backend.core.savedViews.create({ ...french, view: 'all' });
    expect(notified).toContain('views.changed');
    const counts = async () => (await backend.dispatch('views.counts', {})) as unknown;
    expect(await counts()).toMatchObject({ value: [{ key, count: 0 }] });
    const language = { source: 'en', target: 'fr-CA' };
    await backend.request('PUT', '/v1/content', { body: submission({ language }) });
    expect(await counts()).toMatchObject({ value: [{ key, count: 1 }] });
  });
});
