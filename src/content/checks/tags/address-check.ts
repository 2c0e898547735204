import { pairedWith, surplus } from '../counted';
import type { FieldCheck } from '../field-check';
import { hasTranslatedNames, isTranslatedExample, isTranslatedPath } from '../code/translated-example';
import type { CheckedLanguage } from '../parsed/checked-language';
import { isNear } from '../code/similar';
import { KEPT } from '../parsed/readable-text';
import { isWithin } from '../text/is-within';
import { addressOf } from './tag-kinds';
import { addressWithoutLanguage, leadsToTranslation } from './localized-address';
import type { FixedPart, ParsedValue } from '../parsed/parsed-value';

interface Address extends FixedPart {
  readonly key: string;
}

/** Compares URLs and e-mail addresses in the text; the tag checks compare those in attributes. */
export const addressCheck: FieldCheck = {
  ids: ['addresses'],
  find({ source, target, sourceLanguage, targetLanguage }, problems) {
    const normalize = addressWithoutLanguage([sourceLanguage, targetLanguage]);
    const [before, after] = [addressesOf(source, normalize), addressesOf(target, normalize)];
    if (before.length + after.length === 0) return;
    const [inSource, inTarget] = [keysOf(before), keysOf(after)];
    // A target may repeat an address less often, but every address must occur.
    const missing = surplus(before, after, keyOf).filter(({ key }) => !inTarget.has(key));
    const extra = surplus(after, before, keyOf).filter(({ key }) => !inSource.has(key));
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
    const isShown = missing.length <= extra.length && EXAMPLE_BEFORE.test(source.readable.text);
    for (const address of missing) {
      if (isNote && address.text.includes('@')) continue;
      // An example that the target has from its own country, or a link after a word without a space.
      if (isShown && isExampleAt(source.readable.text, address.start)) continue;
      if (target.readable.text.includes(withoutWww(address.text))) continue;
      // The link is there, with words for its address.
      if (extra.length === 0 && target.tags.some((tag) => addressOf(tag) === address.text)) continue;
      // A hint in an empty field may say in words what to type.
      if (isSourceAlone && ONE_WORD_HOST.test(address.text) && /:\/\/\p{L}/u.test(target.raw)) continue;
      if (isSourceAlone && isOfNobody(address.text)) continue;
      if (isOfNobody(address.text) && (addedExamples > 0 || target.readable.text.includes('://'))) continue;
      if (isInCode(source, address) && isOtherHost(address.text, target.readable.text)) continue;
      if (localized.has(address) || (isExampleAdded && isSomebody(address.text))) continue;
      const { text, start, end } = address;
      problems.add(
        'addresses',
        'missing',
        { address: text },
        { source: [source.readable.spanOf(start, end)] },
      );
    }
    const isExampleLost = missing.some(({ text }) => NOWHERE.test(hostOf(text)));
    const lostMail = missing.filter(({ text }) => text.includes('@'));
    const isNobodyLost = lostMail.some(({ text }) => isOfNobody(text));
    const isPlaceLost = missing.some(({ text }) => !text.includes('@') && isOfNobody(text));
    const isExampleShown = isShown && missing.every(({ start }) => isExampleAt(source.readable.text, start));
    const isForCredits = TRANSLATOR.test(source.raw);
    for (const address of extra) {
      if ((isNote || isForCredits) && address.text.includes('@')) continue;
      if (missing.length === 0 && isForTranslation(target.readable.text, address)) continue;
      if (isExampleShown && extra.length === missing.length) continue;
      if (address.text.includes('@') ? isNobodyLost : isPlaceLost && PRIVATE_HOST.test(hostOf(address.text)))
        continue;
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
      if (
        localized.has(address) ||
        (NOWHERE.test(hostOf(address.text)) && (!isExampleLost || isSomebody(address.text)))
      )
        continue;
      const { text, start, end } = address;
      problems.add('addresses', 'extra', { address: text }, { target: [target.readable.spanOf(start, end)] });
    }
  },
};

/** A text in whose place those who translate name themselves. */
const TRANSLATOR = /TRANSLATOR_|translator-credits/;

/** A protocol and a word: "http://link". */
const ONE_WORD_HOST = /^\w{2,10}:\/\/[a-z]{2,20}\/?$/;

const SPELLED_AT = /\s[([]?at[)\]]?\s/i;

const saysInWords = (text: string, address: string): boolean =>
  text.replaceAll(/\s?[([]?(?<![a-z])at(?![a-z])[)\]]?\s?/gi, '@').includes(address);

