import { expect, it, vi } from 'vitest';
import { ManualEnvironment } from '../../../support/manual-environment';
import { plainCore } from '../../../support/plain-core';
import { quickDatabase } from '../../../support/database/quick-database';

it('the answer is of the run that ended, also when the next one is at work already', async () => {
  const environment = new ManualEnvironment();
  const core = plainCore(quickDatabase(), environment);
  const { key } = await core.connections.add({
    name: 'There',
    baseUrl: 'https://there.example',
    token: 'token',
    intervalSeconds: 300,
    workingHours: null,
    pageSize: 50,
  });
  const ask = await core.syncRequests.ask(key);
  const done = Promise.withResolvers<undefined>();
  await core.syncRequests.take({ syncNow: async () => ({ started: true }), whenDone: () => done.promise });
  expect(core.syncRequests.answerOf(ask)).toEqual({ kind: 'running' });

  const run = await core.syncs.begin(key, 'command-line');
  if (run === undefined) throw new Error('the first run did not begin');
  await core.syncs.succeed(run, { isUpToDate: true, clockDifferenceMs: undefined });
  environment.nowMs += 600_000;
  expect(await core.syncs.begin(key, 'schedule')).toBeDefined();
  done.resolve(undefined);

  await vi.waitFor(() => expect(core.syncRequests.answerOf(ask)).toMatchObject({ kind: 'ended' }));
  expect(core.syncRequests.answerOf(ask)).toMatchObject({ run: { key: run.key, outcome: 'up-to-date' } });
});
