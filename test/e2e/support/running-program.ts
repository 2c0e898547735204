import type { ElectronApplication, Page } from '@playwright/test';
import type { Core } from '../../../src/main/core';

/** `killed` is a kill -9: nothing in the program gets to run after it. */
export type StopMode = 'gracefully' | 'killed';

/** One run of the program, on either host. */
export interface RunningProgram {
  readonly page: Page;
  readonly service: string;
  readonly listener: string;
  /** Only of the Electron host. */
  readonly electron?: ElectronApplication;
  /** Its services, when it runs in the process of the tests. */
  core?(): Core;
  /** What it logged so far: all of it in the process of the tests, else what it wrote to stderr. */
  log(): string;
  /** Resolves when the program is gone. Rejects when a graceful end takes too long or has an exit code other than 0. */
  stop(how: StopMode): Promise<void>;
}

/** What a browser host is started with. */
export interface HostInput {
  readonly dataFolder: string;
  readonly settings: readonly string[];
  /** Of the service; any free one unless given. */
  readonly port?: number;
}

/** The browser host without a window. */
export interface RunningHost extends Omit<RunningProgram, 'page'> {
  /** The address of its interface, with the key to it. */
  readonly ui: string;
}

/** How long the program may take to start or to finish what is in flight. */
export const PATIENCE_MS = 60_000;

/** The repository: Playwright runs where its config file is. */
export const root = process.cwd();
