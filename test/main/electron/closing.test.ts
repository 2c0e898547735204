import { beforeEach, expect, it, vi } from 'vitest';
import type { DeskBackend } from '../../../src/main/electron/desk-backend';

const electron = vi.hoisted(() => ({ response: 0, quit: vi.fn<() => void>() }));

vi.mock('electron', () => ({
  app: { on: () => undefined, quit: electron.quit },
  dialog: { showMessageBox: async () => ({ response: electron.response }) },
}));

beforeEach(() => vi.clearAllMocks());

it.each([
  ['stays in the tray', 0, { hidden: 1, quits: 0 }],
  ['quits', 1, { hidden: 0, quits: 1 }],
])(
  'a window whose person %s does so also when a full disk keeps that from being remembered',
  async (_what, response, expected) => {
    const { closingOf } = await import('../../../src/main/electron/closing');
    electron.response = response;
    let close: ((event: { preventDefault: () => void }) => void) | undefined;
    const hide = vi.fn<() => void>();
    const window = { on: (_name: string, handler: typeof close) => (close = handler), hide };
    const settings = {
      get: () => 'ask',
      set: () => {
        throw new Error('database or disk is full');
      },
    };
    const desk = { current: { core: { settings } } } as unknown as DeskBackend;
    const warn = vi.fn<() => void>();
    closingOf({ window: window as never, desk, log: { info: warn, warn, error: warn } });
    const preventDefault = vi.fn<() => void>();
    close?.({ preventDefault });
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect({ hidden: hide.mock.calls.length, quits: electron.quit.mock.calls.length }).toEqual(expected);
    expect(preventDefault).toHaveBeenCalledOnce();
  },
);
