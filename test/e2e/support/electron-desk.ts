import { readFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import {
  _electron as electron,
  type ElectronApplication,
  expect,
  type Page,
  type PlaywrightTestOptions,
} from '@playwright/test';
import { chooseElectron } from './electron-choice';
import { processEnd } from './process-end';
import { PATIENCE_MS, type RunningProgram, root } from './running-program';

type Look = Pick<PlaywrightTestOptions, 'viewport' | 'colorScheme' | 'locale' | 'timezoneId'>;

interface ElectronDeskInput extends Look {
  readonly dataFolder: string;
  readonly settings: readonly string[];
  /** The key store of the system that the double simulates (`safeStorage.getSelectedStorageBackend`). */
  readonly keyStore: string | undefined;
  /** The Chromium that the double shows its windows in. */
  readonly chromium: string | undefined;
}

/** Content of `runtime.json`, which the program writes to its data folder once it serves. */
interface RuntimeNote {
  readonly pid: number;
  readonly service: string;
  readonly listener: string;
}

/**
 * Starts the Electron host: real Electron where its binary is here and a window can be shown, else the
 * double.
 */
export async function electronDesk(input: ElectronDeskInput): Promise<RunningProgram> {
  chooseElectron();
  const app = await electron.launch({
    args: [
      '.',
      `--user-data-dir=${join(input.dataFolder, 'chromium')}`,
      `--data=${input.dataFolder}`,
      '--port=0',
      '--listener-port=0',
      ...input.settings.map((setting) => `--set=${setting}`),
    ],
    cwd: root,
    env: {
      ...environment(),
      ...(input.chromium === undefined ? {} : { CHROMIUM_PATH: input.chromium }),
      ...(input.keyStore === undefined ? {} : { ELECTRON_DOUBLE_KEY_STORE: input.keyStore }),
    },
    timeout: PATIENCE_MS,
    colorScheme: input.colorScheme ?? null,
    ...(input.locale === undefined ? {} : { locale: input.locale }),
    ...(input.timezoneId === undefined ? {} : { timezoneId: input.timezoneId }),
  });
  const child = app.process();
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data: Buffer) => (log += data.toString()));
  }
  try {
    const page = await deskWindow(app);
    if (input.viewport) await page.setViewportSize(input.viewport);
    const note = await runtimeNote(app, input.dataFolder);
    return {
      page,
      electron: app,
      service: note.service,
      listener: note.listener,
      log: () => log,
      stop: async (how) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        if (how === 'killed') child.kill('SIGKILL');
        // Waits for the program to end; when it doesn't, processEnd is the one that loses patience.
        else void app.close().catch(() => {});
        await processEnd(child);
      },
    };
  } catch (error) {
    child.kill('SIGKILL');
    throw new Error(`the Electron host did not start:\n${log}`, { cause: error });
  }
}

/** Skips the window that an earlier notice about a slow start may have opened. */
async function deskWindow(app: ElectronApplication): Promise<Page> {
  let page: Page | undefined;
  await expect
    .poll(
      () => {
        // The double spells a custom scheme as a host (toolchain.md, section 6).
        const own = /^(app:\/\/locdesk|https:\/\/locdesk\.app\.electron-double\.test)\//;
        page = app.windows().find((candidate) => own.test(candidate.url()));
        return page !== undefined;
      },
      { message: 'the window of the desk', timeout: PATIENCE_MS, intervals: [20] },
    )
    .toBe(true);
  if (page === undefined) throw new Error('the window is gone again');
  return page;
}

function environment(): Record<string, string> {
  const own = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[0] !== 'ELECTRON_RUN_AS_NODE',
  );
  // The double starts with `env node`, which has to be this Node and not an older one of the system.
  const path = `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`;
  return { ...Object.fromEntries(own), PATH: path };
}

/** The note of this run: one that an earlier, killed run left behind has another pid. */
async function runtimeNote(app: ElectronApplication, dataFolder: string): Promise<RuntimeNote> {
  const pid = await app.evaluate(() => process.pid);
  let note: RuntimeNote | undefined;
  await expect
    .poll(
      async () => {
        note = await readNote(join(dataFolder, 'runtime.json'));
        return note?.pid;
      },
      { message: 'runtime.json of this run', timeout: PATIENCE_MS, intervals: [50] },
    )
    .toBe(pid);
  if (note === undefined) throw new Error('runtime.json is gone again');
  return note;
}

async function readNote(file: string): Promise<RuntimeNote | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as RuntimeNote;
  } catch {
    return undefined;
  }
}
