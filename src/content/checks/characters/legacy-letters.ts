import { perLanguage } from '../parsed/per-language';
import { matchesOf } from '../../text/matches';
import { firstMatches } from '../counted';
import type { FieldCheck } from '../field-check';
import { shownAs } from './corrupted-text';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ProblemCollector } from '../problem-collector';
import { lettersOf } from '../sentences/alphabets';
import { latin2, windows1251, windows1252, windows1254 } from './legacy-encodings';

/**
 * Finds words with letters that the target's language does not have: its own letters, each of one byte, that
 * were read in another encoding, and others that were typed by mistake.
 */
export const legacyLetters: FieldCheck = {
  ids: ['corrupted', 'script'],
  find(pair, problems) {
    const { base, script } = pair.targetLanguage;
    if (script !== 'Latn') findRuns(pair, problems);
    const outside = outsideOf(base);
    if (outside?.test(pair.target.prose) === true) findWords(pair, base, outside, problems);
  },
};

/** Matches the accented and Cyrillic letters that a language does not have. */
const outsideOf = perLanguage((base) => {
  const own = lettersOf(base);
  if (own === undefined) return undefined;
  const letters =
    own + own.toUpperCase().replaceAll('SS', '') + own.toLocaleUpperCase(base).replaceAll('SS', '');
  return new RegExp(
    `(?![${letters}×÷])[\\u00c0-\\u017f\\u01a0\\u01a1\\u01af\\u01b0\\u0218-\\u021b\\u0400-\\u045f\\u1ea0-\\u1ef9]`,
    'u',
  );
});

/** The encoding in which texts of a language were written before UTF-8, unless it was Windows-1252. */
const ENCODINGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries('pl cs sk hu ro hr sl bs'.split(' ').map((base) => [base, latin2])),
  ...Object.fromEntries('ru uk be bg mk sr'.split(' ').map((base) => [base, windows1251])),
  tr: windows1254,
};

/** In Cyrillic, letters of Latin-1 alone may be a word of French: "voilà". */
const isOfCyrillic = (word: string): boolean => /\p{Script=Cyrillic}/u.test(word) && !/[A-Za-z]/.test(word);

/** Transcriptions of Japanese and Sanskrit have long vowels, and phonetic ones "ŋ". */
const TYPED = /[\u0100-\u01b0\u0400-\u045f\u1ea0-\u1ef9](?<![āēīōūŋ])/u;

function findWords(
  { source, target, targetLanguage }: ParsedPair,
  base: string,
  outside: RegExp,
  problems: ProblemCollector,
): void {
  const own = lettersOf(base) ?? '';
  const written = ENCODINGS[base] ?? windows1252;
  const readIn = [windows1252, latin2, windows1251].filter((encoding) => encoding !== written);
  const isMisread = (found: string): boolean =>
    readIn.some((encoding) => {
      const place = encoding.indexOf(found);
      // "İ" has a small letter of two characters.
      const letter = (written[place] ?? ' ').toLowerCase().charAt(0);
      return place !== -1 && (own.includes(letter) || /[a-z]/.test(letter));
    });
  for (const { index, 0: word } of matchesOf(target.prose, WORD)) {
    if (!outside.test(word) || source.words.includes(word)) continue;
    const letters = Array.from(word).filter((letter) => outside.test(letter));
    const isDecoded = letters.every(isMisread) && (targetLanguage.script !== 'Cyrl' || isOfCyrillic(word));
    const hasCyrillic = targetLanguage.script === 'Latn' && /\p{Script=Cyrillic}/u.test(word);
    const begins =
      isDecoded &&
      base !== 'pl' &&
      BEGINS.test(target.prose.slice(Math.max(0, index - 3), index)) &&
      !/^ \p{Lu}/u.test(target.prose.slice(index + word.length, index + word.length + 2));
    const isFirst =
      targetLanguage.script === 'Cyrl' && BEGINS.test(target.prose.slice(Math.max(0, index - 3), index));
    const plain = begins || isFirst ? word.charAt(0).toLowerCase() + word.slice(1) : word;
    if (hasCyrillic ? !isDecoded || !/[a-z]/i.test(word) : !isSlip(plain, base, letters, isDecoded)) continue;
    const span = target.readable.spanAt(index, word);
    if (problems.hasAt('corrupted', span) || problems.hasAt('script', span)) continue;
    if (isDecoded)
      problems.add('corrupted', 'mojibake', { text: shownAs('mojibake', word) }, { target: [span] });
    else if (!problems.hasAt('language', span))
      problems.add('script', 'not-of-language', { word, letters: letters.join(' ') }, { target: [span] });
  }
}

/** A word that begins a text or a sentence has a capital, as a name has elsewhere. */
const BEGINS = /(?:^|[.!?…\u001c\n]\s?)$/u;

/** Whether foreign letters belong to no name, which has a capital, and to no foreign word. */
function isSlip(word: string, base: string, letters: readonly string[], isDecoded: boolean): boolean {
  if (base === 'tr' && /[ýþðÝÞÐ]/u.test(word)) return isDecoded;
  if (!/^\p{Ll}+$/u.test(word)) return false;
  return isDecoded || (word.length >= 4 && letters.every((letter) => TYPED.test(letter)));
}

const WORD = /(?<![\p{L}\p{M}\p{N}_@./-])[\p{L}\p{M}]{1,60}(?![\p{L}\p{M}\p{N}_@/])/gu;

/**
 * Text of two bytes a character, or of another alphabet, that was read as Latin-1: "´ËÄ£¿é", "Ïðèâåò", and
 * words in KOI8 that were read as Windows-1251, which exchanges small letters and capitals: "рТЙЧЕФ".
 */
const RUN =
  /[\u00a1-\u00ff](?: ?[\u00a1-\u00ff]){5,100}|(?<!\p{L})[\u00c0-\u00ff]{4,5}(?![\p{L}\p{M}])|(?<![\p{L}\p{N}_-])[а-яё][А-ЯЁ]{4,40}(?![\p{L}\p{M}])/gu;

function findRuns({ source, target }: ParsedPair, problems: ProblemCollector): void {
  for (const { index, 0: text } of firstMatches(target.prose, RUN)) {
    if (source.prose.includes(text)) continue;
    const span = target.readable.spanAt(index, text);
    if (!problems.hasAt('corrupted', span))
      problems.add('corrupted', 'mojibake', { text: shownAs('mojibake', text) }, { target: [span] });
  }
}
