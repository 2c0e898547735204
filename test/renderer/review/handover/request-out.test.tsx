// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { RequestOut } from '../../../../src/renderer/review/handover/request-out';
import { StoresProvider } from '../../../../src/renderer/stores/context';
import { FakeOrdersHost } from '../../orders/fake-orders-host';

afterEach(cleanup);

async function chipsOf(...recipients: readonly string[]): Promise<readonly Element[]> {
  const out = recipients.map((recipient, handover) => ({
    handover,
    recipient,
    created: '2026-11-20T09:00:00.000Z',
  }));
  const host = new FakeOrdersHost(0, {
    'handovers.ofRequest': () => ({ drafts: 0, out, corrections: [], verdicts: [] }),
  });
  const { container } = render(
    <StoresProvider value={createStores(clientOver(host))}>
      <RequestOut requestKey={7} />
    </StoresProvider>,
  );
  await screen.findByText(/^Out to Ana/);
  return [...container.children];
}

test('a request that is out several times names each recipient once', async () => {
  const chips = await chipsOf('Ana', '', 'Ana');
  expect(chips.map(({ textContent }) => textContent)).toEqual(['Out to Ana × 2', 'Out']);
});

test('of many recipients two are named, and the others are in a tooltip', async () => {
  const chips = await chipsOf('Ana', 'Ben', 'Cem', 'Dua');
  expect(chips.map(({ textContent }) => textContent)).toEqual(['Out to Ana', 'Out to Ben', '+2']);
  const lines = chips.at(-1)?.getAttribute('title')?.split('\n') ?? [];
  expect(lines).toEqual([
    expect.stringMatching(/^Out to Cem: Out since .*Nov/),
    expect.stringMatching(/^Out to Dua/),
  ]);
});

test('a request with drafts says how many, and leads to the editor', async () => {
  const host = new FakeOrdersHost(0, {
    'handovers.ofRequest': () => ({ drafts: 2, out: [], corrections: [], verdicts: [] }),
  });
  const stores = createStores(clientOver(host));
  const begin = vi.fn<() => void>();
  stores.edit.setState({ begin });
  render(
    <StoresProvider value={stores}>
      <RequestOut requestKey={7} />
    </StoresProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: '2 drafts' }));
  expect(begin).toHaveBeenCalledOnce();
  act(() => stores.review.setState({ mode: 'edit' }));
  expect(screen.queryByRole('button', { name: '2 drafts' })).toBeNull();
});
