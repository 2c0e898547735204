// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createStores } from '../../../src/renderer/app/create-stores';
import { TakeBackItemView } from '../../../src/renderer/handover/take-back-item';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { handoverStores } from '../../../src/renderer/stores/handover/handover-stores';
import { StoresProvider } from '../../../src/renderer/stores/context';
import { FakeOrdersHost } from '../orders/fake-orders-host';

afterEach(cleanup);

const drawn = { index: 0, total: 1, top: 0, measure: () => undefined };

test('a row that is unknown here says so in a sentence, with its place in the file', () => {
  render(
    <StoresProvider value={createStores(clientOver(new FakeOrdersHost(0, {})))}>
      <ul>
        <TakeBackItemView
          {...drawn}
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
    screen.getByText('The row belongs to no field that was handed out and is still here. (de, row 8)', {
      exact: false,
    }),
  ).toBeTruthy();
});

describe('a row that is current by itself is turned to', () => {
  test.each<[string, number, (row: HTMLElement, other: HTMLElement) => void]>([
    ['with a click', 1, (row) => fireEvent.pointerUp(row)],
    [
      'with Tab',
      1,
      (row, other) => {
        other.focus();
        row.focus();
      },
    ],
    ['not when the browser gives the focus back', 0, (row) => row.focus()],
  ])('%s', (_, acts, turn) => {
    const stores = createStores(clientOver(new FakeOrdersHost(0, {})));
    const { takeBack } = handoverStores(stores);
    takeBack.setState({ current: 1 });
    render(
      <StoresProvider value={stores}>
        <button type="button">Other</button>
        <ul>
          <TakeBackItemView
            {...drawn}
            isCurrent
            item={{
              key: 1,
              state: 'unknown',
              faults: [],
              place: { unit: 'row', number: 8 },
              canAccept: false,
              canUndo: false,
              decision: 'open',
            }}
          />
        </ul>
      </StoresProvider>,
    );
    act(() => turn(screen.getByRole('listitem'), screen.getByRole('button', { name: 'Other' })));
    expect(takeBack.getState().acts()).toBe(acts);
  });
});
