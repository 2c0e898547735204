import { matchesOf } from '../../text/matches';
import { areVariants } from '../parsed/checked-language';
import type { FieldCheck } from '../field-check';
import { firstWhere } from '../../text/first-where';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import { isFunctionWord, languagesWith, wordsOf } from '../text/plain-words';
import type { ProblemCollector } from '../problem-collector';
import { isInQuotation } from '../sentences/quotations';
import { sentencesOf, type Sentence } from '../sentences/sentences';
import { isFrequentEnglish } from '../text/english-words';
import { isExplainedPassage } from '../text/kept-terms';
import { blocksByProse, proseOfBlock } from '../text/untranslated-text';
import { scriptName, scriptOf, lettersOf, writtenIn } from './scripts';

/** Shortest run of words in the source's script that is more than a name. */
const fewestWords = 4;

/**
 * Finds text in letters that the target language does not use: a sentence left in the source language or in a
 * third one.
 */
export const foreignLetters: FieldCheck = {
  ids: ['script'],
  find(pair, problems) {
    const own = writtenIn(pair.targetLanguage.script);
    if (own === undefined) return;
    if (!pair.targetLanguage.isScriptSure && !isMostlyIn(pair.target.prose, own)) return;
    if (!own.includes('Latn')) findLeftSentences(pair, problems);
    findUnexpected(pair, own.includes('Latn') ? own : [...own, 'Latn'], problems);
    if (!WITH_PALOCHKA.has(pair.targetLanguage.base)) findMixedWords(pair, problems);
  },
};

/** Whether a text shows by itself in which of several scripts its language is written. */
function isMostlyIn(prose: string, scripts: readonly string[]): boolean {
  const letters = prose.slice(0, longestShown).match(/\p{L}/gu) ?? [];
  const own = letters.filter((letter) => scripts.includes(scriptOf(letter) ?? '')).length;
  return letters.length >= 6 && own >= letters.length * 0.5;
}

const longestShown = 400;

/**
 * Finds whole sentences, because every language has names and terms in Latin letters. A sentence is
 * recognized by function words. A block identical to the source is left to `target-equals-source`.
 */