/** Whether the target has the domain of an example's host with another name: `dahili.example.com`. */
const isOtherHost = (address: string, text: string): boolean => {
  const domain = EXAMPLE_DOMAIN.exec(address)?.[0];
  return domain !== undefined && text.includes(`.${domain}`);
};

const EXAMPLE_DOMAIN = /(?<=^[^@:/]{1,60}\.)(?:example\.(?:com|net|org|edu)|dom|tld)$/;

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

const WITH_PROTOCOL = /https?:\/\/\S{1,2000}/g;
const EXAMPLE_BEFORE = /\b(?:examples?|e\.g)\b/i;

/** Whether an example is announced at most two lines before. */
const isExampleAt = (text: string, at: number): boolean =>
  /\b(?:examples?:|for example,|e\.g\.)[^:]{0,60}(?::[^:]{0,60}|$)/i.test(
    text.slice(Math.max(0, at - 140), at),
  );

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
      (OF_EXAMPLE.test(hostOf(text)) && hasWordedPath(text, other)) ||
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

/** An address of an example that has no owner: foo@example.org, acc@a.example, http://host/path. */
const isOfNobody = (address: string): boolean => {
  const host = hostOf(address);
  if (address.includes('@'))
    return MAIL_OF_NOBODY.test(host) || /^\w{1,20}:\/\/user(?:name)?@\w+$/.test(address);
  return /^(?:host|hostname|server|servername|domain|address|(?:my|your)-?\w{1,20}(?:\.local)?)$/i.test(host);
};

const MAIL_OF_NOBODY =
  /(?:^|[.@])example(?:\.|$)|^(?:foo|joe|john|jane|user|name|you)(?:[._](?:bar|user|doe|smith))?@|@(?:foo|bar|email|domain|host)\.(?:com|net|org)$/i;

/** An e-mail address of an example, whose name was translated on the other side. */
const isSomebody = (address: string): boolean => address.includes('@') && NOWHERE.test(hostOf(address));

const NOWHERE = /(?:^|[.@])example\d?\.(?:com|org|net|edu|gov)$|\.ext$/i;

const mostPaired = 20;

/** Addresses of hosts that are kept for examples, or of hosts without a domain. */
function isExample(before: string, after: string): boolean {
  // Several names may stand in a list.
  const [was, is] = [hostOf(before.replace(/,.*/s, '')), hostOf(after.replace(/,.*/s, ''))];
  const [named, renamed] = [EXAMPLE_HOST.exec(was)?.[0], EXAMPLE_HOST.exec(is)?.[0]];
  if (named !== undefined && renamed !== undefined && (was === is || named !== renamed)) return true;
  return PRIVATE_HOST.test(was) && (was === is || PRIVATE_HOST.test(is));
}

const EXAMPLE_HOST =
  /(?:^|[.@])(?:example|exemple|beispiel|ejemplo|esempio|exemplo|exempel|eksempel|esimerkki|voorbeeld|ornek|przyklad|priklad|pelda|primer|primjer|exemplu)\d?\.[a-z]{2,3}$/i;
/**
 * Whether an address of an example has another one in its place: `http://your.server.name/a` became
 * `http://votre.serveur/a`. A slip leaves most of it.
 */
const isOtherExample = (before: string, after: string): boolean =>
  OF_EXAMPLE.test(hostOf(before.replace(/^mailto:/, ''))) && isOtherPlace(before, after);

/**
 * Whether an address has the words of its path in another language, at one host: `/users/ann/red.html` became
 * `/kullanicilar/ayse/kirmizi.html`. A slip leaves most letters of a word, and an addition all of them.
 */
function hasWordedPath(before: string, after: string): boolean {
  const [was, is] = [before, after].map((address) =>
    address.replace('://www.', '://').split(/(?<!\/)\/(?!\/)/),
  );
  if (was === undefined || is === undefined || was[0] !== is[0] || was.length !== is.length) return false;
  if (endingOf(before) !== endingOf(after)) return false;
  const changed = was.flatMap((part, at) => (part === is[at] ? [] : [[part, is[at] ?? ''] as const]));
  // Beside a word that was translated, one with nearly the same letters was, too.
  return changed.some(([part, other]) => {
    const [word, instead] = [part, other].map((of) => of.replace(/\.\w{2,5}$/, ''));
    if (word === undefined || instead === undefined) return false;
    return !isNear(word, instead, 1) && !word.includes(instead) && !instead.includes(word);
  });
}

