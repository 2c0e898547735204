import { AppError, type ErrorCode } from './errors';

/** What crosses the bridge between the renderer and a host: never a thrown error, always one of two shapes. */
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

/** The value, or the error thrown as the `AppError` it was on the other side. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new AppError(result.error.code, result.error.message, { problems: result.error.problems });
}
