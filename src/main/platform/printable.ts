/** C0, DEL and C1 control characters, line and paragraph separators, and direction controls. */
// oxlint-disable-next-line eslint/no-control-regex
const commanding = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/**
 * Makes a line safe for a terminal: characters that control the terminal (cursor, title, line breaks) or
 * reorder the display are escaped as `\u001b`. In JSON the escaped text is equivalent.
 */
export function printable(line: string): string {
  return line.replaceAll(
    commanding,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
