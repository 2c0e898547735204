import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import type { PseudoLocalized } from '../../../src/main/requests/pseudo/pseudo-localizer';
import { ManualEnvironment } from '../../support/manual-environment';
import { migratedFolder } from '../../support/migrated-folder';
import { submission, testBackend, type TestBackend } from '../../support/test-backend';
import { listOf } from '../../support/request-list';

const submitTest = async (backend: TestBackend): Promise<string> =>
  (await backend.request('PUT', '/v1/content', { body: submission(), token: await backend.token('test') }))
    .body.id;
const submitValues = async (backend: TestBackend, values: readonly string[]): Promise<string> => {
  const fields = values.map((value, index) => ({
    id: `field-${index}`,
    type: 'localizable',
    data: 'html',
    value,
  }));
  const token = await backend.token('test');
  return (await backend.request('PUT', '/v1/content', { body: submission({ fields }), token })).body.id;
};
/** Counts webhook calls that were queued, sent or not. */
const queuedCalls = (backend: TestBackend): number => {
  const db = new SQLite(join(backend.dataFolder, 'locdesk.db'), { readonly: true });
  const { calls } = db.prepare<[], { calls: number }>('SELECT count(*) AS calls FROM outbox').get() ?? {
    calls: 0,
  };
  db.close();
  return calls;
};
const stateOf = async (backend: TestBackend, id: string): Promise<string> =>
  (await backend.request('GET', `/v1/content/request/${id}`)).body.state;

