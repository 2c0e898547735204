// @vitest-environment jsdom
import { cleanup, render, renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ReviewField } from '../../../../src/contract/ui-types';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { PointedTerm } from '../../../../src/renderer/review/terms/pointed-term';
import { useTermMarks } from '../../../../src/renderer/review/terms/term-marks';
import { StoresProvider } from '../../../../src/renderer/stores/context';
import { FakeHost } from '../../fake-host';

afterEach(cleanup);

const field = {
  position: 0,
  id: 'f',
  data: 'text',
  source: 'The log file',
  target: 'Le journal',
} as ReviewField;

/** Stores that know the terms of the field. */
function deskWithTerms() {
  const stores = createStores(clientOver(new FakeHost(1)));
  const entries = [
    { id: 'a', definition: 'A list of what happened', terms: {} },
    { id: 'b', definition: 'A thing of the target', terms: {} },
  ];
  const terms = {
    entries,
    source: [{ from: 4, to: 12, entry: 0 }],
    target: [{ from: 3, to: 10, entry: 1 }],
  };
  stores.fieldTerms.setState({
    ofField: new Map([['f', { source: field.source, target: field.target, terms }]]),
  });
  return function Desk({ children }: { readonly children: ReactNode }) {
    return <StoresProvider value={stores}>{children}</StoresProvider>;
  };
}

test('the terms of a field are marked on both sides', () => {
  const { result } = renderHook(() => useTermMarks(field), { wrapper: deskWithTerms() });
  expect(result.current).toMatchObject({
    source: [{ from: 4, to: 12, kind: 'term' }],
    target: [{ from: 3, to: 10, kind: 'term' }],
  });
});

test('the entry of a term appears with its definition while the pointer is on it', async () => {
  render(
    <div className="field-row">
      <div className="field-cell source">
        The <mark data-kind="term">log file</mark>
      </div>
      <div className="field-cell target">
        Le <mark data-kind="term">journal</mark>
      </div>
      <PointedTerm fieldId="f" />
    </div>,
    { wrapper: deskWithTerms() },
  );
  const user = userEvent.setup();
  await user.hover(screen.getByText('log file'));
  expect(screen.getByText('A list of what happened')).toBeTruthy();
  expect(screen.queryByText('A thing of the target')).toBeNull();
  await user.hover(screen.getByText('journal'));
  expect(screen.getByText('A thing of the target')).toBeTruthy();
  await user.hover(screen.getByText('Le', { exact: false, selector: '.field-cell' }));
  expect(screen.queryByText('A thing of the target')).toBeNull();
});

test('a card that has more than the window has room for says which key shows all', async () => {
  const height = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(0);
  render(
    <div className="field-row">
      <div className="field-cell source">
        The <mark data-kind="term">log file</mark>
      </div>
      <PointedTerm fieldId="f" />
    </div>,
    { wrapper: deskWithTerms() },
  );
  const user = userEvent.setup();
  await user.hover(screen.getByText('log file'));
  expect(screen.queryByText('Terms of the field (Shift+T)')).toBeNull();
  await user.unhover(screen.getByText('log file'));
  height.mockReturnValue(900);
  await user.hover(screen.getByText('log file'));
  expect(screen.getByText('Terms of the field (Shift+T)')).toBeTruthy();
  height.mockRestore();
});
