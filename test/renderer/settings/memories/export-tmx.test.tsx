// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { ExportRequests } from '../../../../src/renderer/settings/memories/export-tmx';
import { StoresProvider } from '../../../../src/renderer/stores/context';
import { FakeHost } from '../../fake-host';

afterEach(cleanup);

const change = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

it('a TMX file has the requests of a saved view and a filter; one that is not understood is said', async () => {
  const asked: unknown[] = [];
  const stores = createStores(clientOver(new FakeHost(0)));
  stores.savedViews.setState({
    views: [
      { key: 7, name: 'Shop', view: 'imported', filter: 'title:shop', sort: 'created', descending: true },
    ],
  });
  const client = {
    call: (_name: string, input: unknown) => {
      asked.push(input);
      return Promise.resolve({ kind: 'none' });
    },
  };
  render(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    <StoresProvider value={{ ...stores, client: client as never }}>
      <ExportRequests />
    </StoresProvider>,
  );
  const button = screen.getByRole('button', { name: 'Export' });
  const press = () =>
    act(async () => {
      fireEvent.click(button);
      await Promise.resolve();
    });
  await press();
  change('View', '7');
  change('Filter requests', ' target:fr ');
  change('Which translations', 'reviewed');
  await press();
  change('Filter requests', 'colour:red');
  expect(screen.getByRole('alert').textContent).toContain('colour:red');
  await press();
  expect(asked).toEqual([
    { from: { view: 'all', filter: '', choice: 'accepted' } },
    { from: { view: 'imported', filter: 'title:shop target:fr', choice: 'reviewed' } },
  ]);
});
