/** The scripts letters can be in that anybody translates into, and their Unicode names. */
const SCRIPT_NAMES = {
  Latn: 'Latin',
  Cyrl: 'Cyrillic',
  Grek: 'Greek',
  Arab: 'Arabic',
  Hebr: 'Hebrew',
  Armn: 'Armenian',
  Geor: 'Georgian',
  Deva: 'Devanagari',
  Beng: 'Bengali',
  Guru: 'Gurmukhi',
  Gujr: 'Gujarati',
  Orya: 'Oriya',
  Taml: 'Tamil',
  Telu: 'Telugu',
  Knda: 'Kannada',
  Mlym: 'Malayalam',
  Sinh: 'Sinhala',
  Thai: 'Thai',
  Laoo: 'Lao',
  Khmr: 'Khmer',
  Mymr: 'Myanmar',
  Ethi: 'Ethiopic',
  Hang: 'Hangul',
  Hira: 'Hiragana',
  Kana: 'Katakana',
  Hani: 'Han',
  Bopo: 'Bopomofo',
} as const;

export type LetterScript = keyof typeof SCRIPT_NAMES;

export const scriptName = (script: LetterScript): string => SCRIPT_NAMES[script];

const letterScripts = Object.keys(SCRIPT_NAMES) as readonly LetterScript[];

const patterns = Object.fromEntries(
  letterScripts.map((script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')]),
) as Readonly<Record<LetterScript, RegExp>>;

/** What a language is written in besides its own script, by the script of its tag. */
const WRITTEN_IN: Readonly<Record<string, readonly LetterScript[]>> = {
  Jpan: ['Hani', 'Hira', 'Kana'],
  Hrkt: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani', 'Bopo'],
  Hant: ['Hani', 'Bopo'],
  Aran: ['Arab'],
};

/** Undefined for a script nothing is known of. */
export function writtenIn(script: string): readonly LetterScript[] | undefined {
  if (Object.hasOwn(WRITTEN_IN, script)) return WRITTEN_IN[script];
  const own = letterScripts.find((known) => known === script);
  return own === undefined ? undefined : [own];
}

/** The script of a letter; undefined for other characters and rarer scripts. */
export function scriptOf(char: string): LetterScript | undefined {
  if (/[A-Za-z]/.test(char)) return 'Latn';
  return letterScripts.find((script) => patterns[script].test(char));
}

/** Letters of one script in a row, with the marks on them. */
export const lettersOf = (scripts: readonly LetterScript[]): string =>
  scripts.map((script) => `\\p{Script=${script}}`).join('');
