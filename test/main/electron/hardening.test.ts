import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DesktopTexts } from '../../../src/main/desktop/desktop-texts';
import { tempFolder } from '../../support/temp-folder';

// The points of Electron's security checklist that depend on our code (docs/electron-security.md). The tests
// verify the calls to Electron, not Electron's behaviour.

type Handler = (...args: readonly unknown[]) => unknown;

const recorded = vi.hoisted(() => ({
  isPackaged: false,
  options: {} as { webPreferences?: Record<string, unknown> },
  contents: new Map<string, Handler>(),
  session: new Map<string, Handler>(),
  openHandler: undefined as Handler | undefined,
  request: undefined as Handler | undefined,
  check: undefined as Handler | undefined,
  device: undefined as Handler | undefined,
  spelling: [] as unknown[],
  asked: [] as unknown[],
  opened: [] as string[],
}));

vi.mock('electron', () => {
  const created: Handler[] = [];
  const app = {
    get isPackaged() {
      return recorded.isPackaged;
    },
    on: (name: string, handler: Handler) => {
      if (name === 'web-contents-created') created.push(handler);
    },
  };
  class BrowserWindow {
    readonly webContents = {
      on: (name: string, handler: Handler) => recorded.contents.set(name, handler),
      setWindowOpenHandler: (handler: Handler) => (recorded.openHandler = handler),
      // A session of its own, as a window in a partition has.
      session: {
        on: (name: string, handler: Handler) => recorded.session.set(name, handler),
        setPermissionRequestHandler: (handler: Handler) => (recorded.request = handler),
        setPermissionCheckHandler: (handler: Handler) => (recorded.check = handler),
        setDevicePermissionHandler: (handler: Handler) => (recorded.device = handler),
        setSpellCheckerEnabled: (is: boolean) => recorded.spelling.push(['enabled', is]),
        setSpellCheckerLanguages: (languages: unknown) => recorded.spelling.push(['languages', languages]),
        setSpellCheckerDictionaryDownloadURL: (url: string) => recorded.spelling.push(['url', url]),
      },
    };
    constructor(options: typeof recorded.options) {
      recorded.options = options;
      for (const handler of created) handler({}, this.webContents);
    }
    on(): void {}
    once(): void {}
  }
  return {
    app,
    BrowserWindow,
    nativeTheme: { shouldUseDarkColors: false },
    screen: { getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }] },
    dialog: {
      showMessageBox: async (...args: readonly unknown[]) => {
        recorded.asked.push(args.at(-1));
        return { response: 1 };
      },
    },
    shell: { openExternal: async (address: string) => void recorded.opened.push(address) },
  };
});

beforeAll(async () => (await import('../../../src/main/electron/web-contents-guards')).guardWebContents());

beforeEach(async () => {
  const { createWindow } = await import('../../../src/main/electron/window');
  Object.assign(recorded, { asked: [], opened: [], spelling: [], isPackaged: false });
  createWindow('/preload.cjs', tempFolder(), () => 'http://127.0.0.1:4310', new DesktopTexts());
});

