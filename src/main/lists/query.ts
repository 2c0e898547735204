import type { CommandInput, CommandOutput, QuestionName } from '../../contract/contract';
import type { Listing } from '../../contract/views';

/** More has to be read before the answer is known. Asked again, the thread goes on with it; other questions come in between. */
export interface Unfinished {
  readonly isUnfinished: true;
}

/** The window's questions, by their names in the contract. */
export type QuestionHandlers = {
  readonly [N in QuestionName]: (input: CommandInput<N>) => CommandOutput<N> | Unfinished;
};

/** Questions of the main thread itself. */
export type OwnQuestionHandlers = {
  /** How many requests a list has. */
  readonly total: (listing: Listing) => number;
  /** How many requests the search index does not have yet. */
  readonly unindexed: () => number;
};

/** Answers questions in a thread that only reads, and that no other work waits for. */
export interface Query {
  /** @throws AppError what the question's handler throws; UNAVAILABLE when it took too long */
  readonly ask: <N extends QuestionName>(name: N, input: CommandInput<N>) => Promise<CommandOutput<N>>;
  readonly total: (listing: Listing) => Promise<number>;
  readonly unindexed: () => Promise<number>;
  /** Ends what it does, and closes its files. */
  readonly stop: () => Promise<void>;
}

export interface QueryPlace {
  readonly dataFolder: string;
  /** The derived data can't be read: what is found without them is incomplete until they are made again. */
  readonly onDamaged: () => void;
  readonly onFailure: (error: Error) => void;
}

export type OpenQuery = (place: QueryPlace) => Query;

export function isUnfinished(answer: unknown): answer is Unfinished {
  return typeof answer === 'object' && answer !== null && 'isUnfinished' in answer;
}
