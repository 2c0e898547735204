import type { DiffPart } from './diff-values';

/**
 * The later value as HTML, with `<ins>` around text that was added and `<del>` around text that was removed; where only
 * tags changed, the later ones hold (or, with `tags: 'removed'`, the earlier ones). Each mark's `title` is `key-n`, n the change it belongs to: with a key that content
 * cannot know, our marks are distinguished from its own. The result is not safe to show: it must be sanitized like any content.
 */
export function markedHtml(
  parts: readonly DiffPart[],
  key: string,
  tags: 'added' | 'removed' = 'added',
): string {
  const dropped = tags === 'added' ? 'removed' : 'added';
  let html = '';
  for (const { kind, unit, text, isRaw, change } of parts) {
    if (unit === 'tag' || isRaw) html += kind === dropped ? '' : text;
    // White space alone may stand where no element may, as between the rows of a table.
    else if (kind === 'same' || text.trim() === '') html += kind === dropped ? '' : text;
    else html += mark(kind === 'added' ? 'ins' : 'del', `${key}-${change ?? 0}`, text);
  }
  return html;
}

const mark = (element: 'ins' | 'del', title: string, text: string): string =>
  `<${element} title="${title}">${text}</${element}>`;
