import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Browser } from '@playwright/test';
import { browserHost } from './command';
import { processEnd } from './process-end';
import { PATIENCE_MS, type RunningProgram, root } from './running-program';

interface BrowserDeskInput {
  readonly dataFolder: string;
  readonly settings: readonly string[];
  readonly openBrowser: () => Promise<Browser>;
}

/** What `serve --json` prints when it is ready (decisions.md, section 11). */
interface ReadyLine {
  readonly event: 'ready';
  readonly service: string;
  readonly listener: string;
  readonly ui: string;
  readonly data: string;
}

/** The browser host without a window. */
export interface RunningHost extends Omit<RunningProgram, 'page'> {
  /** The address of its interface, with the key to it. */
  readonly ui: string;
}

interface HostInput extends Omit<BrowserDeskInput, 'openBrowser'> {
  /** Of the service; any free one unless given. */
  readonly port?: string;
}

/** Starts the browser host. */
export async function startHost({ dataFolder, settings, port = '0' }: HostInput): Promise<RunningHost> {
  const child = spawn(
    process.execPath,
    [
      browserHost,
      'serve',
      '--data',
      dataFolder,
      '--port',
      port,
      '--listener-port',
      '0',
      '--no-open',
      '--json',
      ...settings.flatMap((setting) => ['--set', setting]),
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let log = '';
  let stopped = false;
  child.stderr.on('data', (data: Buffer) => (log += data.toString()));
  try {
    const { service, listener, ui } = await readyLine(child);
    return {
      service,
      listener,
      ui,
      log: () => log,
      stop: async (how) => {
        if (stopped) return;
        stopped = true;
        child.kill(how === 'killed' ? 'SIGKILL' : 'SIGTERM');
        await processEnd(child);
        if (how === 'gracefully' && child.exitCode !== 0) {
          throw new Error(`the browser host ended with ${child.exitCode ?? child.signalCode}:\n${log}`);
        }
      },
    };
  } catch (error) {
    child.kill('SIGKILL');
    throw new Error(`the browser host did not start:\n${log}`, { cause: error });
  }
}

/** Starts the browser host and opens its interface in Chromium. */
export async function browserDesk({ openBrowser, ...input }: BrowserDeskInput): Promise<RunningProgram> {
  const host = await startHost(input);
  try {
    const context = await (await openBrowser()).newContext();
    const page = await context.newPage();
    await page.goto(host.ui);
    return {
      page,
      service: host.service,
      listener: host.listener,
      log: host.log,
      stop: async (how) => {
        await context.close();
        await host.stop(how);
      },
    };
  } catch (error) {
    await host.stop('killed');
    throw new Error(`the browser host did not open:\n${host.log()}`, { cause: error });
  }
}

async function readyLine(child: ChildProcess): Promise<ReadyLine> {
  if (child.stdout === null) throw new Error('its stdout is not a pipe');
  const lines = createInterface({ input: child.stdout });
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const [line] = (await Promise.race([
    once(lines, 'line', { signal: patience }),
    once(child, 'exit').then(([code]: unknown[]) => {
      throw new Error(`it ended with ${String(code)} before it was ready`);
    }),
  ])) as [string];
  const ready = JSON.parse(line) as ReadyLine;
  if (ready.event !== 'ready') throw new Error(`its first line is not the ready line: ${line}`);
  return ready;
}
