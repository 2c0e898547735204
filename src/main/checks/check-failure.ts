import type { CheckFailure } from '../../contract/problems';

/** Why a request could not be checked, as far as an error says. Asked where it was thrown: on its way it loses its code. */
export function checkFailureOf(error: unknown): CheckFailure {
  // What is stored as JSON was written by us: it is damaged when it can't be read.
  if (error instanceof SyntaxError) return 'unreadable';
  if (error instanceof RangeError) return 'too-large';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('SQLITE_') ? 'unreadable' : 'unexpected';
}
