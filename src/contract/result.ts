import { AppError, type ErrorCode } from './errors';

/**
 * The only two shapes that cross the bridge between the renderer and a host; errors are never thrown across
 * it.
 */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ResultError };

export interface ResultError {
  readonly code: ErrorCode;
  readonly message: string;
  readonly problems: readonly string[];
}

export function success<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function failure(error: AppError): Result<never> {
  return { ok: false, error: { code: error.code, message: error.message, problems: error.problems } };
}

/** Returns the value, or throws the error as the `AppError` that it was on the other side. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new AppError(result.error.code, result.error.message, { problems: result.error.problems });
}
