import { languageName } from '../../language-tag';
import type { CheckedLanguage } from '../parsed/checked-language';
import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import { perLanguage } from '../parsed/per-language';
import { domainNames, exampleNames } from './example-addresses';

/**
 * Returns the function that normalizes the addresses of a field, each of them once: both sides have the same
 * ones, and several checks compare them.
 */
export const normalizerOf = once(({ sourceLanguage, targetLanguage }: ParsedPair): Normalize => {
  const normalize = addressWithoutLanguage([sourceLanguage, targetLanguage]);
  const known = new Map<string, string>();
  return (address) => {
    const normal = known.get(address) ?? normalize(address);
    known.set(address, normal);
    return normal;
  };
});

/** Leaves out the part of an address that names a language. */
export type Normalize = (address: string) => string;

/**
 * Returns a function that normalizes addresses for comparison: it removes a trailing slash and the part that
 * names one of the languages, so that `/en/help` and `/fr/help`, `en.wikipedia.org` and `fr.wikipedia.org`,
 * or `?lang=en` and `?lang=fr` are equal, and `help.html` and `help.html.fr`. A language without a region may
 * be named with one, `/en-US/` and `/fr-fr/`. Hosts of examples are equal too, also where their name is
 * translated.
 */
function addressWithoutLanguage(languages: readonly CheckedLanguage[]): Normalize {
  const names = new Set(languages.flatMap(namesOf));
  const words = new Set(languages.map(({ base }) => englishName(base)));
  const withoutRegion = new Set(languages.filter(({ tag, base }) => tag === base).map(({ base }) => base));
  const isName = (part: string): boolean =>
    names.has(part) || withoutRegion.has(/^([a-z]{2,3})-[a-z]{2}$/.exec(part)?.[1] ?? '-');
  return (address) => {
    // Fast path for ids and class names, which are frequent and contain no language part.
    if (!/[/.=_]/.test(address)) return address.replace(NUMBERED_ID, '$1*');
    return address
      .replace(/^\.\//, '')
      .replace(/(?<=\/)Special:MyLanguage\//i, '')
      .replaceAll(LANGUAGE, (part, at: number) => {
        const [before, after] = [address[at - 1] ?? '/', address[at + part.length] ?? '/'];
        const isPart = '/.=_-'.includes(before) && '/.?&#_-'.includes(after);
        return isPart && isName(plainTag(part)) ? '*' : part;
      })
      .replace(ADDED_TO_FILE, '')
      .replace(ADDED_TO_NAME, (part, name: string) => (names.has(plainTag(name)) ? '' : part))
      .replaceAll(FOLDER, '')
      .replace(LIST_OF_LANGUAGE, (part, name: string) => (words.has(name) ? '' : part))
      .replace(NUMBERED_ID, '$1*')
      .replace(EXAMPLE_HOST, '$1$2example')
      .replace(/\/$/, '');
  };
}

/** How addresses name a language. */
const namesOf = once(({ tag, base, region }: CheckedLanguage): readonly string[] =>
  [tag, base, `${base}-${region}`, ...(IN_THREE_LETTERS.get(base) ?? [])].map(plainTag),
);

/**
 * Whether an address on the web leads to a page in the target's language in place of one in the source's:
 * `wordpress.org/support` became `ja.wordpress.org/forums` or `wordpress-fr.net/support`.
 */
export function leadsToTranslation(before: string, after: string, language: CheckedLanguage): boolean {
  // The source may have a slip in the scheme, which the target mends.
  if (!/^http[a-z]{0,3}:/i.test(before) || !/^https?:\S+$/i.test(after)) return false;
  // A page whose name is in another script than Latin is in the target's language.
  const isNamed = NAMED.test(after) && !NAMED.test(before);
  return isNamed || (namesLanguage(after, language) && !namesLanguage(before, language));
}

/**
 * Whether two addresses name the same file in two languages, the second in the target's, or in all languages
 * alike: `arch.pt-br.png`, `arch.tr.png` or `arch.png`.
 */
export function isFileInLanguage(before: string, after: string, { base }: CheckedLanguage): boolean {
  // Most addresses are of pages, and each is compared with many.
  if (!FILE.test(before) || !FILE.test(after)) return false;
  const [was, is] = [before, after].map((address) => FILE_OF_LANGUAGE.exec(address.toLowerCase()));
  if (was !== null && is !== null && was?.[1] === is?.[1] && was?.[3] === is?.[3])
    return is?.[2]?.slice(0, 2) === base && base.length === 2;
  const [file, other] = [before, after].map((address) => FILE_IN_ALL.exec(address.toLowerCase()));
  if (file?.[1] === undefined || file[1] !== other?.[1]) return false;
  // A picture with words was made again, also in another format.
  return other[2] === undefined
    ? file[3] === other[3] && file[2] !== undefined
    : other[2].slice(0, 2) === base;
}

/**
 * Whether a picture was made again for the target's language, of another version of the program or in another
 * format: `images/menu-1.13.11+dev.png`, `images/tr/menu-1.14.7.jpg`. Both are given also without languages.
 */
export const isPictureInLanguage = (
  [was, is]: readonly [string, string],
  [before, after]: readonly [string, string],
  language: CheckedLanguage,
): boolean =>
  namesLanguage(is, language) &&
  !namesLanguage(was, language) &&
  PICTURE.test(before) &&
  PICTURE.test(after) &&
  pictureOf(before) === pictureOf(after);

const pictureOf = (address: string): string => address.replace(PICTURE, '').replaceAll(VERSION, '');

const PICTURE = /\.(?:png|jpe?g|gif|svg|webp)$/i;
/** A version of three numbers at least; two are those of a figure in its chapter: `fig-2.3.png`. */
const VERSION = /[-_]v?\d{1,4}(?:\.\d{1,4}){2,3}(?:\+[a-z\d]{1,12})?(?![.\d])/g;

const FILE_IN_ALL = /^([^?#]{1,300}?)(?:\.([a-z]{2}(?:[-_][a-z]{2})?))?\.(png|jpe?g|gif|svg|webp|pdf)$/;

const FILE_OF_LANGUAGE =
  /^([^?#]{1,300}?[._-])([a-z]{2}(?:[-_][a-z]{2})?)(\.(?:png|jpe?g|gif|svg|webp|pdf))$/;
const FILE = /\.(?:png|jpe?g|gif|svg|webp|pdf)$/i;

/**
 * Whether an address leads to the page in the source's language on purpose: the link says so, "[EN]", and
 * without the language both addresses are equal: `wiki/plugins`, `wiki/en:plugins`.
 */
export function leadsToSource(was: string, is: string, text: string, language: CheckedLanguage): boolean {
  const isSaid = /[[(]([a-z]{2,3})[\])]/i.exec(text)?.[1]?.toLowerCase() === language.base;
  if (!isSaid || !leadsToTranslation(was, is, language)) return false;
  const withoutName = is
    .toLowerCase()
    .replaceAll(NAME_IN_PATH, (part, before: string, after: string) =>
      (before ?? after) === language.base ? '' : part,
    );
  return withoutName === was.toLowerCase();
}

const NAME_IN_PATH = /(?<=\/)([a-z]{2,3})[/.:]|[/._-]([a-z]{2,3})(?=[.#?/]|$)/g;

const NAMED = /(?:%[C-F][\dA-F]%[89AB][\dA-F]){2}|\p{Script=Cyrillic}{2}|[\p{Lo}]{2}/iu;

function namesLanguage(address: string, { base, region, tag }: CheckedLanguage): boolean {
  if (base === '') return false;
  const names = new Set([base, tag, `${base}-${region}`, region].map((name) => name.toLowerCase()));
  const found = address
    .toLowerCase()
    .replaceAll('_', '-')
    .match(/(?<=[/.=-])[a-z]{2,3}(?:-[a-z]{2,8})?(?=[/.?&:#-]|$)/g);
  return found?.some((part) => names.has(part)) === true || namesInWord(address, base);
}

/** Whether a part of an address is the English name of a language: `/Manual/French/`. */
const namesInWord = (address: string, base: string): boolean =>
  address
    .toLowerCase()
    .split(/[/.?&#=_-]/)
    .slice(1)
    .includes(englishName(base));

const englishName = perLanguage((base) => languageName(base, 'en').toLowerCase());

/** ISO 639-2 has two codes for some languages. */
const IN_THREE_LETTERS: ReadonlyMap<string, readonly string[]> = new Map(
  'ar:ara cs:ces,cze da:dan de:deu,ger en:eng es:spa fi:fin fr:fra,fre hu:hun it:ita ja:jpn ko:kor nb:nob nl:nld,dut pl:pol pt:por ru:rus sv:swe tr:tur uk:ukr zh:zho,chi'
    .split(' ')
    .map((line) => [line.slice(0, 2), line.slice(3).split(',')] as const),
);

const LANGUAGE = /[A-Za-z]{2,3}(?:[-_][A-Za-z\d]{2,8}){0,2}/g;

/** The language in the name of a file, with the encoding that Apache's servers expect after it. */
const ADDED_TO_FILE =
  /(?<=\.[a-z]{2,5})\.\*(?:\.(?:utf-?8|euc-?\w+|iso-?[\d-]+|s?jis))?(?=[?#]|$)|(?<=[\p{L}\d])[._-]\*(?=\.\w+(?:[?#]|$))/iu;

/** The language behind another word in the name of a file: `price_de.pdf`, `setup-pt-br.html`. */
const ADDED_TO_NAME = /(?<=[\p{L}\d])[_-]([a-z]{2,3}(?:[-_][a-z]{2,4})?)(?=\.\w{2,5}(?:[?#]|$))/iu;

/** The folder of a language, which the source may not have: `media/en/a.png`, `media/a.png`. */
const FOLDER = /(?<=^|\/)\*\//g;

/** A list of mail in a language: `users-german@a.org`. */
const LIST_OF_LANGUAGE = /[-_](\p{Ll}{4,20})(?=@)/u;

/**
 * An ID that a tool numbers for each language: DocBook's `idm123` and `d0e123`, the `_Toc123` of a word
 * processor.
 */
const NUMBERED_ID =
  /^([^#]{0,300}#?(?:ftn\.|ld-|_)?(?:id[mp]?|d\de|Toc|Ref|_RefHeading_{1,3}))\d{2,12}(?=\.html?$|$)/;

/** `www.example.com`, `www.beispiel.de`, `domaine.org`. */
const EXAMPLE_HOST = new RegExp(
  String.raw`(:\/\/|@|^)(?:www\.)?((?:[\w-]+\.)*)(?:${exampleNames}|${domainNames})\.(?:[a-z]{2}|com|dom|edu|gov|int|net|org|tld|xxx|\*)(?![\w.-])`,
  'i',
);

const plainTag = (tag: string): string => tag.toLowerCase().replaceAll('_', '-');

/** Whether an address of the web names a language as a folder or a host: `/languages/hu/`. */
export const isOfLanguage = (address: string, base: string): boolean =>
  address.startsWith('http') &&
  address
    .split(/[/?#]+/)
    .slice(1)
    .some((part) => part.toLowerCase() === base || part.startsWith(`${base}.`));
