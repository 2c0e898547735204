import type { DiffPart } from './diff-values';

/**
 * Returns the later value as HTML, with `<ins>` around added and `<del>` around removed text. Where only tags
 * changed, the later ones are used (or, with `tags: 'removed'`, the earlier ones). Each mark's `title` is
 * `key-n`, where n is the number of the change: content can't guess the key, so its own marks are
 * distinguishable. The result must be sanitized like any content before it is shown.
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
    // White space may be where no element is allowed, such as between table rows, so it is not marked.
    else if (kind === 'same' || text.trim() === '') html += kind === dropped ? '' : text;
    else html += mark(kind === 'added' ? 'ins' : 'del', `${key}-${change ?? 0}`, text);
  }
  return html;
}

const mark = (element: 'ins' | 'del', title: string, text: string): string =>
  `<${element} title="${title}">${text}</${element}>`;
