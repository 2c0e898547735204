import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Browser, type ElectronApplication, type Page } from '@playwright/test';
import { browserDesk } from './browser-desk';
import { type CommandResult, runCommand } from './command';
import { electronDesk } from './electron-desk';
import type { DeskOptions, DeskWorkerOptions, Host } from './desk-options';
import type { RunningProgram, StopMode } from './running-program';

export { expect } from '@playwright/test';

/** A running Locdesk with a fresh data folder, and everything a spec needs of it. */
export interface Desk {
  /** The program's window. A new one after `restart`: read it again, don't keep it. */
  readonly page: Page;
  /** Base URL of the `/v1` service, without a slash at its end. Another one after `restart`. */
  readonly service: string;
  /** Base URL of the webhook listener. Another one after `restart`. */
  readonly listener: string;
  readonly dataFolder: string;
  readonly host: Host;
  /** The running Electron; there is none in the browser host. */
  readonly electron: ElectronApplication;
  /** Creates a token and returns its text. */
  token(kind?: 'live' | 'test'): Promise<string>;
  /** Loads sample requests: as many as given, else each once. They are stored when it returns. */
  samples(count?: number): Promise<void>;
  /** Runs the command line on this data folder, beside the running program. */
  cli(...args: readonly string[]): Promise<CommandResult>;
  /**
   * Ends the program, by default as a user would, and starts it again on the same data folder; `between` may
   * modify the folder.
   */
  restart(how?: StopMode, between?: () => Promise<void>): Promise<void>;
}

interface DeskFixtures {
  /** Fresh for every test, and gone after it. */
  dataFolder: string;
  desk: Desk;
}

interface DeskWorkerFixtures {
  /** One Chromium per worker, started when the browser host first needs it. */
  openBrowser: () => Promise<Browser>;
}

export const test = base.extend<DeskFixtures & DeskOptions, DeskWorkerFixtures & DeskWorkerOptions>({
  host: ['browser', { option: true, scope: 'worker' }],
  program: ['in-process', { option: true }],
  settings: [[], { option: true }],
  keyStore: [undefined, { option: true }],

  openBrowser: [
    async ({ playwright }, provide) => {
      let browser: Promise<Browser> | undefined;
      await provide(() => (browser ??= playwright.chromium.launch()));
      await (await browser)?.close();
    },
    { scope: 'worker' },
  ],

  // Playwright wants the first parameter destructured, even where nothing is needed.
  // oxlint-disable-next-line eslint/no-empty-pattern
  dataFolder: async ({}, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'desk-'));
    await provide(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  },

  desk: async (
    {
      dataFolder,
      openBrowser,
      launchOptions,
      host,
      program: programKind,
      settings,
      keyStore,
      viewport,
      colorScheme,
      locale,
      timezoneId,
    },
    provide,
    testInfo,
  ) => {
    const start = (): Promise<RunningProgram> =>
      host === 'browser'
        ? browserDesk({ dataFolder, settings, program: programKind, openBrowser })
        : electronDesk({
            dataFolder,
            settings,
            keyStore,
            chromium: launchOptions.executablePath,
            viewport,
            colorScheme,
            locale,
            timezoneId,
          });
    let program = await start();
    let logs = '';
    let tokens = 0;

    const cli = (...args: readonly string[]): Promise<CommandResult> =>
      runCommand([...args, '--data', dataFolder]);
    const command = async (...args: readonly string[]): Promise<string> => {
      const { code, stdout, stderr } = await cli(...args);
      if (code !== 0) throw new Error(`"${args.join(' ')}" failed (${code}): ${stderr}`);
      return stdout;
    };
    const desk: Desk = {
      get page() {
        return program.page;
      },
      get service() {
        return program.service;
      },
      get listener() {
        return program.listener;
      },
      dataFolder,
      host,
      get electron() {
        if (program.electron === undefined) throw new Error('the browser host has no Electron');
        return program.electron;
      },
      cli,
      async token(kind = 'live') {
        tokens += 1;
        const name = `e2e ${tokens}`;
        const core = program.core?.();
        if (core !== undefined) return (await core.tokens.create(name, kind)).token;
        const made = await command('token', 'create', '--name', name, '--kind', kind, '--json');
        return (JSON.parse(made) as { token: string }).token;
      },
      async samples(count) {
        const core = program.core?.();
        if (core !== undefined) await core.samples.load(count);
        else await command('sample', ...(count === undefined ? [] : ['--count', String(count)]));
      },
      async restart(how = 'gracefully', between = async () => undefined) {
        await program.stop(how);
        logs += program.log();
        await between();
        program = await start();
      },
    };

    try {
      await provide(desk);
    } finally {
      try {
        await program.stop('gracefully');
      } finally {
        if (testInfo.status !== testInfo.expectedStatus) {
          await testInfo.attach('program.log', { body: logs + program.log(), contentType: 'text/plain' });
        }
      }
    }
  },
});
