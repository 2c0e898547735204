import { isNear } from '../code/similar';
import { hostOf, withoutArgumentNumbers } from './found-addresses';

/** Whether an address is a protocol and a word: "http://link". */
export const hasOneWord = (address: string): boolean => /^\w{2,10}:\/\/[a-z]{2,20}\/?$/.test(address);

/** Whether the target has the domain of an example's host with another name: `dahili.example.com`. */
export const isOtherHost = (address: string, text: string): boolean => {
  const domain = EXAMPLE_DOMAIN.exec(address)?.[0];
  return domain !== undefined && text.includes(`.${domain}`);
};

const EXAMPLE_DOMAIN = /(?<=^[^@:/]{1,60}\.)(?:example\.(?:com|net|org|edu)|dom|tld)$/;

export const announcesExample = (text: string): boolean => /\b(?:examples?|e\.g)\b/i.test(text);

/** Whether an example is announced at most two lines before. */
export const isExampleAt = (text: string, at: number): boolean =>
  /\b(?:examples?:|for example,|e\.g\.)[^:]{0,60}(?::[^:]{0,60}|$)/i.test(
    text.slice(Math.max(0, at - 140), at),
  );

/** An address of an example that has no owner: foo@example.org, acc@a.example, http://host/path. */
export const isOfNobody = (address: string): boolean => {
  const host = hostOf(address);
  if (isInCapitals(address)) return true;
  if (address.includes('@'))
    return MAIL_OF_NOBODY.test(host) || /^\w{1,20}:\/\/user(?:name)?@\w+$/.test(address);
  return /^(?:host|hostname|server|servername|domain|address|(?:my|your)-?\w{1,20}(?:\.local)?)$/i.test(host);
};

/** Whether a reader replaces all its words, in capitals: NAME@YOUR.DOMAIN, ssh://USER@SERVER:PORT/FOLDER. */
export const isInCapitals = (address: string): boolean => IN_CAPITALS.test(address) && REPLACED.test(address);
const IN_CAPITALS = /^(?:\w{2,10}:\/\/)?[A-Z_]{3,30}@[A-Z_.]{3,40}(?::[A-Z]{3,20})?(?:\/[A-Z_]{3,30}){0,4}$/;

/** A word that stands for another one. */
const REPLACED =
  /(?<![A-Z])(?:YOUR|(?:USER|SERVER|HOST|DOMAIN|FILE)?NAME|USER|SERVER|HOST|DOMAIN|MACHINE|ADDRESS)(?![A-Z])/;

const MAIL_OF_NOBODY =
  /(?:^|[.@])example(?:\.|$)|^(?:foo|joe|j(?:ohn|ane)?doe|john|jane|user|name|you)(?:[._](?:bar|user|doe|smith))?@|@(?:foo|bar|email|domain|host)\.(?:com|net|org)$/i;

/** An e-mail address of an example, whose name was translated on the other side. */
export const isSomebody = (address: string): boolean => address.includes('@') && isNowhere(address);

export const isNowhere = (address: string): boolean => NOWHERE.test(hostOf(address));
const NOWHERE = /(?:^|[.@])example\d?\.(?:com|org|net|edu|gov)$|\.ext$/i;

/** Addresses of hosts that are kept for examples, or of hosts without a domain. */
export function isExample(before: string, after: string): boolean {
  // Several names may stand in a list.
  const [was, is] = [hostOf(before.replace(/,.*/s, '')), hostOf(after.replace(/,.*/s, ''))];
  const [named, renamed] = [EXAMPLE_HOST.exec(was)?.[0], EXAMPLE_HOST.exec(is)?.[0]];
  if (named !== undefined && renamed !== undefined && (was === is || named !== renamed)) return true;
  return PRIVATE_HOST.test(was) && (was === is || PRIVATE_HOST.test(is));
}

/** Words for an example in the names of hosts and of others, as an alternative of patterns. */
export const exampleNames =
  'example|exemple|beispiel|ejemplo|esempio|exemplo|exempel|eksempel|esimerkki|voorbeeld|ornek|przyklad|' +
  'priklad|pelda|primer|primjer|exemplu|mesela';

/** Words for a domain, which stand for its name in `www.domain.com`. */
export const domainNames = 'domain|domaine|domäne|domaene|domein|dominio|domínio|domena|domen|alanadi';

const EXAMPLE_HOST = new RegExp(String.raw`(?:^|[.@])(?:${exampleNames})\d?\.[a-z]{2,3}$`, 'i');

/**
 * Whether an address of an example has another one in its place: `http://your.server.name/a` became
 * `http://votre.serveur/a`. A slip leaves most of it.
 */
export const isOtherExample = (before: string, after: string): boolean =>
  OF_EXAMPLE.test(hostOf(before.replace(/^mailto:/, ''))) && isOtherPlace(before, after);

/**
 * Whether an address of an example has the words of its path in another language, at one host:
 * `/users/ann/red.html` became `/kullanicilar/ayse/kirmizi.html`. A slip leaves most letters of a word, and
 * an addition all of them.
 */
export function hasWordedPath(before: string, after: string): boolean {
  if (!OF_EXAMPLE.test(hostOf(before))) return false;
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
export const isOtherPlace = (before: string, after: string): boolean =>
  before.includes('@') === after.includes('@') &&
  before.includes('://') === after.includes('://') &&
  !isNear(before, withoutArgumentNumbers(after), 2);

/** An address whose host has no domain, as in `smb://someserver/c/images`. */
export const isBare = (address: string): boolean => PRIVATE_HOST.test(hostOf(address));

export const endingOf = (address: string): string => /\.\w{2,5}$/.exec(address)?.[0] ?? '';

/** A host of an example, or one that stands for the reader's. */
const OF_EXAMPLE =
  /(?:^|[.@])example\d?\.(?:com|net|org|edu)(?:\$\d[\w.]{0,9})?$|(?:^|[.@])[\w-]{1,40}\.(?:dom|tld|test|invalid|example)$|^(?:www\.)?(?:my|your)(?:[.-][a-z]{2,20}){1,2}$|(?:^|\.)(?:server|host|domain)\.(?:name|tld|dom|com)$/i;

/**
 * Whether it is the host of an example that the source has, too, without a domain or in that of examples:
 * `http://cet-hôte/` for `http://thishost/`, `www.company1.com` for `company1.example.com`.
 */
export function isOfOtherExample(
  address: string,
  before: readonly { readonly text: string }[],
  text: string,
): boolean {
  const host = hostOf(address).replace(/^www\./, '');
  // The target says an example once more, in its own words.
  if (OF_EXAMPLE.test(host) && before.some((one) => OF_EXAMPLE.test(hostOf(one.text)))) return true;
  if (!host.includes('.') && before.some((one) => !hostOf(one.text).includes('.'))) return true;
  return text.includes(`${host.split('.', 1)[0]}.example.`);
}

/** A host without a domain or in that of a local network, or an address of a local network. */
const PRIVATE_HOST = /^(?:[^.@[]+(?:\.local)?|(?:10|127|192\.168)\.[\d.]+)$/;
