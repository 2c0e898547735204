/**
 * How the services of this room commit. `CommitQueue` is the implementation; it belongs to the database,
 * which is built on this room, so this room knows only its shape.
 */
export interface Commits {
  /** Resolves with what `work` returned once that is on the disk. */
  durable<T>(work: () => T): Promise<T>;
  /** Resolves with what `work` returned once that is committed, without waiting for the disk. */
  relaxed<T>(work: () => T): Promise<T>;
}
