import { once, onceForTwo } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import { textOf } from '../parsed/text-of';
import { sentencesOf } from '../sentences/sentences';
import { wordsOf } from '../text/plain-words';
import type { Repetition } from './repeated-sentences';

/**
 * Returns whether the source has two sentences in most of the same words where the target has one sentence
 * twice, and no sentence was added there: "It can be changed again", "This may be changed again". Where both
 * sides have as many sentences, these are the two at the same places.
 */
export function alikeIn({ source, target, blocks }: ParsedPair): (repetition: Repetition) => boolean {
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
  const someAlike = onceForTwo((first: TextBlock, second: TextBlock): boolean => {
    const others = wordsIn(source, second).slice(0, mostAlike);
    return wordsIn(source, first)
      .slice(0, mostAlike)
      .some((one, at) =>
        others.some((other, otherAt) => (first !== second || otherAt > at) && areAlike(one, other)),
      );
  });
  const areEqual = onceForTwo(
    (first: TextBlock, second: TextBlock): boolean => textOf(target, first) === textOf(target, second),
  );
  const shareClause = onceForTwo((first: TextBlock, second: TextBlock): boolean => {
    const before = new Set(clausesOf(first, source));
    return clausesOf(second, source).some((one) => THREE_WORDS.test(one) && before.has(one));
  });
  /** Whether the source's blocks have a clause in common, and the second as many as the target sentences. */
  const saysClauses = (sentences: number, first: TextBlock, second: TextBlock): boolean =>
    first !== second && sentences <= clausesOf(second, source).length && shareClause(first, second);
  return ({ block, index, first, isShort }) => {
    const [before, here] = [origins.get(first.block), origins.get(block)];
    // In blocks without a partner the source may well say it twice, too, unless the whole block is repeated.
    if (before === undefined || here === undefined) return isShort || !areEqual(first.block, block);
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
const clausesOf = once((block: TextBlock, value: ParsedValue): readonly string[] =>
  textOf(value, block)
    .toLowerCase()
    .split(/[,;:.!?](?:\s|$)/)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== ''),
);

const THREE_WORDS = /\S\s\S{1,60}\s\S/;

type Words = ReadonlySet<string>;

/** A hostile block has very many sentences, each compared with all others. */
const mostAlike = 50;

function areAlike(words: Words, others: Words): boolean {
  const least = Math.min(words.size, others.size);
  const shared = [...words].filter((word) => others.has(word)).length;
  return least >= 4 ? shared >= least * 0.6 : shared === Math.max(words.size, others.size);
}
