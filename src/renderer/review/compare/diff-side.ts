import type { DiffPart, ValueDiff } from '../../../content/diff/diff-values';
import type { DiffFailure } from './use-value-diff';

/** Of a diff only what the earlier or the later value has: the halves of two columns. Where there is none, both halves say why. */
export function diffSide(
  diff: ValueDiff | DiffFailure | undefined,
  side: 'before' | 'after',
): ValueDiff | DiffFailure | undefined {
  if (typeof diff !== 'object') return diff;
  const other: DiffPart['kind'] = side === 'before' ? 'added' : 'removed';
  return { parts: diff.parts.filter(({ kind }) => kind !== other), changes: diff.changes };
}

/** The later value. */
export function valueOf(parts: readonly DiffPart[]): string {
  return parts.map(({ kind, text }) => (kind === 'removed' ? '' : text)).join('');
}
