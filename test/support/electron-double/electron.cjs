// Test double for the 'electron' module in the main process. Windows are real Chromium pages driven over CDP.
'use strict';
const { spawn, spawnSync } = require('node:child_process');
const { createServer } = require('node:net');
const { EventEmitter } = require('node:events');
const { existsSync, mkdtempSync, readFileSync, rmSync, mkdirSync } = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { DatabaseSync } = require('node:sqlite');
const { fileURLToPath, pathToFileURL } = require('node:url');
const { codec, bridge, preloadWorld } = require('./wire.cjs');

const WORLD = 'Electron Isolated Context';
const { encode, decode } = codec();
const appPath = process.env.ELECTRON_DOUBLE_APP_PATH ?? process.cwd();
let pkg = { name: 'Electron', version: '45.4.1' };
try {
  pkg = JSON.parse(readFileSync(path.join(appPath, 'package.json'), 'utf8'));
} catch {}
const flag = (name) => process.argv.find((a) => a.startsWith(`--${name}=`))?.slice(name.length + 3);
const missing = (name, target) =>
  new Proxy(target, {
    get(t, key, r) {
      if (key in t || typeof key === 'symbol' || key === 'then' || key === 'toJSON')
        return Reflect.get(t, key, r);
      throw new Error(`electron-double: ${name}.${String(key)} is not implemented`);
    },
  });

