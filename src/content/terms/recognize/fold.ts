/** Removes what texts of a language vary in: letter case, and marks that are optional. */
export function foldWord(word: string, base: string): string {
  const small =
    base === 'tr' || base === 'az'
      ? word.normalize('NFC').toLocaleLowerCase('tr')
      : word.normalize('NFC').toLowerCase();
  const rule = OPTIONAL[base];
  if (rule !== undefined) return rule(small);
  return small;
}

const withoutMarks = (word: string, marks: RegExp): string =>
  word.normalize('NFD').replaceAll(marks, '').normalize('NFC');

/** Marks that texts have or lack at will, by language. */
const OPTIONAL: Readonly<Record<string, (word: string) => string>> = {
  // Stress, and ё, which is mostly written е. Й keeps its breve.
  ru: (word) => (/^[а-я]*$/.test(word) ? word : withoutMarks(word, /[\u0300\u0301\u0308]/g)),
  uk: (word) => withoutMarks(word, /[\u0300\u0301]/g),
  bg: (word) => withoutMarks(word, /[\u0300\u0301]/g),
  // The stress moves between the forms of a word, and capitals have none.
  el: (word) => withoutMarks(word, /[\u0300\u0301]/g).replaceAll('ς', 'σ'),
  ar: (word) => arabicLetters(withoutArabicSigns(word)),
  fa: (word) => arabicLetters(withoutArabicSigns(word)).replaceAll('ۀ', 'ه'),
  ur: (word) => arabicLetters(withoutArabicSigns(word)),
  he: hebrew,
  // The dot under a letter, and which of two signs is above one, vary.
  hi: (word) => withoutMarks(word, /\u093C/g).replaceAll('\u0901', '\u0902'),
};

/** Removes vowel signs, and writes letters at the end of a word as those inside. */
function hebrew(word: string): string {
  return word.replaceAll(/[\u0591-\u05C7]/g, '').replaceAll(/[ךםןףץ]/g, (last) => INSIDE[last] ?? last);
}
const INSIDE: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/** A word without vowel signs and stretching. */
export const withoutArabicSigns = (word: string): string =>
  word.normalize('NFC').replaceAll(/[\u064B-\u065F\u0670\u0640]/g, '');

/** Writes every alef, except a last one with its hamza (`خطأ`), every yeh and every kaf in one way. */
export const arabicLetters = (word: string): string =>
  word
    .replaceAll(/[إآٱ]|أ(?=.)/g, 'ا')
    .replaceAll(/[ىي]/g, 'ی')
    .replaceAll('ك', 'ک');

/** A word without ß: Switzerland, capitals, and spellings before 1996 and after have `ss` in its place. */
export const withoutEszett = (word: string): string => word.replaceAll('ß', 'ss');