function findLeftSentences(pair: ParsedPair, problems: ProblemCollector): void {
  const { source, target, sourceLanguage, targetLanguage } = pair;
  if (sourceLanguage.script !== 'Latn' || areVariants(sourceLanguage, targetLanguage)) return;
  for (const block of target.readable.blocks) {
    const runs = matchesOf(target.prose.slice(block.start, block.end), LATIN_RUN);
    if (runs.length === 0 || blocksByProse(source).has(proseOfBlock(block, target))) continue;
    for (const { index, 0: found } of runs) {
      const words = wordsOf(found);
      const joining = words.filter((word) => isFunctionWord(word.toLowerCase(), sourceLanguage.base));
      const small = words.filter((word) => /^\p{Ll}+$/u.test(word));
      // The title of a book or product has at most one function word, and capitals.
      const start = block.start + index;
      const end = start + found.trimEnd().length;
      const isFew = words.length < fewestWords;
      if (isFew) {
        if (
          !isWhole(target.prose, start, end, block) ||
          !WITHOUT_CODE.test(found) ||
          !isShortNewText(words, pair)
        )
          continue;
      }
      if (small.length < words.length / 3) continue;
      const isPassage =
        small.filter(({ length }) => length >= 3).length >= 3 && source.prose.includes(found.trim());
      const isOwn = joining.length >= (isPassage ? 1 : 2) && small.length >= words.length / 2;
      if (
        !isOwn &&
        !isFew &&
        (isNameInBrackets(target.prose, start, end) ||
          !(
            isInThird(words, pair) ||
            (isWhole(target.prose, start, end, block) && !CODE.test(found) && isNewText(words, pair))
          ))
      )
        continue;
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

/** Whether words are mostly none of the source's, and two of them join words in a third language. */
function isInThird(words: readonly string[], { source, sourceLanguage }: ParsedPair): boolean {
  const said = new Set(wordsOf(source.prose).map((word) => word.toLowerCase()));
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
const isWhole = (prose: string, start: number, end: number, block: TextBlock): boolean =>
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
  const said = new Set(wordsOf(source.prose.toLowerCase()));
  const long = words.filter(({ length }) => length > 2);
  const isNew = long.every((word) => !said.has(word.toLowerCase()) && !isFrequentEnglish(word.toLowerCase()));
  return long.length >= 2 && isNew && words.slice(1).every((word) => /^\p{Ll}+$/u.test(word));
}

/**
 * Whether words are a sentence of which the source has hardly a longer word: a name or a title would have
 * capitals, and code would be the source's.
 */
function isNewText(words: readonly string[], { source }: ParsedPair): boolean {
  const said = new Set(wordsOf(source.prose.toLowerCase()));
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

interface LetterRun {
  readonly index: number;
  readonly text: string;
  readonly script: string;
}

/** Finds letters of a third script that the source does not contain, and whole sentences in them. */
function findUnexpected(pair: ParsedPair, expected: readonly string[], problems: ProblemCollector): void {
  const { target } = pair;
  const runs = unexpectedRuns(pair, expected);
  const sentences = runs.length < 2 ? [] : sentencesMostlyIn(target, runs, expected);
  const sentenceOf = ({ index }: LetterRun): Sentence | undefined => {
    const sentence = sentences[firstWhere(sentences, ({ end }) => end > index)];
    return sentence !== undefined && sentence.start <= index ? sentence : undefined;
  };
  // Japanese is written in several scripts.
  const groups = Map.groupBy(runs, (run) =>
    sentenceOf(run) === undefined ? run.index : KANA.has(run.script) ? 'Jpan' : run.script,
  );
  for (const group of groups.values()) {
    const [first] = group;
    if (first === undefined) continue;
    const whole = group.length < 2 ? [] : [...new Set(group.flatMap((run) => sentenceOf(run) ?? []))];
    const spans = whole.length === 0 ? [{ start: first.index, end: first.index + first.text.length }] : whole;
    const [shown = first] = whole;
    problems.add(
      'script',
      'unexpected',
      { text: shown.text, script: scriptName(first.script) },
      { target: spans.map(({ start, end }) => target.readable.spanOf(start, end)) },
    );
  }
}

const KANA: ReadonlySet<string> = new Set(['Hira', 'Kana']);

/** Sentences of which at least this part is in letters that the language lacks are in another language. */
const mostlyOther = 0.4;

function sentencesMostlyIn(
  target: ParsedValue,
  runs: readonly LetterRun[],
  expected: readonly string[],
): readonly Sentence[] {
  const starts = runs.map(({ index }) => index);
  return target.readable.blocks
    .flatMap((block) => sentencesOf(target, block))
    .filter(({ start, end, text }) => {
      const next = starts[firstWhere(starts, (at) => at >= start)];
      if (next === undefined || next >= end) return false;
      const letters = text.match(/\p{L}/gu) ?? [];
      const others = letters.filter((letter) => !expected.includes(scriptOf(letter) ?? ''));
      return others.length >= letters.length * mostlyOther;
    });
}

function unexpectedRuns({ source, target }: ParsedPair, expected: readonly string[]): readonly LetterRun[] {
  // A person's name, as in a list of translators, is written by each of them in a script of their own.
  const isExpected = (char: string): boolean => expected.includes(scriptOf(char) ?? '');
  if (NAME_OF_PERSON.test(source.prose) && !Array.from(target.prose.slice(0, longestShown)).some(isExpected))
    return [];
  const run = otherLetters(expected);
  let compact: string | undefined;
  let inSource: ReadonlySet<string> | undefined;
  return matchesOf(target.prose, run).flatMap(({ index, 0: text }) => {
    const script = Array.from(text)
      .map(scriptOf)
      .find((one) => one !== undefined);
    if (script === undefined || expected.includes(script)) return [];
    inSource ??= new Set(source.prose.match(run));
    // Words of Chinese and Japanese may be divided by spaces in one of the texts.
    compact ??= source.prose.replaceAll(/\s+/g, '');
    if (inSource.has(text) || compact.includes(text)) return [];
    // The sounds of a word, in phonetic letters, of which some are Greek ones: "[ɔːθ]".
    const isSound = PHONETIC.test(target.prose.slice(Math.max(0, index - 2), index + text.length + 2));
    return isSound ? [] : [{ index, text, script }];
  });
}

const PHONETIC = /[\u0250-\u02ff]/;

const NAME_OF_PERSON = /^\s*\p{Lu}\p{Ll}{1,20}(?: \p{Lu}\p{Ll}{1,20}){1,2}\s*$/u;

const patterns = new Map<string, RegExp>();

/**
 * Matches runs of letters in other scripts. Each expression is compiled once; there are no more of them than
 * scripts.
 */
function otherLetters(expected: readonly string[]): RegExp {
  const letters = lettersOf(expected);
  const run = patterns.get(letters) ?? new RegExp(`[[\\p{L}\\p{M}\\u30fc]--[${letters}]]{2,60}`, 'gv');
  patterns.set(letters, run);
  return run;
}

/** Caucasian languages whose letter Ӏ is usually typed as a Latin I. */
const WITH_PALOCHKA = new Set('ab abq ady av ce dar inh kbd lbe lez'.split(' '));

const LIKE_LATIN = /[аеорсухіјѕһԁԛԝАВЕКМНОРСТХІЈЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧοανικρτυχ]/u;
const LATIN_LIKE = /[aceopxyijsABCEHIJKMOPSTXYZ]/;
const MIXED_WORD = /(?=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])[\p{L}\p{M}]{3,60}/gu;

/**
 * Finds words of one script that contain a look-alike letter of another: they look correct, but no search
 * finds them.
 */
function findMixedWords({ source, target }: ParsedPair, problems: ProblemCollector): void {
  if (!/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(target.prose)) return;
  let inSource: ReadonlySet<string> | undefined;
  for (const { index, 0: word } of matchesOf(target.prose, MIXED_WORD)) {
    const isLatin = /\p{Script=Latin}/u.test(word);
    if (!isLatin || !/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word)) continue;
    const latin = Array.from(word).filter((char) => scriptOf(char) === 'Latn');
    const others = Array.from(word).filter((char) => scriptOf(char) !== 'Latn');
    const [few, many, alike] =
      latin.length < others.length ? [latin, others, LATIN_LIKE] : [others, latin, LIKE_LATIN];
    if (few.length > 2 || many.length < 2 || !few.every((char) => alike.test(char))) continue;
    inSource ??= new Set(source.prose.match(MIXED_WORD));
    // A coordinate behind its name, and a size: "лнX", "ШxВ".
    if (inSource.has(word) || /^(?:\p{Ll}{1,3}[XYZ]|\p{Lu}x\p{Lu})$/u.test(word)) continue;
    // An abbreviation of the source with the ending of its case: "XMLа".
    const [name = ''] = /^[A-Z]{2,40}(?=[^A-Za-z]{1,3}$)/.exec(word) ?? [];
    if (name !== '' && source.prose.includes(name)) continue;
    // The letter of a sign that the source has before its word too: "##BServer".
    const sign = target.prose.slice(Math.max(0, index - 2), index + 1);
    if (/^[!-/:-@[-`{-~]{2}[A-Za-z]$/.test(sign) && source.prose.includes(sign)) continue;
    // Two words on both sides of a tag: "Το<b>Sigma</b>".
    const span = target.readable.spanOf(index, index + word.length);
    if (target.raw.slice(span.from, span.to).includes('<')) continue;
    const detail = { word, letters: few.join(' '), script: scriptName(scriptOf(few[0] ?? '') ?? 'Latn') };
    problems.add('script', 'mixed', detail, { target: [span] });
  }
}
