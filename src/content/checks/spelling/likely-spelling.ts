import { matchesOf } from '../../text/matches';
import {
  accented,
  anySlip,
  exchanged,
  inAscii,
  put,
  slips,
  slipsOfAccents,
  slipsOfLostAccents,
} from './slips';
import { isCommonWord } from './common-words';
import { elided, elidedCommon, elidedTerm } from './elided-words';
import { besideTerm, inTwo } from './joined-words';
import { isFrequentEnglish } from '../text/english-words';
import { isFunctionWord } from '../text/plain-words';
import type { Vocabulary } from './vocabulary';
import { compoundParts, isCompound, isDerived, isOtherForm, knownParts, type Parts } from './word-parts';
import { isOlderSpelling, isOtherWord, onlyKnown, slipInRare, withUmlauts } from './rare-words';
import { capitalized } from '../../text/capitalized';

/**
 * Returns the common word for which a word that the vocabulary lacks was probably written: with an accent,
 * with one letter more, less or changed, with two letters exchanged, or as two words. Undefined for a word
 * that is known, and for one that resembles none: that may be a name, a term or a compound. The first letter
 * is taken as right, and the ending, which may be a form that dictionaries lack.
 */
export function likelySpelling(
  word: string,
  vocabulary: Vocabulary,
  isNear: (word: string) => boolean = () => false,
): string | undefined {
  const [, before = '', stem = word] = ELISION.exec(word) ?? [];
  if (vocabulary.has(word) || (before !== '' && vocabulary.has(stem))) return undefined;
  if (isCommonWord(stem, vocabulary)) return inThisRegion(word, vocabulary);
  if (vocabulary.base === 'fr' && isReformed(stem, vocabulary)) return undefined;
  const noun = commonNoun(stem, vocabulary);
  if (noun !== undefined) return before + noun;
  if (isDerived(stem, vocabulary)) {
    // "décran" is no "cran" with a prefix, and "reessayer" none of "essayer".
    const likely = exchangedIn(stem, vocabulary) ?? commonWithMarks(stem, vocabulary);
    return likely === undefined ? undefined : before + likely;
  }
  if (isCompound(stem, vocabulary)) {
    // In Dutch, two words of which one is short may be one with a slip: "gebruik-ken".
    return vocabulary.base !== 'nl' || hasLongParts(stem, vocabulary)
      ? exchangedIn(stem, vocabulary)
      : (slipIn(stem, vocabulary) ?? slipInShort(stem, vocabulary));
  }
  const likely =
    tripled(stem, vocabulary) ??
    withUmlauts(stem, vocabulary) ??
    withCapital(stem, vocabulary) ??
    slipIn(stem, vocabulary) ??
    slipFromNear(stem, vocabulary, isNear) ??
    elided(stem, vocabulary) ??
    slipInRare(stem, vocabulary) ??
    slipInPart(stem, vocabulary) ??
    inTwo(stem, vocabulary, isNear) ??
    slipInShort(stem, vocabulary);
  return likely === undefined ? undefined : before + likely;
}

/**
 * As `likelySpelling`, for a word with one of the source in it, which is mostly a form or a compound of a
 * term: without the apostrophe or the space after a short word, with another accent, or with a slip of a word
 * that the request has. A `term` is the word of the source, if it begins or ends with it.
 */
export function likelyDespiteSource(
  word: string,
  vocabulary: Vocabulary,
  isNear: (word: string) => boolean,
  term?: string,
): string | undefined {
  if (isCommonWord(word, vocabulary)) return undefined;
  // "limage", where the source has "image", is a rare word of its own.
  if (vocabulary.has(word)) return term === undefined ? undefined : elidedTerm(word, term, vocabulary);
  const [, , stem = word] = ELISION.exec(word) ?? [];
  if (isCompound(word, vocabulary) || isDerived(stem, vocabulary)) return undefined;
  return (
    withCapital(word, vocabulary) ??
    slipIn(word, vocabulary, slipsOfAccents) ??
    slipFromNear(word, vocabulary, isNear) ??
    elided(word, vocabulary) ??
    exchangedIn(word, vocabulary) ??
    inTwo(word, vocabulary, isNear) ??
    (term === undefined ? undefined : besideTerm(word, term, vocabulary))
  );
}

