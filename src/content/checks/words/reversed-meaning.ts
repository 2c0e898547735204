import type { FieldCheck } from '../field-check';
import type { BlockPair, ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { ProblemSpan } from '../problem';
import { sentencesOf, type Sentence } from '../sentences/sentences';
import { affirmationsOf } from './negations/affirmations';
import { isAffirmative, negationOf } from './negations/negated-english';
import { negationsOf } from './negations/negations';
import { oppositeTerm } from './opposites/opposite-terms';

/**
 * Finds sentences that say the opposite of their source: without its "not", with one that it does not have,
 * or with the opposite of one of its words.
 */
export const reversedMeaning: FieldCheck = {
  ids: ['other-version'],
  find(pair, problems) {
    if (pair.sourceLanguage.base !== 'en') return;
    const { base } = pair.targetLanguage;
    for (const [was, is] of pair.blocks.flatMap((block) => sentencePairs(pair, block))) {
      const [source, target] = [plainOf(was.text), plainOf(is.text)];
      const found = reversedIn(source, target, base);
      if (found === undefined) continue;
      const { word, text, variant, detail } = found;
      const at = placeOf(pair.target, is, target, text);
      if (problems.hasAt('other-version', at)) continue;
      const places = { source: [placeOf(pair.source, was, source, word)], target: [at] };
      problems.add('other-version', variant, detail, places);
    }
  },
};

interface Reversed {
  readonly variant: 'opposite' | 'negation-lost' | 'negation-added';
  readonly detail: Readonly<Record<string, string>>;
  /** The words of both sides that show it; undefined for the whole sentence. */
  readonly word?: string;
  readonly text?: string;
}

function reversedIn(source: string, target: string, language: string): Reversed | undefined {
  if (source.length > longest) return undefined;
  const lost = lostNegation(source, target, language);
  if (lost !== undefined) return { variant: 'negation-lost', detail: { text: lost }, word: lost };
  const added = addedNegation(source, target, language);
  if (added !== undefined) return { variant: 'negation-added', detail: { text: added }, text: added };
  const opposite = oppositeTerm(source, target, language);
  if (opposite === undefined) return undefined;
  const { word, text } = opposite;
  return { variant: 'opposite', detail: { ...opposite }, word, text };
}

/** The place of a word in a sentence, or of the whole sentence. */
const placeOf = (
  { readable }: ParsedValue,
  { start, end }: Sentence,
  plain: string,
  word: string | undefined,
): ProblemSpan =>
  word === undefined ? readable.spanOf(start, end) : readable.spanAt(start + plain.indexOf(word), word);

/** With plain apostrophes, and without the sign before the letter that opens a label by the keyboard. */
const plainOf = (text: string): string => text.replaceAll('’', "'").replaceAll(/(?<!\S)[&_](?=\p{L})/gu, ' ');

/** The sentences of both sides, where these have equally many. */
function sentencePairs(
  { source, target }: ParsedPair,
  block: BlockPair,
): readonly (readonly [Sentence, Sentence])[] {
  const [before, after] = [sentencesOf(source, block.source), sentencesOf(target, block.target)];
  if (before.length !== after.length) return [];
  return before.flatMap((one, at) => {
    const other = after[at];
    const isCompared = other !== undefined && one.text !== other.text && other.text.length <= longestTarget;
    return isCompared ? [[one, other]] : [];
  });
}

/** In UTF-16 units: longer sentences are worded freely. */
const longest = 100;
const longestTarget = 300;

/** The word that negates a source, where the target says the same without any negation. */
export function lostNegation(source: string, target: string, language: string): string | undefined {
  const negated = negationOf(source);
  const any = negated && negationsOf(language)?.any;
  if (negated === undefined || any === undefined || any.test(target)) return undefined;
  const { word, affirmed } = negated;
  return affirmed === undefined || affirmationsOf(language)?.[affirmed].test(target) === true
    ? word
    : undefined;
}

/** The negation of a target that says that something cannot be, where the source says that it can. */
export function addedNegation(source: string, target: string, language: string): string | undefined {
  // A much longer text is no translation of the sentence alone.
  if (target.length > 2 * source.length + 12) return undefined;
  const { plain, idioms } = negationsOf(language) ?? {};
  const word = plain?.exec(target)?.[0];
  const isSaid = word !== undefined && affirmationsOf(language)?.can.test(target) === true;
  return isSaid && isAffirmative(source) && idioms?.test(target) !== true ? word : undefined;
}
