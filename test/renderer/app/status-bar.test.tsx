// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { createStores } from '../../../src/renderer/app/create-stores';
import { StoresProvider } from '../../../src/renderer/stores/context';
import { Navigation } from '../../../src/renderer/app/navigation';
import { StatusBar } from '../../../src/renderer/app/status-bar';
import { connection } from '../connections/fake-connections-host';
import { FakeHost } from '../fake-host';

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
  expect(screen.getByText('175 unsent marks, retrying').className).toContain('failing');
  expect(badgeOf('Connections')).toBe('1');
});
