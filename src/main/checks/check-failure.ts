import type { CheckFailure } from '../../contract/problems';

/**
 * Derives from an error why a request could not be checked. Call it where the error was thrown, because its
 * code is lost between threads.
 */
export function checkFailureOf(error: unknown): CheckFailure {
  // Stored JSON was written by Locdesk, so it is damaged when it can't be parsed.
  if (error instanceof SyntaxError) return 'unreadable';
  if (error instanceof RangeError) return 'too-large';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('SQLITE_') ? 'unreadable' : 'unexpected';
}