/** Whether two addresses are of one kind, and no slip of each other. */
const isOtherPlace = (before: string, after: string): boolean =>
  before.includes('@') === after.includes('@') &&
  before.includes('://') === after.includes('://') &&
  !isNear(before, after.replaceAll(ARGUMENT_NUMBER, '%'), 2);

/** An address whose host has no domain, as in `smb://someserver/c/images`. */
const isBare = (address: string): boolean => PRIVATE_HOST.test(hostOf(address));

const endingOf = (address: string): string => /\.\w{2,5}$/.exec(address)?.[0] ?? '';

const hasNoWords = ({ words }: ParsedValue): boolean => !/[\p{L}\p{N}]/u.test(words);

/** A host of an example, or one that stands for the reader's. */
const OF_EXAMPLE =
  /(?:^|[.@])example\d?\.(?:com|net|org|edu)(?:\$\d[\w.]{0,9})?$|(?:^|[.@])[\w-]{1,40}\.(?:dom|tld|test|invalid|example)$|^(?:www\.)?(?:my|your)(?:[.-][a-z]{2,20}){1,2}$|(?:^|\.)(?:server|host|domain)\.(?:name|tld|dom|com)$/i;

/**
 * Whether it is the host of an example that the source has, too, without a domain or in that of examples:
 * `http://cet-hôte/` for `http://thishost/`, `www.company1.com` for `company1.example.com`.
 */
function isOfOtherExample(address: string, before: readonly Address[], text: string): boolean {
  const host = hostOf(address).replace(/^www\./, '');
  if (!host.includes('.') && before.some((one) => !hostOf(one.text).includes('.'))) return true;
  return text.includes(`${host.split('.', 1)[0]}.example.`);
}

/** A host without a domain or in that of a local network, or an address of a local network. */
const PRIVATE_HOST = /^(?:[^.@[]+(?:\.local)?|(?:10|127|192\.168)\.[\d.]+)$/;

const hostOf = (address: string): string =>
  /^(?:\w{1,20}:\/\/)?(\[[^\]/]*\]|[^/:?#]*)/.exec(address)?.[1] ?? '';

const keyOf = ({ key }: Address): string => key;

const keysOf = (addresses: readonly Address[]): ReadonlySet<string> => new Set(addresses.map(keyOf));

function addressesOf(
  { fixedParts, readable }: ParsedValue,
  normalize: (address: string) => string,
): readonly Address[] {
  return fixedParts
    .filter(
      ({ kind, text, start }) =>
        kind === 'address' &&
        /[.:@]/.test(text) &&
        HOST.test(text) &&
        !IN_WORDS.test(text) &&
        // A folder that has the name of a host: /srv/hosts/www.example.com.
        !/[\w-]\/$/.test(readable.text.slice(Math.max(0, start - 2), start)),
    )
    .map((part) => ({ ...part, key: normalize(comparable(part.text.replaceAll(ARGUMENT_NUMBER, '%'))) }));
}

/** The parts of an address, said in words: "protocol://server-name". */
const IN_WORDS =
  /^(?!(?:https?|ftps?|sftp|ssh|smb|nfs|afp|fish|file|ldap[si]?|git|svn|rtm?sp?|mms|ircs?|imaps?|pop3?|wss?|telnet|vnc|rdp|webdavs?|davs?):)\p{L}[\p{L}\d-]{2,20}:\/\/\p{L}[\p{L}_-]{1,40}\/?$/iu;

/** A translation may number the arguments of printf: "https://%2$s/". */
const ARGUMENT_NUMBER = /%\d{1,2}\$/g;

/** "http://-prefix", "smb://[IP address]", "www.shop(.co" and "WWW." have no host. */
const HOST =
  /^(?!www\.[^)]{1,40}\(|\w{1,20}:\/\/(?:$|[^\p{L}\p{N}[]|\[(?![\da-f]{0,4}:)|[^/[]{1,40}\[)|www\.?$)./iu;

/** Lower-cases the address up to the host; the path is case-sensitive. */
function comparable(text: string): string {
  const host = /^(?:mailto:)?(?:[a-z][a-z\d+.-]*:\/\/)?[^/?#]*/i.exec(text)?.[0] ?? '';
  return (
    host.toLowerCase().replace(/^((?:[a-z][a-z\d+.-]{0,20}:\/\/)?)www\./, '$1') + text.slice(host.length)
  );
}
