import { pairedWith, surplus } from '../counted';
import type { FieldCheck } from '../field-check';
import {
  endsInTranslatedName,
  hasTranslatedNames,
  isTranslatedExample,
  isTranslatedPath,
} from '../code/translated-example';
import type { CheckedLanguage } from '../parsed/checked-language';
import { isNear } from '../code/similar';
import { KEPT } from '../parsed/readable-text';
import { isWithin } from '../text/is-within';
import {
  announcesExample,
  endingOf,
  hasOneWord,
  hasWordedPath,
  isBare,
  isExample,
  isExampleAt,
  isNowhere,
  isOfNobody,
  isOfOtherExample,
  isOtherExample,
  isOtherHost,
  isOtherPlace,
  isSomebody,
} from './example-addresses';
import { addressesOf, hostOf, type Address } from './found-addresses';
import { addressOf } from '../tags/tag-kinds';
import { normalizerOf, leadsToTranslation } from './localized-address';
import type { ParsedValue } from '../parsed/parsed-value';

/** Compares URLs and e-mail addresses in the text; the tag checks compare those in attributes. */
export const addressCheck: FieldCheck = {
  ids: ['addresses'],
  find(pair, problems) {
    const { source, target, targetLanguage } = pair;
    const normalize = normalizerOf(pair);
    const [before, after] = [addressesOf(source, normalize), addressesOf(target, normalize)];
    if (before.length + after.length === 0) return;
    const [inSource, inTarget] = [keysOf(before), keysOf(after)];
    // A target may repeat an address less often, but every address must occur.
    const allMissing = surplus(before, after, keyOf).filter(({ key }) => !inTarget.has(key));
    const allExtra = surplus(after, before, keyOf).filter(({ key }) => !inSource.has(key));
    const slips = slipsIn(allMissing, allExtra);
    const missing = allMissing.filter((address) => !slips.has(address));
    const isSlip = new Set(slips.values());
    const extra = allExtra.filter((address) => !isSlip.has(address));
    for (const [was, is] of slips) {
      problems.add(
        'addresses',
        'changed',
        { before: was.text, after: is.text },
        { source: [spanOf(source, was)], target: [spanOf(target, is)] },
      );
    }
    // A field for what the translators add, like "Your emails".
    if (before.length === 0 && !/\p{L}/u.test(target.words)) return;
    const isAlone = [source, target].every(hasNoWords);
    const isSourceAlone = hasNoWords(source);
    const localized = localizedPairs(missing, extra, targetLanguage, { isAlone, source });
    const isAllThere = missing.every((address) => localized.has(address));
    // A note about a translation names its translators.
    const isNote =
      missing.length > 0 && /translat/i.test(source.words) && areOfOthers(mailOf(missing), mailOf(extra));
    const isExampleAdded = extra.some(({ text }) => isSomebody(text));
    const addedExamples = extra.filter(({ text }) => text.includes('@')).length;
    const isShown = missing.length <= extra.length && announcesExample(source.readable.text);
    for (const address of missing) {
      if (isNote && address.text.includes('@')) continue;
      // An example that the target has from its own country, or a link after a word without a space.
      if (isShown && isExampleAt(source.readable.text, address.start)) continue;
      if (target.readable.text.includes(withoutWww(address.text))) continue;
      // The link is there, with words for its address.
      if (extra.length === 0 && target.tags.some((tag) => leadsTo(addressOf(tag), address, targetLanguage)))
        continue;
      // A hint in an empty field may say in words what to type.
      if (isSourceAlone && hasOneWord(address.text) && /:\/\/\p{L}/u.test(target.raw)) continue;
      if (isSourceAlone && isOfNobody(address.text)) continue;
      if (isOfNobody(address.text) && (addedExamples > 0 || target.readable.text.includes('://'))) continue;
      if (isInCode(source, address) && isOtherHost(address.text, target.readable.text)) continue;
      if (localized.has(address) || (isExampleAdded && isSomebody(address.text))) continue;
      problems.add('addresses', 'missing', { address: address.text }, { source: [spanOf(source, address)] });
    }
    const isExampleLost = missing.some(({ text }) => isNowhere(text));
    const lostMail = missing.filter(({ text }) => text.includes('@'));
    const isNobodyLost = lostMail.some(({ text }) => isOfNobody(text));
    const isPlaceLost = missing.some(({ text }) => !text.includes('@') && isOfNobody(text));
    const isExampleShown = isShown && missing.every(({ start }) => isExampleAt(source.readable.text, start));
    const isForCredits = TRANSLATOR.test(source.raw);
    for (const address of extra) {
      if ((isNote || isForCredits) && address.text.includes('@')) continue;
      if (missing.length === 0 && isForTranslation(target.readable.text, address)) continue;
      if (isExampleShown && extra.length === missing.length) continue;
      if (address.text.includes('@') ? isNobodyLost : isPlaceLost && isBare(address.text)) continue;
      // The source has it in words: "name AT example.org".
      if (address.text.includes('@') && SPELLED_AT.test(source.raw) && saysInWords(source.raw, address.text))
        continue;
      // The source leads there by a link; a link to a translator's address is found as a tag.
      const isCredit = lostMail.length === 0 && target.raw.includes(`mailto:${address.text}`);
      if (source.raw.includes(address.text) || isCredit) continue;
      // The source has its host alone, as in "at example.org".
      if (
        isWithin(
          source.raw.replaceAll(WITH_PROTOCOL, ' '),
          address.text.replace(/^https?:\/\/(?=[^/]{1,80}\/?$)|\/$/g, ''),
        )
      )
        continue;
      // A line of output ends in the middle of it.
      if (source.raw.includes('\n') && source.raw.replaceAll('\n', '').includes(address.text)) continue;
      // An address without a protocol has that of the page: //example.org.
      if (source.raw.replaceAll(/https?:\/\//g, '').includes(address.text.replace(/^https?:/, ''))) continue;
      if (isAllThere && isOfOtherExample(address.text, before, source.readable.text)) continue;
      // An example that names no real place: votre.adresse@example.org, user@host.domain.ext.
      if (localized.has(address) || (isNowhere(address.text) && (!isExampleLost || isSomebody(address.text))))
        continue;
      problems.add('addresses', 'extra', { address: address.text }, { target: [spanOf(target, address)] });
    }
  },
};

const spanOf = ({ readable }: ParsedValue, { start, end }: Address) => readable.spanOf(start, end);

/** The addresses of which two neighbouring letters were exchanged, as in no example of another language. */
function slipsIn(missing: readonly Address[], extra: readonly Address[]): ReadonlyMap<Address, Address> {
  const slips = new Map<Address, Address>();
  for (const was of missing.slice(0, mostPaired)) {
    const is = extra.slice(0, mostPaired).find(({ text }) => hasExchangedLetters(was.text, text));
    if (is !== undefined) slips.set(was, is);
  }
  return slips;
}

const hasExchangedLetters = (was: string, is: string): boolean =>
  was.length === is.length && sorted(was) === sorted(is) && isNear(was, is, 1);

const sorted = (text: string): string => Array.from(text).toSorted().join('');

/** Whether a link leads to an address of a text, by whatever protocol, or to a page in its language. */
const leadsTo = (link: string | undefined, { text }: Address, language: CheckedLanguage): boolean =>
  link !== undefined &&
  (withoutProtocol(link) === withoutProtocol(text) ||
    (link.startsWith(text) && leadsToTranslation(text, link, language)));

const withoutProtocol = (address: string): string => address.replace(/^(?:mailto:|https?:\/\/)|\/$/g, '');

/** A text in whose place those who translate name themselves. */
const TRANSLATOR = /TRANSLATOR_|translator-credits/;

const WITH_PROTOCOL = /https?:\/\/\S{1,2000}/g;

const SPELLED_AT = /\s[([]?at[)\]]?\s/i;

const saysInWords = (text: string, address: string): boolean =>
  text.replaceAll(/\s?[([]?(?<![a-z])at(?![a-z])[)\]]?\s?/gi, '@').includes(address);

const isInCode = ({ readable }: ParsedValue, { start }: Pick<Address, 'start'>): boolean =>
  readable.prose[start] === KEPT;

const mailOf = (list: readonly Address[]): readonly string[] =>
  list.flatMap(({ text }) => (text.includes('@') ? [text] : []));

/** Whether as many addresses of mail are those of other people: nothing of one is in another. */
const areOfOthers = (before: readonly string[], after: readonly string[]): boolean =>
  before.length === after.length &&
  before.every((one) => {
    const [name = '', host = ''] = one.split('@');
    return after.every((other) => !other.startsWith(`${name}@`) && !other.endsWith(`@${host}`));
  });

/**
 * Whether a sentence of its own asks to report mistakes of the translation to its team, where the source only
 * says where to report those of the program.
 */
const isForTranslation = (text: string, { text: address, start }: Address): boolean =>
  OF_TRANSLATORS.test(address) ||
  TRANSLATION.test(text.slice(Math.max(0, start - 100), start)) ||
  (address.includes('@') && CREDIT.test(text.slice(Math.max(0, start - 60), start + address.length + 12)));

/** A team of translators, which has a page or a list of its own. */
const OF_TRANSLATORS = /translationproject\.org\/team|[-/.]?(?:l10n|i18n)[-/.@]|^translat[^@]{0,40}@/i;

/** A person's name, the address, and the years of the work: "Ana Ruiz <ana@site.org>, 2005". */
const CREDIT = /\p{Lu}\p{Ll}+ \p{Lu}\p{L}+ <[^\s<>]{3,100}>, ?(?:19|20)\d\d/u;

const TRANSLATION =
  /(?:übersetz|översätt|oversett|oversæt|vertal|přeložen|překlad|preklad|tłumacz|traduc|traduz|tradui|перев[ео]д|переклад|käännö|fordít|çevir|vertimo|tõlke|prijevod|prevod|превод|μετάφρ|翻訳|翻译|翻譯|번역|ترجم|תרגו|dịch|terjemah)[^@\n]{0,60}\n?[^@\n]{0,40}$/iu;

/** Addresses of examples whose names were translated, and of articles in the target's language. */
function localizedPairs(
  missing: readonly Address[],
  extra: readonly Address[],
  language: CheckedLanguage,
  { isAlone, source }: { readonly isAlone: boolean; readonly source: ParsedValue },
): ReadonlySet<Address> {
  return pairedWith(
    missing,
    extra,
    mostPaired,
    ({ text, key, start }, { text: other, key: otherKey }) =>
      // An address that leads to one place by the safe protocol.
      key.replace(/^http:/, 'https:') === otherKey ||
      hasTranslatedNames(text, other) ||
      endsInTranslatedName(text, other) ||
      isTranslatedPath(text, other) ||
      withoutEnding(text) === withoutEnding(other) ||
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
      (OF_TRANSLATORS.test(text) && !isNear(text, other, 2)) ||
      (isBare(text) && isBare(other) && endingOf(text) === endingOf(other) && isOtherPlace(text, other)) ||
      (isExample(text, other) && isTranslatedExample(text, other)) ||
      (isInCode(source, { start }) && isOtherExample(text, other)) ||
      hasWordedPath(text, other) ||
      (isOfOneName(text, other) && leadsToTranslation(onWeb(text), onWeb(other), language)),
  );
}

/** Whether the pages of one host have names in words that have nothing in common: `/LocalShop`, `/Butik`. */
function isOtherName(before: string, after: string): boolean {
  const [name, other] = [before, after].map((address) => WORD_OF_PAGE.exec(address)?.[0]);
  if (name === undefined || other === undefined) return false;
  const isOnOneHost = before.slice(0, -name.length) === after.slice(0, -other.length);
  return isOnOneHost && !isNear(name, other, name.length / 2);
}

const WORD_OF_PAGE = /(?<=\w\/)\p{L}{4,40}$/u;

/** A server has one host under both names, and the shorter one does not look like an address in a text. */
const withoutWww = (address: string): string => address.replace(/^www\./, '');

/** An address with the protocol that it has without saying so: `www.shop.com`. */
const onWeb = (address: string): string => address.replace(/^www\./, 'http://www.');

/** A server has one page under both names: `faq` and `faq.html`. */
const withoutEnding = (address: string): string => address.replace(/(?<=\/[^/#?]{1,80})\.html?(?=#|$)/, '');

/** Whether the second address has the name of the first one's host: wordpress.org, wordpress-fr.net. */
function isOfOneName(before: string, after: string): boolean {
  const name = hostOf(before).split('.').at(-2) ?? '';
  return name !== '' && hostOf(after).includes(name);
}

const mostPaired = 20;

const hasNoWords = ({ words }: ParsedValue): boolean => !/[\p{L}\p{N}]/u.test(words);

const keyOf = ({ key }: Address): string => key;

const keysOf = (addresses: readonly Address[]): ReadonlySet<string> => new Set(addresses.map(keyOf));
