import type { ParsedPair } from '../parsed/parsed-pair';
import type { ProblemCollector } from '../problem-collector';
import { isLiteral } from '../tags/tag-kinds';
import { usualLength } from '../text/usual-length';
import { toldBySource, toldIn, wordsOfSource } from '../words/words-of-text';
import type { PairedWord, WordPairs } from '../words/word-pairs';
import { besideOf, type MarkedPair } from './marked-pairs';
import { addMoved } from './mark-problems';
import { isInOtherMark, spanOf, type Marked } from './marked-words';

/**
 * Finds marks around words that the source has beside its mark, where the words that it marks are beside that
 * of the target: "<b>never</b> delete" became "nie <b>löschen</b>".
 */
export function findMovedByWords(
  pair: ParsedPair,
  marked: readonly MarkedPair[],
  after: readonly Marked[],
  problems: ProblemCollector,
): void {
  if (pair.wordPairs === undefined) return;
  for (const found of marked) {
    if (isLiteral(found.one.tag) || !isMoved(pair, found, pair.wordPairs)) continue;
    const { was, one } = found;
    if (isInOtherMark(was, after)) continue;
    // Two that were exchanged are one problem.
    if (problems.hasAt('tag-contents', spanOf(one))) continue;
    addMoved(was, one, problems);
  }
}

function isMoved(
  pair: ParsedPair,
  { was, from, one, block, were, all }: MarkedPair,
  wordPairs: WordPairs,
): boolean {
  const tells = (source: string, target: string): boolean =>
    areKin(source, target) || toldIn(source, target, wordPairs).told.length > 0;
  // Most marks tell the one at their place.
  if (tells(was.text, one.text)) return false;
  if (were.some(({ text }) => tells(text, one.text)) || all.some(({ text }) => tells(was.text, text)))
    return false;
  const [unmarked, left] = [besideOf(pair.source, from, was), besideOf(pair.target, block, one)];
  const { told, untold } = toldIn(was.text, left, wordPairs);
  if (!told.some(isTelling) || untold.some(isTelling)) return false;
  // Where the source says a word again, that one is told.
  const again = new Set(wordsOfSource(unmarked, wordPairs));
  if (told.some((word) => again.has(word))) return false;
  const usual = usualLength(pair.sourceLanguage, pair.targetLanguage);
  const room = Math.max(was.text.length, one.text.length / usual) + nearby;
  const [near, nearOne] = [
    besideOf(pair.source, from, was, room),
    besideOf(pair.target, block, one, room * usual),
  ];
  if (!toldIn(was.text, nearOne, wordPairs).told.some(isTelling)) return false;
  // It is around one of the words that say it.
  if (told.length > 1 && one.text.length < (was.text.length * usual) / 2) return true;
  const others = toldBySource(one.text, near, wordPairs);
  return others.told.some(isTelling) && !others.untold.some(isTelling);
}

/** Farther off, a word is of what else the text says; in UTF-16 units of English, beside a mark's length. */
const nearby = 20;

/** Small words, such as those of a negation, are in most texts, and each language puts them elsewhere. */
const isTelling = ({ byChance }: PairedWord): boolean => byChance <= mostByChance;
const mostByChance = 0.02;

/** Whether two texts have a word in common. */
function areKin(one: string, other: string): boolean {
  const words = new Set(one.toLowerCase().match(WORD));
  return (
    other
      .toLowerCase()
      .match(WORD)
      ?.some((word) => words.has(word)) === true
  );
}

const WORD = /[\p{L}\p{M}\p{N}]{1,60}/gu;
