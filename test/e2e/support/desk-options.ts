export type Host = 'browser' | 'electron';

/**
 * Whether the browser host runs in the process of the tests or has one of its own; the desktop always has its
 * own.
 */
export type ProgramKind = 'in-process' | 'spawned';

export interface DeskOptions {
  /**
   * Where the program runs, by default in the tests' process. Tests that kill it need `test.use({ program:
   * 'spawned' })`.
   */
  program: ProgramKind;
  /** Settings for this run, as for `--set`: `test.use({ settings: ['service.testResultDelay=1'] })`. */
  settings: readonly string[];
  /**
   * The key store that the Electron double simulates; none by default, as on a Linux system without a
   * keyring.
   */
  keyStore: string | undefined;
}

export interface DeskWorkerOptions {
  /** Set by the Playwright project. */
  host: Host;
}
