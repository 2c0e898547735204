import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { submission, testBackend, type TestBackend } from '../../support/test-backend';
import { listOf } from '../../support/request-list';

async function withRequests(count: number): Promise<{ backend: TestBackend; keys: number[]; ids: string[] }> {
  const backend = testBackend();
  const ids: string[] = [];
  for (let index = 0; index < count; index++) {
    ids.push((await backend.request('PUT', '/v1/content', { body: submission() })).body.id);
    backend.environment.advance(1000);
  }
  const rows = listOf(backend, { view: 'all', sort: 'created', descending: false });
  return { backend, ids, keys: rows.map((row) => row.key) };
}

const markOf = (backend: TestBackend, key: number) => backend.core.review.detail(key).importMark?.importState;

describe('the coordinator marks', () => {
  it('several at once, and undo brings each back to the mark it had', async () => {
    const { backend, keys } = await withRequests(2);
    const [first = 0, second = 0] = keys;
    await backend.core.importMarks.markByUser([first], 'fail');
    const { batch, changed } = await backend.core.importMarks.markByUser(keys, 'success');
    expect(changed).toBe(2);
    expect(keys.map((key) => markOf(backend, key))).toEqual(['success', 'success']);
    expect(await backend.core.importMarks.undo(batch)).toEqual({ restored: 2, kept: 0 });
    expect([markOf(backend, first), markOf(backend, second)]).toEqual(['fail', undefined]);
  });

  it('all or none: an unknown request leaves the others unmarked', async () => {
    const { backend, keys } = await withRequests(1);
    await expect(backend.core.importMarks.markByUser([...keys, 999], 'success')).rejects.toThrow(
      /no request/,
    );
    expect(markOf(backend, keys[0] ?? 0)).toBeUndefined();
  });

  it('undo leaves a mark that a tool set since then, and undoing twice does nothing', async () => {
    const { backend, keys, ids } = await withRequests(1);
    const { batch } = await backend.core.importMarks.markByUser(keys, 'success');
    await backend.request('PUT', `/v1/content/${ids[0]}/import`, { body: { importState: 'fail' } });
    await backend.core.importMarks.undo(batch);
    expect(markOf(backend, keys[0] ?? 0)).toBe('fail');
    expect(await backend.core.importMarks.undo(batch)).toEqual({ restored: 0, kept: 0 });
  });

  it('keeps every mark in the history, newest first', async () => {
    const { backend, keys } = await withRequests(1);
    for (const state of ['fail', 'success', 'fail'] as const)
      await backend.core.importMarks.markByUser(keys, state);
    expect(backend.core.review.detail(keys[0] ?? 0).importMarks.map((mark) => mark.importState)).toEqual([
      'fail',
      'success',
      'fail',
    ]);
  });

  it('many in portions, so that a tool is answered in between', async () => {
    const { backend, keys, ids } = await withRequests(60);
    const marking = backend.core.importMarks.markByUser(keys, 'success');
    const tool = backend.request('PUT', `/v1/content/${ids[0]}/import`, { body: { importState: 'fail' } });
    const first = await Promise.race([marking.then(() => 'all'), tool.then(() => 'tool')]);
    expect(first).toBe('tool');
    expect(await marking).toMatchObject({ changed: 60 });
    expect(backend.core.review.counts()).toMatchObject({ imported: 59, 'import-failed': 1 });
  });

  it('moves the request between the views', async () => {
    const { backend, keys } = await withRequests(1);
    expect(backend.core.review.counts()).toMatchObject({ waiting: 1, imported: 0, all: 1 });
    await backend.core.importMarks.markByUser(keys, 'success');
    expect(backend.core.review.counts()).toMatchObject({ waiting: 1, imported: 1, 'import-failed': 0 });
  });
});

describe('a mark is removed', () => {
  it('at any time: the request has none any more, for tools too, and the history keeps it', async () => {
    const { backend, keys, ids } = await withRequests(2);
    const [first = 0] = keys;
    await backend.core.importMarks.markByUser([first], 'fail');
    await backend.request('PUT', `/v1/content/${ids[0]}/import`, { body: { importState: 'success' } });
    backend.environment.advance(3_600_000);
    const notified: unknown[] = [];
    backend.core.changes.subscribe((message) => notified.push(message));
    expect(await backend.core.importMarks.remove(keys)).toEqual({ removed: 1, kept: 0 });
    expect(notified).toContainEqual({ name: 'requests.changed', payload: { keys } });
    expect(markOf(backend, first)).toBeUndefined();
    const { body } = await backend.request('GET', `/v1/content/request/${ids[0]}`);
    expect(body).not.toHaveProperty('importResponse');
    const db = new Database(join(backend.dataFolder, 'locdesk.db'), { readonly: true });
    const rows = db.prepare('SELECT import_state FROM import_marks ORDER BY key').all();
    db.close();
    expect(rows).toMatchObject([{ import_state: 'fail' }, { import_state: 'success' }]);
    expect(await backend.core.importMarks.remove(keys)).toEqual({ removed: 0, kept: 0 });
  });

  it('of no request when one of them is not there', async () => {
    const { backend, keys } = await withRequests(1);
    await backend.core.importMarks.markByUser(keys, 'success');
    await expect(backend.core.importMarks.remove([...keys, 999])).rejects.toThrow(/no request/);
    expect(markOf(backend, keys[0] ?? 0)).toBe('success');
  });
});
