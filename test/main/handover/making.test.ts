import { expect, it } from 'vitest';
import { JobCancelled } from '../../../src/main/platform/one-job';
import { HandoverJobService } from '../../../src/main/handover/handover-job-service';
import { asked, handoverDesk } from '../../support/handover-desk';
import type { TestBackend } from '../../support/test-backend';

const input = { choice: 'all', format: 'csv', note: '', recipient: 'Ana', making: 'own' } as const;

it('the making of a file says how many requests are read, and that it has ended', async () => {
  const { backend, key, give } = await handoverDesk();
  const seen: unknown[] = [];
  backend.core.changes.subscribe(({ name }) => {
    if (name === 'files.changed') seen.push(asked(backend, 'handovers.making', {}));
  });
  await give([key]);
  const said = await Promise.all(seen);
  expect(said).toContainEqual({ making: expect.objectContaining({ done: 0, total: 1 }) });
  expect(said).toContainEqual({ making: expect.objectContaining({ done: 1, total: 1 }) });
  expect(said.at(-1)).toEqual({ making: null });
});

it('a file whose making is cancelled is not out, and no second one is made beside it', async () => {
  const { backend, key } = await handoverDesk();
  const create = () => asked(backend, 'handovers.create', { ...input, requests: { keys: [key] } });
  let second: Promise<unknown> | undefined;
  const stop = backend.core.changes.subscribe(({ name }) => {
    if (name !== 'files.changed' || second !== undefined) return;
    second = create();
    void asked(backend, 'handovers.cancelMaking', { making: 'own' });
  });
  const first = await create();
  stop();
  await expect(second).rejects.toThrow('Another hand-over is being made');
  expect(first).toEqual({ kind: 'none' });
  expect(await totalOf(backend)).toBe(0);
  expect(await asked(backend, 'requests.detail', { key })).not.toHaveProperty('isOut');
});

it('a cancel of what another window made before leaves the file of this one alone', async () => {
  const { backend, key } = await handoverDesk();
  const stop = backend.core.changes.subscribe(({ name }) => {
    if (name === 'files.changed') void asked(backend, 'handovers.cancelMaking', { making: 'another' });
  });
  const made = await asked(backend, 'handovers.create', { ...input, requests: { keys: [key] } });
  stop();
  expect(made).toMatchObject({ kind: 'content' });
});

it('a cancel while the requests of a list are read ends the hand-over, too', async () => {
  const { backend, key } = await handoverDesk();
  const keys = Promise.withResolvers<readonly number[]>();
  const service = new HandoverJobService({
    ...backend.core,
    jobs: { makeHandover: neverAsked, openReturned: neverAsked },
  } as unknown as ConstructorParameters<typeof HandoverJobService>[0]);
  const making = service.make({ ...input, keys: async () => keys.promise });
  service.cancelMaking('own');
  keys.resolve([key]);
  await expect(making).rejects.toThrow(JobCancelled);
});

it.each(['while its file is made', 'before it has the answer'])(
  'a page that is closed %s leaves no hand-over out',
  async (when) => {
    const { backend, key } = await handoverDesk();
    const gone = new AbortController();
    const stop = backend.core.changes.subscribe(({ name }) => {
      if (name === 'files.changed' && when === 'while its file is made') gone.abort();
    });
    const asking = { ...input, requests: { keys: [key] } };
    const answer = await backend.dispatch('handovers.create', asking, gone.signal);
    stop();
    const kind = when === 'while its file is made' ? 'none' : 'content';
    expect(answer).toMatchObject({ ok: true, value: { kind } });
    gone.abort();
    await expect.poll(() => totalOf(backend)).toBe(0);
  },
);

it('a file that is cancelled after its hand-over was kept is not out either', async () => {
  const { backend, key } = await handoverDesk();
  const made = Promise.withResolvers<never>();
  const forgotten: string[] = [];
  const service = new HandoverJobService({
    ...backend.core,
    jobs: { makeHandover: () => ({ done: made.promise, cancel: () => undefined }), openReturned: neverAsked },
    handovers: { forgetById: async (id: string) => void forgotten.push(id) },
  } as unknown as ConstructorParameters<typeof HandoverJobService>[0]);
  const making = service.make({ ...input, keys: async () => [key] });
  service.cancelMaking('own');
  // The thread had passed its last look at the cancellation.
  made.resolve({ key: 1 } as never);
  await expect(making).rejects.toThrow(JobCancelled);
  expect(forgotten).toHaveLength(1);
});

async function totalOf(backend: TestBackend): Promise<number> {
  return (await asked(backend, 'handovers.window', { filter: 'all', offset: 0, limit: 10 })).total;
}

const neverAsked = (): never => {
  throw new Error('not asked');
};
