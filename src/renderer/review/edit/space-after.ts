/** Languages that are written without spaces between sentences. */
const unspaced = /^(?:ja|zh|yue|th|lo|km|my)(?:-|$)/i;

/** The space that a sentence needs after a text or HTML; none at the start of a line or an element. */
export function spaceAfter(before: string, language: string): string {
  return before === '' || /[\s>]$/.test(before) || unspaced.test(language) ? '' : ' ';
}
