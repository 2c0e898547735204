/** An end tag of an element that texts use, or an element without one. */
const htmlTag =
  /<(?:\/(?:a|abbr|b|big|blockquote|cite|code|dd|del|div|dl|dt|em|font|h[1-6]|i|ins|kbd|li|mark|ol|p|pre|q|s|samp|small|span|strike|strong|sub|sup|table|td|th|tr|tt|u|ul|var)\s{0,9}>|(?:br|hr|wbr)\s{0,9}\/?>|img\s)/i;

/** `html` for a text that holds HTML although its format knows nothing of it: one with a tag that HTML closes. */
export function markupKind(text: string): 'html' | 'text' {
  return text.includes('<') && htmlTag.test(text) ? 'html' : 'text';
}
