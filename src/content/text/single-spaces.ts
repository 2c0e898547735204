/** White space other than a single space, which is most of it and may stay. */
const UNEVEN = /[^\S ]\s*| \s+/g;

/** Returns a text with one space in place of all white space in a row. */
export const withSingleSpaces = (text: string): string => text.replaceAll(UNEVEN, ' ');

/** Returns a text likewise, without white space at its ends. */
export const onOneLine = (text: string): string => withSingleSpaces(text).trim();
