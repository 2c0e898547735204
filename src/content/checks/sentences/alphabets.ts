import { ownValue } from '../../own-value';

/** A to Z with the letters that a language adds, foreign words included; Cyrillic alphabets as a whole. */
const LATIN: Readonly<Record<string, string>> = {
  de: 'äöüßéà',
  fr: 'àâæçéèêëîïôœùûüÿ',
  es: 'áéíóúüñºª',
  it: 'àèéìîòùºª',
  pt: 'áâãàçéêíóôõúüºª',
  nl: 'áàâäéèêëíïîóôöúûüç',
  sv: 'åäöéà',
  da: 'æøåéà',
  nb: 'æøåéòô',
  fi: 'äöåšž',
  pl: 'ąćęłńóśźż',
  cs: 'áčďéěíňóřšťúůýž',
  sk: 'áäčďéíĺľňóôŕšťúýž',
  hu: 'áéíóöőúüű',
  ro: 'ăâîșțşţ',
  tr: 'çğıöşüâîûé\u0307',
  az: 'çəğıöşü\u0307',
  bs: 'čćđšž',
  ca: 'àçéèíïóòúüºª',
  gl: 'áéíóúüñïºª',
  hr: 'čćđšž',
  sl: 'čšžćđ',
  lt: 'ąčęėįšųūž',
  lv: 'āčēģīķļņšūžōŗ',
  et: 'äöõüšž',
  eu: 'ñçü',
};
const CYRILLIC: Readonly<Record<string, string>> = {
  ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  uk: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
  be: 'абвгґдеёжзійклмнопрстуўфхцчшыьэюя',
  bg: 'абвгдежзийклмнопрстуфхцчшщъьюяѝ',
  mk: 'абвгдѓежзѕијклљмнњопрстќуфхцчџшѐѝ',
};

/** The letters that a language adds to A to Z, or its Cyrillic letters; undefined for an unknown one. */
export const lettersOf = (base: string): string | undefined =>
  Object.hasOwn(LATIN, base) ? LATIN[base] : ownValue(CYRILLIC, base);

interface Alphabet {
  readonly base: string;
  readonly letter: RegExp;
  /** A letter of the script that is not of the alphabet. */
  readonly outside: RegExp;
}

const alphabets: readonly Alphabet[] = [
  ...Object.entries(LATIN).map(([base, more]) => alphabet(base, 'Latin', `a-z${more}`)),
  ...Object.entries(CYRILLIC).map(([base, letters]) => alphabet(base, 'Cyrillic', letters)),
];

function alphabet(base: string, script: string, letters: string): Alphabet {
  return {
    base,
    letter: new RegExp(`[${letters}]`, 'u'),
    outside: new RegExp(`[\\p{Script=${script}}--[${letters}]]`, 'v'),
  };
}

/** Returns words (in small letters) with a letter that a language does not have; none for an unknown one. */
export function wordsOutside(words: readonly string[], base: string): readonly string[] {
  const { outside } = alphabets.find((one) => one.base === base) ?? {};
  return outside === undefined ? [] : words.filter((word) => BEYOND_ASCII.test(word) && outside.test(word));
}

const BEYOND_ASCII = /[^\0-\u007f]/;

/** Returns the languages that have all letters of these words. */
export const languagesOfLetters = (words: readonly string[]): readonly string[] =>
  alphabets
    .filter(({ letter, outside }) => words.every((word) => letter.test(word) && !outside.test(word)))
    .map(({ base }) => base);
