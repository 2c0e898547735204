// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { createStores } from '../../../src/renderer/app/create-stores';
import { StoresProvider } from '../../../src/renderer/stores/context';
import { Navigation } from '../../../src/renderer/app/navigation';
import { StatusBar } from '../../../src/renderer/app/status-bar';
import { connection } from '../connections/fake-connections-host';
import { FakeHost } from '../fake-host';
import { success } from '../../../src/contract/result';
import { receiveEvent } from '../../../src/renderer/app/receive-event';

let isNarrow = false;

beforeEach(() => {
  isNarrow = false;
  // jsdom has no media queries.
  vi.stubGlobal('matchMedia', () =>
    Object.assign(new EventTarget(), { matches: isNarrow, media: '', onchange: null }),
  );
});
afterEach(cleanup);

function show() {
  const desk = createStores(clientOver(new FakeHost(0)));
  render(
    <StoresProvider value={desk}>
      <Navigation />
      <StatusBar />
    </StoresProvider>,
  );
  return desk;
}

const badgeOf = (room: string): string | undefined =>
  screen.getByRole('button', { name: room }).querySelector<HTMLElement>('.nav-badge')?.dataset['count'];

test('marks that could not be sent are seen in the status bar and at the connections', () => {
  const desk = show();
  const unsent = connection(1, { marksToSend: 175 });
  act(() => desk.connections.setState({ connections: [unsent] }));
  expect(screen.getByText('175 unsent marks')).toBeDefined();
  expect(badgeOf('Connections')).toBeUndefined();
  act(() => desk.connections.setState({ connections: [{ ...unsent, marksFailing: true }] }));
  expect(screen.getByRole('button', { name: '175 unsent marks, retrying' }).className).toContain('failing');
  expect(badgeOf('Connections')).toBe('1');
  // It is red, unlike the number of requests to import.
  expect(screen.getByRole('button', { name: 'Connections' }).querySelector('.nav-badge.work')).toBeNull();
});

test('up to three connections have a chip each, those that need the coordinator first', () => {
  const desk = show();
  const connections = [
    connection(1, { name: 'Acme' }),
    connection(2, { name: 'Birch', state: { kind: 'offline', until: '2026-11-20T10:00:00Z' } }),
    connection(3, { name: 'Cedar', state: { kind: 'needs-you', problem: 'no-token', text: 'No token.' } }),
  ];
  act(() => desk.connections.setState({ connections }));
  const list = screen.getByRole('list', { name: 'Connections' });
  expect([...list.querySelectorAll('.status-connection-name')].map((one) => one.textContent)).toEqual([
    'Cedar',
    'Birch',
    'Acme',
  ]);
});

test('more connections share one chip that counts them by state', async () => {
  const desk = show();
  const connections = [
    ...Array.from({ length: 18 }, (_, index) => connection(index + 1, { name: `Acme ${index}` })),
    connection(19, { name: 'Birch', state: { kind: 'syncing', done: 1 } }),
    connection(20, { name: 'Cedar', state: { kind: 'needs-you', problem: 'no-token', text: 'No token.' } }),
  ];
  act(() => desk.connections.setState({ connections }));
  await screen.findByRole('button', { name: /^Connections\s*Action needed:\s*1\s*Up to date:\s*19$/ });
  expect(screen.queryByRole('list', { name: 'Connections' })).toBeNull();
});

test('in a narrow window two connections share a chip, so that no name or state is cut', async () => {
  isNarrow = true;
  const desk = show();
  act(() => desk.connections.setState({ connections: [connection(1), connection(2)] }));
  await screen.findByRole('button', { name: /^Connections\s*Up to date:\s*2$/ });
  expect(screen.queryByRole('list', { name: 'Connections' })).toBeNull();
});

test('the number of requests to import is not shown as something wrong', () => {
  const desk = show();
  act(() => desk.requests.setState({ counts: { 'to-import': 3 } as never }));
  const badge = screen.getByRole('button', { name: 'Requests' }).querySelector('.nav-badge');
  expect(badge?.className).toContain('work');
});

test('files that came back and are not decided are counted at the hand-overs, as work', async () => {
  let open = 2;
  const host = new FakeHost(0);
  vi.spyOn(host, 'call').mockImplementation(async () => success({ open }));
  const desk = createStores(clientOver(host));
  render(
    <StoresProvider value={desk}>
      <Navigation />
    </StoresProvider>,
  );
  expect(badgeOf('Hand-overs')).toBeUndefined();
  await act(() => desk.returnedFiles.getState().load());
  const button = screen.getByRole('button', { name: 'Hand-overs' });
  expect(badgeOf('Hand-overs')).toBe('2');
  expect(button.querySelector('.nav-badge')?.className).toContain('work');
  expect(button.title).toBe('Hand-overs: 2 files came back and are not decided yet');

  // The last one is decided in this window or in another one.
  open = 0;
  receiveEvent(desk, { name: 'handovers.changed' } as never);
  await vi.waitFor(() => expect(badgeOf('Hand-overs')).toBeUndefined());
});
