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
  ar: arabic,
  fa: arabic,
  ur: arabic,
  he: (word) => word.replaceAll(/[\u0591-\u05C7]/g, ''),
};

/** Removes vowel signs and stretching, and writes every alef and yeh in one way. */
function arabic(word: string): string {
  return word
    .replaceAll(/[\u064B-\u065F\u0670\u0640]/g, '')
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ي', 'ی')
    .replaceAll('ك', 'ک');
}

/** A word without accents, as it may be written in capitals. */
export const withoutAccents = (word: string): string => word.normalize('NFD').replaceAll(/\p{Mn}/gu, '');

/** A word without ß: Switzerland, capitals, and spellings before 1996 and after have `ss` in its place. */
export const withoutEszett = (word: string): string => word.replaceAll('ß', 'ss');
