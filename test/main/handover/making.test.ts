import { expect, it } from 'vitest';
import { JobCancelled } from '../../../src/main/platform/one-job';
import { HandoverJobService } from '../../../src/main/handover/handover-job-service';
import { asked, handoverDesk } from '../../support/handover-desk';

const input = { choice: 'all', format: 'csv', note: '', recipient: 'Ana' } as const;

it('the making of a file says how many requests are read, and that it has ended', async () => {
  const { backend, key, give } = await handoverDesk();
  const seen: unknown[] = [];
  backend.core.changes.subscribe(({ name }) => {
    if (name === 'files.changed') seen.push(asked(backend, 'handovers.making', {}));
  });
  await give([key]);
  const said = await Promise.all(seen);
  expect(said).toContainEqual({ making: { done: 0, total: 1 } });
  expect(said).toContainEqual({ making: { done: 1, total: 1 } });
  expect(said.at(-1)).toEqual({ making: null });
});

it('a file whose making is cancelled is not out, and no second one is made beside it', async () => {
  const { backend, key } = await handoverDesk();
  const create = () => asked(backend, 'handovers.create', { ...input, requests: { keys: [key] } });
  let second: Promise<unknown> | undefined;
  const stop = backend.core.changes.subscribe(({ name }) => {
    if (name !== 'files.changed' || second !== undefined) return;
    second = create();
    void asked(backend, 'handovers.cancelMaking', {});
  });
  const first = await create();
  stop();
  await expect(second).rejects.toThrow('Another hand-over is being made');
  expect(first).toEqual({ kind: 'none' });
  const all = await asked(backend, 'handovers.window', { filter: 'all', offset: 0, limit: 10 });
  expect(all.total).toBe(0);
  expect(await asked(backend, 'requests.detail', { key })).not.toHaveProperty('isOut');
});

it('a file that is cancelled after its hand-over was kept is not out either', async () => {
  const { backend, key } = await handoverDesk();
  const made = Promise.withResolvers<never>();
  const forgotten: string[] = [];
  const service = new HandoverJobService({
    ...backend.core,
    jobs: { makeHandover: () => ({ done: made.promise, cancel: () => undefined }), openReturned: neverAsked },
    handovers: { forgetById: async (id: string) => void forgotten.push(id) },
  } as unknown as ConstructorParameters<typeof HandoverJobService>[0]);
  const making = service.make({ ...input, keys: [key] });
  service.cancelMaking();
  // The thread had passed its last look at the cancellation.
  made.resolve({ key: 1 } as never);
  await expect(making).rejects.toThrow(JobCancelled);
  expect(forgotten).toHaveLength(1);
});

const neverAsked = (): never => {
  throw new Error('not asked');
};
