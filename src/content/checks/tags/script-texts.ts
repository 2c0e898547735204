/**
 * Returns a script without the texts that it shows: scripts with equal results differ in these alone. A text
 * has words, with spaces between them where its writing has some, and no sign that means something in code,
 * in HTML or in an address; what else is between quotation marks stays.
 */
export const withoutTexts = (script: string): string =>
  script.replaceAll(LITERAL, (literal) => (isText(literal.slice(1, -1)) ? literal.slice(0, 1) : literal));

const LITERAL = /'(?:[^'\\\n]|\\.){0,600}'|"(?:[^"\\\n]|\\.){0,600}"/g;

const isText = (text: string): boolean => /\p{L}\s|\p{Lo}{4}/u.test(text) && !NO_TEXT.test(text);

/** Calls, tags, templates, addresses and their schemes, directives, and escapes of what could be one. */
const NO_TEXT = /[<>=(){}[\]`+|*]|script\s{0,9}:|\/\/|^use |\\(?!['"n]|u(?!00[0-7])[\da-f]{4})/i;
