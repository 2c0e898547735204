export type Host = 'browser' | 'electron';

export interface DeskOptions {
  /** Settings for this run, as for `--set`: `test.use({ settings: ['service.testResultDelay=1'] })`. */
  settings: readonly string[];
  /** The key store that the Electron double stands for; none by default, as on a Linux without a keyring. */
  keyStore: string | undefined;
}

export interface DeskWorkerOptions {
  /** Set by the project. */
  host: Host;
}
