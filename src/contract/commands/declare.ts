import type { TSchema } from 'typebox';

export interface Command<I extends TSchema, O> {
  readonly input: I;
  /** Exists in the type only: the command's output. */
  readonly output?: O;
}

/** Declares a command: its input schema is the argument, its output the type argument. */
export const answers =
  <O>() =>
  <I extends TSchema>(input: I): Command<I, O> => ({ input });

/**
 * A command that only reads and may take long. The handler of the same name in the query thread answers it.
 */
export interface Question<I extends TSchema, O> extends Command<I, O> {
  readonly isQuestion: true;
}

export const asks =
  <O>() =>
  <I extends TSchema>(input: I): Question<I, O> => ({ input, isQuestion: true });