// ---- CDP -------------------------------------------------------------------------------------------------------------
let ws;
let seq = 0;
const waiting = new Map();
const sessions = new Map();
let chromium;
function send(method, params = {}, sessionId) {
  if (ws.readyState !== WebSocket.OPEN) return Promise.reject(new Error(`${method}: Chromium is gone`));
  const id = ++seq;
  ws.send(JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) }));
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject, method });
  });
}
async function startChromium() {
  const bin =
    process.env.CHROMIUM_PATH ??
    ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((p) => existsSync(p));
  if (!bin) throw new Error('electron-double: no Chromium found, set CHROMIUM_PATH');
  const profile = mkdtempSync(path.join(os.tmpdir(), 'electron-double-'));
  chromium = spawn(
    bin,
    [
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--no-sandbox',
      '--no-first-run',
      '--no-default-browser-check',
      '--no-startup-window',
      '--allow-file-access-from-files',
      // The last two: `npm run dev` switches them off in Electron (development-page.ts), and Chromium starts here before it can.
      '--disable-features=HttpsUpgrades,Translate,MediaRouter,LocalNetworkAccessChecks,LocalNetworkAccessChecksWebSockets',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-dev-shm-usage',
      '--password-store=basic',
      '--use-mock-keychain',
      ...(process.env.ELECTRON_DOUBLE_HEADED === '1' ? [] : ['--headless=new']),
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  // A double that is itself killed can't clean up: this waits for its end (of the pipe) and does it instead.
  const janitor = spawn(
    'sh',
    ['-c', 'read _; kill -9 "$0" 2>/dev/null; sleep 0.2; rm -rf "$1"', String(chromium.pid), profile],
    { stdio: ['pipe', 'ignore', 'ignore'], detached: true },
  );
  janitor.unref();
  janitor.stdin.unref();
  process.on('exit', () => {
    chromium.kill('SIGKILL');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 150);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  });
  const url = await new Promise((resolve, reject) => {
    let text = '';
    chromium.stderr.on('data', (d) => {
      text += d;
      const m = /DevTools listening on (ws:\S+)/.exec(text);
      if (m) resolve(m[1]);
    });
    chromium.once('exit', (code) => {
      reject(new Error(`chromium exited ${code}: ${text.slice(-500)}`));
    });
  });
  ws = new WebSocket(url);
  await new Promise((resolve, reject) => {
    ws.onopen = resolve;
    ws.onerror = reject;
  });
  ws.onmessage = ({ data }) => {
    const m = JSON.parse(data);
    if (m.id) {
      const w = waiting.get(m.id);
      waiting.delete(m.id);
      if (m.error) w?.reject(new Error(`${w.method}: ${m.error.message}`));
      else w?.resolve(m.result);
      return;
    }
    if (m.sessionId) sessions.get(m.sessionId)?._onCdp(m.method, m.params);
    else if (m.method === 'Target.targetDestroyed')
      for (const w of BrowserWindow.getAllWindows())
        if (w.webContents._targetId === m.params.targetId) w._gone();
  };
  // Chromium got the same signal (Ctrl-C, a group kill) or crashed: no answer will come any more, so let the app quit in its own way.
  ws.onclose = () => {
    for (const { reject, method } of waiting.values()) reject(new Error(`${method}: Chromium is gone`));
    waiting.clear();
    for (const w of BrowserWindow.getAllWindows()) w._gone();
    app.quit();
  };
  await send('Target.setDiscoverTargets', { discover: true });
  return url;
}

// ---- app -------------------------------------------------------------------------------------------------------------
let readyResolve;
const readyPromise = new Promise((r) => {
  readyResolve = r;
});
let ready = false;
let quitting = false;
const paths = {
  home: os.homedir(),
  appData: process.env.XDG_CONFIG_HOME ?? path.join(os.homedir(), '.config'),
  temp: os.tmpdir(),
  exe: process.argv[0],
  desktop: os.homedir(),
  documents: os.homedir(),
  downloads: os.tmpdir(),
};
const app = missing(
  'app',
  Object.assign(new EventEmitter(), {
    // A package is what a test says is one: the executable is Node's either way.
    isPackaged: process.env.ELECTRON_DOUBLE_RESOURCES !== undefined,
    name: pkg.productName ?? pkg.name,
    commandLine: {
      appendSwitch() {},
      appendArgument() {},
      hasSwitch: (n) => process.argv.some((a) => a === `--${n}` || a.startsWith(`--${n}=`)),
      getSwitchValue: (n) => flag(n) ?? '',
      removeSwitch() {},
    },
    whenReady: () => readyPromise,
    isReady: () => ready,
    getName: () => app.name,
    setName: (n) => {
      app.name = n;
    },
    getVersion: () => pkg.version,
    getAppPath: () => appPath,
    getLocale: () => 'en-US',
    getPreferredSystemLanguages: () => (process.env.ELECTRON_DOUBLE_LANGUAGES ?? 'en-US').split(','),
    getPath: (n) => {
      if (n === 'userData' || n === 'sessionData') {
        const p = paths[n] ?? flag('user-data-dir') ?? path.join(paths.appData, app.name);
        mkdirSync(p, { recursive: true });
        return p;
      }
      if (n === 'logs') return path.join(app.getPath('userData'), 'logs');
      if (!(n in paths)) throw new Error(`Failed to get '${n}' path`);
      return paths[n];
    },
    setPath: (n, p) => {
      paths[n] = p;
    },
    requestSingleInstanceLock: () => takeInstanceLock(path.join(app.getPath('userData'), 'SingletonLock')),
    releaseSingleInstanceLock() {},
    hasSingleInstanceLock: () => true,
    setBadgeCount: (count) => {
      app._badge = count;
      return true;
    },
    getBadgeCount: () => app._badge ?? 0,
    getLoginItemSettings: () => ({ openAtLogin: app._openAtLogin ?? false }),
    setLoginItemSettings: ({ openAtLogin }) => {
      app._openAtLogin = openAtLogin;
    },
    setAppUserModelId() {},
    setAboutPanelOptions() {},
    enableSandbox() {},
    disableHardwareAcceleration() {},
    setAsDefaultProtocolClient: () => true,
    focus() {},
    dock: undefined,
    exit: (code = 0) => {
      app.emit('quit', {}, code);
      process.exit(code);
    },
    quit: () => {
      if (quitting) return;
      quitting = true;
      const ev = preventable();
      app.emit('before-quit', ev);
      if (ev.defaultPrevented) {
        quitting = false;
        return;
      }
      for (const w of BrowserWindow.getAllWindows()) {
        w.close();
      }
      const finish = () => {
        if (BrowserWindow.getAllWindows().some((w) => w._refused)) {
          quitting = false;
          return;
        }
        if (BrowserWindow.getAllWindows().length > 0) {
          setTimeout(finish, 5);
          return;
        }
        const will = preventable();
        app.emit('will-quit', will);
        if (will.defaultPrevented) {
          quitting = false;
          return;
        }
        app.exit(0);
      };
      finish();
    },
  }),
);
for (const s of ['SIGTERM', 'SIGINT', 'SIGHUP'])
  process.on(s, () => {
    app.quit();
  });
// Of all processes of a folder the system gives one the lock of a file, and takes it back when that one ends, however it does. That one
// listens on a socket beside it; any other writes its arguments there. All of it before requestSingleInstanceLock returns, so a child
// makes the connection.
let instanceLock;
function takeInstanceLock(file) {
  const socket = `${file}.sock`;
  const handOver =
    "const s=require('node:net').connect(process.argv[1],()=>s.end(process.argv[2]));s.on('error',()=>process.exit(1));s.on('close',()=>process.exit(0))";
  for (;;) {
    instanceLock = tryLock(`${file}.db`);
    if (instanceLock !== undefined) break;
    const { status } = spawnSync(process.execPath, ['-e', handOver, socket, JSON.stringify(process.argv)]);
    if (status === 0) return false;
  }
  rmSync(socket, { force: true });
  const server = createServer((connection) => {
    let text = '';
    connection.on('data', (data) => {
      text += data;
    });
    connection.on('end', () => {
      if (text !== '') app.emit('second-instance', {}, JSON.parse(text), process.cwd(), null);
    });
  }).listen(socket);
  server.unref();
  return true;
}
function tryLock(file) {
  const db = new DatabaseSync(file);
  try {
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return db;
  } catch {
    db.close();
    return undefined;
  }
}
const preventable = () => ({
  defaultPrevented: false,
  preventDefault() {
    this.defaultPrevented = true;
  },
});
function markReady() {
  if (ready) return;
  ready = true;
  app.emit('will-finish-launching');
  app.emit('ready', {}, {});
  readyResolve({});
}

// ---- ipcMain ---------------------------------------------------------------------------------------------------------
const handlers = new Map();
const ipcMain = Object.assign(new EventEmitter(), {
  handle: (c, f) => {
    if (handlers.has(c)) throw new Error(`Attempted to register a second handler for '${c}'`);
    handlers.set(c, f);
  },
  handleOnce: (c, f) => {
    ipcMain.handle(c, (...a) => {
      handlers.delete(c);
      return f(...a);
    });
  },
  removeHandler: (c) => {
    handlers.delete(c);
  },
});

// ---- webContents / BrowserWindow ---------------------------------------------------------------------------------------
let nextId = 1;
class WebContents extends EventEmitter {
  constructor(win, prefs) {
    super();
    if (
      prefs.sandbox === false ||
      prefs.contextIsolation === false ||
      prefs.nodeIntegration === true ||
      prefs.webSecurity === false
    )
      throw new Error(
        'electron-double: only sandbox + contextIsolation without nodeIntegration is supported',
      );
    Object.assign(this, {
      id: nextId++,
      session: defaultSession,
      _win: win,
      _prefs: prefs,
      _url: '',
      _destroyed: false,
      _context: undefined,
      _expected: new Set(),
      _openHandler: undefined,
    });
    this.mainFrame = {
      get url() {
        return win.webContents._url;
      },
      get origin() {
        try {
          return originOf(win.webContents._url);
        } catch {
          return 'null';
        }
      },
      parent: null,
      top: null,
      processId: 1,
      routingId: 1,
    };
    this._ready = this._attach();
  }
  async _attach() {
    const { targetId } = await send('Target.createTarget', {
      url: 'about:blank',
      newWindow: true,
      width: this._win._opts.width ?? 800,
      height: this._win._opts.height ?? 600,
    });
    this._targetId = targetId;
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    this._sid = sessionId;
    sessions.set(sessionId, this);
    await Promise.all([
      this._cdp('Page.enable'),
      this._cdp('Runtime.enable'),
      this._cdp('Runtime.addBinding', { name: '__electronIpc', executionContextName: WORLD }),
      this._cdp('Fetch.enable', {
        patterns: [
          { urlPattern: '*', resourceType: 'Document' },
          ...[...schemes.keys()].map((s) => ({ urlPattern: `https://*.${s}.electron-double.test/*` })),
        ],
      }),
    ]);
    await this._cdp('Page.addScriptToEvaluateOnNewDocument', {
      source: `if (window === window.top && location.href !== 'about:blank') (${bridge})('main', 'preload');`,
    });
    if (this._prefs.preload) {
      let code;
      try {
        code = readFileSync(this._prefs.preload, 'utf8');
      } catch (error) {
        console.error(`Unable to load preload script: ${this._prefs.preload}\n${error}`);
        this.emit('preload-error', {}, this._prefs.preload, error);
      }
      if (code !== undefined)
        await this._cdp('Page.addScriptToEvaluateOnNewDocument', {
          worldName: WORLD,
          source: `if (window === window.top && location.href !== 'about:blank') (${preloadWorld})(${codec}, ${bridge}, ${JSON.stringify({ platform: process.platform, arch: process.arch, versions: process.versions })}, function (require, process) { const module = { exports: {} }, exports = module.exports; ${code}\n});`,
        });
    }
  }
  _cdp(method, params) {
    return send(method, params, this._sid);
  }
  _onCdp(method, p) {
    if (
      method === 'Runtime.executionContextCreated' &&
      p.context.name === WORLD &&
      // A frame inside the page has this world too, but no preload in it: events must not go there.
      p.context.auxData?.frameId === this._targetId
    )
      this._context = p.context.id;
    else if (method === 'Runtime.bindingCalled' && p.name === '__electronIpc')
      void this._ipc(JSON.parse(p.payload), p.executionContextId);
    else if (method === 'Page.frameNavigated' && !p.frame.parentId) {
      this._url = fromWire(p.frame.url);
      this.emit('did-navigate', {}, this._url);
    } else if (method === 'Page.domContentEventFired') {
      this.emit('dom-ready', {});
      if (!this._win._shownOnce) {
        this._win._shownOnce = true;
        this._win.emit('ready-to-show');
      }
    } else if (method === 'Page.loadEventFired') {
      this._loading = false;
      this.emit('did-finish-load', {});
    }
    else if (method === 'Runtime.exceptionThrown')
      console.error('[renderer]', p.exceptionDetails.exception?.description ?? p.exceptionDetails.text);
    else if (method === 'Page.windowOpen') this._popup(p.url);
    else if (method === 'Runtime.consoleAPICalled')
      this.emit('console-message', {
        level: p.type,
        message: p.args.map((a) => a.value ?? a.description).join(' '),
      });
    else if (method === 'Inspector.targetCrashed')
      this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 });
    else if (method === 'Fetch.requestPaused') void this._request(p);
  }
  async _ipc(m, contextId) {
    const event = {
      sender: this,
      senderFrame: this.mainFrame,
      frameId: 1,
      processId: 1,
      reply: (c, ...a) => {
        this.send(c, ...a);
      },
    };
    if (m.t === 'send') {
      ipcMain.emit(m.channel, event, ...decode(m.payload));
      return;
    }
    let reply;
    try {
      const handler = handlers.get(m.channel);
      if (!handler) throw new Error(`No handler registered for '${m.channel}'`);
      reply = { t: 'reply', id: m.id, payload: encode(await handler(event, ...decode(m.payload))) };
    } catch (error) {
      console.error(`Error occurred in handler for '${m.channel}':`, error);
      reply = { t: 'reply', id: m.id, error: String(error) };
    }
    await this._deliver(reply, contextId);
  }
  _deliver(m, contextId = this._context) {
    return this._cdp('Runtime.evaluate', {
      contextId,
      expression: `__electronDeliver(${JSON.stringify(m)})`,
    }).catch(() => {});
  }
  async _request(p) {
    const custom = toCustom(p.request.url);
    if (
      p.resourceType === 'Document' &&
      p.request.url !== 'about:blank' &&
      !this._expected.delete(p.request.url)
    ) {
      const isMainFrame = p.frameId === this._targetId;
      const ev = Object.assign(preventable(), {
        url: fromWire(p.request.url),
        isMainFrame,
        isSameDocument: false,
      });
      // What the page starts in any frame; the older event is about the main frame alone.
      this.emit('will-frame-navigate', ev);
      if (isMainFrame) this.emit('will-navigate', ev, ev.url);
      if (ev.defaultPrevented) {
        await this._cdp('Fetch.failRequest', { requestId: p.requestId, errorReason: 'Aborted' }).catch(
          () => {},
        );
        return;
      }
    }
    if (!custom) {
      await this._cdp('Fetch.continueRequest', { requestId: p.requestId }).catch(() => {});
      return;
    }
    let res;
    try {
      res = await schemes.get(custom.scheme)(
        new Request(custom.url, {
          method: p.request.method,
          headers: p.request.headers,
          ...(p.request.postData ? { body: p.request.postData } : {}),
        }),
      );
    } catch (error) {
      console.error(error);
      await this._cdp('Fetch.failRequest', { requestId: p.requestId, errorReason: 'Failed' }).catch(() => {});
      return;
    }
    await this._cdp('Fetch.fulfillRequest', {
      requestId: p.requestId,
      responseCode: res.status,
      responseHeaders: [...res.headers].map(([name, value]) => ({ name, value })),
      body: Buffer.from(await res.arrayBuffer()).toString('base64'),
    }).catch(() => {});
  }
  _popup(url) {
    // Electron asks before creating the window; here Chromium has created it already, so close it again
    const answer = this._openHandler?.({
      url: fromWire(url),
      frameName: '',
      features: '',
      disposition: 'new-window',
      referrer: { url: this._url, policy: '' },
    }) ?? { action: 'allow' };
    if (answer.action === 'deny')
      void send('Target.getTargets').then(({ targetInfos }) =>
        Promise.all(
          targetInfos
            .filter((t) => t.openerId === this._targetId)
            .map((t) => send('Target.closeTarget', { targetId: t.targetId })),
        ),
      );
  }
  async loadURL(url) {
    const wire = new URL(toWire(url)).href;
    await this._ready;
    this._expected.add(wire);
    this._loading = true;
    this.emit('did-start-loading');
    const done = new Promise((resolve) => {
      this.once('did-finish-load', resolve);
    });
    const { errorText } = await this._cdp('Page.navigate', { url: wire });
    if (errorText) {
      this.emit('did-fail-load', {}, -2, errorText, url, true);
      throw new Error(`${errorText} (-2) loading '${url}'`);
    }
    await done;
  }
  loadFile(file, { query, hash } = {}) {
    const u = pathToFileURL(path.resolve(appPath, file));
    if (query) u.search = new URLSearchParams(query).toString();
    if (hash) u.hash = hash;
    return this.loadURL(u.href);
  }
  send(channel, ...args) {
    const payload = encode(args);
    void this._ready.then(() => this._deliver({ t: 'event', channel, payload }));
  }
  async executeJavaScript(code) {
    await this._ready;
    const r = await this._cdp('Runtime.evaluate', {
      expression: code,
      awaitPromise: true,
      returnByValue: true,
      userGesture: true,
    });
    if (r.exceptionDetails)
      throw new Error(r.exceptionDetails.exception?.description ?? 'Script failed to execute');
    return r.result.value;
  }
  async capturePage() {
    const { data } = await this._cdp('Page.captureScreenshot', { format: 'png' });
    const b = Buffer.from(data, 'base64');
    return { toPNG: () => b, isEmpty: () => false, toDataURL: () => `data:image/png;base64,${data}` };
  }
  async printToPDF() {
    return Buffer.from((await this._cdp('Page.printToPDF', { printBackground: true })).data, 'base64');
  }
  reload() {
    this._expected.add(toWire(this._url));
    void this._cdp('Page.reload');
  }
  setWindowOpenHandler(f) {
    this._openHandler = f;
  }
  getURL() {
    return this._url;
  }
  isDestroyed() {
    return this._destroyed;
  }
  close() {
    this._win.close();
  }
  focus() {}
  /** What Chromium would do with the words of a text: asks the preload's spell check provider, if it set one. */
  async _checkSpelling(words) {
    // The page gives up after 40 s: after 45 s it is known that not even that came.
    const lost = new Promise((_, reject) => {
      setTimeout(() => reject(new Error('electron-double: the page answered nothing in 45 s')), 45_000).unref();
    });
    const asked = this._cdp('Runtime.evaluate', {
      expression: `globalThis.__electronSpellCheck?.(${JSON.stringify(words)})`,
      contextId: this._context,
      awaitPromise: true,
      returnByValue: true,
    });
    const answer = await Promise.race([asked, lost]);
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.exception?.description);
    return answer.result.value;
  }
  // Chromium has the misspelled word selected that the menu was opened on.
  replaceMisspelling(text) {
    void this._cdp('Input.insertText', { text });
  }
  setZoomFactor(factor) {
    this._zoom = factor;
  }
  getZoomFactor() {
    return this._zoom ?? 1;
  }
  isLoading() {
    return this._loading ?? false;
  }
  openDevTools() {}
  getOSProcessId() {
    return chromium.pid;
  }
  static fromDevToolsTargetId(id) {
    return BrowserWindow.getAllWindows().find((w) => w.webContents._targetId === id)?.webContents;
  }
  static getAllWebContents() {
    return BrowserWindow.getAllWindows().map((w) => w.webContents);
  }
  static fromId(id) {
    return WebContents.getAllWebContents().find((w) => w.id === id);
  }
}
class BrowserWindow extends EventEmitter {
  static _all = [];
  static getAllWindows() {
    return [...BrowserWindow._all];
  }
  static getFocusedWindow() {
    return BrowserWindow._all.at(-1) ?? null;
  }
  static fromWebContents(wc) {
    return BrowserWindow._all.find((w) => w.webContents === wc) ?? null;
  }
  static fromId(id) {
    return BrowserWindow._all.find((w) => w.id === id) ?? null;
  }
  constructor(opts = {}) {
    super();
    if (!ready) throw new Error('Cannot create BrowserWindow before app is ready');
    this._opts = opts;
    this._visible = opts.show !== false;
    this._bounds = { x: opts.x ?? 0, y: opts.y ?? 0, width: opts.width ?? 800, height: opts.height ?? 600 };
    this._title = opts.title ?? app.name;
    this._full = this._max = this._min = false;
    this.webContents = new WebContents(this, opts.webPreferences ?? {});
    this.id = this.webContents.id;
    BrowserWindow._all.push(this);
    app.emit('browser-window-created', {}, this);
    app.emit('web-contents-created', {}, this.webContents);
  }
  loadURL(u) {
    return this.webContents.loadURL(u);
  }
  loadFile(f, o) {
    return this.webContents.loadFile(f, o);
  }
  show() {
    this._visible = true;
    this.emit('show');
  }
  hide() {
    this._visible = false;
    this.emit('hide');
  }
  focus() {
    this.emit('focus');
  }
  isVisible() {
    return this._visible;
  }
  isFocused() {
    return BrowserWindow.getFocusedWindow() === this;
  }
  minimize() {
    this._min = true;
    this.emit('minimize');
  }
  restore() {
    this._min = this._max = false;
    this.emit('restore');
  }
  maximize() {
    this._max = true;
    this.emit('maximize');
  }
  unmaximize() {
    this._max = false;
    this.emit('unmaximize');
  }
  isMinimized() {
    return this._min;
  }
  isMaximized() {
    return this._max;
  }
  isFullScreen() {
    return this._full;
  }
  setFullScreen(v) {
    this._full = v;
  }
  getBounds() {
    return { ...this._bounds };
  }
  setBounds(b) {
    Object.assign(this._bounds, b);
    void this._resize();
    this.emit('resize');
  }
  getNormalBounds() {
    return this.getBounds();
  }
  getSize() {
    return [this._bounds.width, this._bounds.height];
  }
  setSize(width, height) {
    this.setBounds({ width, height });
  }
  getContentBounds() {
    return this.getBounds();
  }
  async _resize() {
    await this.webContents._ready;
    const { windowId } = await send('Browser.getWindowForTarget', { targetId: this.webContents._targetId });
    await send('Browser.setWindowBounds', {
      windowId,
      bounds: { width: this._bounds.width, height: this._bounds.height },
    });
  }
  getTitle() {
    return this._title;
  }
  setTitle(t) {
    this._title = t;
  }
  setMenuBarVisibility() {}
  setProgressBar(share) {
    this._progress = share;
  }
  setMenu() {}
  setBackgroundColor() {}
  setTitleBarOverlay() {}
  setRepresentedFilename() {}
  setDocumentEdited() {}
  isDestroyed() {
    return this.webContents._destroyed;
  }
  close() {
    const ev = preventable();
    this._refused = false;
    this.emit('close', ev);
    if (ev.defaultPrevented) {
      this._refused = true;
      return;
    }
    this.destroy();
  }
  destroy() {
    void this.webContents._ready
      .then(() => send('Target.closeTarget', { targetId: this.webContents._targetId }))
      .catch(() => {
        this._gone();
      });
  }
  _gone() {
    if (this.webContents._destroyed) return;
    this.webContents._destroyed = true;
    BrowserWindow._all = BrowserWindow._all.filter((w) => w !== this);
    this.webContents.emit('destroyed');
    this.emit('closed');
    if (BrowserWindow._all.length === 0 && !quitting) {
      if (app.listenerCount('window-all-closed') === 0) app.quit();
      else app.emit('window-all-closed');
    }
  }
}

