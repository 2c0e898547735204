import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { runtimeNode } from '../node-version.mjs';
import { browserHost } from '../program.mjs';
import { startPageServer } from './dev-page-server.mjs';
import { root, say } from '../say.mjs';

/**
 * Serves the window to a browser, over a browser host. The host keeps its origin check: the page reaches it
 * through a proxy that presents the host's own origin.
 *
 * @param {readonly string[]} args passed on to `serve`
 * @returns {Promise<import('./dev-desk.mjs').DevelopedDesk>}
 */
export async function developInBrowser(args) {
  let host = await startHost(args);
  const target = host.origin;
  // The page and the proxy are set up with the host's port, so a restarted host reuses the first one.
  const sameHost = [...withoutPort(args), `--port=${new URL(target).port}`];
  const server = await startPageServer({
    plugins: [enterAgain()],
    proxy: { '/ui-api': { target, changeOrigin: true, configure: presentOrigin(target) } },
  });
  say(`Open this link within a minute: ${server.address}/#handover=${host.key}`);
  return {
    async restart() {
      await host.stop();
      host = await startHost(sameHost);
      server.send('locdesk:key', host.key);
    },
    async stop() {
      await Promise.all([host.stop(), server.close()]);
    },
  };
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

/** Sessions end with the host. An open page starts the next session with a new key and keeps its state. */
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
 * Replaces the origin of this development server's page by the host's; any other origin is passed on and
 * refused by the host.
 *
 * @param {string} target
 */
function presentOrigin(target) {
  /** @type {NonNullable<import('vite').ProxyOptions['configure']>} */
  return (proxy) => {
    proxy.on('proxyReq', (outgoing, incoming) => {
      if (incoming.headers.origin === `http://${incoming.headers.host}`) outgoing.setHeader('origin', target);
    });
  };
}
