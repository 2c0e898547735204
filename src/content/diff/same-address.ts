/** Folders before the address of a page on its site, such as its language. */
const languageFolder = /^[a-z]{2,3}(?:[-_][a-z\d]{2,8})?$/i;
/** Systems add the size to the name of a picture that they store in several. */
const sizeOfPicture = /-\d{1,5}x\d{1,5}(?=\.[a-z\d]{2,5}$)/i;

interface Parts {
  readonly host: string;
  /** It begins at the page that has it, and not at the host. */
  readonly isRelative: boolean;
  /** Folders and name, with no empty ones. */
  readonly path: readonly string[];
  readonly query: string;
  readonly fragment: string;
}

/**
 * Whether an address in what was imported is the one that was delivered, as systems write it: relative or
 * with the host of the site, with a slash at the end or none, behind the folder of a language. A picture may
 * be stored at another host under its own name, in another size.
 */
export function isSameAddress(delivered: string, arrived: string, isMedia: boolean): boolean {
  const [before, after] = [asRead(delivered), asRead(arrived)];
  if (before === after) return true;
  const [a, b] = [partsOf(before), partsOf(after)];
  if (a === undefined || b === undefined) return false;
  if (isMedia) {
    const [nameA, nameB] = [a, b].map(({ path }) => path.at(-1)?.replace(sizeOfPicture, ''));
    return nameA !== undefined && nameA === nameB;
  }
  if (a.query !== b.query || a.fragment !== b.fragment) return false;
  if (a.host !== '' && b.host !== '' && a.host !== b.host) return false;
  // One of two hosts is not said: the site's own.
  const [{ path: whole }, { path: end, isRelative }] = a.host === '' ? [b, a] : [a, b];
  const folders = whole.slice(0, whole.length - end.length);
  if (end.length > whole.length || whole.slice(folders.length).join('/') !== end.join('/')) return false;
  if (a.host !== '' && b.host !== '') return folders.length === 0;
  return (isRelative && end.length > 0) || folders.every((one) => languageFolder.test(one));
}

/** An address as browsers read it: without what could hide `javascript:`. */
const asRead = (address: string): string =>
  address
    .replaceAll(/[\t\n\r]/g, '')
    .replace(/^\p{Cc}+/u, '')
    .trim();

/** Returns nothing for addresses that are no places of the web, such as those of mails. */
function partsOf(address: string): Parts | undefined {
  const scheme = /^([a-z][a-z\d+.-]{0,30}):/i.exec(address)?.[1]?.toLowerCase();
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') return undefined;
  const rest = scheme === undefined ? address : address.slice(scheme.length + 1);
  const fragmentAt = rest.indexOf('#');
  const fragment = fragmentAt === -1 ? '' : rest.slice(fragmentAt);
  const page = fragmentAt === -1 ? rest : rest.slice(0, fragmentAt);
  const queryAt = page.indexOf('?');
  const query = queryAt === -1 ? '' : page.slice(queryAt);
  const place = queryAt === -1 ? page : page.slice(0, queryAt);
  const [, host = '', path = place] = /^\/\/([^/]*)(.*)$/s.exec(place) ?? [];
  return {
    host: host.toLowerCase(),
    isRelative: !place.startsWith('/'),
    path: path
      .split('/')
      .filter((one) => one !== '' && one !== '.' && one !== '..')
      .map(decoded),
    query,
    fragment,
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).normalize('NFC');
  } catch {
    return text;
  }
}