// ---- protocol: custom schemes become https://<host>.<scheme>.electron-double.test, answered through Fetch interception ------
const schemes = new Map();
const toWire = (u) => {
  const m = /^([a-z][a-z0-9+.-]*):\/\/([^/]*)(.*)$/i.exec(u);
  return m && schemes.has(m[1]) ? `https://${m[2] || 'x'}.${m[1]}.electron-double.test${m[3] || '/'}` : u;
};
const toCustom = (u) => {
  const m = /^https:\/\/([^/]+)\.([a-z0-9+-]+)\.electron-double\.test(.*)$/.exec(u);
  return m ? { scheme: m[2], url: `${m[2]}://${m[1]}${m[3]}` } : undefined;
};
const fromWire = (u) => toCustom(u)?.url ?? u;
// A scheme registered as standard has a tuple origin in Chromium; Node's URL calls the origin of every scheme it doesn't know "null".
const standard = new Set();
const originOf = (u) => {
  const { protocol: scheme, host, origin } = new URL(u);
  return standard.has(scheme.slice(0, -1)) ? `${scheme}//${host}` : origin;
};
const protocol = missing('protocol', {
  registerSchemesAsPrivileged: (list) => {
    for (const { scheme, privileges } of list) if (privileges?.standard) standard.add(scheme);
  },
  handle: (s, f) => {
    schemes.set(s, f);
  },
  unhandle: (s) => {
    schemes.delete(s);
  },
  isProtocolHandled: (s) => schemes.has(s),
});

