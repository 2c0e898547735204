import { tagLabel } from '../../../content/html/tag-label';
import { VOID_ELEMENTS } from '../../../content/html/void-elements';

/** Tags to put around selected text. */
export interface TagPair {
  readonly before?: string;
  readonly after?: string;
}

/** Returns a missing tag with its counterpart, if that is missing too. */
export function tagPair(tag: string, missing: readonly string[]): TagPair {
  const label = tagLabel(tag);
  const other = (name: string): string | undefined => missing.find((one) => tagLabel(one) === name);
  if (label.startsWith('/')) {
    const before = other(label.slice(1));
    return before === undefined ? { after: tag } : { before, after: tag };
  }
  if (tag.startsWith('<!--') || VOID_ELEMENTS.has(label)) return { after: tag };
  const after = other(`/${label}`);
  return after === undefined ? { before: tag } : { before: tag, after };
}

/** For code: returns the tags around the selection, or the single tag at the caret. */
export function insertedTag(
  value: string,
  tag: string,
  pair: TagPair,
  { start, end }: { readonly start: number; readonly end: number },
): string {
  const [before, after] = start === end ? [tag, ''] : [pair.before ?? '', pair.after ?? ''];
  return `${value.slice(0, start)}${before}${value.slice(start, end)}${after}${value.slice(end)}`;
}
