import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';

/** In UTF-16 units, behind a text, the rest of its tag. */
const longestRest = 120;

/**
 * Whether a text is in an attribute of an element that has a language of its own: the long form of an
 * abbreviation, `<abbr lang="en" title="…">`.
 */
export function isInItsLanguage({ opener, start, end }: TextBlock, { raw, readable }: ParsedValue): boolean {
  if (!opener.includes(' ')) return false;
  const { from, to } = readable.spanOf(start, end);
  const tag = raw.slice(Math.max(0, raw.lastIndexOf('<', from)), to + longestRest);
  return / (?:xml:)?lang=/.test(tag.split('>', 1)[0] ?? '');
}
