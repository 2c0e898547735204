import { withSingleSpaces } from '../../text/single-spaces';
import { matchesOf } from '../../text/matches';
import type { FieldCheck } from '../field-check';
import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import { isFunctionWord, wordsOf } from '../text/plain-words';
import { hasLetters, sentencesOf, OF_SYLLABLES } from '../sentences/sentences';
import { seamsOf } from '../parsed/seams';
import { textOf } from '../parsed/text-of';
import { hasWordsTwice } from './words-twice';
import { saidTwice } from './said-twice';

/** Shorter sentences may be said twice on purpose. */
const shortest = { sentence: 15, words: 8 };
/** Letters of a title at most, before the part that differs. */
const longestHead = 30;
/** Two words are said twice in correct sentences: "Basculer entre Rechercher et Rechercher et remplacer". */
const fewestWords = 3;
/** "ni une fonction ni une fonction membre" */
const NEITHER = /^(?:ni|né|nem|ani|nici|ne|ou|hem|ya|ни|или) /iu;

/** Finds sentences and passages that the target has more often than the source has any. */
export const repeatedText: FieldCheck = {
  ids: ['repeated-text'],
  find(pair, problems) {
    const { source, target } = pair;
    // Usage texts of programs repeat phrases in a list of options, and the heads of tables in columns.
    if (!target.isHtml && (target.readable.blocks.length > 4 || /\S {2,9}\S{1,30} {2,9}\S/.test(source.raw)))
      return;
    const after = hasEqualSentences(target) ? repeatedUnlikeSource(pair) : [];
    const runs = repeatedWords(target);
    if (after.length === 0 && runs.length === 0) {
      const whole = saidTwice(pair);
      if (whole === undefined) return;
      const text = target.readable.text.slice(whole.start, whole.end).trim();
      problems.add('repeated-text', 'twice', { text }, { target: [target.readable.spanOfBlock(whole)] });
      return;
    }
    // In English the same passage may have been said in several ways.
    const clauses = after.every(({ text }) => text.length <= longestClause) ? clausesAgain(source) : 0;
    if (repeated(source, 0.6).length + clauses < after.length) {
      for (const { text, start, end } of after) {
        problems.add('repeated-text', 'twice', { text }, { target: [target.readable.spanOf(start, end)] });
      }
    }
    if (runs.length === 0 || repeatedWords(source).length > 0) return;
    let isListOfAlike: boolean | undefined;
    for (const { text, start, end } of runs) {
      if (after.some((one) => one.start < end && one.end > start)) continue;
      if (/,\s/.test(text.slice(0, -1)) && (isListOfAlike ??= hasListOfAlike(pair))) continue;
      problems.add('repeated-text', 'twice', { text }, { target: [target.readable.spanOf(start, end)] });
    }
  },
};

/** The sentences that the target says again, and the source does not. */
function repeatedUnlikeSource(pair: ParsedPair): readonly Repetition[] {
  const isSaidAlike = alikeIn(pair);
  return repeated(pair.target, 1, headsDiffer(pair)).filter((one) => !isSaidAlike(one));
}

/** How often the source ends a sentence as an earlier one, after a comma: "It may fail, never both." */
function clausesAgain({ prose }: ParsedValue): number {
  const ends = prose.toLowerCase().match(LAST_CLAUSE) ?? [];
  return ends.length - new Set(ends).size;
}

/** In UTF-16 units. */
const longestClause = 40;
const LAST_CLAUSE = /[,;:–—] [^,;:–—.!?\n]{1,80} [^,;:–—.!?\n ]{1,30}[.!?](?![\p{L}\p{N}])/gu;

/**
 * Whether a list of the source has a word in several items, which other languages may say twice in a row:
 * "the family UID, segment UID, previous and next segment UID".
 */
function hasListOfAlike({ source, sourceLanguage }: ParsedPair): boolean {
  return source.prose.split(/[.:!?](?:\s|$)/).some((sentence) => {
    const items = sentence.toLowerCase().split(/,\s/);
    const words = items.flatMap((item) => [...new Set(wordsOf(item))]);
    const told = words.filter((word) => word.length > 2 && !isFunctionWord(word, sourceLanguage.base));
    return items.length > 2 && new Set(told).size < told.length;
  });
}

interface Repetition {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly block: TextBlock;
  /** Its number in the block. */
  readonly index: number;
  readonly first: Pick<SeenSentence, 'block' | 'index'>;
  /** Other sentences of the source may be the same in the target. */
  readonly isShort: boolean;
}

/**
 * Returns whether the source has two sentences in most of the same words where the target has one sentence
 * twice, and no sentence was added there: "It can be changed again", "This may be changed again". Where both
 * sides have as many sentences, these are the two at the same places.
 */
