// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { MemoryReport } from '../../../../src/renderer/settings/memories/memory-report';
import { StoresProvider } from '../../../../src/renderer/stores/context';
import { FakeHost } from '../../fake-host';

afterEach(cleanup);

it.each([
  [0, '“Shop” has 806,202 units.'],
  [193_798, '“Shop” has 806,202 units. 193,798 equal units were left out.'],
])('the report of an import with %i equal units says so', (equal, said) => {
  const imported = { id: 'm', name: 'Shop', tool: '', units: 806_202, equal, pairs: [], notices: [] };
  render(
    <StoresProvider value={createStores(clientOver(new FakeHost(0)))}>
      <MemoryReport imported={imported} close={() => undefined} />
    </StoresProvider>,
  );
  expect(screen.getByRole('status').textContent).toBe(said);
});
