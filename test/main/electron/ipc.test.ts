import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { BrowserWindow } from 'electron';
import { ManualEnvironment } from '../../support/manual-environment';
import { testBackend } from '../../support/test-backend';

type Handle = (event: object, name: unknown, input: unknown) => Promise<unknown>;
const recorded = vi.hoisted(() => ({ handle: undefined as Handle | undefined }));
vi.mock('electron', () => ({
  ipcMain: {
    handle: (_channel: string, handle: Handle) => (recorded.handle = handle),
    removeHandler: () => undefined,
  },
  protocol: {},
}));
const { connectWindow } = await import('../../../src/main/electron/ipc');
const { RestartableBackend } = await import('../../../src/main/electron/restartable-backend');

function desk() {
  const environment = new ManualEnvironment();
  const backend = testBackend();
  const webContents = { send: vi.fn<() => void>() };
  const window = { isDestroyed: () => false, webContents, on: () => undefined } as unknown as BrowserWindow;
  const running = new RestartableBackend({
    create: () => backend,
    log: environment.log,
    onFailed: (error) => {
      throw error;
    },
  });
  connectWindow(window, running, environment);
  return { webContents, running, dataFolder: backend.dataFolder };
}

function invoke(event: object, name: unknown = 'app.info', input: unknown = {}): unknown {
  return recorded.handle?.(event, name, input);
}

const ours = { parent: null, url: 'app://locdesk/index.html' };

describe('a command over IPC', () => {
  it('is done for the top frame of our window on our page', async () => {
    const { webContents } = desk();
    expect(await invoke({ sender: webContents, senderFrame: ours })).toMatchObject({ ok: true });
  });

  it.each([
    ['a frame inside the page', { ...ours, parent: ours }],
    ['a page it was led to', { parent: null, url: 'https://elsewhere.example/' }],
    ['a host that only begins like ours', { parent: null, url: 'app://locdesk.example/' }],
    ['a frame that is gone', null],
  ])('is refused to %s', async (_who, senderFrame) => {
    const { webContents } = desk();
    expect(await invoke({ sender: webContents, senderFrame })).toMatchObject({
      ok: false,
      error: { code: 'FORBIDDEN' },
    });
  });

  it('is refused to another window', async () => {
    desk();
    expect(await invoke({ sender: {}, senderFrame: ours })).toMatchObject({ error: { code: 'FORBIDDEN' } });
  });

  it.each([
    [null, {}],
    ['__proto__', {}],
    ['requests.detail', { key: '1' }],
    ['requests.detail', { key: 1, more: true }],
    ['app.info', null],
  ])('of the name %j with %j is an error, not a crash', async (name, input) => {
    const { webContents } = desk();
    expect(await invoke({ sender: webContents, senderFrame: ours }, name, input)).toMatchObject({
      ok: false,
    });
  });

  it('takes the bytes of a file as Electron hands them over: only those that the window chose', async () => {
    const { webContents, dataFolder } = desk();
    const call = (name: string, input: object): unknown =>
      invoke({ sender: webContents, senderFrame: ours }, name, structuredClone(input));
    const begun = await call('memories.beginUpload', {});
    expect(begun).toMatchObject({ ok: true, value: { upload: 1 } });
    const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
    for (const content of [bytes.subarray(1, 200), bytes.subarray(200)])
      expect(await call('memories.upload', { upload: 1, content })).toMatchObject({ ok: true });
    const files = readdirSync(dataFolder, { recursive: true, withFileTypes: true }).flatMap((file) =>
      file.isFile() ? [readFileSync(join(file.parentPath, file.name))] : [],
    );
    expect(files.some((content) => content.equals(bytes.subarray(1)))).toBe(true);
  });

  it('reports that the program is restarting', async () => {
    const { webContents, running } = desk();
    await running.stop();
    expect(await invoke({ sender: webContents, senderFrame: ours })).toMatchObject({
      error: { code: 'UNAVAILABLE', message: expect.stringContaining('starting again') },
    });
  });
});
