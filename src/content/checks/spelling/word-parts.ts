import { areApart } from './joined-words';
import type { Vocabulary } from './vocabulary';
import { capitalized } from '../../text/capitalized';
import { ownValue } from '../../own-value';

/** Languages that write compounds as one word, of which dictionaries have only some. */
const COMPOUNDING = new Set(['de', 'nl']);

/** Letters between the parts of a compound. */
const JOINTS = ['', 's', 'n', 'en', 'es', 'e', 'er'];

/** The parts of a compound. */
export interface Parts {
  readonly left: string;
  readonly right: string;
}

/**
 * The ways to divide a word into two parts, short second parts first; the first part without the letters that
 * join it.
 */
export function compoundParts(word: string, { base }: Vocabulary): readonly Parts[] {
  if (!COMPOUNDING.has(base)) return [];
  const parts = [];
  for (let at = word.length - 3; at >= 3; at -= 1) {
    const left = word.slice(0, at);
    const rest = word.slice(at);
    const isNoun = base === 'de' && /^\p{Lu}/u.test(word);
    const right = isNoun ? capitalized(rest) : rest;
    for (const joint of JOINTS) {
      const first = left.slice(0, left.length - joint.length);
      if (left.endsWith(joint) && first.length >= 3 && !areApart(first, right, base))
        parts.push({ left: first, right });
    }
  }
  return parts;
}

/** The ways to divide a word into two words that are known. */
export const knownParts = (word: string, vocabulary: Vocabulary): readonly Parts[] =>
  compoundParts(word, vocabulary).filter(({ left, right }) => vocabulary.has(right) && vocabulary.has(left));

/** Whether a word consists of two words that are known. */
export const isCompound = (word: string, vocabulary: Vocabulary): boolean =>
  compoundParts(word, vocabulary).some(({ left, right }) => vocabulary.has(right) && vocabulary.has(left));

/**
 * Whether a word is known or a compound of known words. A dictionary takes 10 to 40 ms for a compound of
 * three words that it knows, and much less for its parts.
 */
export const isKnown = (word: string, vocabulary: Vocabulary): boolean =>
  (word.length >= shortestCompound && isCompound(word, vocabulary)) || vocabulary.has(word);

const shortestCompound = 12;

/**
 * Whether a word is a regular form of a known one that dictionaries lack: with a prefix, a verb with pronouns
 * or with "zu", a noun of a verb.
 */
export function isDerived(word: string, vocabulary: Vocabulary): boolean {
  const rules = ownValue(DERIVED, vocabulary.base) ?? [];
  const isMadeByRule = rules.some((rule) => {
    const [, from] = rule.exec(word) ?? [];
    return from !== undefined && (vocabulary.has(from) || vocabulary.has(unstressed(from)));
  });
  if (vocabulary.base === 'tr' && isTurkishForm(word, vocabulary)) return true;
  if (vocabulary.base === 'it' && ACCENTED.test(word)) return true;
  return isMadeByRule || (vocabulary.base === 'de' && isGermanForm(word, vocabulary));
}

/** Words of Italian that an accent inside tells from others, which dictionaries lack: "àncora", anchor. */
const ACCENTED =
  /^(?:àncor[ae]|àmbit[oi]|càpit[oai]|compìt[oi]|ìndic[eio]|lèggere|nòccioli?|prìncipi|règi[ae]|sùbito|vìol[aei])$/iu;

/** Any form of a common word that the dictionary lacks: "öğelerini" of "öğe", "soneği" of "sonek". */
function isTurkishForm(word: string, { has, isCommon }: Vocabulary): boolean {
  for (let at = 3; at < word.length; at += 1) {
    const stem = word.slice(0, at).replace(/ğ$/, 'k');
    if (isCommon(stem) && !has(stem)) return true;
  }
  return false;
}

/**
 * Whether two words are forms of one that dictionaries have only some of: Turkish words take endings before a
 * vowel that they have, "sürümünüz", "…ünüzü", and other ones behind a vowel, "yöneticiyi", "yöneticisi".
 */
export const isOtherForm = (word: string, candidate: string, { base }: Vocabulary): boolean =>
  base === 'tr' &&
  ((candidate.startsWith(word) && /[^ğ][aeıiuü]$/.test(candidate)) ||
    ([word, candidate].every((one) => BEHIND_VOWEL.test(one)) &&
      word.slice(0, -2) === candidate.slice(0, -2)));

const BEHIND_VOWEL = /[aeıioöuü][ysn][ıiuü]$/;

/** "anzuführen" of "anführen", "Radierer" of "radieren", "Tauschens" of "tauschen", "runderen" of "rund". */
function isGermanForm(word: string, vocabulary: Vocabulary): boolean {
  const [, prefix = '', verb = ''] = /^(\p{L}{2,8})zu(\p{L}{3,}n)$/u.exec(word) ?? [];
  if (verb !== '' && vocabulary.has(prefix + verb)) return true;
  const [, stem] = /^(\p{L}{3,}ier)er(?:n|s|in|innen)?$/u.exec(word) ?? [];
  if (stem !== undefined) return vocabulary.has(`${stem.toLowerCase()}en`);
  const [, from = ''] = /^(\p{Lu}\p{Ll}{3,}n)s$|^(\p{Ll}{4,})ere[mnrs]?$/u.exec(word)?.filter(Boolean) ?? [];
  return from !== '' && vocabulary.has(from.toLowerCase());
}

/** The words that a form may come from, without what was added. */
const DERIVED: Readonly<Record<string, readonly RegExp[]>> = {
  es: [
    /^(.+(?:[aeiáéí]r|[aáeé]ndo))(?:se|me|te|nos|os)?(?:l[oae]s?)?$/u,
    /^(?:re|des|pre|auto|multi|sub|sobre|inter|anti|micro|macro)(\p{L}{4,})$/iu,
  ],
  fr: [/^(?:re|ré|dé|multi|auto|sous|sur|pré|inter|anti|micro|macro)(\p{L}{4,})$/iu],
  it: [/^(?:ri|re|multi|auto|sotto|pre|inter|anti|micro|macro|mini)(\p{L}{4,})$/iu],
  pl: [/^(?:za|po|z|od|wy|na|roz|pre|prze|przed|pod|do|u|nie|auto|multi)(\p{L}{4,})$/iu],
  pt: [/^(?:re|des|pré|auto|multi|sub|sobre|inter|anti|micro|macro|mini)(\p{L}{4,})$/iu],
  tr: [
    /^(\p{L}{3,})(?:[dt][ıiuü]r|y?l[ae]|nc[ae]|y[ıiuüae]|(?<=[^aeıioöuüâîûpçtk]|[lnrsşyf][pçtk])[ıiuüae]|(?<![çfhkpsşt])d[ae]n?)$/u,
  ],
  ru: [/^(?:под|пере|де|от|за|не|об|до|про|вы|с|у|авто|мульти|суб|микро)(\p{L}{4,})$/iu],
};

/** A gerund with a pronoun has an accent that it has not alone. */
const unstressed = (word: string): string =>
  word.replaceAll(/[áéí]/gu, (letter) => letter.normalize('NFD').charAt(0));