/**
 * The list of common words is one for all regions of a language, so that the dictionary of one may lack some:
 * such a word is another region's spelling. Only the Swiss spelling of `ß` follows from the word itself.
 */
function inThisRegion(word: string, { has }: Vocabulary): string | undefined {
  const swiss = word.replaceAll('ß', 'ss');
  return swiss !== word && has(swiss) ? swiss : undefined;
}

/** Whether a word lacks nothing but the circumflex that French has not needed on two letters since 1990. */
const isReformed = (word: string, { has }: Vocabulary): boolean =>
  matchesOf(word, /[iu]/g).some(({ index, 0: letter }) =>
    has(put(word, index, 1, letter === 'i' ? 'î' : 'û')),
  );

/** A key that was held down: "verrrwendet". */
function tripled(word: string, { has }: Vocabulary): string | undefined {
  const found = /(\p{Ll})\1\1(?!\1)/u.exec(word);
  if (found === null) return undefined;
  const [letters, letter = ''] = found;
  return [letter, letter + letter].map((by) => put(word, found.index, letters.length, by)).find(has);
}

/** A German noun in small letters in the place of one: a common one, or one that is no other word. */
export function smallNoun(word: string, vocabulary: Vocabulary): string | undefined {
  if (vocabulary.base !== 'de' || ADJECTIVE.test(word) || isFunctionWord(word, 'de')) return undefined;
  const noun = capitalized(word);
  const isNoun = noun !== word && !vocabulary.has(word) && vocabulary.has(noun);
  return isNoun ? noun : commonNoun(word, vocabulary);
}

/** A common German noun in small letters, which may seem composed: "ins-tanz". */
function commonNoun(word: string, { base, isCommon }: Vocabulary): string | undefined {
  const noun = capitalized(word);
  return base === 'de' && noun !== word && isCommon(noun) && !isCommon(word) ? noun : undefined;
}

/** A German noun in small letters, unless it may be a composed adjective or a verb: "vorzeichenlose". */
function withCapital(word: string, vocabulary: Vocabulary): string | undefined {
  if (vocabulary.base !== 'de' || !/^\p{Ll}/u.test(word) || ADJECTIVE.test(word)) return undefined;
  const noun = capitalized(word);
  if (compoundParts(word, vocabulary).some((parts) => isOfNouns(parts, vocabulary))) return noun;
  const isOther =
    IN_N.test(word) ||
    compoundParts(word, vocabulary).some(
      ({ left, right }) => vocabulary.has(right) && vocabulary.has(capitalized(left)),
    );
  return !isOther && vocabulary.has(noun) ? noun : undefined;
}

/** Whether a compound has a common noun or a plural at its end: "befehls-liste", "kern-funktionen". */
const isOfNouns = ({ left, right }: Parts, vocabulary: Vocabulary): boolean =>
  !isFunctionWord(left, 'de') &&
  vocabulary.has(capitalized(left)) &&
  (commonNoun(right, vocabulary) !== undefined ||
    (IN_N.test(right) && !vocabulary.has(right) && vocabulary.has(capitalized(right))));

/** The end of a verb, and of a plural. */
const IN_N = /e[lr]?n$/;
const ADJECTIVE =
  /(?:ig|isch|lich|bar|los|haft|sam|iert|end|fach|mäßig|eigen|frei|weis|weit|[ie]ntern|gerecht|genau|voll|hin|halb|weise|wärts|reich|fest|wert|nah|spezifisch)(?:e[mnrs]?)?$|ieren$/;

/** A slip of a known word that the request has as well. */
function slipFromNear(
  word: string,
  vocabulary: Vocabulary,
  isNear: (word: string) => boolean,
): string | undefined {
  if (word.length < (vocabulary.base === 'ru' ? shortestNear + 1 : shortestNear)) return undefined;
  // "oeuvre" is written without the ligature, and "direct" is a word of English that is shown.
  if (word.includes('oe') || isFrequentEnglish(word)) return undefined;
  for (const candidate of anySlip(word, vocabulary.base))
    if (isNear(candidate) && vocabulary.has(candidate) && !isOtherWord(word, candidate, vocabulary))
      return candidate;
  return undefined;
}

