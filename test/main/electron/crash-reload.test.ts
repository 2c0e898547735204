import type { BrowserWindow } from 'electron';
import { beforeEach, expect, it, vi } from 'vitest';
import { DesktopTexts } from '../../../src/main/desktop/desktop-texts';
import { revivePage } from '../../../src/main/electron/crash-reload';

const electron = vi.hoisted(() => ({ response: 0, asked: 0, quit: vi.fn<() => void>(), onAnswer: () => {} }));

vi.mock('electron', () => ({
  app: { quit: electron.quit },
  dialog: {
    showMessageBox: async () => {
      electron.asked += 1;
      electron.onAnswer();
      return { response: electron.response };
    },
  },
}));

beforeEach(() => {
  vi.clearAllMocks();
  electron.asked = 0;
  electron.onAnswer = () => {};
});

function windowOf() {
  let gone: ((event: unknown, details: { reason: string; exitCode: number }) => void) | undefined;
  let nowMs = 0;
  const reload = vi.fn<() => void>();
  const error = vi.fn<() => void>();
  const webContents = { on: (_name: string, handler: typeof gone) => (gone = handler), reload };
  const state = { isDestroyed: false };
  const window = { webContents, isDestroyed: () => state.isDestroyed } as unknown as BrowserWindow;
  revivePage(window, { info: error, warn: error, error }, () => nowMs, new DesktopTexts());
  const end = (atMs: number, reason = 'oom'): void => {
    nowMs = atMs;
    gone?.({}, { reason, exitCode: 5 });
  };
  return { end, reload, error, state };
}

it('a page whose process ended is shown again and the log says why; one that was closed is left alone', () => {
  const { end, reload, error } = windowOf();
  end(0, 'clean-exit');
  expect(reload).not.toHaveBeenCalled();
  end(1000);
  end(100_000, 'crashed');
  expect(reload).toHaveBeenCalledTimes(2);
  expect(error).toHaveBeenCalledWith({ reason: 'crashed', exitCode: 5 }, expect.any(String));
  expect(electron.asked).toBe(0);
});

it.each([
  ['shows it again', 0, { reloads: 2, quits: 0 }],
  ['quits', 1, { reloads: 1, quits: 1 }],
])('when it ends again at once the person is asked, and %s', async (_what, response, expected) => {
  electron.response = response;
  const { end, reload } = windowOf();
  end(0);
  end(5000);
  await vi.waitFor(() =>
    expect({ reloads: reload.mock.calls.length, quits: electron.quit.mock.calls.length }).toEqual(expected),
  );
  expect(electron.asked).toBe(1);
});

it('a window that was closed while the person was asked is left alone', async () => {
  electron.response = 0;
  const { end, reload, state } = windowOf();
  const asked = Promise.withResolvers<void>();
  electron.onAnswer = () => {
    state.isDestroyed = true;
    asked.resolve();
  };
  end(0);
  end(5000);
  await asked.promise;
  // The answer is taken up without waiting for anything: in this turn of the loop.
  await new Promise((resolve) => setImmediate(resolve));
  expect(reload).toHaveBeenCalledTimes(1);
});
