import { beforeEach, expect, it, vi } from 'vitest';
import { DesktopTexts } from '../../../src/main/desktop/desktop-texts';
import type { RestartableBackend } from '../../../src/main/electron/restartable-backend';

const electron = vi.hoisted(() => ({ response: 0, quit: vi.fn<() => void>() }));

const ignore = (): void => undefined;

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
    const { closingOf } = await import('../../../src/main/electron/close-to-tray');
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
    const commits = { alone: async (work: () => void) => work() };
    const backend = { current: { core: { settings, commits } } } as unknown as RestartableBackend;
    const warn = vi.fn<() => void>();
    const log = { info: warn, warn, error: warn };
    closingOf({ window: window as never, backend, log, texts: new DesktopTexts() });
    const preventDefault = vi.fn<() => void>();
    close?.({ preventDefault });
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect({ hidden: hide.mock.calls.length, quits: electron.quit.mock.calls.length }).toEqual(expected);
    expect(preventDefault).toHaveBeenCalledOnce();
  },
);

it.each([
  ['the window is hidden', 0, 'hidden'],
  ['Locdesk quits', 1, 'quit'],
])('an answer is on the disk before %s', async (_what, response, end) => {
  const { closingOf } = await import('../../../src/main/electron/close-to-tray');
  const steps: string[] = [];
  electron.response = response;
  electron.quit.mockImplementation(() => void steps.push('quit'));
  let close: ((event: { preventDefault: () => void }) => void) | undefined;
  const window = {
    on: (_name: string, handler: typeof close) => (close = handler),
    hide: () => void steps.push('hidden'),
  };
  const flushed = Promise.withResolvers<void>();
  const settings = {
    get: () => 'ask',
    write: async (changes: Readonly<Record<string, string>>) => {
      steps.push(...Object.values(changes));
      await flushed.promise;
      steps.push('flushed');
    },
  };
  const backend = { current: { core: { settings } } } as unknown as RestartableBackend;
  const log = { info: ignore, warn: ignore, error: ignore };
  closingOf({ window: window as never, backend, log, texts: new DesktopTexts() });
  close?.({ preventDefault: ignore });
  await vi.waitFor(() => expect(steps).toHaveLength(1));
  flushed.resolve();
  await vi.waitFor(() => expect(steps).toHaveLength(3));
  expect(steps).toEqual([response === 0 ? 'yes' : 'no', 'flushed', end]);
});
