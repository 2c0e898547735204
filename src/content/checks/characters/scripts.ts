/** Scripts of languages that are translated into: ISO 15924 codes and Unicode names. */
const NAMES: ReadonlyMap<string, string> = new Map(
  (
    'Latn Latin|Cyrl Cyrillic|Grek Greek|Arab Arabic|Hebr Hebrew|Armn Armenian|Geor Georgian|Deva Devanagari|Beng Bengali|' +
    'Guru Gurmukhi|Gujr Gujarati|Orya Oriya|Taml Tamil|Telu Telugu|Knda Kannada|Mlym Malayalam|Sinh Sinhala|Thai Thai|' +
    'Laoo Lao|Khmr Khmer|Mymr Myanmar|Ethi Ethiopic|Hang Hangul|Hira Hiragana|Kana Katakana|Hani Han|Bopo Bopomofo'
  )
    .split('|')
    .map((entry) => [entry.slice(0, 4), entry.slice(5)] as const),
);

export const scriptName = (script: string): string => NAMES.get(script) ?? script;

const patterns = Array.from(NAMES.keys(), (script) => ({
  script,
  pattern: new RegExp(`\\p{Script=${script}}`, 'u'),
}));

/** Scripts that a language uses besides its own, by the script of its tag. */
const WRITTEN_IN: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Hani', 'Hira', 'Kana'],
  Hrkt: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani', 'Bopo'],
  Hant: ['Hani', 'Bopo'],
  Aran: ['Arab'],
};

/** Returns the scripts of a language; undefined for an unknown script. */
export function writtenIn(script: string): readonly string[] | undefined {
  if (Object.hasOwn(WRITTEN_IN, script)) return WRITTEN_IN[script];
  return NAMES.has(script) ? [script] : undefined;
}

/** Returns the script of a letter; undefined for other characters and rarer scripts. */
export function scriptOf(char: string): string | undefined {
  if (/[A-Za-z]/.test(char)) return 'Latn';
  return patterns.find(({ pattern }) => pattern.test(char))?.script;
}

/** Whether a text has a letter of any of these scripts. */
export const hasLetterOf = (text: string, scripts: readonly string[]): boolean =>
  patterns.some(({ script, pattern }) => scripts.includes(script) && pattern.test(text));

/** A character class for the letters of these scripts. */
export const lettersOf = (scripts: readonly string[]): string =>
  scripts.map((script) => `\\p{Script=${script}}`).join('');
