// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ReceiverSummary } from '../../../src/contract/receivers';
import { createStores } from '../../../src/renderer/app/create-stores';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { ProfileList } from '../../../src/renderer/settings/receivers/profile-list';
import { StoresProvider } from '../../../src/renderer/stores/context';
import { FakeHost } from '../fake-host';

afterEach(cleanup);

const shop: ReceiverSummary = {
  id: 'our-shop',
  name: 'Our shop',
  about: '',
  isBuiltIn: false,
  rules: 2,
  languages: [],
  refused: ['slug', 'sku'],
};

test('a saved profile names its rules that do not apply any more', () => {
  render(
    <StoresProvider value={createStores(clientOver(new FakeHost(0)))}>
      <ProfileList
        receivers={{ profiles: [shop, { ...shop, id: 'other', name: 'Other', refused: [] }], uses: [] }}
        change={() => Promise.resolve(true)}
      />
    </StoresProvider>,
  );
  const said = screen.getAllByText(/^Not applied/).map(({ textContent }) => textContent);
  expect(said).toEqual(['Not applied, because testing their patterns could take too long: slug and sku']);
});
