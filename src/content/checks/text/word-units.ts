/** Counts the letters, digits and marks of a text, in UTF-16 units. */
export function wordUnits(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit >= 0xd800 && unit <= 0xdfff) return text.replaceAll(NO_WORD, '').length;
    count += known[unit] || lookUp(unit);
  }
  return count - text.length;
}

const NO_WORD = /[^\p{L}\p{N}\p{M}]+/gu;
const IN_WORD = /[\p{L}\p{N}\p{M}]/u;

/** By its unit, 2 for a character of a word and 1 for any other; 0 until it is met for the first time. */
const known = new Uint8Array(0x10000);

function lookUp(unit: number): number {
  const kind = IN_WORD.test(String.fromCharCode(unit)) ? 2 : 1;
  known[unit] = kind;
  return kind;
}
