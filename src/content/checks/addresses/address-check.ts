import { addressOf } from '../tags/tag-kinds';
import { isNear } from '../code/similar';
import { countOf, surplus } from '../counted';
import type { FieldCheck } from '../field-check';
import type { CheckedLanguage } from '../parsed/checked-language';
import { once, onceForText } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { ProblemCollector } from '../problem-collector';
import { isWithin } from '../text/is-within';
import {
  announcesExample,
  hasOneWord,
  isBare,
  isExampleAt,
  isInCapitals,
  isNowhere,
  isOfNobody,
  isOfOtherExample,
  isOtherHost,
  isSomebody,
} from './example-addresses';
import { damagedProtocol } from './damaged-protocol';
import { addressesOf, type Address } from './found-addresses';
import { leadsToTranslation, normalizerOf } from './localized-address';
import { hasNoWords, isInCode, localizedPairs, mostPaired, OF_TRANSLATORS } from './localized-pairs';

/** Compares URLs and e-mail addresses in the text; the tag checks compare those in attributes. */
export const addressCheck: FieldCheck = {
  ids: ['addresses'],
  find(pair, problems) {
    const { source, target } = pair;
    const compared = comparedAddresses(pair);
    if (compared === undefined) return;
    for (const [was, is] of compared.slips) {
      const places = { source: [spanOf(source, was)], target: [spanOf(target, is)] };
      problems.add('addresses', 'changed', { before: was.text, after: is.text }, places);
    }
    // A field for what the translators add, like "Your emails".
    if (compared.before.length === 0 && !/\p{L}/u.test(target.words)) return;
    const isExcused = { missing: excusedMissing(compared), extra: excusedExtra(compared) };
    const damagedFormOf = onceForText((text) => damagedProtocol(text, target.readable.text));
    for (const address of reported(compared.missing, problems)) {
      const places = { source: [spanOf(source, address)] };
      const damaged = damagedFormOf(address.text);
      if (damaged !== undefined) {
        const span = target.readable.spanOf(damaged.start, damaged.end);
        const detail = { before: address.text, after: damaged.text };
        problems.add('addresses', 'changed', detail, { ...places, target: [span] });
      } else if (!isExcused.missing(address))
        problems.add('addresses', 'missing', { address: address.text }, places);
    }
    for (const address of reported(compared.extra, problems))
      if (!isExcused.extra(address) && !problems.hasAt('addresses', spanOf(target, address)))
        problems.add('addresses', 'extra', { address: address.text }, { target: [spanOf(target, address)] });
  },
};

/** The addresses of which a problem would be kept; those of one text are one problem. */
function* reported(addresses: readonly Address[], problems: ProblemCollector): Generator<Address> {
  const begun = new Set<string>();
  for (const address of addresses) {
    if (!problems.takes('addresses') && !begun.has(address.text)) continue;
    begun.add(address.text);
    yield address;
  }
}

interface ComparedAddresses {
  readonly pair: ParsedPair;
  /** All addresses of the source. */
  readonly before: readonly Address[];
  readonly missing: readonly Address[];
  readonly extra: readonly Address[];
  /** Addresses with a slip or by the other protocol, which are not among the missing and the extra ones. */
  readonly slips: ReadonlyMap<Address, Address>;
  /** Missing and extra addresses that lead to the same place in two languages. */
  readonly localized: ReadonlySet<Address>;
  /** Whether the field is a note about a translation, which names its translators. */
  readonly isNote: boolean;
  /** Whether the source announces the missing addresses as examples. */
  readonly isShown: boolean;
}

function comparedAddresses(pair: ParsedPair): ComparedAddresses | undefined {
  const { source, target } = pair;
  const normalize = normalizerOf(pair);
  const [before, after] = [addressesOf(source, normalize), addressesOf(target, normalize)];
  if (before.length + after.length === 0) return undefined;
  const [inSource, inTarget] = [keysOf(before), keysOf(after)];
  // A target may repeat an address less often, but every address must occur.
  const allMissing = surplus(before, after, keyOf).filter(({ key }) => !inTarget.has(key));
  const allExtra = surplus(after, before, keyOf).filter(({ key }) => !inSource.has(key));
  const slips = slipsIn(allMissing, allExtra);
  const missing = allMissing.filter((address) => !slips.has(address));
  const isSlip = new Set(slips.values());
  const extra = allExtra.filter((address) => !isSlip.has(address));
  return {
    pair,
    before,
    missing,
    extra,
    slips,
    localized: localizedPairs(missing, extra, pair),
    isNote:
      missing.length > 0 && /translat/i.test(source.words) && areOfOthers(mailOf(missing), mailOf(extra)),
    isShown:
      missing.length <= extra.length && announcesExample(source.readable.text) && !areSlips(missing, extra),
  };
}

