import type { Edit } from './file-format';

/** Applies edits to `text`; several insertions at one place keep the given order. Edits must not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const ordered = edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, text: replacement } of ordered) {
    if (start < from) throw new Error(`edits overlap at ${start}`);
    parts.push(text.slice(from, start), replacement);
    from = end;
  }
  parts.push(text.slice(from));
  return parts.join('');
}
