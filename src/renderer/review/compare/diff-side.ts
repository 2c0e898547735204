import type { DiffPart, ValueDiff } from '../../../content/diff/diff-values';
import type { DiffFailure } from './use-value-diff';

/**
 * Returns the parts of a diff that the earlier or the later value has, for two columns. Without a diff both
 * columns show the reason.
 */
export function diffSide(
  diff: ValueDiff | DiffFailure | undefined,
  side: 'before' | 'after',
): ValueDiff | DiffFailure | undefined {
  if (typeof diff !== 'object') return diff;
  const other: DiffPart['kind'] = side === 'before' ? 'added' : 'removed';
  return { parts: diff.parts.filter(({ kind }) => kind !== other), changes: diff.changes };
}

/** Returns the later value. */
export function valueOf(parts: readonly DiffPart[]): string {
  return parts.map(({ kind, text }) => (kind === 'removed' ? '' : text)).join('');
}
