import { isNear } from '../code/similar';

/** A server has one page under both names: `faq` and `faq.html`, `/help/` and `/help/index.html`, `www.`. */
export const pageOf = (address: string): string =>
  address
    .replace(/^https:/, 'http:')
    .replace(/^(http:)?\/\/www\./, '$1//')
    // The start page of the same folder: "." is neither this page nor the server's start page.
    .replace(/^(?:\.\/?|(?:\.\/)?index(?:\.html?)?)(?=#|$)/, '.')
    .replace(/^\.\//, '')
    .replace(/(?<=\/)index(?:\.html?)?(?=#|$)/, '')
    // A host, a folder or the name of a page stands before it: "/" and "#" are two places.
    .replace(/(?<=[^/#?&=])(?:\.html?|\/)(?=#|$)/, '');

/**
 * Whether two relative addresses lead to one file, one of them without the folder that the page is in itself:
 * `../programs/start.html` and `start.html`.
 */
export function haveOneFile(was: string, is: string): boolean {
  const [longer, shorter] = was.length > is.length ? [was, is] : [is, was];
  return FOLDER_BESIDE.test(longer) && longer.replace(FOLDER_BESIDE, '') === shorter;
}

const FOLDER_BESIDE = /^\.\.\/[\w.-]{1,80}\/(?=[^/#?]+(?:[#?]|$))/;

/** `#colors` and `settings.html#colors` */
export const haveOnePlace = (was: string, is: string): boolean => {
  const [[page, place = ''], [other, otherPlace]] = [was.split('#', 2), is.split('#', 2)];
  return place !== '' && place === otherPlace && page !== other && (page === '' || other === '');
};

/**
 * Whether a translator brought an address up to date: the page has the same path on another host of the same
 * domain, `live.site.org/Project/Help` and `wiki.site.org/Project/Help`, or the host has the same document in
 * folders of other names. A letter, a number or one of several folders that differs is a slip.
 */
export function isBroughtUpToDate(was: string, is: string): boolean {
  const [[host, folder, file] = [], [otherHost, otherFolder, otherFile] = []] = [was, is].map(partsOf);
  if (host === undefined || folder === undefined || otherHost === undefined || otherFolder === undefined)
    return false;
  if (file !== otherFile) return false;
  if (host !== otherHost)
    return (
      folder === otherFolder &&
      WHOLE_PATH.test(`${folder}${file}`) &&
      domainOf(host) === domainOf(otherHost) &&
      ![host, otherHost].some((one) => OF_LANGUAGE.test(one) || OF_DEVELOPERS.test(one)) &&
      !isNear(host, otherHost, 2)
    );
  return DOCUMENT.test(file ?? '') && areOtherFolders(namesIn(folder), namesIn(otherFolder));
}

/** Whether two paths have no folder in common, and no number, which may be that of a version or a year. */
const areOtherFolders = (names: readonly string[], others: readonly string[]): boolean =>
  Math.min(names.length, others.length) > 0 &&
  Math.max(names.length, others.length) > 1 &&
  !names.some((name) => others.includes(name) || others.some((other) => isNear(name, other, 2))) &&
  ![names, others].every((all) => /\d/.test(all.join('')));

const namesIn = (folder: string): readonly string[] => folder.split('/').filter(Boolean);

/** The host of an address of the web, its folder and its file; empty for other addresses. */
const partsOf = (address: string): readonly string[] =>
  /^https?:\/\/([a-z\d.-]{3,100})(\/(?:[^/?#\s]{1,100}\/){0,20})([^/?#\s]{0,100})$/.exec(address)?.slice(1) ??
  [];

/** "pt-br.site.org" */
const OF_LANGUAGE = /^[a-z]{2,3}(?:-[a-z]{2,4})?\.(?=[^.]+\.)(?<!^(?:www|ftp|git|doc|faq|dev|api)\.)/;
/** Hosts that readers are not led to: a text still has them when a developer copied the address. */
const OF_DEVELOPERS =
  /^(?:staging|stage|test|testing|dev|devel|preview|beta|qa|admin|intern(?:al)?|local)\d*\./;
/** A path of two words or more, which no two pages have by chance. */
const WHOLE_PATH = /^\/[^/]{2,100}\/[^/]{2,100}/;
const DOCUMENT = /^[\w-]{4,80}\.(?:pdf|ps|epub|odt|zip|t?gz|bz2|xz)$/;

/**
 * "site.org" of "live.site.org"; "site.co.uk" of "live.site.co.uk", as a short name before that of a country
 * may be one that anybody registers names under. Under "github.io", each name is a site of its own.
 */
const domainOf = (host: string): string =>
  /(?:^|\.)([^.]+\.(?:[a-z]{2,3}\.[a-z]{2}|(?:github|gitlab|readthedocs)\.io|(?:blogspot|wordpress)\.com|[^.]+))$/.exec(
    host,
  )?.[1] ?? host;
