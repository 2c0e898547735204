import { diffTokens, type DiffToken, type ValueKind } from './diff-tokens';
import { editHunks } from './edit-hunks';
import { tidyHunks } from './tidy-hunks';

export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly unit: 'text' | 'tag';
  readonly text: string;
  readonly isRaw: boolean;
  /**
   * Number of the change that the part belongs to, from 0; undefined for unchanged parts. Removed parts of a
   * change come first.
   */
  readonly change: number | undefined;
}

export interface ValueDiff {
  readonly parts: readonly DiffPart[];
  /** Number of changes: each is a stretch that was removed, added or replaced. */
  readonly changes: number;
}

/**
 * Compares two values word by word and tag by tag. Without the added parts the texts join to exactly
 * `before`, without the removed ones to exactly `after`. Never throws; bounded in time, so very long and very
 * different values are compared in larger pieces.
 */
export function diffValues(before: string, after: string, kind: ValueKind): ValueDiff {
  const [old, now] = [diffTokens(before, kind), diffTokens(after, kind)];
  const hunks = tidyHunks(
    editHunks(
      old.map((token) => token.text),
      now.map((token) => token.text),
      isBlockEnd,
    ),
    old,
    now,
  );
  const parts: DiffPart[] = [];
  let at = 0;
  for (const [change, hunk] of hunks.entries()) {
    addParts(parts, 'same', now.slice(at, hunk.afterFrom), undefined);
    addParts(parts, 'removed', old.slice(hunk.beforeFrom, hunk.beforeTo), change);
    addParts(parts, 'added', now.slice(hunk.afterFrom, hunk.afterTo), change);
    at = hunk.afterTo;
  }
  addParts(parts, 'same', now.slice(at), undefined);
  return { parts, changes: hunks.length };
}

/** Blocks end after tags and sentences. */
function isBlockEnd(token: string): boolean {
  return token.startsWith('<') || /[.!?:;\n。！？؟।]/.test(token);
}

function addParts(
  parts: DiffPart[],
  kind: DiffPart['kind'],
  tokens: readonly DiffToken[],
  change: number | undefined,
): void {
  let from = 0;
  for (let to = 1; to <= tokens.length; to++) {
    const [first, next] = [tokens[from], tokens[to]];
    // Adjacent text is one part, tags are separate parts.
    if (first === undefined || (first.unit === 'text' && next?.unit === 'text' && next.isRaw === first.isRaw))
      continue;
    const text = tokens
      .slice(from, to)
      .map((token) => token.text)
      .join('');
    parts.push({ kind, unit: first.unit, isRaw: first.isRaw, text, change });
    from = to;
  }
}
