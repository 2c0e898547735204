import type { DiffPart, ValueDiff } from '../../shared/diff/diff-values';

/** Of a diff only what the earlier or the later value has: the halves of two columns. */
export function diffSide(diff: ValueDiff, side: 'before' | 'after'): ValueDiff {
  const other: DiffPart['kind'] = side === 'before' ? 'added' : 'removed';
  return { parts: diff.parts.filter(({ kind }) => kind !== other), changes: diff.changes };
}

/** The later value. */
export function valueOf(parts: readonly DiffPart[]): string {
  return parts.map(({ kind, text }) => (kind === 'removed' ? '' : text)).join('');
}
