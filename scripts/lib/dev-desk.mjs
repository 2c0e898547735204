import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { build, ensureBuilt } from './build.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { runtimeNode } from './node-version.mjs';
import { browserHost } from './program.mjs';
import { root, say } from './say.mjs';

/** Editors write a file in several steps, and tools write several files. */
const settleMs = 200;

/**
 * `npm run dev`: the window with hot reload in a browser, over a browser host that is built and started again when its code
 * changes. The host keeps its rules: the page reaches it through a proxy that presents the host's own origin.
 *
 * @param {readonly string[]} args passed on to `serve`
 */
export async function developDesk(args) {
  await ensureDependencies();
  await ensureBuilt();
  let host = await startHost(args);
  const target = host.origin;
  // The page and the proxy know the host by its port: it keeps the first one.
  const sameHost = [...withoutPort(args), `--port=${new URL(target).port}`];
  const server = await createServer({
    configFile: false,
    root: join(root, 'src/renderer'),
    plugins: [react(), enterAgain()],
    server: {
      host: '127.0.0.1',
      proxy: { '/ui-api': { target, changeOrigin: true, configure: presentOrigin(target) } },
    },
  });
  await server.listen();
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.httpServer?.address());
  say(`Open this link within a minute: http://127.0.0.1:${port}/#handover=${host.key}`);

  let isBusy = false;
  let isStale = false;
  const restart = async () => {
    if (isBusy) return;
    isBusy = true;
    while (isStale) {
      isStale = false;
      const { code, output } = await build();
      if (code !== 0) {
        say(output.trim());
        continue;
      }
      await host.stop();
      try {
        host = await startHost(sameHost);
      } catch (error) {
        // The change is at fault: the next one starts the host again.
        say(error instanceof Error ? error.message : String(error));
        continue;
      }
      server.ws.send({ type: 'custom', event: 'locdesk:key', data: host.key });
      say('The host was started again.');
    }
    isBusy = false;
  };
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  for (const folder of ['main', 'contract', 'content']) {
    watch(join(root, 'src', folder), { recursive: true }, () => {
      isStale = true;
      clearTimeout(timer);
      timer = setTimeout(() => void restart(), settleMs);
    });
  }
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      void Promise.all([host.stop(), server.close()]).then(() => process.exit(0));
    });
  }
}

/** @param {readonly string[]} args */
function withoutPort(args) {
  return args.filter((arg, index) => !/^--port(=|$)/.test(arg) && args[index - 1] !== '--port');
}

/**
 * @param {readonly string[]} args
 * @returns {Promise<{ origin: string, key: string, stop: () => Promise<void> }>}
 */
async function startHost(args) {
  const child = spawn(runtimeNode(), [browserHost, 'serve', '--no-open', '--json', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  for await (const line of createInterface(child.stdout)) {
    const ui = new URL(JSON.parse(line).ui);
    return {
      origin: ui.origin,
      key: new URLSearchParams(ui.hash.slice(1)).get('handover') ?? '',
      async stop() {
        child.kill('SIGTERM');
        await ended;
      },
    };
  }
  throw new Error('The host ended before it was ready, for the reason above.');
}

const enterModule = '/@locdesk-enter';

/** Sessions end with the host; an open page enters the next one with its key and keeps its state. */
function enterAgain() {
  return {
    name: 'locdesk-enter-again',
    resolveId: (/** @type {string} */ id) => (id === enterModule ? id : undefined),
    load: (/** @type {string} */ id) =>
      id === enterModule
        ? "import.meta.hot.on('locdesk:key', (key) => { location.hash = 'handover=' + key; });"
        : undefined,
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: enterModule } }],
  };
}

/**
 * Only the page of this development server gets the host's origin; every other origin is passed on, and refused by the host.
 *
 * @param {string} target
 */
function presentOrigin(target) {
  /** @param {import('vite').HttpProxy.Server} proxy */
  return (proxy) => {
    proxy.on('proxyReq', (outgoing, incoming) => {
      if (incoming.headers.origin === `http://${incoming.headers.host}`) outgoing.setHeader('origin', target);
    });
  };
}
