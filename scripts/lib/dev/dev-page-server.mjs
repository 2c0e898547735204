import { createServer as createSocket } from 'node:net';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { root } from '../say.mjs';

/**
 * Starts Vite's development server for the window's page.
 *
 * @param {object} [options]
 * @param {import('vite').PluginOption[]} [options.plugins]
 * @param {import('vite').ServerOptions['proxy']} [options.proxy]
 */
export async function startPageServer({ plugins = [], proxy } = {}) {
  const host = '127.0.0.1';
  const port = await freePort(host);
  const server = await createServer({
    configFile: false,
    root: join(root, 'src/renderer'),
    plugins: [react(), ...plugins],
    // The page's origin may differ (app://locdesk), so it needs the address of the hot reload socket.
    server: {
      host,
      port,
      strictPort: true,
      hmr: { protocol: 'ws', host, clientPort: port },
      ...(proxy === undefined ? {} : { proxy }),
    },
  });
  await server.listen();
  return {
    address: `http://${host}:${port}`,
    /** @param {string} event @param {unknown} data */
    send(event, data) {
      server.ws.send({ type: 'custom', event, data });
    },
    close: () => server.close(),
  };
}

/**
 * @param {string} host
 * @returns {Promise<number>}
 */
function freePort(host) {
  return new Promise((resolve, reject) => {
    const socket = createSocket();
    socket.once('error', reject);
    socket.listen(0, host, () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (socket.address());
      socket.close(() => resolve(port));
    });
  });
}
