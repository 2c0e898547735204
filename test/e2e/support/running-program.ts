import type { ElectronApplication, Page } from '@playwright/test';
import type { Core } from '../../../src/main/core';

/** `killed` is a kill -9: nothing in the program gets to run after it. */
export type StopMode = 'gracefully' | 'killed';

/** One run of the program, on either host. */
export interface RunningProgram {
  readonly page: Page;
  readonly service: string;
  readonly listener: string;
  /** Present only on the Electron host. */
  readonly electron?: ElectronApplication;
  /** Its services, when it runs in the process of the tests. */
  core?(): Core;
  /** Everything logged so far: the log of the tests' process, else the output on stderr. */
  log(): string;
  /**
   * Resolves when the program is gone. Rejects when a graceful end takes too long or has an exit code other
   * than 0.
   */
  stop(how: StopMode): Promise<void>;
}

/** Options for starting a browser host. */
export interface HostInput {
  readonly dataFolder: string;
  readonly settings: readonly string[];
  /** Port of the service; a free one by default. */
  readonly port?: number;
}

/** The browser host without a window. */
export interface RunningHost extends Omit<RunningProgram, 'page'> {
  /** The address of its interface, with the key to it. */
  readonly ui: string;
}

/** Time for the program to start, or to finish running work. */
export const PATIENCE_MS = 60_000;

/** The repository: Playwright runs where its config file is. */
export const root = process.cwd();
