import {
  endsInTranslatedName,
  hasTranslatedNames,
  isTranslatedExample,
  isTranslatedPath,
} from '../names/example-names';
import { isThroughout } from '../names/file-names';
import { isNear } from '../code/similar';
import { countOf, pairedWith } from '../counted';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { KEPT } from '../parsed/readable-text';
import {
  endingOf,
  hasWordedPath,
  isBare,
  isExample,
  isOtherExample,
  isOtherPlace,
} from './example-addresses';
import { hostOf, type Address } from './found-addresses';
import { leadsToTranslation } from './localized-address';
import { isBroughtUpToDate } from './moved-address';

/** Addresses of examples whose names were translated, and of articles in the target's language. */
export function localizedPairs(
  missing: readonly Address[],
  extra: readonly Address[],
  { source, target, targetLanguage: language }: ParsedPair,
): ReadonlySet<Address> {
  const isAlone = [source, target].every(hasNoWords);
  return pairedWith(
    missing,
    extra,
    mostPaired,
    ({ text, key, start }, { text: other, key: otherKey, start: otherStart }) =>
      // An address that leads to one place by the safe protocol.
      key.replace(/^http:/, 'https:') === otherKey ||
      hasTranslatedNames(text, other) ||
      endsInTranslatedName(text, other) ||
      isTranslatedPath(text, other) ||
      withoutEnding(text) === other ||
      text === withoutEnding(other) ||
      // An article in the reader's language, which is all that the field has.
      (isAlone && hostOf(other) === `${language.base}.wikipedia.org`) ||
      (isAlone && (isOtherName(text, other) || isOtherExample(text, other))) ||
      // A hint, or the address of those who translate, which is all that the field has.
      (isAlone && text.includes('@') && isOtherPlace(text, other)) ||
      // The mail of an example in code, in words of the target's language.
      (text.includes('@') &&
        text.split('@')[1] !== other.split('@')[1] &&
        isInCode(source, { start }) &&
        isOtherPlace(text, other)) ||
      // Each language has a team of translators.
      (OF_TRANSLATORS.test(text) &&
        !isNear(text, other, 2) &&
        (isOfOneName(text, other) || OF_TRANSLATORS.test(other) || other.includes('@'))) ||
      (isBare(text) &&
        isBare(other) &&
        hostOf(text) !== hostOf(other) &&
        endingOf(text) === endingOf(other) &&
        isOtherPlace(text, other)) ||
      (isExample(text, other) && isTranslatedExample(text, other)) ||
      (isInCode(source, { start }) && isOtherExample(text, other)) ||
      hasWordedPath(text, other) ||
      isBroughtUpToDate(text, other) ||
      hasRenamedWord([source, text], [target, other]) ||
      (isOtherMailbox(text, other) &&
        haveOtherNames(nameBefore(source, start), nameBefore(target, otherStart))) ||
      (isOfOneName(text, other) && leadsToTranslation(onWeb(text), onWeb(other), language)),
  );
}

/**
 * Whether the one word in which two addresses differ is that of an example, which has the other name in all
 * of the text: "gg:alpha" and "?q=alpha" became "gg:alfa" and "?q=alfa".
 */
function hasRenamedWord(
  [source, before]: readonly [ParsedValue, string],
  [target, after]: readonly [ParsedValue, string],
): boolean {
  const [words, others] = [before, after].map((address) => address.split(/([\p{L}\p{M}]{1,60})/u));
  if (words === undefined || words.length !== others?.length) return false;
  const [at, ...more] = words.flatMap((word, index) => (word === others[index] ? [] : [index]));
  const word = at === undefined || more.length > 0 ? '' : (words[at] ?? '');
  return (
    word.length >= shortestWord &&
    countOf(source.raw, word) > countOf(source.raw, before) &&
    isThroughout(word, others[at ?? 0] ?? '', source, target)
  );
}

const shortestWord = 4;

/** Whether two addresses of mail have one host and names that are no slip of each other. */
const isOtherMailbox = (before: string, after: string): boolean =>
  before.includes('@') && before.split('@')[1] === after.split('@')[1] && isOtherPlace(before, after);

/** Whether a person of an example has a name in words of the target, "J. Random", and its address as well. */
const haveOtherNames = (was: string | undefined, is: string | undefined): boolean =>
  was !== undefined && is !== undefined && !isNear(was, is, 2);

/** The last part of the name before an address in angle brackets. */
const nameBefore = ({ readable }: ParsedValue, at: number): string | undefined =>
  NAME_BEFORE.exec(readable.text.slice(Math.max(0, at - 45), at))?.[0];

const NAME_BEFORE = /(?<=\p{Lu}[\p{L}.]{0,30} )\p{Lu}\p{L}{2,30}(?= ?<$)/u;

/** Whether the pages of one host have names in words that have nothing in common: `/LocalShop`, `/Butik`. */
function isOtherName(before: string, after: string): boolean {
  const [name, other] = [before, after].map((address) => WORD_OF_PAGE.exec(address)?.[0]);
  if (name === undefined || other === undefined) return false;
  const isOnOneHost = before.slice(0, -name.length) === after.slice(0, -other.length);
  return isOnOneHost && !isNear(name, other, name.length / 2);
}

const WORD_OF_PAGE = /(?<=\w\/)\p{L}{4,40}$/u;

/** An address with the protocol that it has without saying so: `www.shop.com`. */
const onWeb = (address: string): string => address.replace(/^www\./, 'http://www.');

/** A server has one page under both names: `faq` and `faq.html`. */
const withoutEnding = (address: string): string => address.replace(/(?<=\/[^/#?]{1,80})\.html?(?=#|$)/, '');

/** Whether the second address has the name of the first one's host: wordpress.org, wordpress-fr.net. */
function isOfOneName(before: string, after: string): boolean {
  const name =
    hostOf(before)
      .replace(/\.(?:com?|org|net|ac|edu|gov)(?=\.\w\w$)/, '')
      .split('.')
      .at(-2) ?? '';
  return name !== '' && hostOf(after).includes(name);
}

/** So many addresses of each side are compared with each other. */
export const mostPaired = 20;

/** A team of translators, which has a page or a list of its own. */
export const OF_TRANSLATORS = /translationproject\.org\/team|[-/.]?(?:l10n|i18n)[-/.@]|^translat[^@]{0,40}@/i;

export const isInCode = ({ readable }: ParsedValue, { start }: Pick<Address, 'start'>): boolean =>
  readable.prose[start] === KEPT;

export const hasNoWords = ({ words }: ParsedValue): boolean => !/[\p{L}\p{N}]/u.test(words);
