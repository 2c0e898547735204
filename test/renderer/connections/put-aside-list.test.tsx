// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { PutAsideList } from '../../../src/renderer/connections/put-aside-list';
import { createStores } from '../../../src/renderer/app/create-stores';
import { StoresProvider } from '../../../src/renderer/stores/context';
import { success } from '../../../src/contract/result';

afterEach(cleanup);

it('the list of results that were put aside takes the focus of the button that opened it', async () => {
  const rows = [{ id: 'a', reason: '"a": fields: is empty', since: '2026-11-20T09:30:00.000Z' }];
  const client = clientOver({
    call: async () => success({ total: 51, offset: 0, rows }),
    subscribe: () => () => undefined,
  });
  render(
    <StoresProvider value={createStores(client)}>
      <PutAsideList connectionKey={1} />
    </StoresProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show details' }));
  const list = await screen.findByRole('list');
  expect(list.textContent).toBe('"a": fields: is empty… and 50 more');
  expect(document.activeElement).toBe(list);
});
