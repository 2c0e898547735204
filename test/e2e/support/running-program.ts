import type { ElectronApplication, Page } from '@playwright/test';

/** `killed` is a kill -9: nothing in the program gets to run after it. */
export type StopMode = 'gracefully' | 'killed';

/** One run of the program, on either host. */
export interface RunningProgram {
  readonly page: Page;
  readonly service: string;
  readonly listener: string;
  /** Only of the Electron host. */
  readonly electron?: ElectronApplication;
  /** What it wrote to stderr so far. */
  log(): string;
  /** Resolves when the program is gone. Rejects when a graceful end takes too long or has an exit code other than 0. */
  stop(how: StopMode): Promise<void>;
}

/** How long the program may take to start or to finish what is in flight. */
export const PATIENCE_MS = 15_000;

/** The repository: Playwright runs where its config file is. */
export const root = process.cwd();
