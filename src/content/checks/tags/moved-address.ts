import { isNear } from '../code/similar';

/**
 * Whether a link of the target leads to a place inside of where the source's leads, or to where its page may
 * have moved: to one of the same name on the same host, or to another host that has the name of the first.
 */
export function leadsFurther(was: string, is: string): boolean {
  const [before, after] = [ADDRESS.exec(was), ADDRESS.exec(is)];
  if (before === null || after === null) return isInside(was, is);
  const [, host = '', path = ''] = before;
  const [, other = '', otherPath = ''] = after;
  if (host !== other)
    return isOfOneName(host, other) || (path === otherPath && isOtherServer(host, other, path));
  // Two subjects have one name: `/wiki/Roff`, `/wiki/Roff_(software)`.
  if (otherPath.startsWith(path) && /^_\([^()]{2,60}\)$/.test(otherPath.slice(path.length))) return true;
  if (path === '' || path === '/' || isInside(path, otherPath)) return otherPath.length > path.length;
  const page = PAGE.exec(path)?.[1]?.toLowerCase();
  return (
    page !== undefined &&
    !otherPath.startsWith(path) &&
    otherPath
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .includes(page) &&
    otherPath.length > path.length
  );
}

const ADDRESS = /^https?:\/\/(?:www\.)?([\w.-]{1,200})([^\s\u001c]{0,2000})$/i;

/** The name of the page at the end of a path: `/FAQ`, `/help/faq.html`. */
const PAGE = /\/([\p{L}\p{N}]{3,40})(?:\.\w{2,5})?\/?$/u;

/** Whether an address goes on where the other one ends, with a folder, a page or a place of the page. */
function isInside(was: string, is: string): boolean {
  const start = was.replace(/\/$/, '');
  return (
    /[\p{L}\p{N}]/u.test(start) && is.startsWith(start) && /^(?:\/[^\s/]|#[^\s])/.test(is.slice(start.length))
  );
}

/** Whether the host of another domain has the name of the first. On one domain it may be a slip. */
const isOfOneName = (host: string, other: string): boolean =>
  domainOf(host) !== domainOf(other) && namesIn(host).some((name) => namesIn(other).includes(name));

/** Whether another server of the same domain has the same page: no slip makes one of its names the other. */
const isOtherServer = (host: string, other: string, path: string): boolean =>
  path.length > 5 &&
  domainOf(host) === domainOf(other) &&
  !isNear(host.toLowerCase(), other.toLowerCase(), 3);

const domainOf = (host: string): string => host.toLowerCase().split('.').slice(-2).join('.');

/** The parts of a host that name whose it is, but not what kind of domain or server it is. */
const namesIn = (host: string): readonly string[] =>
  host
    .toLowerCase()
    .split('.')
    .slice(0, -1)
    .filter((part) => part.length >= 5 && !COMMON.has(part));

const COMMON = new Set(
  'github gitlab readthedocs sourceforge google support files images static download downloads forum forums lists mirror media store archive manual community'.split(
    ' ',
  ),
);

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

/** `#colors` and `settings.html#colors` */
export const haveOnePlace = (was: string, is: string): boolean => {
  const [[page, place = ''], [other, otherPlace]] = [was.split('#', 2), is.split('#', 2)];
  return place !== '' && place === otherPlace && page !== other && (page === '' || other === '');
};
