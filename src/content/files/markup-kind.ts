/** An end tag of an element used in texts, or an element without end tag. */
const htmlTag =
  /<(?:\/(?:a|abbr|b|big|blockquote|cite|code|dd|del|div|dl|dt|em|font|h[1-6]|i|ins|kbd|li|mark|ol|p|pre|q|s|samp|small|span|strike|strong|sub|sup|table|td|th|tr|tt|u|ul|var)\s{0,9}>|(?:br|hr|wbr)\s{0,9}\/?>|img\s)/i;

/**
 * Returns `html` for a text that contains HTML although its format doesn't declare it, recognized by a tag.
 */
export function markupKind(text: string): 'html' | 'text' {
  return text.includes('<') && htmlTag.test(text) ? 'html' : 'text';
}
