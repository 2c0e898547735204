import {
  isFileInLanguage,
  isPictureInLanguage,
  leadsToSource,
  leadsToTranslation,
} from '../addresses/localized-address';
import { haveOneFile } from '../addresses/moved-address';
import { areToldInWords } from '../addresses/named-places';
import { isOnOnePage } from '../addresses/one-page';
import { isAnchorOfTranslation, isAnchorThere } from '../addresses/own-anchors';
import { isPlaceOfTranslation } from '../addresses/own-place';
import { hasTranslatedNames } from '../names/example-names';
import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { showsFormulaOf } from '../tags/localized-tags';
import { addressOf } from '../tags/tag-kinds';
import type { TagPair } from '../tags/tag-matches';

/** An attribute whose values differ between two tags. */
export interface ChangedValue {
  readonly pair: ParsedPair;
  /** The name of the attribute. */
  readonly name: string;
  readonly tags: TagPair;
  /** The value of the source; undefined where its tag lacks the attribute. */
  readonly was: string | undefined;
  /** The value of the target; undefined where its tag lacks the attribute. */
  readonly is: string | undefined;
  /** Both values as they are compared. */
  readonly compared: readonly [was: string | undefined, is: string | undefined];
  /** The texts of both elements. */
  readonly texts: () => readonly [source: string, target: string];
}

type Excuse = (change: ChangedValue) => boolean;

/** Returns whether another value is right in a translation, or is reported by another check. */
export const isExcusedValue = (change: ChangedValue): boolean => excuses.some((isExcuse) => isExcuse(change));

const isPageInLanguage: Excuse = ({ was = '', is = '', pair: { targetLanguage } }) =>
  leadsToTranslation(was, is, targetLanguage) || isFileInLanguage(was, is, targetLanguage);

const isPictureMadeAgain: Excuse = ({ was = '', is = '', compared: [one = '', other = ''], pair }) =>
  isPictureInLanguage([was, is], [one, other], pair.targetLanguage);

const isLinkToSource: Excuse = ({ name, was = '', is = '', texts, pair: { sourceLanguage } }) =>
  name === 'href' && leadsToSource(was, is, texts()[1], sourceLanguage);

/** The names of an example or of a place are translated, as the words of the link are. */
const hasNamesInLanguage: Excuse = ({ name, was = '', is = '', texts }) => {
  if (name !== 'href') return false;
  if (hasTranslatedNames(was, is)) return true;
  const [text, translation] = texts();
  return areToldInWords([was, text], [is, translation]);
};

const isOneFile: Excuse = ({ was = '', is = '' }) => haveOneFile(was, is);

const isPlaceInLanguage: Excuse = ({ name, was = '', is = '', pair: { targetLanguage } }) =>
  name === 'href' && isPlaceOfTranslation(was, is, targetLanguage);

/** A link to a place of its own page, which the target has under a name of its own. */
const isOwnAnchor: Excuse = ({ name, was = '', is = '', pair }) =>
  name === 'href' && isAnchorThere(is, pair) && isAnchorOfTranslation(was, is, pair);

/**
 * A path leads through the folder of a language to the same file, from a page in another folder:
 * `../icons/a.png`, `../../en/icons/a.png`.
 */
const isOfLanguageFolder: Excuse = ({ was = '', is = '', compared: [one = '', other = ''] }) =>
  // The folder of a language is left out of both already.
  [was.length - one.length, is.length - other.length].some((length) => length > 2) &&
  [was, is].filter((address) => /^(?:\.\.\/)+[a-z]{2,3}\//.test(address)).length === 1 &&
  one.replace(UP, '') === other.replace(UP, '');

const UP = /^(?:\.\.\/)+/;

const isOfOneFormula: Excuse = ({ name, tags: [source, target] }) =>
  name === 'src' && showsFormulaOf(source, target);

/**
 * A generator names a file by what is in it, which is translated: `d9/lily-93d4b315.png`. Without another
 * name the hash is all that tells files apart: `commit/5f3e9a1b.zip`; it may be one of a picture only.
 */
const isNamedByContent: Excuse = ({ was = '', is = '', name: attribute }) => {
  const name = withoutHash(was);
  return name !== undefined && name === withoutHash(is) && (attribute === 'src' || !name.startsWith('.'));
};

/** Returns the name and the kind of a file that has a hash in its name; undefined for any other. */
function withoutHash(address: string): string | undefined {
  const [, name, hash = '', kind] = NAME_WITH_HASH.exec(address) ?? [];
  return /\d/.test(hash) && /[a-f]/.test(hash) ? `${name}.${kind}` : undefined;
}

const NAME_WITH_HASH = /(?:^|\/)((?:[\w.-]{1,60}?[-_.])?)([\da-f]{8,64})\.(\w{1,5})$/;

/** The translation is a page in a folder of the source's, unless other links say that it is not. */
const isFromFolder: Excuse = ({ was, is, tags: [{ name }], pair }) =>
  was !== undefined && is === `../${was}` && !hasOwnPath(pair, name);

const isOfOnePage: Excuse = ({ name, was = '', is = '', pair }) =>
  name === 'href' && isOnOnePage(was, is, pair);

/** A stray sign is said as such. */
const hasStrayAngle: Excuse = ({ was, is }) => was !== undefined && is?.replaceAll(/[<>]/g, '') === was;

/** A full stop that slipped into an address of mail. */
const hasStopInMail: Excuse = ({ was = '', is = '' }) =>
  /^mailto:/i.test(was) && withoutStop(was) === withoutStop(is);

const withoutStop = (address: string): string => address.replace(/[.,;]$/, '');

/** The source has the scheme twice. */
const hadSchemeTwice: Excuse = ({ was, is }) => was?.replace(/^https?:\/\/(?=https?:\/\/)/, '') === is;

/** Both schemes of the web lead to one place. */
const isSecured: Excuse = ({ was, is }) => was?.replace(/^http:/, 'https:') === is;

/** A page says in its name that it is translated. */
const isNamedTranslated: Excuse = ({ was = '', is = '' }) => /translated/.test(is) && !/translated/.test(was);

const excuses: readonly Excuse[] = [
  isPageInLanguage,
  isPictureMadeAgain,
  isLinkToSource,
  hasNamesInLanguage,
  isOneFile,
  isPlaceInLanguage,
  isOwnAnchor,
  isOfLanguageFolder,
  isOfOneFormula,
  isNamedByContent,
  isFromFolder,
  isOfOnePage,
  hasStrayAngle,
  hasStopInMail,
  hadSchemeTwice,
  isSecured,
  isNamedTranslated,
];

/** Whether the target is a page in the source's folder: an element of this name leads to the same place. */
function hasOwnPath({ source, target }: ParsedPair, element: string): boolean {
  const paths = pathsOf(source);
  return [...pathsOf(target)].some((path) => path.startsWith(`${element} `) && paths.has(path));
}

/** The relative addresses of a value, each behind the name of its element. */
const pathsOf = once(
  ({ tags }: ParsedValue): ReadonlySet<string> =>
    new Set(
      tags.flatMap((tag) => {
        const address = addressOf(tag) ?? '';
        return /^(?:$|[#/]|\w+:)/.test(address) ? [] : [`${tag.name} ${address}`];
      }),
    ),
);
