import type { CommandInput, CommandOutput, QuestionName } from '../../contract/contract';
import type { Listing } from '../../contract/views';
import type { Preparation } from '../review/prepare-terms';

/**
 * More must be read before the result is known. The caller repeats the call, and the thread continues; other
 * calls can run in between.
 */
export interface Unfinished {
  readonly isUnfinished: true;
}

/** The window's queries, by their names in the contract. */
export type QuestionHandlers = {
  readonly [N in QuestionName]: (input: CommandInput<N>) => CommandOutput<N> | Unfinished;
};

/** Queries of the main thread itself. */
export type OwnQuestionHandlers = {
  /** Counts the requests of a listing. */
  readonly total: (listing: Listing) => number;
  /** Counts requests that the search index doesn't contain yet. */
  readonly unindexed: () => number;
  /** See `requestsWithTerms` and `prepareTerms`. */
  readonly 'terms.inUse': () => readonly number[];
  readonly 'terms.prepare': (preparation: Preparation) => void;
};

/** Runs queries in a thread that only reads, and that no other work blocks. */
export interface Query {
  /** @throws AppError the handler's error; UNAVAILABLE when it took too long */
  readonly ask: <N extends QuestionName>(name: N, input: CommandInput<N>) => Promise<CommandOutput<N>>;
  readonly total: (listing: Listing) => Promise<number>;
  readonly unindexed: () => Promise<number>;
  /**
   * Opens the dictionaries and makes the indexes that the first fields with terms would wait for. A question
   * that comes meanwhile is answered after the step that runs.
   */
  readonly prepareTerms: () => Promise<void>;
  /** Ends running calls, and closes the thread's files. */
  readonly stop: () => Promise<void>;
}

export interface QueryPlace {
  readonly dataFolder: string;
  /** Called when the derived data is damaged: results are incomplete until it is rebuilt. */
  readonly onDamaged: () => void;
  readonly onFailure: (error: Error) => void;
}

export type OpenQuery = (place: QueryPlace) => Query;

export function isUnfinished(answer: unknown): answer is Unfinished {
  return typeof answer === 'object' && answer !== null && 'isUnfinished' in answer;
}
