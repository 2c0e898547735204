// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createServiceSettingsState } from '../../../src/renderer/stores/service/service-settings-state';
import { TokensTable } from '../../../src/renderer/api/tokens-table';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { createStores } from '../../../src/renderer/app/create-stores';
import { StoresProvider } from '../../../src/renderer/stores/context';
import { createToastState } from '../../../src/renderer/stores/window/toast-state';
import { success } from '../../../src/contract/result';
import type { ServiceSettings, TokenSummary } from '../../../src/contract/ui-types';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T09:30:48.000Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const token = (changes: Partial<TokenSummary>): TokenSummary => ({
  id: 'a',
  name: 'Poller',
  kind: 'live',
  created: '2026-11-20T09:00:00.000Z',
  ...changes,
});

async function show(settings: ServiceSettings, ...tokens: readonly TokenSummary[]): Promise<void> {
  const client = clientOver({ call: async () => success(settings), subscribe: () => () => undefined });
  const serviceSettings = createServiceSettingsState(client, createToastState());
  await serviceSettings.getState().load();
  render(
    <StoresProvider value={{ ...createStores(client), serviceSettings }}>
      <TokensTable tokens={tokens} />
    </StoresProvider>,
  );
  await pass(0);
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const cells = (): (string | null)[] => screen.getAllByRole('cell').map((cell) => cell.textContent);
const limited: ServiceSettings = {
  queryIntervalSeconds: 300,
  allowedOrigins: [],
  requestLog: true,
  mirroredDeliveries: false,
  longestValueBytes: 1_000_000,
  fixed: [],
};

test('the next query counts down by the second, then it is allowed', async () => {
  await show(limited, token({ nextQuery: '2026-11-20T09:35:00.000Z' }));
  expect(cells()).toContain('in 4:12');
  await pass(1000);
  expect(cells()).toContain('in 4:11');
  await pass(251_000);
  expect(cells()).toContain('Now');
});

test('without a limit, or revoked, it shows no wait', async () => {
  await show({ ...limited, queryIntervalSeconds: 0 }, token({ nextQuery: '2026-11-20T09:35:00.000Z' }));
  expect(cells()).toContain('No limit');
  cleanup();
  await show(limited, token({ revoked: '2026-11-20T09:10:00.000Z', nextQuery: '2026-11-20T09:35:00.000Z' }));
  expect(cells().join(' ')).not.toMatch(/in 4:|Now/);
});