const shortestNear = 6;

/** The common word that lost an accent or two, or has another one. */
export const withAccents = (word: string, vocabulary: Vocabulary): string | undefined =>
  vocabulary.has(word) || isCommonWord(word, vocabulary)
    ? undefined
    : isDerived(word, vocabulary)
      ? slipIn(word, vocabulary, slipsOfLostAccents)
      : slipIn(word, vocabulary, slipsOfAccents);

/** The known word that lost all of its accents, as a text has them that was written without any. */
export const withAllAccents = (word: string, vocabulary: Vocabulary): string | undefined =>
  withAccents(word, vocabulary) ??
  (vocabulary.has(word) || isDerived(word, vocabulary)
    ? undefined
    : (onlyKnown(accented(word, vocabulary.base), vocabulary) ??
      onlyKnown(inAscii(word, vocabulary.base), vocabulary)));

/** A word of a few thousand without an accent or two, or without the apostrophe before it. */
const commonWithMarks = (word: string, vocabulary: Vocabulary): string | undefined =>
  vocabulary.base === 'de'
    ? undefined
    : (slipIn(word, vocabulary, slipsOfLostAccents) ?? elidedCommon(word, vocabulary));

/** The common word of which two letters were exchanged. */
const exchangedIn = (word: string, vocabulary: Vocabulary): string | undefined =>
  word.length > shortestSlip
    ? [...exchanged(word)].find((candidate) => isCommonWord(candidate, vocabulary))
    : undefined;

/** A short word of which one letter alone may be lost or changed to make it a common word. */
function slipInShort(word: string, vocabulary: Vocabulary): string | undefined {
  if (!SHORT.test(word) || UNLIKE.test(word) || isFrequentEnglish(word)) return undefined;
  const candidates = new Set(
    [...anySlip(word, vocabulary.base)].filter(
      (candidate) => candidate.startsWith(word.charAt(0)) && isCommonWord(candidate, vocabulary),
    ),
  );
  const [likely] = candidates;
  if (candidates.size !== 1 || likely === undefined) return undefined;
  if (word.length === shortestSlip + 1 && likely.length <= word.length) return undefined;
  return isOlderSpelling(word, likely, vocabulary) ? undefined : likely;
}

/** "oeuvre" is written without the ligature, and dictionaries of Russian lack the host of a network. */
const SHORT = /^\p{Ll}{5,6}$/u;
const UNLIKE = /oe|^хост/;

function slipIn(word: string, vocabulary: Vocabulary, of = slips): string | undefined {
  if (word.length === shortestSlip)
    return [...exchanged(word)].find((candidate) => isFunctionWord(candidate, vocabulary.base));
  for (const [slip, shortest] of of) {
    if (word.length < shortest) continue;
    for (const candidate of slip(word, vocabulary.base)) {
      if (isCommonWord(candidate, vocabulary) && !isOtherForm(word, candidate, vocabulary))
        return isOlderSpelling(word, candidate, vocabulary) ? undefined : candidate;
    }
  }
  return undefined;
}

/** Words as short as this resemble many others, but few function words: "praa". */
const shortestSlip = 4;

const hasLongParts = (word: string, vocabulary: Vocabulary): boolean =>
  knownParts(word, vocabulary).some(({ left, right }) => Math.min(left.length, right.length) >= longPart);
const longPart = 5;

/** In a compound, the slip must be in a long part beside a word that is known. */
function slipInPart(word: string, vocabulary: Vocabulary): string | undefined {
  for (const { left, right } of compoundParts(word, vocabulary)) {
    if (right.length < shortestPart || !vocabulary.has(left)) continue;
    const likely = slipIn(right, vocabulary);
    if (likely === undefined) continue;
    const candidate = word.slice(0, word.length - right.length) + likely.toLowerCase();
    if (vocabulary.has(candidate)) return candidate;
  }
  return undefined;
}

const shortestPart = 8;

/** Articles and the like before a vowel: "l’", "dell'". */
const ELISION = /^(\p{L}{1,8}['’])(\p{L}.*)$/u;
