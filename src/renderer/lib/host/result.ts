import type { Result } from '../../../contract/result';

/** The envelope of result.ts; what is inside is the contract's word, which both hosts are typed against. */
export function isResult<T>(value: unknown): value is Result<T> {
  return typeof value === 'object' && value !== null && 'ok' in value && typeof value.ok === 'boolean';
}
