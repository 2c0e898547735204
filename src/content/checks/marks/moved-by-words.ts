import type { ParsedPair } from '../parsed/parsed-pair';
import type { ProblemCollector } from '../problem-collector';
import { isLiteral } from '../tags/tag-kinds';
import { usualLength } from '../text/usual-length';
import { toldBySource, toldIn } from '../words/words-of-text';
import type { WordPairs } from '../words/word-pairs';
import { besideOf, type MarkedPair } from './marked-pairs';
import { spanOf } from './marked-words';

/**
 * Finds marks around words that the source has beside its mark, where the words that it marks are beside that
 * of the target: "<b>never</b> delete" became "nie <b>löschen</b>".
 */
export function findMovedByWords(
  pair: ParsedPair,
  marked: readonly MarkedPair[],
  problems: ProblemCollector,
): void {
  if (pair.wordPairs === undefined) return;
  for (const found of marked) {
    if (isLiteral(found.one.tag) || !isMoved(pair, found, pair.wordPairs)) continue;
    const { was, one } = found;
    // Two that were exchanged are one problem.
    if (problems.hasAt('tag-contents', spanOf(one))) continue;
    const detail = { tag: `<${one.tag.name}>`, before: was.text, after: one.text };
    problems.add('tag-contents', 'moved', detail, { source: [spanOf(was)], target: [spanOf(one)] });
  }
}

function isMoved(
  pair: ParsedPair,
  { was, from, one, block, were }: MarkedPair,
  wordPairs: WordPairs,
): boolean {
  if (were.some(({ text }) => text === one.text || toldIn(text, one.text, wordPairs).told.length > 0))
    return false;
  const left = besideOf(pair.target, block, one);
  const { told, untold } = toldIn(was.text, left, wordPairs);
  if (told.length === 0 || untold.length > 0) return false;
  const usual = usualLength(pair.sourceLanguage, pair.targetLanguage);
  // It is around one of the words that say it.
  if (told.length > 1 && one.text.length < (was.text.length * usual) / 2) return true;
  const unmarked = besideOf(pair.source, from, was);
  const others = toldBySource(one.text, unmarked, wordPairs);
  return others.told.length > 0 && others.untold.length === 0;
}
