import { tokenizeHtml } from './tokenize';

/** Attributes whose values are read by people: shown, spoken, or found by search engines. */
const readable = new Set(['alt', 'title', 'aria-label', 'placeholder']);

/** Returns the texts in attributes of HTML, with references decoded: of pictures, links, fields and pages. */
export function readableAttributes(html: string): readonly string[] {
  if (!html.includes('<')) return [];
  return tokenizeHtml(html)
    .flatMap((piece) => (piece.kind === 'tag' ? [piece] : []))
    .flatMap(({ name: tag, attributes }) =>
      attributes.filter(({ name }) => readable.has(name) || (tag === 'meta' && name === 'content')),
    )
    .map(({ value }) => value)
    .filter((value) => value.trim() !== '');
}
