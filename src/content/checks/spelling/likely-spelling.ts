import { withoutAccents } from '../../text/without-accents';
import { accented, anySlip, doubled, exchanged, inAscii, put, slips, slipsOfAccents } from './slips';
import { isFrequentEnglish } from '../text/english-words';
import { isFunctionWord } from '../text/plain-words';
import type { Vocabulary } from './vocabulary';
import { compoundParts, isCompound, isDerived } from './word-parts';

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
  if (isCompound(stem, vocabulary) || isDerived(stem, vocabulary)) return undefined;
  const likely =
    tripled(stem, vocabulary) ??
    withCapital(stem, vocabulary) ??
    withUmlauts(stem, vocabulary) ??
    slipIn(stem, vocabulary) ??
    slipFromNear(stem, vocabulary, isNear) ??
    elided(stem, vocabulary) ??
    slipInRare(stem, vocabulary) ??
    slipInPart(stem, vocabulary) ??
    inTwo(stem, vocabulary);
  return likely === undefined ? undefined : before + likely;
}

/**
 * As `likelySpelling`, for a word with one of the source in it, which is mostly a form or a compound of a
 * term: without the apostrophe or the space after a short word, with another accent, or with a slip of a word
 * that the request has.
 */
export function likelyDespiteSource(
  word: string,
  vocabulary: Vocabulary,
  isNear: (word: string) => boolean,
): string | undefined {
  if (vocabulary.has(word) || isCommonWord(word, vocabulary)) return undefined;
  if (isCompound(word, vocabulary) || isDerived(word, vocabulary)) return undefined;
  return (
    slipIn(word, vocabulary, slipsOfAccents) ??
    slipFromNear(word, vocabulary, isNear) ??
    elided(word, vocabulary) ??
    afterShort(word, vocabulary)
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

/** A word without the apostrophe after its article or pronoun: "lutilisation". */
function elided(word: string, { base, has }: Vocabulary): string | undefined {
  const [, before = '', rest = ''] = ELIDED.get(base)?.exec(word) ?? [];
  return rest !== '' && has(rest) ? `${before}'${rest}` : undefined;
}

const ELIDED: ReadonlyMap<string, RegExp> = new Map([
  ['fr', /^([cdjlmnst]|qu)([aeiouhàâéèêëîïôûœ]\p{L}{4,})$/iu],
  ['it', /^(l|d|un|all|dall|dell|nell|sull|quest)([aeiouàèéìòù]\p{L}{4,})$/iu],
]);

/** A key that was held down: "verrrwendet". */
function tripled(word: string, { has }: Vocabulary): string | undefined {
  const found = /(\p{Ll})\1\1(?!\1)/u.exec(word);
  if (found === null) return undefined;
  const [letters, letter = ''] = found;
  return [letter, letter + letter].map((by) => put(word, found.index, letters.length, by)).find(has);
}

/** A German noun in small letters. */
function withCapital(word: string, vocabulary: Vocabulary): string | undefined {
  if (vocabulary.base !== 'de' || !/^\p{Ll}/u.test(word)) return undefined;
  if (ADJECTIVE.test(word)) return undefined;
  const noun = word.charAt(0).toUpperCase() + word.slice(1);
  if (!vocabulary.has(noun) && !isCompound(noun, vocabulary)) return undefined;
  // An adjective may be composed, too: "vorzeichenlose".
  const isAdjective = compoundParts(word, vocabulary).some(({ right }) => vocabulary.has(right));
  return isAdjective ? undefined : noun;
}

const ADJECTIVE = /(?:ig|isch|lich|bar|los|haft|sam|iert|end|fach|mäßig)(?:e[mnrs]?)?$/;

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
    if (isNear(candidate) && vocabulary.has(candidate) && !isPlainCapital(word, candidate)) return candidate;
  return undefined;
}

/** French capitals may go without their accents: "Eléments". */
const isPlainCapital = (word: string, candidate: string): boolean =>
  /^[EA]/.test(word) && word.slice(1) === candidate.slice(1);

const shortestNear = 6;

function slipIn(word: string, vocabulary: Vocabulary, of = slips): string | undefined {
  if (word.length === shortestSlip)
    return [...exchanged(word)].find((candidate) => isFunctionWord(candidate, vocabulary.base));
  for (const [slip, shortest] of of) {
    if (word.length < shortest) continue;
    for (const candidate of slip(word, vocabulary.base)) {
      if (isCommonWord(candidate, vocabulary))
        return isOlderSpelling(word, candidate, vocabulary) ? undefined : candidate;
    }
  }
  return undefined;
}

/** Words as short as this resemble many others, but few function words: "praa". */
const shortestSlip = 4;

/**
 * A rare word without one of its accents, or with two letters exchanged: unlike after the other slips, few
 * names and terms become a word by these.
 */
function slipInRare(word: string, vocabulary: Vocabulary): string | undefined {
  const newer = newerSpelling(word, vocabulary);
  if (word.length < shortestRare || (newer !== word && vocabulary.has(newer))) return undefined;
  const isName = /^\p{Lu}/u.test(word) && word.length < longName;
  const isInAscii = vocabulary.base === 'de' && /[aou]e/.test(word);
  for (const slip of isName || isInAscii ? [accented] : [accented, inAscii, exchanged, doubled]) {
    const likely = onlyKnown(slip(word, vocabulary.base), vocabulary);
    if (likely !== undefined) return likely;
  }
  return undefined;
}

/** "laesst" is "lässt", and "weisse" is "weiße" rather than a slip of "weise". */
const withUmlauts = (word: string, vocabulary: Vocabulary): string | undefined =>
  vocabulary.base === 'de' && word.length >= shortestRare
    ? onlyKnown(inAscii(word, 'de'), vocabulary)
    : undefined;

function onlyKnown(candidates: Iterable<string>, { has }: Vocabulary): string | undefined {
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

const isOlderSpelling = (word: string, candidate: string, vocabulary: Vocabulary): boolean =>
  word !== candidate && newerSpelling(word, vocabulary) === candidate;

/**
 * Whether a word is common, with a small or a capital first letter. Rare words resemble too many names and
 * terms.
 */
export const isCommonWord = (word: string, vocabulary: Vocabulary): boolean =>
  vocabulary.isCommon(word) ||
  vocabulary.isCommon(word.charAt(0).toLocaleLowerCase(vocabulary.base) + word.slice(1));

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

/** Short words that are no prefixes of others, so that a word with one before it is two words. */
const BEFORE: Readonly<Record<string, readonly string[]>> = {
  de: ['und', 'der', 'die', 'das', 'sie'],
  en: ['and', 'the', 'with'],
  es: ['los', 'las', 'una', 'del', 'que', 'más', 'para'],
  fr: ['les', 'des', 'une', 'dans', 'vous', 'nous', 'votre', 'pour', 'avec', 'tout', 'cette'],
  it: ['gli', 'una', 'della', 'dei', 'che', 'questo', 'nella'],
  nl: ['het', 'een', 'van', 'niet'],
  pt: ['dos', 'das', 'uma', 'que', 'mais', 'para', 'pelo', 'pela', 'não'],
};

/** Short words that are no endings of others. */
const AFTER: Readonly<Record<string, readonly string[]>> = {
  de: ['sind', 'wird', 'werden', 'wurde', 'nicht', 'kann'],
  es: ['una', 'más', 'que', 'los', 'las', 'del', 'para', 'con'],
  fr: ['les', 'des', 'une', 'dans', 'pour', 'avec', 'que', 'vous'],
  it: ['una', 'che', 'della', 'con', 'per', 'non'],
  pt: ['que', 'uma', 'mais', 'dos', 'das', 'para', 'com', 'não'],
};

function inTwo(word: string, vocabulary: Vocabulary): string | undefined {
  const pair = afterShort(word, vocabulary) ?? beforeShort(word, vocabulary);
  if (pair !== undefined) return pair;
  return WITHOUT_COMPOUNDS.has(vocabulary.base) ? twoCommonWords(word, vocabulary) : undefined;
}

function afterShort(word: string, vocabulary: Vocabulary): string | undefined {
  for (const left of BEFORE[vocabulary.base] ?? []) {
    const right = word.slice(left.length);
    const isPair = right.length > 3 && word.toLowerCase().startsWith(left) && vocabulary.has(right);
    if (isPair) return `${word.slice(0, left.length)} ${right}`;
  }
  return undefined;
}

function beforeShort(word: string, vocabulary: Vocabulary): string | undefined {
  for (const right of AFTER[vocabulary.base] ?? []) {
    const left = word.slice(0, word.length - right.length);
    const isPair = left.length > 3 && word.endsWith(right) && isCommonWord(left, vocabulary);
    if (isPair) return `${left} ${right}`;
  }
  return undefined;
}

/** Languages that write no two words as one, and whose words here are not joined by prefixes alone. */
const WITHOUT_COMPOUNDS = new Set(['es', 'fr', 'it', 'pt', 'pl', 'ru']);

/** Words that begin others: "superutilisateur", "видеофайл". */
const PREFIX =
  /^(?:super|hyper|ultra|extra|infra|intra|inter|trans|multi|micro|macro|mini|maxi|auto|foto|photo|video|vidéo|audio|tele|télé|radio|contra|contre|contro|sobre|sotto|sopra|sovra|entre|arrière|avant|видео|аудио|авто|фото|радио|теле|кино|мульти|супер|через|между|около|само|одно|двух|трех|трёх|много|мало|ново|ponad|przed|wielo|samo|nowo|jedno|dwu)$/iu;

function twoCommonWords(word: string, vocabulary: Vocabulary): string | undefined {
  for (let at = 4; at + 4 <= word.length; at += 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (PREFIX.test(left)) continue;
    if (isCommonWord(left, vocabulary) && vocabulary.isCommon(right)) return `${left} ${right}`;
  }
  return undefined;
}
