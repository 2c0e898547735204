/**
 * Returns how the words of a text begin, without case and accents, as the pairs of words of two languages are
 * kept: what inflection leaves alone in most languages. Chinese and Japanese are read by two characters, and
 * Korean by the first two syllables of each word. The script that counts the pairs reads texts so as well.
 */
export function stemsIn(text: string, isEnglish: boolean): ReadonlySet<string> {
  const stems = new Set<string>();
  const lower = text.toLowerCase();
  if (isEnglish) {
    for (const word of lower.match(ENGLISH) ?? []) stems.add(word.slice(0, longestStem.english));
    return stems;
  }
  for (const run of lower.match(RUN) ?? []) {
    const first = run.charCodeAt(0);
    if (first < 0x2e80) stems.add(beginningOf(run));
    else if (HANGUL.test(run)) stems.add(run.slice(0, longestStem.korean));
    else if (KATAKANA.test(run)) stems.add(run.slice(0, longestStem.katakana));
    else if (run.length === 1) stems.add(run);
    else for (let at = 0; at + 1 < run.length; at += 1) stems.add(run.slice(at, at + 2));
  }
  return stems;
}

/** Letters by which a word is known. */
export const longestStem = { english: 6, other: 5, korean: 2, katakana: 4 };

function beginningOf(word: string): string {
  // A letter may have two marks.
  const beginning = word.slice(0, 3 * longestStem.other);
  const plain = ASCII.test(beginning) ? beginning : beginning.normalize('NFD').replaceAll(MARK, '');
  return plain.slice(0, longestStem.other);
}

const ENGLISH = /[a-z]{2,}/g;
/** Chinese is divided at particles; Japanese has its own in hiragana. */
const RUN =
  /[\p{sc=Latin}\p{sc=Cyrl}\p{M}]{2,}|(?:(?![的了是在和与與这這])\p{sc=Han})+|[\p{sc=Kana}ー]+|\p{sc=Hang}+/gu;
const ASCII = /^[a-z]+$/;
const MARK = /\p{M}/gu;
const HANGUL = /^\p{sc=Hang}/u;
const KATAKANA = /^[\p{sc=Kana}ー]/u;
