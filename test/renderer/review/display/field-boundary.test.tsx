// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FieldBoundary } from '../../../../src/renderer/review/display/field-boundary';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { StoresProvider } from '../../../../src/renderer/stores/context';
import type { ViewMode } from '../../../../src/contract/ui-types';
import { FakeHost } from '../../fake-host';

afterEach(cleanup);
// React logs every error that a boundary catches.
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));

function Content({ value }: { readonly value: string }) {
  if (value === 'broken') throw new Error('no body');
  return <p>{value}</p>;
}

const desk = createStores(clientOver(new FakeHost(0)));
const field = (id: string, value: string, viewMode: ViewMode, showCode: () => void = () => undefined) => (
  <StoresProvider value={desk}>
    <FieldBoundary fieldId={id} value={value} viewMode={viewMode} onShowCode={showCode}>
      <Content value={value} />
    </FieldBoundary>
  </StoresProvider>
);

test('a field that cannot be drawn says so with its name, and the others stay', () => {
  const showCode = vi.fn<() => void>();
  render(
    <>
      {field('title', 'fine', 'rendered')}
      {field('body', 'broken', 'rendered', showCode)}
    </>,
  );
  expect(screen.getByText('fine')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain(
    'Field “body” can’t be displayed in this view: no body',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Show as code' }));
  expect(showCode).toHaveBeenCalledOnce();
});

test('another value in the same row is drawn again', () => {
  const { rerender } = render(field('body', 'broken', 'rendered'));
  rerender(field('title', 'fine', 'rendered'));
  expect(screen.getByText('fine')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('code that cannot be drawn offers no code', () => {
  render(field('body', 'broken', 'code'));
  expect(screen.queryByRole('button')).toBeNull();
});
