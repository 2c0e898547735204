import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tempFolder } from '../../support/temp-folder';

// The points of Electron's security checklist that are ours to get right in code (docs/electron-security.md). What is told to Electron
// is looked at here; that Electron obeys is its own.

type Handler = (...args: readonly unknown[]) => unknown;

const told = vi.hoisted(() => ({
  options: {} as { webPreferences?: Record<string, unknown> },
  contents: new Map<string, Handler>(),
  openHandler: undefined as Handler | undefined,
  request: undefined as Handler | undefined,
  check: undefined as Handler | undefined,
  spelling: [] as unknown[],
  asked: [] as unknown[],
  opened: [] as string[],
}));

vi.mock('electron', () => {
  class BrowserWindow {
    readonly webContents = {
      on: (name: string, handler: Handler) => told.contents.set(name, handler),
      setWindowOpenHandler: (handler: Handler) => (told.openHandler = handler),
    };
    constructor(options: typeof told.options) {
      told.options = options;
    }
    on(): void {}
    once(): void {}
  }
  return {
    BrowserWindow,
    nativeTheme: { shouldUseDarkColors: false },
    screen: { getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }] },
    session: {
      defaultSession: {
        setPermissionRequestHandler: (handler: Handler) => (told.request = handler),
        setPermissionCheckHandler: (handler: Handler) => (told.check = handler),
        setSpellCheckerEnabled: (is: boolean) => told.spelling.push(['enabled', is]),
        setSpellCheckerLanguages: (languages: unknown) => told.spelling.push(['languages', languages]),
        setSpellCheckerDictionaryDownloadURL: (url: string) => told.spelling.push(['url', url]),
      },
    },
    dialog: {
      showMessageBox: async (...args: readonly unknown[]) => {
        told.asked.push(args.at(-1));
        return { response: 1 };
      },
    },
    shell: { openExternal: async (address: string) => void told.opened.push(address) },
  };
});

beforeEach(async () => {
  const { createWindow } = await import('../../../src/main/electron/window');
  Object.assign(told, { asked: [], opened: [], spelling: [] });
  createWindow('/preload.cjs', tempFolder(), () => 'http://127.0.0.1:4310');
});

describe('the window', () => {
  it('is isolated, sandboxed and without Node, and nothing of that is switched off elsewhere', () => {
    expect(told.options.webPreferences).toEqual({
      preload: '/preload.cjs',
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      spellcheck: false,
    });
    const folder = resolve(import.meta.dirname, '../../../src/main');
    const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n');
    expect(source).not.toMatch(
      /webSecurity|allowRunningInsecureContent|experimentalFeatures|enableBlinkFeatures|nodeIntegrationInWorker|webviewTag|\bremote\b.*from 'electron'|loadFile\(|file:\/\//,
    );
  });

  it('goes nowhere, and takes no view into itself', () => {
    for (const name of ['will-navigate', 'will-attach-webview']) {
      const event = { preventDefault: vi.fn<() => void>() };
      told.contents.get(name)?.(event);
      expect(event.preventDefault).toHaveBeenCalledOnce();
    }
  });

  it('opens no window; a web address is asked about, anything else is not even that', async () => {
    for (const url of [
      'javascript:alert(1)',
      'file:///etc/passwd',
      'app://locdesk/',
      'data:text/html,x',
      'https://a:b@c.example/',
    ]) {
      expect(told.openHandler?.({ url })).toEqual({ action: 'deny' });
    }
    expect([told.asked, told.opened]).toEqual([[], []]);
    expect(told.openHandler?.({ url: 'https://elsewhere.example/x' })).toEqual({ action: 'deny' });
    await vi.waitFor(() => expect(told.asked).toHaveLength(1));
    expect(told.opened).toEqual([]);
    told.openHandler?.({ url: 'http://127.0.0.1:4310/docs' });
    await vi.waitFor(() => expect(told.opened).toEqual(['http://127.0.0.1:4310/docs']));
    // A name that only begins like ours is somebody else's.
    told.openHandler?.({ url: 'http://127.0.0.1:43100/' });
    await vi.waitFor(() => expect(told.asked).toHaveLength(2));
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
    told.request?.({}, permission, answer, { requestingUrl: 'app://locdesk/index.html' });
    expect(answer).toHaveBeenCalledWith(false);
    expect(told.check?.({}, permission, 'app://locdesk')).toBe(false);
  });

  it("has nothing of Chromium's spell checker, which fetches dictionaries from the network, and nothing gives it back", () => {
    expect(told.spelling).toEqual([
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

  it('may copy, and nobody else may', () => {
    const answer = vi.fn<(is: boolean) => void>();
    told.request?.({}, 'clipboard-sanitized-write', answer, { requestingUrl: 'app://locdesk/index.html' });
    told.request?.({}, 'clipboard-sanitized-write', answer, { requestingUrl: 'https://elsewhere.example/' });
    expect(answer.mock.calls).toEqual([[true], [false]]);
    expect(told.check?.({}, 'clipboard-sanitized-write', 'app://locdesk')).toBe(true);
    expect(told.check?.({}, 'clipboard-sanitized-write', 'null')).toBe(false);
  });
});
