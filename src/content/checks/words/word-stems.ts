/**
 * Returns how the words of a text begin, without case and accents, as the pairs of words of two languages are
 * kept: what inflection leaves alone in most languages. Chinese and Japanese are read by two characters, and
 * Korean by the first two syllables of each word. The script that counts the pairs reads texts so as well.
 */
export function stemsIn(text: string, isEnglish: boolean): readonly string[] {
  const stems: string[] = [];
  const length = isEnglish ? longest.english : longest.other;
  for (const [run] of text.normalize('NFKC').toLowerCase().matchAll(RUN)) {
    const first = run.charCodeAt(0);
    if (first < 0x2e80) {
      const plain = first < 0x80 && ASCII.test(run) ? run : run.normalize('NFD').replaceAll(MARK, '');
      if (plain.length > 1) stems.push(plain.slice(0, length));
    } else if (HANGUL.test(run)) stems.push(run.slice(0, longest.korean));
    else if (KATAKANA.test(run)) stems.push(run.slice(0, longest.katakana));
    else if (run.length === 1) stems.push(run);
    else for (let at = 0; at + 1 < run.length; at += 1) stems.push(run.slice(at, at + 2));
  }
  return stems;
}

const longest = { english: 6, other: 5, korean: 2, katakana: 4 };

/** Chinese is divided at particles; Japanese has its own in hiragana. */
const RUN =
  /[\p{sc=Latin}\p{sc=Cyrl}\p{M}]+|(?:(?![的了是在和与與这這])\p{sc=Han})+|[\p{sc=Kana}ー]+|\p{sc=Hang}+/gu;
const ASCII = /^[a-z]+$/;
const MARK = /\p{M}/gu;
const HANGUL = /^\p{sc=Hang}/u;
const KATAKANA = /^[\p{sc=Kana}ー]/u;
