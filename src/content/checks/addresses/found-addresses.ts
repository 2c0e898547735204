import type { FixedPart, ParsedValue } from '../parsed/parsed-value';

export interface Address extends FixedPart {
  readonly key: string;
}

export const hostOf = (address: string): string =>
  /^(?:\w{1,20}:\/\/)?(\[[^\]/]*\]|[^/:?#]*)/.exec(address)?.[1] ?? '';

/** Returns the addresses of a text that have a host. They are compared by keys, which `normalize` makes. */
export function addressesOf(
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
    .map((part) => ({ ...part, key: normalize(comparable(withoutArgumentNumbers(part.text))) }));
}

/** The parts of an address, said in words: "protocol://server-name", "protocol://user:password@host:port". */
const IN_WORDS =
  /^(?!(?:https?|ftps?|sftp|ssh|smb|nfs|afp|fish|file|ldap[si]?|git|svn|rtm?sp?|mms|ircs?|imaps?|pop3?|wss?|telnet|vnc|rdp|webdavs?|davs?):)\p{L}[\p{L}\d-]{2,20}:\/\/\p{L}[\p{L}_-]{1,40}(?:(?::[\p{L}_-]{2,40})?@[\p{L}_-]{2,40}:[\p{L}_-]{2,20})?\/?$/iu;

/** A translation may number the arguments of printf: "https://%2$s/". */
export const withoutArgumentNumbers = (address: string): string => address.replaceAll(/%\d{1,2}\$/g, '%');

/** "http://-prefix", "smb://[IP address]", "www.shop(.co", "http://www" and "WWW." have no host. */
const HOST =
  /^(?!www\.[^)]{1,40}\(|\w{1,20}:\/\/(?:$|www\.?$|[^\p{L}\p{N}[]|\[(?![\da-f]{0,4}:)|[^/[]{1,40}\[)|www\.?$)./iu;

/** Lower-cases the address up to the host; the path is case-sensitive. */
function comparable(text: string): string {
  const host = /^(?:mailto:)?(?:[a-z][a-z\d+.-]*:\/\/)?[^/?#]*/i.exec(text)?.[0] ?? '';
  return (
    host.toLowerCase().replace(/^((?:[a-z][a-z\d+.-]{0,20}:\/\/)?)www\./, '$1') + text.slice(host.length)
  );
}
