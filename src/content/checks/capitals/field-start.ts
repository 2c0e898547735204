import type { ParsedPair } from '../parsed/parsed-pair';
import { proseOf } from '../parsed/text-of';
import type { Problem } from '../problem';
import { isFunctionWord } from '../text/plain-words';
import {
  isBehindName,
  isCapitalLabel,
  isDescribed,
  isKeptName,
  isSmallInAnyPlace,
  isWithinText,
  startOf,
  type BlockStart,
} from './block-starts';

/** How a field that is one block begins. */
export interface FieldStart {
  readonly isSourceSmall: boolean;
  /** Whether it begins with a small letter where its source has a capital. */
  readonly isSmall: boolean;
  /** Set for a small letter that may be right by itself, and is a slip where all others have a capital. */
  readonly problem?: Problem;
}

/** Returns undefined for a field of several blocks, and where the first word needs no capital. */
export function fieldStart(pair: ParsedPair): FieldStart | undefined {
  const [block, other] = pair.blocks;
  const start = block === undefined || other !== undefined ? undefined : startOf(pair, block);
  if (start === undefined || !/^[\p{Lu}\p{Ll}]/u.test(start.was)) return undefined;
  const { is, at, end } = start;
  const isSourceSmall = /^\p{Ll}/u.test(start.was);
  if (isSourceSmall || !/^\p{Ll}+$/u.test(is)) return { isSourceSmall, isSmall: false };
  if (isSmallInAnyPlace(start)) return undefined;
  const label = proseOf(pair.target, start.block.target);
  // An argument is in capitals: "MODE".
  const isArgument = !/\p{Ll}/u.test(proseOf(pair.source, start.block.source));
  const isPreposition =
    start.was.length < shortestLabel || isFunctionWord(start.was.toLowerCase(), pair.sourceLanguage.base);
  if (isArgument || isPreposition || isKeptName(start) || isWithinText(start, undefined))
    return { isSourceSmall, isSmall: true };
  const isLabelOfWord = LABEL.test(label) && !isCapitalLabel(label, pair.targetLanguage.base);
  // The check of the field alone finds it otherwise.
  if (!isLabelOfWord && !isOrderedOtherwise(start)) return { isSourceSmall, isSmall: true };
  const target = [pair.target.readable.spanOf(at, end)];
  return {
    isSourceSmall,
    isSmall: true,
    problem: { check: 'letter-case', variant: 'small-start', detail: { word: is }, source: [], target },
  };
}

/**
 * Whether a label begins with another word than its source, whose capital is that of a name. An article or a
 * preposition goes on with another field: "avec" before "la syntaxe Markdown".
 */
const isOrderedOtherwise = (start: BlockStart): boolean =>
  (isBehindName(start) || isDescribed(start)) && !isFunctionWord(start.is, start.pair.targetLanguage.base);

/** In letters: shorter words are prepositions, whose end is in another field. */
const shortestLabel = 3;
const LABEL = /^\s*[\p{L}\p{M}]{4,40}\s?[.:!?]?\s*$/u;