// ---- the small ones ----------------------------------------------------------------------------------------------------
const defaultSession = missing(
  'session',
  Object.assign(new EventEmitter(), {
    protocol,
    setPermissionRequestHandler(f) {
      this._permissionRequest = f;
    },
    setPermissionCheckHandler(f) {
      this._permissionCheck = f;
    },
    setDevicePermissionHandler(f) {
      this._devicePermission = f;
    },
    webRequest: missing('webRequest', {
      onHeadersReceived() {},
      onBeforeRequest() {},
      onBeforeSendHeaders() {},
    }),
    // What the built-in spell checker may do, as configured.
    spellChecker: { enabled: true, languages: ['en-US'], downloadUrl: 'https://redirector.gvt1.com/' },
    setSpellCheckerEnabled(enabled) {
      this.spellChecker.enabled = enabled;
    },
    setSpellCheckerLanguages(languages) {
      Object.assign(this.spellChecker, { languages, enabled: languages.length > 0 });
    },
    setSpellCheckerDictionaryDownloadURL(url) {
      this.spellChecker.downloadUrl = new URL(url).href;
    },
    clearStorageData: async () => {},
    clearCache: async () => {},
  }),
);
class MenuItem {
  constructor(o) {
    Object.assign(this, {
      enabled: true,
      visible: true,
      checked: false,
      type: o.submenu ? 'submenu' : 'normal',
      ...o,
    });
    if (o.submenu) this.submenu = o.submenu instanceof Menu ? o.submenu : Menu.buildFromTemplate(o.submenu);
    const f = o.click;
    this.click = (event = {}, win = BrowserWindow.getFocusedWindow()) => {
      if (f) f(this, win, event);
      else if (o.role === 'quit') app.quit();
      else if (o.role === 'close') win?.close();
    };
  }
}
class Menu extends EventEmitter {
  static _app = null;
  items = [];
  static buildFromTemplate(t) {
    const m = new Menu();
    for (const o of t) m.append(o instanceof MenuItem ? o : new MenuItem(o));
    return m;
  }
  static setApplicationMenu(m) {
    Menu._app = m;
  }
  static getApplicationMenu() {
    return Menu._app;
  }
  append(i) {
    this.items.push(i);
  }
  popup() {
    Menu._popped = this;
    this.emit('menu-will-show');
  }
  closePopup() {}
  getMenuItemById(id) {
    for (const i of this.items) {
      if (i.id === id) return i;
      const s = i.submenu?.getMenuItemById(id);
      if (s) return s;
    }
    return null;
  }
}
const calls = [];
const record =
  (name, value) =>
  (...args) => {
    calls.push({ name, args });
    return value;
  };
