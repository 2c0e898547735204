export type Host = 'browser' | 'electron';

export interface DeskOptions {
  /** Settings for this run, as for `--set`: `test.use({ settings: ['service.testResultDelay=1'] })`. */
  settings: readonly string[];
}

export interface DeskWorkerOptions {
  /** Set by the project. */
  host: Host;
}
