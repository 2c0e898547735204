import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startPageServer } from './dev-page-server.mjs';
import { prepareElectron } from '../electron-start.mjs';
import { root } from '../say.mjs';

/**
 * Opens the window in Electron. Its page keeps its address, `app://locdesk`; the application asks Vite's
 * server for its files (src/main/electron/development-page.ts).
 *
 * @param {string} electron the executable
 * @param {readonly string[]} args passed on to the application
 * @param {() => void} onQuit the user ended the application
 * @returns {Promise<import('./dev-desk.mjs').DevelopedDesk>}
 */
export async function developInElectron(electron, args, onQuit) {
  const flags = prepareElectron();
  const server = await startPageServer();
  let application = start();
  return {
    async restart() {
      await application.stop();
      application = start();
    },
    async stop() {
      await Promise.all([application.stop(), server.close()]);
    },
  };

  function start() {
    const child = spawn(electron, [...flags, root, ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, LOCDESK_PAGE_SERVER: server.address },
    });
    const ended = once(child, 'exit');
    let isStopping = false;
    void ended.then(() => {
      if (!isStopping) onQuit();
    });
    return {
      async stop() {
        isStopping = true;
        child.kill('SIGTERM');
        await ended;
      },
    };
  }
}