const shell = missing('shell', {
  openExternal: record('shell.openExternal', Promise.resolve()),
  openPath: record('shell.openPath', Promise.resolve('')),
  showItemInFolder: record('shell.showItemInFolder'),
  trashItem: record('shell.trashItem', Promise.resolve()),
  beep() {},
});
const dialog = missing('dialog', {
  showOpenDialog: async () => ({ canceled: true, filePaths: [] }),
  showSaveDialog: async () => ({ canceled: true, filePath: '' }),
  // Recorded as asked; a test says the answer with `dialog.answer`, or replaces the function.
  answer: { response: 0, checkboxChecked: false },
  showMessageBox: async (...args) => {
    calls.push({ name: 'dialog.showMessageBox', args: args.filter((arg) => !(arg instanceof BrowserWindow)) });
    return dialog.answer;
  },
  showErrorBox: record('dialog.showErrorBox'),
});
let clip = '';
const clipboard = missing('clipboard', {
  readText: () => clip,
  writeText: (t) => {
    clip = t;
  },
});
const nativeTheme = missing(
  'nativeTheme',
  Object.assign(new EventEmitter(), { themeSource: 'system', shouldUseDarkColors: false }),
);
const safeStorage = missing('safeStorage', {
  isEncryptionAvailable: () => true,
  getSelectedStorageBackend: () => process.env.ELECTRON_DOUBLE_KEY_STORE ?? 'basic_text',
  encryptString: (s) => Buffer.from(`double:${s}`),
  decryptString: (b) => b.toString().slice(7),
});
const screen = missing(
  'screen',
  Object.assign(new EventEmitter(), {
    getPrimaryDisplay: () => ({
      id: 1,
      bounds: { x: 0, y: 0, width: 1920, height: 1080 },
      workArea: { x: 0, y: 0, width: 1920, height: 1080 },
      workAreaSize: { width: 1920, height: 1080 },
      scaleFactor: 1,
    }),
    getAllDisplays: () => [screen.getPrimaryDisplay()],
    getDisplayMatching: () => screen.getPrimaryDisplay(),
  }),
);
class Notification extends EventEmitter {
  constructor(o) {
    super();
    this.opts = o;
  }
  static isSupported() {
    return true;
  }
  show() {
    calls.push({ name: 'Notification.show', args: [this.opts] });
  }
  close() {}
}
const session = missing('session', { defaultSession, fromPartition: () => defaultSession });
class Tray extends EventEmitter {
  static _all = [];
  constructor(image) {
    super();
    this._image = image;
    Tray._all.push(this);
  }
  setToolTip(text) {
    this._toolTip = text;
  }
  setContextMenu(menu) {
    this._menu = menu;
  }
  setImage(image) {
    this._image = image;
  }
  destroy() {
    Tray._all = Tray._all.filter((tray) => tray !== this);
  }
  isDestroyed() {
    return !Tray._all.includes(this);
  }
}
const nativeImage = missing('nativeImage', {
  createFromPath: (file) => ({ isEmpty: () => !existsSync(file) }),
  createEmpty: () => ({ isEmpty: () => true }),
});
// Electron's net.fetch reads file: URLs, which apps use to answer a custom scheme; Node's fetch doesn't.
const contentTypes = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
const net = missing('net', {
  fetch: async (input, init) => {
    const url = typeof input === 'string' ? input : (input.url ?? input.href);
    if (!url.startsWith('file:')) return fetch(input, init);
    const file = fileURLToPath(url);
    if (!existsSync(file)) throw new Error('net::ERR_FILE_NOT_FOUND');
    const type = contentTypes[path.extname(file)] ?? 'application/octet-stream';
    return new Response(readFileSync(file), { headers: { 'content-type': type } });
  },
  isOnline: () => true,
});
const powerMonitor = new EventEmitter();
const webContents = WebContents;
Object.defineProperty(process, 'versions', {
  value: { ...process.versions, electron: '45.4.1', chrome: '156.0.0.0' },
});
Object.assign(process, { type: 'browser', defaultApp: true, resourcesPath: process.env.ELECTRON_DOUBLE_RESOURCES ?? appPath });

module.exports = {
  app,
  BrowserWindow,
  Menu,
  MenuItem,
  Notification,
  clipboard,
  dialog,
  ipcMain,
  nativeImage,
  nativeTheme,
  net,
  powerMonitor,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  Tray,
  webContents,
};
module.exports[Symbol.for('electron-double')] = { startChromium, markReady, calls };
