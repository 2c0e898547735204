import type { ImportState } from '../content/content-request';

/** The coordinator's newest marking action, which can be undone until the next one. */
export interface NewestMarking {
  readonly batch: string;
  readonly importState: ImportState;
  /** One of its requests, and its title. */
  readonly key: number;
  readonly title: string;
  /** Number of marks that are not undone and that upstream does not have. */
  readonly unsent: number;
  /** Number of marks that upstream has, or may have, so that they can't be taken back there. */
  readonly sent: number;
}

/** Seconds during which a marking can be undone; marking several requests takes longer to look over. */
export function undoSeconds(requests: number): number {
  return requests > 1 ? 60 : 10;
}
