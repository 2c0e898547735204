export interface CheckpointThreadData {
  readonly dataFolder: string;
}

export type ToCheckpointThread =
  /** The main thread commits nothing until then (`Date.now()`), and the log has so many pages. */
  | { readonly kind: 'writesHeld'; readonly logPages: number; readonly untilMs: number }
  | { readonly kind: 'stop' };

export type FromCheckpointThread =
  /** `isLogNeeded`: see `Checkpointer`. */
  | { readonly kind: 'failure'; readonly error: Error; readonly isLogNeeded: boolean }
  /** The log is long. The thread asks the main thread to pause its commits, so that the log can be restarted. */
  | { readonly kind: 'holdWrites' }
  /** The log is being restarted, which takes as long as the disk does. */
  | { readonly kind: 'restarting' }
  /** `hasWritten`: the thread committed to the database. */
  | { readonly kind: 'freeWrites'; readonly hasWritten: boolean };
