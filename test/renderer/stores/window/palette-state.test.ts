import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RequestRow } from '../../../../src/contract/ui-types';
import type { Client } from '../../../../src/renderer/lib/host/client';
import { createPaletteState } from '../../../../src/renderer/stores/window/palette-state';
import { row } from '../../fake-host';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A palette over a host whose index finds `rows`. */
function desk() {
  const host: { rows: readonly RequestRow[]; asked: string[] } = { rows: [], asked: [] };
  const call = async (_name: string, { filter }: { readonly filter: string }): Promise<unknown> => {
    host.asked.push(filter);
    return { rows: host.rows };
  };
  const palette = createPaletteState({ call } as unknown as Client);
  const { open, type, changed } = palette.getState();
  return { host, open, type, changed, found: () => palette.getState().requests.map(({ key }) => key) };
}

it('requests that were not indexed yet when their words were typed are found once they are', async () => {
  const { host, open, type, changed, found } = desk();
  open();
  type('espresso');
  await vi.runAllTimersAsync();
  expect(found()).toEqual([]);
  host.rows = [row(3)];
  changed();
  changed();
  await vi.runAllTimersAsync();
  expect(found()).toEqual([3]);
  expect(host.asked).toEqual(['espresso', 'espresso']);
});

it('changes ask for nothing while the palette is closed or empty', async () => {
  const { host, open, changed } = desk();
  changed();
  open();
  changed();
  await vi.runAllTimersAsync();
  expect(host.asked).toEqual([]);
});