function alikeIn({ source, target, blocks }: ParsedPair): (repetition: Repetition) => boolean {
  const origins = new Map(blocks.map((pair) => [pair.target, pair.source]));
  const known = new Map<ParsedValue, Map<TextBlock, readonly Words[]>>();
  const wordsIn = (value: ParsedValue, block: TextBlock): readonly Words[] => {
    const ofValue = known.get(value) ?? new Map<TextBlock, readonly Words[]>();
    known.set(value, ofValue);
    const words =
      ofValue.get(block) ?? sentencesOf(value, block).map(({ text }) => new Set(wordsOf(text.toLowerCase())));
    ofValue.set(block, words);
    return words;
  };
  const answers = new Map<TextBlock, Map<TextBlock, boolean>>();
  const someAlike = (first: TextBlock, second: TextBlock): boolean => {
    const ofFirst = answers.get(first) ?? new Map<TextBlock, boolean>();
    answers.set(first, ofFirst);
    const others = wordsIn(source, second).slice(0, mostAlike);
    const answer =
      ofFirst.get(second) ??
      wordsIn(source, first)
        .slice(0, mostAlike)
        .some((one, at) =>
          others.some((other, otherAt) => (first !== second || otherAt > at) && areAlike(one, other)),
        );
    ofFirst.set(second, answer);
    return answer;
  };
  /** Whether the source's blocks have a clause in common, and the second as many as the target sentences. */
  const saysClauses = (sentences: number, first: TextBlock, second: TextBlock): boolean => {
    const [before, clauses] = [clausesOf(source, first), clausesOf(source, second)];
    return (
      first !== second &&
      sentences <= clauses.length &&
      clauses.some((one) => THREE_WORDS.test(one) && before.includes(one))
    );
  };
  return ({ block, index, first, isShort }) => {
    const [before, here] = [origins.get(first.block), origins.get(block)];
    // In blocks without a partner the source may well say it twice, too, unless the whole block is repeated.
    if (before === undefined || here === undefined)
      return isShort || textOf(target, first.block) !== textOf(target, block);
    const [sentences, others] = [wordsIn(source, before), wordsIn(source, here)];
    const more = wordsIn(target, block).length - others.length;
    if (isShort) return more <= 0;
    if (more > 0) return saysClauses(wordsIn(target, block).length, before, here);
    if (more < 0 || wordsIn(target, first.block).length !== sentences.length) return someAlike(before, here);
    const [one, other] = [sentences[first.index], others[index]];
    return one !== undefined && other !== undefined && areAlike(one, other);
  };
}

/** The parts of a block between its marks, in small letters. */
const clausesOf = (value: ParsedValue, block: TextBlock): readonly string[] =>
  textOf(value, block)
    .toLowerCase()
    .split(/[,;:.!?](?:\s|$)/)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');

const THREE_WORDS = /\S\s\S{1,60}\s\S/;

type Words = ReadonlySet<string>;

/** A hostile block has very many sentences, each compared with all others. */
const mostAlike = 50;

function areAlike(words: Words, others: Words): boolean {
  const least = Math.min(words.size, others.size);
  const shared = [...words].filter((word) => others.has(word)).length;
  return least >= 4 ? shared >= least * 0.6 : shared === Math.max(words.size, others.size);
}

interface SeenSentence {
  readonly number: number;
  readonly text: string;
  readonly isHead: boolean;
  readonly block: TextBlock;
  /** Its number in the block. */
  readonly index: number;
}

/** Whether the sources of two blocks begin with different sentences, as in "Open it. …" and "Close it. …". */
const headsDiffer = ({ source, blocks }: ParsedPair) => {
  const origins = new Map(blocks.map((pair) => [pair.target, pair.source]));
  const headOf = (block: TextBlock): readonly string[] => {
    const origin = origins.get(block);
    const [head, second] = origin === undefined ? [] : sentencesOf(source, origin);
    return head === undefined || second === undefined ? [] : wordsOf(head.text.toLowerCase());
  };
  return (first: TextBlock, second: TextBlock): boolean => {
    const [words, others] = [headOf(first), headOf(second)];
    const shared = words.filter((word) => others.includes(word)).length;
    return others.length > 0 && shared * 2 < words.length;
  };
};