/** Tells which missing addresses the target may do without. */
function excusedMissing(compared: ComparedAddresses): (address: Address) => boolean {
  const { pair, missing, extra, localized, isNote, isShown } = compared;
  const { source, target, targetLanguage } = pair;
  const { text } = target.readable;
  const isAlone = hasNoWords(source);
  const isExampleAdded = extra.some((one) => isSomebody(one.text));
  const isMailAdded = extra.some(isMail);
  const lostMails = mailOf(missing).length;
  const hasMailsInLetters = lostMails > 0 && mailsInLetters(target) >= lostMails;
  const isInTarget = onceForText((one) => hasWhole(text, withoutWww(one)));
  return (address) =>
    (isNote && isMail(address)) ||
    // An example that the target has from its own country, or a link after a word without a space.
    (isShown && isExampleAt(source.readable.text, address.start)) ||
    isInTarget(address.text) ||
    // The link is there, with words for its address.
    (extra.length === 0 && target.tags.some((tag) => leadsTo(addressOf(tag), address, targetLanguage))) ||
    // A hint in an empty field may say in words what to type.
    (isAlone && hasOneWord(address.text) && /:\/\/\p{L}/u.test(target.raw)) ||
    isInCapitals(address.text) ||
    (isOfNobody(address.text) && (isAlone || isMailAdded || (!isMail(address) && text.includes('://')))) ||
    (isInCode(source, address) && isOtherHost(address.text, text)) ||
    localized.has(address) ||
    (isExampleAdded && isSomebody(address.text)) ||
    ((isSomebody(address.text) || (isMail(address) && isOfNobody(address.text))) && hasMailsInLetters);
}

/** Tells which extra addresses readers of the target need, or the source has in another form. */
function excusedExtra(compared: ComparedAddresses): (address: Address) => boolean {
  const { pair, before, missing, extra, localized, isNote, isShown } = compared;
  const { source, target } = pair;
  const { raw } = source;
  const { text: sourceText } = source.readable;
  const isAllThere = missing.every((address) => localized.has(address));
  const isExampleLost = missing.some(({ text }) => isNowhere(text));
  const isMailLost = missing.some(isMail);
  const ofNobody = missing.filter((address) => isOfNobody(address.text));
  const isExampleShown =
    isShown &&
    extra.length === missing.length &&
    missing.every(({ start }) => isExampleAt(sourceText, start));
  const isForCredits = TRANSLATOR.test(raw);
  const forms = formsOf(raw);
  const hasOtherForm = onceForText((text) => isInOtherForm(text, forms));
  const hasMailLink = target.raw.includes('mailto:');
  return (address) => {
    const { text } = address;
    return (
      ((isNote || isForCredits) && isMail(address)) ||
      (missing.length === 0 && isForTranslation(target.readable.text, address)) ||
      isExampleShown ||
      (isMail(address) ? ofNobody.some(isMail) : ofNobody.length > 0 && isBare(text)) ||
      hasOtherForm(text) ||
      // A link to a translator's address is found as a tag.
      (!isMailLost && hasMailLink && target.raw.includes(`mailto:${text}`)) ||
      (isAllThere && isOfOtherExample(text, before, sourceText)) ||
      localized.has(address) ||
      // An example that names no real place: votre.adresse@example.org, user@host.domain.ext.
      (isNowhere(text) && (!isExampleLost || isSomebody(text)))
    );
  };
}

/** How many addresses of mail are at a host with letters of a language, as only those of examples are. */
const mailsInLetters = once(({ readable }: ParsedValue): number => countOf(readable.text, MAIL_IN_LETTERS));

