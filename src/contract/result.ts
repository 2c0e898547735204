import { AppError, type ErrorCode, type Said } from './errors';
import { written, type SentenceLanguage } from './sentence';

/**
 * The only two shapes that cross the bridge between the renderer and a host; errors are never thrown across
 * it.
 */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ResultError };

export interface ResultError {
  readonly code: ErrorCode;
  /** In English, as are `problems`. */
  readonly message: string;
  readonly problems: readonly string[];
  /** Message and problems as the window can say them in its language. */
  readonly said: Said;
}

export function success<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function failure({ code, message, problems, said }: AppError): Result<never> {
  return { ok: false, error: { code, message, problems, said } };
}

/** Returns the value, or throws the error as the `AppError` that it was on the other side, in `language`. */
export function unwrap<T>(result: Result<T>, language?: SentenceLanguage): T {
  if (result.ok) return result.value;
  const { code, said } = result.error;
  throw new AppError(code, written(said.message, language), {
    problems: said.problems.map((problem) => written(problem, language)),
  });
}
