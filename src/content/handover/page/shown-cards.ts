import { decodeText } from '../../html/decode-text';
import { tokenizeHtml } from '../../html/tokenize';

const cardStart = /^name-(\d{1,6})$/;
/** The element after the last card. */
const cardsEnd = 'nothing';

/**
 * Returns a digest of the text of each card of a page, by the number of its field. The cards of a page that a
 * word processor saved are found by the names that it keeps of their headings. White space and invisible
 * characters don't count, because such programs change them. A card whose end is not found is left out.
 */
export function shownCards(html: string): ReadonlyMap<number, string> {
  const cards = new Map<number, string>();
  let open: number | undefined;
  let text = '';
  const end = (): void => {
    if (open !== undefined) cards.set(open, digestOf(text));
    open = undefined;
    text = '';
  };
  for (const piece of tokenizeHtml(html)) {
    if (piece.kind === 'text' && open !== undefined) text += decodeText(html.slice(piece.start, piece.end));
    if (piece.kind !== 'tag' || piece.isEnd) continue;
    const name = nameOf(piece.attributes);
    const [, number] = cardStart.exec(name) ?? [];
    if (number !== undefined || piece.name === 'h2' || name === cardsEnd) end();
    if (number !== undefined) open = Number(number);
  }
  return cards;
}

/** Browsers keep the `id` of an element; word processors make an anchor with a `name` of it. */
function nameOf(attributes: readonly { readonly name: string; readonly value: string }[]): string {
  return (
    attributes.find(({ name, value }) => (name === 'id' || name === 'name') && value !== '')?.value ?? ''
  );
}

/** FNV-1a with 32 bits, in hexadecimal: enough to see an edit, and not meant against forgery. */
function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text.normalize('NFC').replaceAll(/[\s\p{Cf}]/gu, '')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16);
}