/** "teszt@példa.hu" */
const MAIL_IN_LETTERS =
  /[\p{L}\d]@(?=[\p{L}\d-]{0,40}[^\u0000-\u007f])[\p{L}\d-]{1,40}\.[a-z]{2,4}(?![\p{L}\d])/u;

/** Whether a text has an address that is no part of another one, but for "www.". */
const hasWhole = (text: string, address: string): boolean =>
  text
    .split(address)
    .some((rest, at, parts) => at > 0 && !GOES_ON.test(rest) && !BEGUN.test((parts[at - 1] ?? '').slice(-4)));
const BEGUN = /[\w-](?<!www)[.-]$/;
const GOES_ON = /^(?:[\w%~-]|[./?#=&:@]\w)/;

/** A source in the forms that its addresses are looked for in. */
const formsOf = (source: string) => ({
  source,
  /** Without whole addresses, for hosts that stand alone. */
  hosts: source.replaceAll(WITH_PROTOCOL, ' '),
  /** As one line, because a line of output ends in the middle of an address. */
  line: source.includes('\n') ? source.replaceAll('\n', '') : '',
  /** An address without a protocol has that of the page: //example.org. */
  plain: source.replaceAll(/https?:\/\//g, ''),
});

/** Whether a source has an address by a link, in words, without its protocol or over two lines. */
const isInOtherForm = (
  address: string,
  { source, hosts, line, plain }: ReturnType<typeof formsOf>,
): boolean =>
  hasWhole(source, address) ||
  // "name AT example.org"
  (address.includes('@') && SPELLED_AT.test(source) && saysInWords(source, address)) ||
  // The host alone, as in "at example.org".
  isWithin(hosts, address.replace(/^https?:\/\/(?=[^/]{1,80}\/?$)|\/$/g, '')) ||
  line.includes(address) ||
  plain.includes(address.replace(/^https?:/, ''));

const isMail = ({ text }: Address): boolean => text.includes('@');

const spanOf = ({ readable }: ParsedValue, { start, end }: Address) => readable.spanOf(start, end);

/**
 * The addresses that lost the safe protocol, or of which two neighbouring letters were exchanged, as in no
 * example of another language.
 */
function slipsIn(missing: readonly Address[], extra: readonly Address[]): ReadonlyMap<Address, Address> {
  const slips = new Map<Address, Address>();
  for (const was of missing.slice(0, mostPaired)) {
    const unsafe = was.text.replace(/^https:/, 'http:');
    const is = extra
      .slice(0, mostPaired)
      .find(({ text }) => text === unsafe || hasExchangedLetters(was.text, text));
    if (is !== undefined) slips.set(was, is);
  }
  return slips;
}

/** Whether an address has a slip on the other side. */
const areSlips = (missing: readonly Address[], extra: readonly Address[]): boolean =>
  missing
    .slice(0, mostPaired)
    .some((was) => extra.slice(0, mostPaired).some((is) => isNear(was.text, is.text, 2)));

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

const mailOf = (list: readonly Address[]): readonly string[] => list.filter(isMail).map(({ text }) => text);

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

/** A person's name, the address, and the years of the work: "Ana Ruiz <ana@site.org>, 2005". */
const CREDIT = /\p{Lu}\p{Ll}+ \p{Lu}\p{L}+ <[^\s<>]{3,100}>, ?(?:19|20)\d\d/u;

const TRANSLATION =
  /(?:übersetz|översätt|oversett|oversæt|vertal|přeložen|překlad|preklad|tłumacz|traduc|traduz|tradui|перев[ео]д|переклад|käännö|fordít|çevir|vertimo|tõlke|prijevod|prevod|превод|μετάφρ|翻訳|翻译|翻譯|번역|ترجم|תרגו|dịch|terjemah)[^@\n]{0,60}\n?[^@\n]{0,40}$/iu;

/** A server has one host under both names, and the shorter one does not look like an address in a text. */
const withoutWww = (address: string): string => address.replace(/^www\./, '');

const keyOf = ({ key }: Address): string => key;

const keysOf = (addresses: readonly Address[]): ReadonlySet<string> => new Set(addresses.map(keyOf));
