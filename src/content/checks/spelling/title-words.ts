import { matchesOf } from '../../text/matches';
import { wholeOf, type BlockPair, type ParsedPair } from '../parsed/parsed-pair';
import { isOfSource } from './source-words';

/**
 * Words in titles with a capital at each longer word, where the source has a capital at each as well, or none
 * but the first: the capitals show no names there. Only words without accents, which may have lost them.
 */
export function titleWords(pair: ParsedPair): readonly RegExpExecArray[] {
  const { source, target, blocks } = pair;
  const all: readonly BlockPair[] =
    blocks.length > 0 ? blocks : [{ source: wholeOf(source), target: wholeOf(target) }];
  return all.flatMap((block) => {
    const { start, end } = block.target;
    if (end - start > longestTitle || block.source.end - block.source.start > longestTitle) return [];
    const title = target.prose.slice(start, end);
    const original = source.prose.slice(block.source.start, block.source.end);
    if (!isTitle(title) || !(isTitle(original) || !/\p{Lu}/u.test(original.trimStart().slice(1)))) return [];
    return matchesOf(title, PLAIN_WORD)
      .filter(([word]) => !isOfSource(word, source))
      .map((match) => Object.assign(match, { index: match.index + start }));
  });
}

/** In UTF-16 units. */
const longestTitle = 80;

/** Whether a text has several words of four letters or more, all of them with a capital, and no sentence. */
const isTitle = (text: string): boolean =>
  !/(?<![\p{L}\p{M}\p{N}'’-])\p{Ll}{4}|[.!?] /u.test(text) &&
  (text.match(/\p{Lu}\p{Ll}{3}/gu)?.length ?? 0) > 1;

const PLAIN_WORD = /(?<![\p{L}\p{M}\p{N}_.@/#$&'’-])[A-Z][a-zı]{3,30}(?![\p{L}\p{M}\p{N}_.@/'’-])/gu;