/** Sentences that are said again in the same block or the next one; further away they may be captions. */
function repeated(
  value: ParsedValue,
  share: number,
  areOther: (first: TextBlock, second: TextBlock) => boolean = () => false,
): readonly Repetition[] {
  if (!hasEqualSentences(value)) return [];
  const seen = new Map<string, SeenSentence>();
  const twice: Repetition[] = [];
  let number = 0;
  for (const block of value.readable.blocks) {
    if (!isCompared(block)) continue;
    const sentences = sentencesOf(value, block);
    if (sentences.length > 0) number += 1;
    for (const [index, { text, start, end }] of sentences.entries()) {
      const key = keyOf(value, { start, end });
      const before = seen.get(key);
      const isHead = index === 0 && sentences.length > 1 && !hasLetters(text, longestHead + 1);
      seen.set(key, { number, text, isHead, block, index });
      // Right behind itself a short sentence is said twice, too: "Invalid value. Invalid value. It is".
      const isNext =
        before?.block === block && before.index === index - 1 && /\S\s\S/u.test(key) && STOPPED.test(text);
      const isOfSyllables = OF_SYLLABLES.test(key);
      const least = isOfSyllables || isNext ? shortest.words : shortest.sentence;
      if (!hasLetters(text, least * share)) continue;
      // The end of a menu's path after an ellipsis: "Format – Frame… – Options".
      const isAfterEllipsis = /(?:…|\.\.\.)$/.test(sentences[index - 1]?.text ?? '');
      if (share === 1 && isAfterEllipsis && /^[–—▸→>-] /u.test(text)) continue;
      // A label of two words may stand under its picture and beside it.
      if (
        share === 1 &&
        !isNext &&
        !/\S\s\S+\s\S/u.test(key) &&
        /^[\p{Script=Latin}\p{Script=Cyrillic} ]+$/u.test(key)
      )
        continue;
      if (before === undefined || number - before.number > 1) continue;
      // Several titles may begin alike: "Chart wizard. Data series", "Chart wizard. Elements".
      const areTitles = isHead && before.isHead && before.number !== number;
      if (areTitles && !areOther(before.block, block)) continue;
      // A note in brackets may be said of several texts.
      if (share === 1 && before.number !== number && IN_BRACKETS.test(text)) continue;
      // A heading and the sentence under it may have the same words.
      if (share === 1 && before.number !== number && before.text !== text) continue;
      // The text of a sentence has its code masked.
      twice.push({
        text: value.readable.text.slice(start, end),
        start,
        end,
        block,
        index,
        first: before,
        isShort: isNext && !hasLetters(text, shortest.sentence),
      });
    }
  }
  return twice;
}

/** A sentence with its mark, other than an ellipsis. */
const STOPPED = /[^.][.!?]$/;
const IN_BRACKETS = /^[([（［][^()[\]（）［］]*(?:[)\]）］]\.?)?$/;

/** Attributes are no part of the text around them. */
const isCompared = ({ opener }: TextBlock): boolean => !opener.includes(' ');

/** In most values each sentence is another one. */
const hasEqualSentences = once((value: ParsedValue): boolean => {
  const sentences = value.readable.blocks.flatMap((block) =>
    isCompared(block) ? sentencesOf(value, block) : [],
  );
  if (sentences.length < 2) return false;
  return new Set(sentences.map((sentence) => keyOf(value, sentence))).size < sentences.length;
});

/** Two sentences may differ in code alone, which their prose does not have. */
function keyOf({ readable }: ParsedValue, { start, end }: Pick<TextBlock, 'start' | 'end'>): string {
  const text = readable.text.slice(start, end).toLowerCase();
  return withSingleSpaces(text).replace(/[.。!?…]{1,3}$/, '');
}

/** Two to eight words that are said twice in a row. */
const WORDS_TWICE =
  /(?<![\p{L}\p{N}_-])((?:[\p{L}\p{M}'’]{1,30},?[ \n]){1,7}[\p{L}\p{M}'’]{1,30}[.:!?,]?)[ \n]+\1(?![\p{L}\p{N}_-])/giu;

function repeatedWords(value: ParsedValue) {
  // Each of the words may be several with apostrophes between.
  if (!hasWordsTwice(value, 2, 16)) return [];
  const seams = seamsOf(value);
  return matchesOf(value.prose, WORDS_TWICE)
    .map(({ index, 0: text, 1: words = '' }) => ({
      text,
      start: index,
      end: index + text.length,
      // From the end of the first words to the start of the second.
      between: Array.from(text.slice(words.length, -words.length), (_, at) => index + words.length + at),
    }))
    .filter(
      ({ text, between }) =>
        // A label may end with the words after it: "el <b>menú de la ventana</b> de la ventana".
        !between.some((at) => seams.has(at) || seams.has(at + 1)) &&
        hasLetters(text, 2 * shortest.words) &&
        text.split(/[ \n]+/).length >= 2 * fewestWords &&
        !NEITHER.test(text),
    );
}
