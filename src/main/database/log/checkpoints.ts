export interface HeldWrites {
  /** Length of the log after the last commit. */
  readonly logPages: number;
  /**
   * Lets commits go on; a second call does nothing. `hasWritten`: the checkpoint committed to restart the
   * log.
   */
  readonly free: (hasWritten: boolean) => void;
}

export interface CheckpointPlace {
  readonly dataFolder: string;
  readonly onFailure: (error: Error) => void;
  /**
   * Called once when the disk did not confirm a checkpoint: the log stays unchanged until the next start,
   * which needs it.
   */
  readonly onLogNeeded: (error: Error) => void;
  /**
   * Resolves when no connection of this process writes; the main thread begins no commit until `free` is
   * called: the log is about to be restarted.
   */
  readonly holdWrites: () => Promise<HeldWrites>;
}

/** Keeps the write-ahead logs of a data folder short, where no list and no commit waits for it. */
export interface Checkpoints {
  /** Resolves when the files are closed. */
  readonly stop: () => Promise<void>;
}

export type OpenCheckpoints = (place: CheckpointPlace) => Checkpoints;
