import type { BegunCheck, CheckedPortion, CheckFault } from '../checks/checked-request';

/** Derives data from the main database, in a thread that no caller waits for. */
export interface Background {
  /** Contents may have changed and must be indexed. This is only a hint. */
  readonly wake: () => void;
  /** Requests may be due for a check. This is only a hint. */
  readonly check: () => void;
  /** Pauses the index until it is woken. */
  readonly pauseIndex: () => void;
  /**
   * A reader of the derived data reported damage: verifies the file and, where it is damaged, derives
   * everything again.
   */
  readonly verify: () => void;
  /** Ends the work and closes the files. */
  readonly stop: () => Promise<void>;
}

export interface BackgroundPlace {
  readonly dataFolder: string;
  /**
   * Records a checked portion; rejects when that can't be done now. Nothing else is checked before it is
   * recorded.
   */
  readonly record: (portion: CheckedPortion) => Promise<void>;
  /**
   * Records that a request could not be checked, because its check ended the thread; rejects like `record`.
   */
  readonly putAside: (check: BegunCheck, fault: CheckFault) => Promise<void>;
  /** Calls `act` at once, or when more urgent work has ended. */
  readonly afterPause: (act: () => void) => void;
  /** Called with the id of the derived data; an unknown one must be filled. */
  readonly onMemory: (id: string) => Promise<void>;
  /** Called when the search index advanced; `behind` requests are left. */
  readonly onIndexed: (behind: number) => void;
  readonly onFailure: (error: Error) => void;
}

export type OpenBackground = (place: BackgroundPlace) => Background;