describe('the window', () => {
  it('is isolated, sandboxed and without Node, and nothing of that is switched off elsewhere', () => {
    expect(recorded.options.webPreferences).toEqual({
      preload: '/preload.cjs',
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      spellcheck: false,
      devTools: true,
    });
    const folder = resolve(import.meta.dirname, '../../../src/main');
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(folder, name), 'utf8'));
    const switches = [
      'webSecurity',
      'allowRunningInsecureContent',
      'experimentalFeatures',
      'enableBlinkFeatures',
      'nodeIntegrationInWorker',
      'webviewTag',
      'loadFile(',
      'file://',
    ];
    expect(switches.filter((name) => sources.some((source) => source.includes(name)))).toEqual([]);
    const electron = sources.filter((source) => source.includes("from 'electron'"));
    expect(electron.length).toBeGreaterThan(0);
    expect(electron.join('\n')).not.toMatch(/\bremote\b.*from 'electron'/);
  });

  it('has no developer tools in a package', async () => {
    const { createWindow } = await import('../../../src/main/electron/window');
    recorded.isPackaged = true;
    createWindow('/preload.cjs', tempFolder(), () => undefined, new DesktopTexts());
    expect(recorded.options.webPreferences?.['devTools']).toBe(false);
  });

  it.each(['will-navigate', 'will-redirect', 'will-attach-webview'])('prevents %s', (name) => {
    expect(prevented(recorded.contents, name, {})).toBe(true);
  });

  it('keeps every frame where it is, but for the empty ones that the page fills', () => {
    const name = 'will-frame-navigate';
    expect(
      prevented(recorded.contents, name, { isMainFrame: false, url: 'https://elsewhere.example/' }),
    ).toBe(true);
    expect(prevented(recorded.contents, name, { isMainFrame: true, url: 'about:blank' })).toBe(true);
    expect(prevented(recorded.contents, name, { isMainFrame: false, url: 'about:srcdoc' })).toBe(false);
  });

  it('downloads nothing, and chooses no device', () => {
    expect(prevented(recorded.session, 'will-download', {})).toBe(true);
    expect(recorded.device?.({ deviceType: 'hid' })).toBe(false);
    const chosen: unknown[] = [];
    const choose = (device?: unknown): void => void chosen.push(device);
    expect(prevented(recorded.session, 'select-hid-device', {}, {}, choose)).toBe(true);
    expect(prevented(recorded.session, 'select-usb-device', {}, {}, choose)).toBe(true);
    expect(prevented(recorded.session, 'select-serial-port', {}, [], {}, choose)).toBe(true);
    expect(prevented(recorded.contents, 'select-bluetooth-device', {}, [], choose)).toBe(true);
    expect(chosen).toEqual([null, undefined, '', '']);
  });

  it('opens no window; a web address is asked about, anything else is not even that', async () => {
    for (const url of [
      'javascript:alert(1)',
      'file:///etc/passwd',
      'app://locdesk/',
      'data:text/html,x',
      'https://a:b@c.example/',
    ]) {
      expect(recorded.openHandler?.({ url })).toEqual({ action: 'deny' });
    }
    expect([recorded.asked, recorded.opened]).toEqual([[], []]);
    expect(recorded.openHandler?.({ url: 'https://elsewhere.example/x' })).toEqual({ action: 'deny' });
    await vi.waitFor(() => expect(recorded.asked).toHaveLength(1));
    expect(recorded.opened).toEqual([]);
    recorded.openHandler?.({ url: 'http://127.0.0.1:4310/docs' });
    await vi.waitFor(() => expect(recorded.opened).toEqual(['http://127.0.0.1:4310/docs']));
    // An origin that only begins like ours is foreign.
    recorded.openHandler?.({ url: 'http://127.0.0.1:43100/' });
    await vi.waitFor(() => expect(recorded.asked).toHaveLength(2));
  });

  it.each([
    'media',
    'geolocation',
    'notifications',
    'clipboard-read',
    'openExternal',
    'fullscreen',
    'usb',
    'midi',
  ])('is refused the permission %s', (permission) => {
    const answer = vi.fn<(is: boolean) => void>();
    recorded.request?.({}, permission, answer, { requestingUrl: 'app://locdesk/index.html' });
    expect(answer).toHaveBeenCalledWith(false);
    expect(recorded.check?.({}, permission, 'app://locdesk')).toBe(false);
  });

  it("has nothing of Chromium's spell checker, which fetches dictionaries from the network, and nothing gives it back", () => {
    expect(recorded.spelling).toEqual([
      ['url', 'app://locdesk/no-dictionaries/'],
      ['languages', []],
      // The languages switch it on or off; this has the last word.
      ['enabled', false],
    ]);
    const folder = resolve(import.meta.dirname, '../../../src');
    const calls = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .flatMap(
        (name) =>
          readFileSync(join(folder, name), 'utf8').match(
            /\.setSpellChecker\w+\(|\.addWordToSpellChecker\w+\(/g,
          ) ?? [],
      );
    expect(calls).toHaveLength(3);
  });

  it('may copy, and no other page may', () => {
    const answer = vi.fn<(is: boolean) => void>();
    recorded.request?.({}, 'clipboard-sanitized-write', answer, {
      requestingUrl: 'app://locdesk/index.html',
    });
    recorded.request?.({}, 'clipboard-sanitized-write', answer, {
      requestingUrl: 'https://elsewhere.example/',
    });
    expect(answer.mock.calls).toEqual([[true], [false]]);
    expect(recorded.check?.({}, 'clipboard-sanitized-write', 'app://locdesk')).toBe(true);
    expect(recorded.check?.({}, 'clipboard-sanitized-write', 'null')).toBe(false);
  });
});

it('a window that sets nothing up for itself is guarded all the same', async () => {
  const { BrowserWindow } = await import('electron');
  for (const handlers of [recorded.contents, recorded.session]) handlers.clear();
  Object.assign(recorded, { openHandler: undefined, request: undefined, check: undefined });
  // oxlint-disable-next-line eslint/no-new
  new BrowserWindow({});
  expect(recorded.openHandler?.({ url: 'https://elsewhere.example/' })).toEqual({ action: 'deny' });
  expect(prevented(recorded.contents, 'will-navigate', {})).toBe(true);
  expect(recorded.check?.({}, 'media', 'https://elsewhere.example')).toBe(false);
});

/** Calls the handler of an event, and returns whether it prevented the default. */
function prevented(
  handlers: ReadonlyMap<string, Handler>,
  name: string,
  details: object,
  ...more: readonly unknown[]
): boolean {
  let isPrevented = false;
  handlers.get(name)?.({ ...details, preventDefault: () => (isPrevented = true) }, ...more);
  return isPrevented;
}
