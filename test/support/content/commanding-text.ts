import fc from 'fast-check';

const ranges = [
  [0x00, 0x1f],
  [0x7f, 0x9f],
  [0x61c, 0x61c],
  [0x200e, 0x200f],
  [0x2028, 0x202e],
  [0x2066, 0x2069],
] as const;

const codes = ranges.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_none, index) => first + index),
);
const commanding = new Set(codes.map((code) => String.fromCharCode(code)));

/** Whether a text has a character that controls a terminal or reorders the display. */
export function commandsATerminal(text: string): boolean {
  return text.split('').some((character) => commanding.has(character));
}

/** Any text, rich in such characters. */
export const commandingText = fc
  .array(fc.oneof(fc.constantFrom(...commanding), fc.string({ unit: 'grapheme', maxLength: 4 })), {
    minLength: 1,
    maxLength: 12,
  })
  .map((parts) => parts.join(''));
