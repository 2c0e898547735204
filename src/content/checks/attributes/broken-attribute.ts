import type { TagPiece } from '../../html/tokenize';
import { attributeOf } from '../tags/tag-parts';
import { isNear } from '../code/similar';
import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';

/** Attributes whose values are names or numbers of a program: any other value is a mistake. */
const OF_PROGRAM = /^(?:data-|for$|action$|formaction$|method$|type$|headers$|item|property$)/;

/** Attributes of forms have a value of the program in `name`, links and maps have the name of a place. */
const isName = ({ name: element }: TagPiece, name: string): boolean =>
  name === 'name' && element !== 'a' && element !== 'map';

/**
 * Whether an attribute that changed certainly no longer works, in any text: an address that no browser can
 * follow, a place that the target's own links still lead to, a value of a program. Other addresses may be
 * those of a newer page, of a picture or of an ID in the target's language.
 */
export function isBroken(
  tag: TagPiece,
  name: string,
  [was, is]: readonly [string, string],
  { target }: ParsedPair,
): boolean {
  if (OF_PROGRAM.test(name) || isName(tag, name)) return true;
  const hasPlace = (id: string): boolean => placesIn(target).has(id);
  if (name === 'id' || name === 'name') return !hasPlace(was) && addressesIn(target).has(`#${was}`);
  if (name !== 'href' && name !== 'src') return false;
  if (was.startsWith('#') && is.startsWith('#')) return hasPlace(was.slice(1)) && !hasPlace(is.slice(1));
  return isNoAddress(was, is) || isSlipOfHost(was, is) || isSlipOfMail(was, is);
}

/** The names of places and the addresses of links that a value has. */
const placesIn = once(valuesOf('id', 'name'));
export const addressesIn = once(valuesOf('href'));

function valuesOf(...names: readonly string[]): (value: ParsedValue) => ReadonlySet<string | undefined> {
  return ({ tags }) => new Set(tags.flatMap((tag) => names.map((name) => attributeOf(tag, name))));
}

/** Whether an address lost its scheme, was emptied, or has spaces that the source's has not. */
function isNoAddress(was: string, is: string): boolean {
  const rest = was.replace(SCHEME, '');
  // Without the host it had, another page of the site is meant.
  if (rest !== was && is !== '' && isOfHost(is, rest)) return true;
  return (/^\s*#?\s*$/.test(is) && !/^\s*#?\s*$/.test(was)) || (/\S\s\S/.test(is) && !/\s/.test(was.trim()));
}

const SCHEME = /^(?:https?|ftp|mailto|tel):(?:\/\/)?/i;

/** Whether an address without a scheme begins with a host or a name as the other one. */
const isOfHost = (is: string, rest: string): boolean =>
  is.toLowerCase().split(/[/?#@]/, 1)[0] === rest.toLowerCase().split(/[/?#@]/, 1)[0];

/** Whether a letter or a full stop of the host alone differs. Digits number servers. */
function isSlipOfHost(was: string, is: string): boolean {
  if (was.replace(HOST, '') !== is.replace(HOST, '')) return false;
  const [host, other] = [was, is].map((address) => HOST.exec(address)?.[1]?.toLowerCase());
  if (host === undefined || other === undefined || host === other || !isNear(host, other, longestSlip))
    return false;
  return host.replaceAll(/\D/g, '') === other.replaceAll(/\D/g, '');
}

const longestSlip = 1;
const HOST = /^https?:\/\/([\w.-]{4,200})/i;

/** Whether a letter of an address of mail differs. */
const isSlipOfMail = (was: string, is: string): boolean =>
  [was, is].every((address) => /^mailto:/i.test(address)) && isNear(was, is, longestSlip);
