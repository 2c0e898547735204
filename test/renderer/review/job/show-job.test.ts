import { expect, it } from 'vitest';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { showLanguage } from '../../../../src/renderer/review/job/show-job';
import { FakeHost } from '../../fake-host';

it('a language that cannot be shown, because the host does not answer, says why', async () => {
  const stores = createStores(clientOver(new FakeHost(3)));
  stores.requests.setState({ selectKey: () => Promise.reject(new Error('out of order')) });
  await showLanguage(stores, 2);
  expect(stores.toasts.getState().toasts).toMatchObject([{ tone: 'error', text: 'out of order' }]);
});
