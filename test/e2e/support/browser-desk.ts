import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Browser } from '@playwright/test';
import { browserHost } from './command';
import type { ProgramKind } from './desk-options';
import { startInProcess } from './in-process-host';
import { processEnd } from './process-end';
import { type HostInput, PATIENCE_MS, type RunningHost, type RunningProgram, root } from './running-program';

interface BrowserDeskInput extends HostInput {
  readonly program: ProgramKind;
  readonly openBrowser: () => Promise<Browser>;
}

/** The line that `serve --json` prints when it is ready (decisions.md, section 11). */
interface ReadyLine {
  readonly event: 'ready';
  readonly service: string;
  readonly listener: string;
  readonly ui: string;
  readonly data: string;
}

/** Starts the browser host in a process of its own. */
export async function startHost({ dataFolder, settings, port = 0 }: HostInput): Promise<RunningHost> {
  const child = spawn(
    process.execPath,
    [
      browserHost,
      'serve',
      '--data',
      dataFolder,
      '--port',
      String(port),
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
export async function browserDesk({
  program,
  openBrowser,
  ...input
}: BrowserDeskInput): Promise<RunningProgram> {
  const host = program === 'in-process' ? await inProcess(input) : await startHost(input);
  try {
    const context = await (await openBrowser()).newContext();
    const page = await context.newPage();
    await page.goto(host.ui);
    // The first request changes the welcome page to the list; the window must have shown the empty state
    // before.
    await page.locator('.status-total').waitFor({ state: 'attached', timeout: PATIENCE_MS });
    return {
      ...host,
      page,
      stop: async (how) => {
        await context.close();
        await host.stop(how);
      },
    };
  } catch (error) {
    await host.stop(program === 'in-process' ? 'gracefully' : 'killed');
    throw new Error(`the browser host did not open:\n${host.log()}`, { cause: error });
  }
}

async function inProcess(input: HostInput): Promise<RunningHost> {
  const host = await startInProcess(input);
  return {
    ...host,
    async stop(how) {
      if (how === 'killed') {
        throw new Error(
          "This program runs in the process of the tests, which can't be killed: test.use({ program: 'spawned' }) gives it one of its own.",
        );
      }
      await host.stop();
    },
  };
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