describe('a request of a test token', () => {
  it('is completed after the delay and not before', async () => {
    const backend = testBackend();
    await backend.start();
    const id = await submitTest(backend);
    backend.environment.advance(9_999);
    expect(await stateOf(backend, id)).toBe('pending');
    backend.environment.advance(1);
    await expect.poll(() => stateOf(backend, id)).toBe('complete');
  });

  it('is completed after a restart in between', async () => {
    const dataFolder = migratedFolder();
    const environment = new ManualEnvironment();
    const first = testBackend({ dataFolder, environment });
    await first.start();
    const id = await submitTest(first);
    await first.stop();
    environment.advance(60_000);
    const second = testBackend({ dataFolder, environment });
    await second.start();
    environment.advance(0);
    await expect.poll(() => stateOf(second, id)).toBe('complete');
  });

  it('waits no longer than half a minute after the clock jumped ahead', async () => {
    const backend = testBackend({ settings: ['service.testResultDelay=3600'] });
    await backend.start();
    const id = await submitTest(backend);
    backend.environment.nowMs += 3_600_000;
    backend.environment.advance(30_000);
    await expect.poll(() => stateOf(backend, id)).toBe('complete');
  });

  it('waits no longer than its delay after the clock was set back', async () => {
    const backend = testBackend();
    await backend.start();
    const id = await submitTest(backend);
    backend.environment.setClock(backend.environment.nowMs - 5 * 3_600_000);
    backend.environment.advance(10_000);
    await expect.poll(() => stateOf(backend, id)).toBe('complete');
  });

  it('nor when that happened while the program did not run', async () => {
    const first = testBackend();
    await first.start();
    const id = await submitTest(first);
    await first.stop();
    const environment = new ManualEnvironment();
    environment.nowMs = first.environment.nowMs - 5 * 3_600_000;
    const second = testBackend({ dataFolder: first.dataFolder, environment });
    await second.start();
    environment.advance(10_000);
    await expect.poll(() => stateOf(second, id)).toBe('complete');
  });

  it('keeps the submission as version 1 beside the result', async () => {
    const backend = testBackend({ settings: ['service.testResultDelay=0'] });
    await submitTest(backend);
    while (await backend.core.testResults.completeNext());
    const [row] = listOf(backend, { view: 'all', sort: 'created', descending: true });
    const { versions } = backend.core.review.detail(row?.key ?? 0);
    expect(versions.map((v) => [v.number, v.learnedBy])).toEqual([
      [2, 'test-result'],
      [1, 'submitted'],
    ]);
    const [first] = backend.core.review.fields(row?.key ?? 0, 1, { offset: 0, limit: 1 }).fields;
    expect(first).toEqual({ position: 0, id: 'title', type: 'localizable', data: 'html', source: 'Hello' });
  });

  it('that can not be completed is put off, and the others do not wait behind it', async () => {
    const backend = testBackend({ settings: ['service.testResultDelay=0'] });
    const broken = await submitTest(backend);
    const id = await submitTest(backend);
    await backend.start();
    // The older request's next version exists already, as another fault might leave it.
    const db = new SQLite(join(backend.dataFolder, 'locdesk.db'));
    db.exec("INSERT INTO versions VALUES (1, 2, 't', 1, 'test-result', '')");
    db.close();
    backend.environment.advance(0);
    await expect.poll(() => stateOf(backend, id)).toBe('complete');
    expect(await stateOf(backend, broken)).toBe('pending');
    expect(backend.environment.logged.some(({ message }) => message.includes('could not be written'))).toBe(
      true,
    );
  });

  it('never localizes a value of more than 4096 characters in the main thread', async () => {
    const lengths: number[] = [];
    const backend = testBackend({
      pseudoLocalizer: {
        localize: async ({ value }) => {
          lengths.push(value.length);
          return { kind: 'value', value: 'localized' };
        },
        endThread: async () => undefined,
      },
    });
    await backend.start();
    const id = await submitValues(backend, ['a'.repeat(4096), '('.repeat(2 ** 20), '<p>'.repeat(2000)]);
    backend.environment.advance(10_000);
    await expect.poll(() => stateOf(backend, id)).toBe('complete');
    expect(lengths).toEqual([2 ** 20, 6000]);
  });

  it('is completed with a mark before the value where that takes too long, and calls the webhook twice', async () => {
    const backend = testBackend({
      pseudoLocalizer: {
        localize: async () => ({ kind: 'failure', reason: 'it took longer than 10 s' }),
        endThread: async () => undefined,
      },
    });
    await backend.start();
    await backend.request('PUT', '/v1/webhook', { body: { url: 'http://127.0.0.1:9/hook' } });
    const value = '<p>'.repeat(2000);
    const id = await submitValues(backend, [value]);
    backend.environment.advance(10_000);
    await expect.poll(() => stateOf(backend, id)).toBe('complete');
    const { body } = await backend.request('GET', `/v1/content/request/${id}`);
    expect(body.fields[0].value).toBe(`⟦~⟧ ${value}`);
    expect(queuedCalls(backend)).toBe(2);
    expect(backend.environment.logged.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('could not be pseudo-localized'),
    );
  });

  it('stays due when the program ends while it is localized, and is completed once by the next start', async () => {
    const localizing = Promise.withResolvers<void>();
    const givenUp = Promise.withResolvers<PseudoLocalized>();
    const first = testBackend({
      pseudoLocalizer: {
        localize: () => {
          localizing.resolve();
          return givenUp.promise;
        },
        endThread: async () => givenUp.resolve({ kind: 'failure', reason: 'the thread was ended' }),
      },
    });
    await first.start();
    await first.request('PUT', '/v1/webhook', { body: { url: 'http://127.0.0.1:9/hook' } });
    const id = await submitValues(first, ['<p>text'.repeat(2000)]);
    first.environment.advance(10_000);
    await localizing.promise;
    await first.stop();
    const second = testBackend({ dataFolder: first.dataFolder, environment: first.environment });
    expect(await stateOf(second, id)).toBe('pending');
    await second.start();
    second.environment.advance(0);
    await expect.poll(() => stateOf(second, id)).toBe('complete');
    const { body } = await second.request('GET', `/v1/content/request/${id}`);
    expect(body.fields[0].value).toContain('<p>⟦ťéẋť ~⟧<p>');
    expect(queuedCalls(second)).toBe(2);
  });

  it('a live one waits for its coordinator', async () => {
    const backend = testBackend({ settings: ['service.testResultDelay=0'] });
    await backend.start();
    const { id } = (await backend.request('PUT', '/v1/content', { body: submission() })).body;
    backend.environment.advance(3_600_000);
    expect(await stateOf(backend, id)).toBe('pending');
  });
});
