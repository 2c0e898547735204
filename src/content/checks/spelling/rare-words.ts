import { withoutAccents } from '../../text/without-accents';
import { isFrequentEnglish } from '../text/english-words';
import { accented, doubled, exchanged, inAscii, innerSlip } from './slips';
import type { Vocabulary } from './vocabulary';
import { isOtherForm } from './word-parts';

/* Slips of words that the dictionary has and that are not common: only one word may be meant. */

/**
 * A rare word without one of its accents, or with two letters exchanged: unlike after the other slips, few
 * names and terms become a word by these.
 */
export function slipInRare(word: string, vocabulary: Vocabulary): string | undefined {
  const newer = newerSpelling(word, vocabulary);
  if (word.length < shortestRare || (newer !== word && vocabulary.has(newer))) return undefined;
  const isName = /^\p{Lu}/u.test(word) && word.length < longName;
  const isInAscii = vocabulary.base === 'de' && /[aou]e/.test(word);
  for (const slip of isName || isInAscii ? [accented] : [accented, inAscii, exchanged, doubled]) {
    const likely = onlyKnown(slip(word, vocabulary.base), vocabulary);
    if (likely !== undefined) return likely;
  }
  return slipInSmall(word, vocabulary);
}

/**
 * A rare word that lost a letter inside, or has one more or another accent. With a capital it is mostly a
 * name or a compound, and the dictionary of Turkish has too many forms that are one letter apart.
 */
function slipInSmall(word: string, vocabulary: Vocabulary): string | undefined {
  const { base } = vocabulary;
  if (base === 'tr' || word.length <= shortestRare || !/^\p{Ll}/u.test(word)) return undefined;
  const likely = isFrequentEnglish(word) ? undefined : onlyKnown(innerSlip(word, base), vocabulary);
  const isRight = likely === undefined || isOlderSpelling(word, likely, vocabulary);
  return isRight || isOtherWord(word, likely, vocabulary) ? undefined : likely;
}

/** "laesst" is "lässt", and "weisse" is "weiße" rather than a slip of "weise". */
export const withUmlauts = (word: string, vocabulary: Vocabulary): string | undefined =>
  vocabulary.base === 'de' && word.length >= shortestRare
    ? onlyKnown(inAscii(word, 'de'), vocabulary)
    : undefined;

export function onlyKnown(candidates: Iterable<string>, { has }: Vocabulary): string | undefined {
  const known = [...new Set(candidates)].filter(has);
  return known.length === 1 ? known[0] : undefined;
}

const shortestRare = 6;
/** Shorter words with a capital may be names, or verbs of other languages as nouns: "Rendern". */
const longName = 10;

/** Until 2009 Portuguese had silent consonants ("seleccionar"), and Turkish has "kısmî" for "kısmi". */
function newerSpelling(word: string, { base }: Vocabulary): string {
  if (base === 'pt') return word.replace(/[cp](?=[cçt])/, '');
  return base === 'tr' ? word.replaceAll(/[âîû]/g, withoutAccents) : word;
}

export const isOlderSpelling = (word: string, candidate: string, vocabulary: Vocabulary): boolean =>
  word !== candidate && newerSpelling(word, vocabulary) === candidate;

/**
 * Whether two words are alike but for their prefixes or for the ending of a form: "remultiplexing" beside
 * "demultiplexing". French capitals may go without their accents: "Eléments".
 */
export const isOtherWord = (word: string, candidate: string, vocabulary: Vocabulary): boolean =>
  (word.slice(1) === candidate.slice(1) &&
    (/^[EA]/.test(word) || (PREFIX.test(word) && PREFIX.test(candidate)))) ||
  isOtherForm(word, candidate, vocabulary);

const PREFIX = /^(?:[dr][eéi]s?|[бвдр]е|[ei]n)/u;
