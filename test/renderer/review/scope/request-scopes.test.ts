// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { requestCommands } from '../../../../src/renderer/app/commands/request-commands';
import { requestScopes } from '../../../../src/renderer/review/scope/request-scopes';
import { FakeHost } from '../../fake-host';

test('without a selected request a rehearsal and evidence are for all of the list', async () => {
  const stores = createStores(clientOver(new FakeHost(3)));
  expect(requestScopes(stores)).toEqual([]);
  expect(requestCommands.rehearse.isAvailable(stores)).toBe(false);
  await stores.requests.getState().refreshNow();
  expect(requestScopes(stores)).toMatchObject([{ kind: 'list', count: 3 }]);
  expect(requestCommands.rehearse.isAvailable(stores)).toBe(true);
  expect(requestCommands['evidence.save'].isAvailable(stores)).toBe(true);
  expect(requestCommands['report.save'].isAvailable(stores)).toBe(false);
});
