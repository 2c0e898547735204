/** Unicode's general categories; the message `category.<name>` has the text. */
export const categories = [
  'Lu',
  'Ll',
  'Lt',
  'Lm',
  'Lo',
  'Mn',
  'Mc',
  'Me',
  'Nd',
  'Nl',
  'No',
  'Pc',
  'Pd',
  'Ps',
  'Pe',
  'Pi',
  'Pf',
  'Po',
  'Sm',
  'Sc',
  'Sk',
  'So',
  'Zs',
  'Zl',
  'Zp',
  'Cc',
  'Cf',
  'Cs',
  'Co',
  'Cn',
] as const;
export type Category = (typeof categories)[number];

/** ISO 15924 codes of the scripts in use today, which regular expressions and `Intl` know too. */
const scripts =
  'Latn Grek Cyrl Armn Hebr Arab Syrc Thaa Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Thai Laoo Tibt Mymr Geor Hang Ethi Cher Khmr Mong Hira Kana Bopo Hani Yiii Tfng Adlm Zyyy Zinh'.split(
    ' ',
  );

const categoryPatterns = categories.map((name) => ({ name, pattern: new RegExp(`^\\p{${name}}$`, 'u') }));
const scriptPatterns = scripts.map((code) => ({ code, pattern: new RegExp(`^\\p{Script=${code}}$`, 'u') }));

export interface CharacterFacts {
  readonly character: string;
  /** Number of the character, such as `U+00A0`. */
  readonly number: string;
  readonly codePoint: number;
  readonly category: Category;
  /** ISO 15924; absent for a script that is not in use today. */
  readonly script?: string;
  /** The bytes of its UTF-8 form, `C2 A0`; a lone surrogate has none. */
  readonly utf8: string;
}

/** Returns Unicode properties of a character (one code point). */
export function characterFacts(character: string): CharacterFacts {
  const codePoint = character.codePointAt(0) ?? 0;
  const script = scriptPatterns.find(({ pattern }) => pattern.test(character))?.code;
  return {
    character,
    codePoint,
    number: `U+${hex(codePoint, 4)}`,
    category: categoryPatterns.find(({ pattern }) => pattern.test(character))?.name ?? 'Cn',
    ...(script === undefined ? {} : { script }),
    utf8: character.isWellFormed() ? utf8Bytes(codePoint) : '',
  };
}

function utf8Bytes(codePoint: number): string {
  if (codePoint < 0x80) return hex(codePoint, 2);
  const following = codePoint < 0x800 ? 1 : codePoint < 0x10000 ? 2 : 3;
  const lead = ((0xff00 >> (following + 1)) & 0xff) | (codePoint >> (6 * following));
  const bytes = [lead];
  for (let i = following - 1; i >= 0; i--) bytes.push(0x80 | ((codePoint >> (6 * i)) & 0x3f));
  return bytes.map((byte) => hex(byte, 2)).join(' ');
}

function hex(value: number, digits: number): string {
  return value.toString(16).toUpperCase().padStart(digits, '0');
}
