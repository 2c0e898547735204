import type { Result } from '../../../contract/result';

/** Checks the envelope of result.ts only; both hosts are typed against the contract for its content. */
export function isResult<T>(value: unknown): value is Result<T> {
  return typeof value === 'object' && value !== null && 'ok' in value && typeof value.ok === 'boolean';
}
