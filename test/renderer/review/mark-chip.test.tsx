// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { RequestDetail } from '../../../src/contract/ui-types';
import { createStores } from '../../../src/renderer/app/create-stores';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { ReviewMeta } from '../../../src/renderer/review/review-meta';
import { StoresProvider } from '../../../src/renderer/stores/context';
import { FakeHost, row } from '../fake-host';

afterEach(cleanup);

test.each([
  ['that the service has says why it can’t be removed', true],
  ['of this desk alone can be removed', undefined],
])('a mark %s', async (_, isMarkKept) => {
  const host = new FakeHost(1);
  const stores = createStores(clientOver(host));
  await stores.requests.getState().refreshNow();
  await stores.requests.getState().select(0);
  const importMark = { importState: 'success', time: '2026-11-20T10:00:00.000Z' } as const;
  const request = { ...row(1), importMark };
  const more = { versions: [], importMarks: [importMark], extra: {}, reviewedFields: 0 };
  const detail: RequestDetail = { ...request, ...more, ...(isMarkKept && { isMarkKept }) };
  render(
    <StoresProvider value={stores}>
      <ReviewMeta request={request} detail={detail} />
    </StoresProvider>,
  );
  const button = screen.getByRole('button', { name: 'Remove mark' });
  fireEvent.click(button);
  await Promise.resolve();
  await Promise.resolve();
  expect(host.askedFor('marks.remove')).toBe(isMarkKept === true ? 0 : 1);
  expect(button.getAttribute('aria-disabled')).toBe(isMarkKept === true ? 'true' : null);
  expect(button.title).toContain(isMarkKept === true ? 'already has this mark' : 'Remove mark');
});

test('the mark of a synced request can’t be removed before it is known whether the service has it', () => {
  const importMark = { importState: 'success', time: '2026-11-20T10:00:00.000Z' } as const;
  render(
    <StoresProvider value={createStores(clientOver(new FakeHost(1)))}>
      <ReviewMeta request={{ ...row(1), origin: 'Acme', importMark }} detail={undefined} />
    </StoresProvider>,
  );
  const button = screen.getByRole('button', { name: 'Remove mark' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.title).toContain('Loading');
});

test('a mark that can still be undone says when it is sent', () => {
  const importMark = { importState: 'success', time: '2026-11-20T10:00:00.000Z' } as const;
  const request = { ...row(1), origin: 'Acme', importMark };
  const markDelivery = { state: 'queued', deliveryKey: 1 } as const;
  const detail = { ...request, versions: [], importMarks: [importMark], extra: {}, reviewedFields: 0 };
  const meta = (more: object) => (
    <StoresProvider value={createStores(clientOver(new FakeHost(1)))}>
      <ReviewMeta request={request} detail={{ ...detail, markDelivery: { ...markDelivery, ...more } }} />
    </StoresProvider>
  );
  const { rerender } = render(meta({ undoableUntil: '2026-11-20T10:10:00.000Z' }));
  expect(screen.getByTitle('Show this mark in the outbox').textContent).toMatch(
    /^to be sent with the next mark, .*10.* at the latest$/,
  );
  rerender(meta({}));
  expect(screen.getByTitle('Show this mark in the outbox').textContent).toBe('to be sent');
});
