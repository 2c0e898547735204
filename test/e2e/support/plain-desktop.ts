import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { doubleBrowser } from './chromium';
import { PATIENCE_MS, root } from './running-program';

interface PlainDesktop {
  readonly dataFolder: string;
  readonly args?: readonly string[];
  /** The folder of the application; this project's by default. */
  readonly app?: string;
  /** The folder `resources` of a package, with which the double simulates an installed application. */
  readonly resources?: string;
}

/** Starts the double as a user would, without what Playwright adds to a command line. */
export function startDesktop({ dataFolder, args = [], app = root, resources }: PlainDesktop) {
  const executable = join(root, 'test', 'support', 'electron-double', 'electron');
  const own = [app, `--data=${dataFolder}`, '--port=0', '--listener-port=0'];
  const child = spawn(process.execPath, [executable, ...own, ...args], {
    cwd: dirname(app),
    env: {
      ...process.env,
      ...doubleBrowser,
      ...(resources === undefined ? {} : { ELECTRON_DOUBLE_RESOURCES: resources }),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  return { child, said: () => said };
}

/** The one window of a desktop that was started like that. */
export async function windowOf({ said }: ReturnType<typeof startDesktop>): Promise<Page> {
  const address = () => /DevTools listening on (ws:\S+)/.exec(said())?.[1] ?? '';
  await expect.poll(address, { timeout: PATIENCE_MS }).not.toBe('');
  const browser = await chromium.connectOverCDP(address());
  const pages = () => browser.contexts().flatMap((context) => context.pages());
  await expect.poll(() => pages().length, { timeout: PATIENCE_MS }).toBe(1);
  const [page] = pages();
  if (page === undefined) throw new Error('the window is gone');
  return page;
}
