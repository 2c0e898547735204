import type { ImportState } from '../content/content-request';

/**
 * A coordinator's marks are sent upstream with the next marking, because until then `z` takes them back, and
 * upstream has no way to take a mark back. The last marking of a day would wait for ever, so it goes after
 * this time, and when the program ends.
 */
export const mostHeldSeconds = 600;

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

/** Seconds for which a marking's undo is offered on its own; several requests take longer to look over. */
export function undoSeconds(requests: number): number {
  return requests > 1 ? 60 : 10;
}
