import { countMatches, matchesOf } from '../../text/matches';
import { once } from '../parsed/once';
import { wholeOf, type BlockPair, type ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { KEPT } from '../parsed/readable-text';
import { isNotice } from '../text/stub-check';
import type { PairedWord } from '../words/word-pairs';
import { longestStem } from '../words/word-stems';
import { evidenceOf, ownWords, stemsOfAll, toldOf, usualIn, wordsOf } from '../words/told-words';
import { foundOf, tracesOf, writtenIn } from './sentence-traces';
import { hasLetters, sentencesOf, type Sentence } from './sentences';
import { fitWithout } from './untold-sentence';

/**
 * Evidence as the logarithm of a likelihood: of a target with fewer brackets than its source, and what is
 * needed together with that of the words and of the lengths.
 */
const evidence = { ofBracket: 2.3, least: 4.5 };
/** A parenthesis that was taken into the sentence leaves the target about as long as expected. */
const leastFit = -1.4;
/** Letters of a parenthesis, and of the text around it. */
const fewestLetters = { inside: 4, around: 4 };

/** A hostile block has thousands of parentheses, for each of which the words around it are read. */
const mostCompared = 50;

/**
 * Returns a parenthesis of the source that the target has neither in brackets nor, as far as its known words
 * and the lengths tell, in its sentence.
 */
export function lostParenthesis(pair: ParsedPair, block: BlockPair, ratio: number): Sentence | undefined {
  const { source, target, wordPairs } = pair;
  if (allBracketsIn(target) >= allBracketsIn(source)) return undefined;
  const original = source.prose.slice(block.source.start, block.source.end);
  const said = target.prose.slice(block.target.start, block.target.end);
  const ofLabel = lostInLabel(original, said, ratio, block.source.start);
  if (ofLabel !== undefined || wordPairs === undefined) return ofLabel;
  if (bracketsIn(said) >= bracketsIn(original) || isNotice(said)) return undefined;
  // The lines of plain text are divided as each language needs.
  const where = target.isHtml ? block.target : wholeOf(target);
  const stems = stemsOfAll(sentencesOf(target, where), 'target');
  const found = matchesOf(original, PARENTHESIS, mostCompared).flatMap(({ index, 0: text }) => {
    const start = block.source.start + index;
    const sentence = { start, end: start + text.length, text };
    const around = { ...block.source, text: original.replace(text, ' ') };
    if (!hasLetters(text, fewestLetters.inside) || !hasLetters(around.text, fewestLetters.around)) return [];
    if (text.includes(KEPT) || spellsOut(text, original.slice(0, index))) return [];
    const [own = []] = ownWords([sentence, around], 'source', wordPairs);
    const words = toldOf(own, stems);
    if (words.told.length > 0 || words.untold.length === 0 || isInCompound(words.untold, said)) return [];
    const traces = tracesOf(source, block.source, sentence);
    if (foundOf(traces, writtenIn(target, block.target)) === 'all') return [];
    const fit = fitWithout(original.length * ratio, said.length, text.length * ratio);
    const rest = toldOf(wordsOf(around, 'source', wordPairs), stems);
    // A block that tells little of the text around it is no translation of it.
    if (rest.told.length * 3 < rest.untold.length) return [];
    const all = evidence.ofBracket + evidenceOf(words, stems.size, usualIn([rest])) + fit;
    return fit >= leastFit && all >= evidence.least ? [{ sentence, all }] : [];
  });
  return found.toSorted((a, b) => b.all - a.all)[0]?.sentence;
}

/**
 * The words in brackets at the end of a short source, where the target has no sign between words and is about
 * as long as the words before them are translated.
 */
function lostInLabel(original: string, said: string, ratio: number, start: number): Sentence | undefined {
  const [, before = '', text = ''] = LABEL.exec(original) ?? [];
  if (text === '' || /[\p{P}\p{S}\n\u001c-\u001e]/u.test(said) || spellsOut(text, before)) return undefined;
  const usual = before.trim().length * ratio;
  if (said.trim().length > usual * mostOfLabel || said.trim().length < usual / mostOfLabel) return undefined;
  return { start: start + before.length, end: start + before.length + text.length, text };
}

/** Words of small letters in brackets behind others. */
const LABEL = /^(\s*\p{L}[\p{L}'’ -]{3,50} )(\(\p{Ll}{2,20}(?:[ -]\p{Ll}{1,20}){1,6}\))[.:]?\s*$/u;
/** The factor by which a translation of the words alone may be longer or shorter than is usual. */
const mostOfLabel = 1.35;

/** Whether a word of the target has one that translates a word of the parenthesis: "Systemeinstellungen". */
const isInCompound = (words: readonly PairedWord[], said: string): boolean =>
  words.some(({ counterparts }) =>
    counterparts.some((stem) => stem.length >= longestStem.other && said.toLowerCase().includes(stem)),
  );

const PARENTHESIS = /\([^()]{4,300}\)/g;
const OPENING = /[([{（［｛〔【「『]/g;
const bracketsIn = (text: string): number => countMatches(text, OPENING);
/** Each block asks for those of the whole value. */
const allBracketsIn = once(({ prose }: ParsedValue): number => bracketsIn(prose));

/** Whether a parenthesis has the words of an abbreviation before it: "CPU (central processing unit)". */
function spellsOut(text: string, before: string): boolean {
  const [, abbreviation] = /(\p{Lu}[\p{L}\p{N}]{1,9})(?: \p{Ll}{1,12})?\s*$/u.exec(before.slice(-25)) ?? [];
  const [first = '', second = ''] = text.match(/(?<!\p{L})\p{L}/gu) ?? [];
  return abbreviation?.toLowerCase().startsWith(`${first}${second}`.toLowerCase()) === true;
}
