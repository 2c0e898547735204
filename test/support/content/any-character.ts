import fc from 'fast-check';

/** Half surrogates, which are no characters. */
const [firstHalf, halves] = [0xd800, 0x800];

/**
 * Any character, as the unit of a string. The library's own (`binary`) has the same ones, and makes a map of
 * all of them first, which takes two seconds of a core and 144 MB of each process.
 */
export const anyCharacter = fc.nat({ max: 0x10_ff_ff - halves }).map(
  (index) => String.fromCodePoint(index < firstHalf ? index : index + halves),
  (text) => {
    if (typeof text !== 'string' || text === '') throw new Error('is no character');
    const code = text.codePointAt(0) ?? 0;
    const index = code < firstHalf ? code : code - halves;
    if (String.fromCodePoint(code) !== text || index < 0) throw new Error('is not one character');
    return index;
  },
);
