import { matchesOf } from '../../text/matches';
import { areVariants } from '../parsed/checked-language';
import type { ParsedPair } from '../parsed/parsed-pair';
import { hasPassage } from '../parsed/passages';
import type { TextBlock } from '../parsed/readable-text';
import { isFunctionWord, languagesWith, wordsOf } from '../text/plain-words';
import type { ProblemCollector } from '../problem-collector';
import { isInQuotation } from '../sentences/quotations';
import { isFrequentEnglish } from '../text/english-words';
import { isExplainedPassage } from '../names/kept-terms';
import { isKeywordList } from '../text/keyword-list';
import { lowerTextOf } from '../text/letter-runs';
import { blocksByProse, proseOfBlock } from '../text/untranslated-text';
import { smallWordsIn } from '../text/words-of-value';
import { scriptName } from './scripts';

/** Shortest run of words in the source's script that is more than a name. */
const fewestWords = 4;

/**
 * Finds whole sentences, because every language has names and terms in Latin letters. A sentence is
 * recognized by function words. A block identical to the source is left to `target-equals-source`.
 */
export function findLeftSentences(pair: ParsedPair, problems: ProblemCollector): void {
  const { source, target, sourceLanguage, targetLanguage } = pair;
  if (sourceLanguage.script !== 'Latn' || areVariants(sourceLanguage, targetLanguage)) return;
  // Names by which readers find a program are given in both languages.
  if (isKeywordList(source)) return;
  for (const block of target.readable.blocks) {
    const word = otherWord(pair, block) ?? accentedText(pair, block);
    if (word !== undefined) {
      const detail = { text: word, script: scriptName('Latn') };
      problems.add('script', 'untranslated', detail, { target: [target.readable.spanOfBlock(block)] });
      continue;
    }
    const runs = matchesOf(target.prose.slice(block.start, block.end), LATIN_RUN);
    if (runs.length === 0 || blocksByProse(source).has(proseOfBlock(block, target))) continue;
    for (const { index, 0: found } of runs) {
      const start = block.start + index;
      const end = start + found.trimEnd().length;
      if (!isLeft(pair, { start, end, block, text: found })) continue;
      // The title of a work stands between quotation marks.
      if (
        OPENED.test(target.prose.slice(Math.max(0, start - 2), start)) &&
        CLOSED.test(target.prose.slice(end, end + 1))
      )
        continue;
      // Code in Markdown and in other light markup: ``Add a file.``.
      if (target.prose[start - 1] === '`' && target.prose[end] === '`') continue;
      const last = start + found.trimEnd().replace(/["”]$/, '').length;
      if (isInQuotation(pair, start, last) || isExplainedPassage(pair, start, end)) continue;
      const detail = { text: target.readable.text.slice(start, end), script: scriptName('Latn') };
      problems.add('script', 'untranslated', detail, { target: [target.readable.spanOf(start, end)] });
    }
  }
}

/** The word that is all of a block, where the source has others: a name would be the source's. */
function otherWord(pair: ParsedPair, block: TextBlock): string | undefined {
  const { source, target } = pair;
  if (block.end - block.start > longestWord) return undefined;
  const [, word] = ONE_WORD.exec(target.prose.slice(block.start, block.end)) ?? [];
  if (word === undefined) return undefined;
  const original = pair.partnerOf(block);
  if (original === undefined || !SAYS_SOMETHING.test(source.prose.slice(original.start, original.end)))
    return undefined;
  // The source has a form or a part of a name: "Scrobbling", "Scrobbler".
  return lowerTextOf(source).includes(word.slice(0, 4).toLowerCase()) ? undefined : word;
}

/**
 * A short block of Latin letters alone, some with accents, among words in small letters that are new. Titles
 * and names have more capitals: "Español de México".
 */
function accentedText({ source, target }: ParsedPair, block: TextBlock): string | undefined {
  if (block.end - block.start > longestLabel) return undefined;
  const text = target.prose.slice(block.start, block.end);
  if (!ACCENT.test(text) || OTHER_LETTER.test(text)) return undefined;
  const said = smallWordsIn(source);
  const words = wordsOf(text);
  if (words.slice(1).some((word) => /^\p{Lu}/u.test(word))) return undefined;
  const own = words.filter((word) => !said.has(word.toLowerCase()));
  const isText = own.some((word) => ACCENT.test(word)) && own.some((word) => /^\p{Ll}{2}/u.test(word));
  return isText ? text.trim() : undefined;
}

const longestLabel = 100;
const ACCENT = /[\u00c0-\u024f\u1e00-\u1eff]/;
const OTHER_LETTER = /[^\P{L}\p{Script=Latin}]/u;

const longestWord = 40;
const ONE_WORD = /^\s*((?=\p{L}\p{Ll}{5,30}(?!\p{L}))(?!(\p{L})\2{5})\p{Script=Latin}{6,31})[.:!?…]?\s*$/u;
const SAYS_SOMETHING = /\p{L}{3}/u;

interface LatinRun {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly block: TextBlock;
}

/** Whether a run is words of a sentence, and no name, title or code. */
function isLeft(pair: ParsedPair, run: LatinRun): boolean {
  // A choice has no words of a sentence: "on/off".
  const text = run.text.replaceAll(CHOICE, ' ');
  const words = wordsOf(text);
  const small = words.filter((word) => /^\p{Ll}+$/u.test(word));
  const isAlone = isWhole(pair.target.prose, run);
  if (words.length < fewestWords && !(isAlone && WITHOUT_CODE.test(text) && isShortNewText(words, pair)))
    return false;
  if (small.length < words.length / 3) return false;
  if (words.length < fewestWords || isOfSource(words, small, run.text, pair)) return true;
  if (isNameInBrackets(pair.target.prose, run.start, run.end)) return false;
  return isInThird(words, pair) || (isAlone && !CODE.test(text) && isNewText(words, pair));
}

const CHOICE = /\p{L}{1,20}\/\p{L}{1,20}/gu;

/** Whether words are in the source's language: the title of a book or product has few function words. */
function isOfSource(
  words: readonly string[],
  small: readonly string[],
  text: string,
  { source, sourceLanguage }: ParsedPair,
): boolean {
  const joining = words.filter((word) => isFunctionWord(word.toLowerCase(), sourceLanguage.base));
  const isPassage = small.filter(({ length }) => length >= 3).length >= 3 && hasPassage(source, text.trim());
  return joining.length >= (isPassage ? 1 : 2) && small.length >= words.length / 2;
}

/** Whether words are mostly none of the source's, and two of them join words in a third language. */
function isInThird(words: readonly string[], { source, sourceLanguage }: ParsedPair): boolean {
  const said = smallWordsIn(source);
  const own = words.map((word) => word.toLowerCase()).filter((word) => !said.has(word));
  // "A" and "is" are words of several languages.
  const [longOwn = 0, long = 0] = [own, words].map((some) => some.filter(({ length }) => length > 2).length);
  if (own.length < fewestWords || (own.length < words.length * 0.7 && longOwn < long * 0.7)) return false;
  const counts = new Map<number, number>();
  for (const word of new Set(own)) {
    if (word.length < 2 || isFunctionWord(word, sourceLanguage.base)) continue;
    for (const at of languagesWith(word)) counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  return [...counts.values()].some((count) => count >= 2) || isSmallText(own, words);
}

/** A call, a section of a manual or a declaration: "read(2)", "int kill(int pid);". */
const CODE = /[\w\u001e]\(|;|[\u001d\u001e]/;

const WITHOUT_CODE = /^[\p{L}\p{M}\s'’:!?,]+\.?$/u;

/** Whether a run of letters is all of its block, but for a mark or two, or of a sentence in it. */
const isWhole = (prose: string, { start, end, block }: LatinRun): boolean =>
  end - start >= block.end - block.start - 2 || isSentence(prose, start, end);

/** Whether a run of letters stands between the end of a sentence and its own. */
const isSentence = (prose: string, start: number, end: number): boolean =>
  /[.!?。！？]\s*$/.test(prose.slice(Math.max(0, start - 3), start)) &&
  /^(?:[.!?]|\s[!?])/.test(prose.slice(prose[end - 1] === '.' ? end - 1 : end, end + 2));

/**
 * Whether two or three words in small letters, but for the first, are neither the source's nor English, as a
 * title or a name of a program would be.
 */
function isShortNewText(words: readonly string[], { source }: ParsedPair): boolean {
  const said = smallWordsIn(source);
  const long = words.filter(({ length }) => length > 2);
  const isNew = long.every((word) => !said.has(word.toLowerCase()) && !isFrequentEnglish(word.toLowerCase()));
  return long.length >= 2 && isNew && words.slice(1).every((word) => /^\p{Ll}+$/u.test(word));
}

/**
 * Whether words are a sentence of which the source has hardly a longer word: a name or a title would have
 * capitals, and code would be the source's.
 */
function isNewText(words: readonly string[], { source }: ParsedPair): boolean {
  const said = smallWordsIn(source);
  const small = words.filter((word) => /^\p{Ll}{3}/u.test(word));
  const shared = words.filter((word) => word.length > 2 && said.has(word.toLowerCase()));
  if (small.length >= fewestWords && shared.length <= words.length * mostShared) return true;
  // Fewer words, joined by one of a third language, may have an abbreviation of the source between them.
  const isJoined = words.some(
    (word) => /^\p{Ll}{2}/u.test(word) && !isFrequentEnglish(word) && languagesWith(word).length > 0,
  );
  return isJoined && small.length >= 3 && !small.some((word) => shared.includes(word));
}

const mostShared = 0.15;

/** Whether words of which the source has none are mostly in small letters, some of them with accents. */
const isSmallText = (own: readonly string[], words: readonly string[]): boolean =>
  own.filter((word) => /[^\0-\u007f]/.test(word) && words.includes(word)).length >= 2 &&
  words.filter((word) => /^\p{Ll}/u.test(word)).length > words.length / 2;

/** Whether words are the original name behind its translation: 国立美術館（Musée national d’art）. */
function isNameInBrackets(prose: string, start: number, end: number): boolean {
  const inside = prose.slice(start, end);
  if (!/[(（]/.test(prose.slice(Math.max(0, start - 1), start))) return false;
  return (
    /^[^()]*[^().!?]\)$/.test(inside) ||
    (/[^().!?]$/.test(inside) && /^[)）]/.test(prose.slice(end, end + 1)))
  );
}

const OPENED = /[«„“「『《〈]$|\("$/;
const CLOSED = /[»”“"」』》〉]/;

const LATIN_RUN =
  /\p{Script=Latin}[\p{Script=Latin}\p{M}\p{Nd} \u00a0\n\r\t,;:'’"“”()./\u001e\u001d-]{12,4000}/gu;
