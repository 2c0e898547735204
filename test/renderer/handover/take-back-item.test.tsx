// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createStores } from '../../../src/renderer/app/create-stores';
import { TakeBackItemView } from '../../../src/renderer/handover/take-back-item';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { StoresProvider } from '../../../src/renderer/stores/context';
import { FakeOrdersHost } from '../orders/fake-orders-host';

afterEach(cleanup);

test('a row that is unknown here says so in a sentence, with its place in the file', () => {
  render(
    <StoresProvider value={createStores(clientOver(new FakeOrdersHost(0, {})))}>
      <ul>
        <TakeBackItemView
          isCurrent={false}
          item={{
            key: 1,
            state: 'unknown',
            fieldId: 'title',
            returned: 'Titel',
            faults: [],
            place: { unit: 'row', number: 8, sheet: 'de' },
            canAccept: false,
            canUndo: false,
            decision: 'open',
          }}
        />
      </ul>
    </StoresProvider>,
  );
  expect(
    screen.getByText('The row is not of a field that was handed out here. (de, row 8)', { exact: false }),
  ).toBeTruthy();
});
