// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { MemoryFinding } from '../../../../src/contract/memory/memory';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { MemoryPanel } from '../../../../src/renderer/review/memory/memory-panel';
import { StoresProvider } from '../../../../src/renderer/stores/context';
import { createMemoryState } from '../../../../src/renderer/stores/review/memory-state';
import { FakeHost } from '../../fake-host';

afterEach(cleanup);

const finding: MemoryFinding = {
  hits: [
    {
      source: 'Pay the invoice',
      target: 'Zahlen Sie die Rechnung',
      languages: { source: 'en', target: 'de' },
      sourceMarks: [{ start: 8, end: 15 }],
      targetMarks: [{ start: 15, end: 23 }],
      place: { kind: 'memory', id: 'm', name: 'Old shop', date: '2024-03-01T10:00:00Z' },
      more: 0,
    },
    {
      source: 'Send the invoice',
      target: 'Rechnung senden',
      languages: { source: 'en', target: 'de' },
      sourceMarks: [{ start: 9, end: 16 }],
      targetMarks: [{ start: 0, end: 8 }],
      place: {
        kind: 'request',
        requestKey: 7,
        requestId: 'r7',
        position: 2,
        title: 'Order mail',
        fieldId: 'body',
        state: 'reviewed',
        connection: 'Shop',
        date: '2024-05-01T10:00:00Z',
      },
      more: 3,
    },
  ],
  hasMore: false,
  isLoose: false,
  units: 5,
  filling: { done: 3, total: 1200 },
};

const languagesClient = { call: () => Promise.resolve([{ source: 'en', target: 'fr' }]) };

const choose = (name: string, value: string) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText(name), { target: { value } });
    await Promise.resolve();
  });

async function panel() {
  const asked: unknown[] = [];
  const stores = createStores(clientOver(new FakeHost(0)));
  // The panel's state asks one question only.
  const client = {
    call: (_name: string, input: unknown) => {
      asked.push(input);
      return Promise.resolve(finding);
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const memory = createMemoryState(client as never);
  stores.connections.setState({ connections: [] });
  await act(async () => {
    memory.getState().open({ text: 'invoice' });
    await Promise.resolve();
  });
  await act(async () => {
    render(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      <StoresProvider value={{ ...stores, memory, client: languagesClient as never }}>
        <MemoryPanel />
      </StoresProvider>,
    );
    await Promise.resolve();
  });
  return { asked, stores };
}

it('each filter of the concordance searches again, the days only where they are wanted', async () => {
  const { asked } = await panel();
  expect(screen.queryByLabelText('From this day')).toBeNull();
  await choose('Side', 'target');
  await choose('Connection', 'memories');
  expect(screen.getByLabelText('Languages').textContent).toContain('English → French');
  await choose('Languages', 'en fr');
  expect(asked.at(-1)).toMatchObject({ languages: { source: 'en', target: 'fr' } });
  await choose('Languages', 'all');
  await choose('Date', 'range');
  await choose('From this day', '2024-01-01');
  await choose('Until this day', '2024-12-31');
  expect(asked.at(-1)).toEqual({
    text: 'invoice',
    side: 'target',
    limit: 100,
    isImported: true,
    since: new Date(2024, 0, 1).toISOString(),
    until: new Date(2025, 0, 1).toISOString(),
  });
  // The wrong way round, they are the same days.
  await choose('Until this day', '2023-12-31');
  expect(asked.at(-1)).toMatchObject({
    since: new Date(2023, 11, 31).toISOString(),
    until: new Date(2024, 0, 2).toISOString(),
  });
  await choose('Connection', 'all');
  await choose('Date', 'any');
  expect(asked.at(-1)).toEqual({ text: 'invoice', side: 'target', limit: 100 });
});

it('a sentence of a request says where and when, how far it was accepted, and how many more have it', async () => {
  await panel();
  const [, hit] = screen.getAllByRole('listitem');
  for (const said of ['Order mail', 'body', 'Shop', 'Reviewed', '3 more requests'])
    expect(hit?.textContent.toLowerCase()).toContain(said.toLowerCase());
  expect(hit?.querySelector('time')?.dateTime).toBe('2024-05-01T10:00:00Z');
});

it('a sentence is marked on both sides with its memory, and it is said that the memory is still being filled', async () => {
  await panel();
  const [hit] = screen.getAllByRole('listitem');
  expect(Array.from(hit?.querySelectorAll('mark') ?? [], (mark) => mark.textContent)).toEqual([
    'invoice',
    'Rechnung',
  ]);
  expect(hit?.textContent).toContain('Old shop');
  expect(document.body.textContent).toContain(
    'The memory is still being filled: 3 of 1,200 requests are in it.',
  );
});

it('Enter on a sentence opens its request, as its title does', async () => {
  const { stores } = await panel();
  const [, hit] = screen.getAllByRole('listitem');
  const selectKey = vi.fn(() => Promise.resolve(true));
  stores.requests.setState({ selectKey });
  hit?.focus();
  await act(async () => {
    fireEvent.keyDown(hit ?? document.body, { key: 'Enter' });
    await Promise.resolve();
  });
  expect(selectKey).toHaveBeenCalledWith(7);
});
