import { redacted } from '../../contract/request-log';

/*
 * Secrets that are sent by mistake never reach the disk, wherever they stand in a call. Only their values are
 * removed; names and everything else stay readable. A body has up to 256 KiB from anybody: each expression
 * below starts at a fixed text and can't run over the next start, so that time grows with the length alone,
 * and is only tried where that text occurs.
 */

/** Further than this no secret is looked at: a text that is cut is searched so much beyond. */
export const longestSecret = 1024;

/** Names of headers and query parameters whose value is a secret. */
const secretName =
  /auth(?!ori(?!z))|token|secret|cookie|passw(?:or)?d|passphrase|pwd|credential|api[-_]?key|signature|session|bearer|jwt|^(?:key|sig|pass)\b/i;

/** Names of JSON members whose value is a secret; fewer, since members may be anything and are to be read. */
const secretMember =
  /token|secret|passw(?:or)?d|passphrase|pwd|credential|(?:api|access|private|signing)[-_]?key|jwt|authorization|^(?:auth|cookie|pass|session|session[-_]?id|sig|signature)$/i;
const secretMemberSomewhere = new RegExp(secretMember.source.replaceAll(/[$^]/g, ''), 'i');

/** Returns a header's value as the log may have it. Only the scheme of an authorization is kept. */
export function redactHeader(name: string, value: string): string {
  if (name === 'authorization') {
    const scheme = /^(Bearer|Basic|Digest)(?: |$)/i.exec(value)?.[1];
    return scheme === undefined ? redacted : `${scheme} ${redacted}`;
  }
  if (secretName.test(name)) return redacted;
  return redactText(value.replaceAll(/\b(bearer)\s+\S+/gi, `$1 ${redacted}`));
}

/** A path with its query, where secrets are sent by mistake and every character may be percent-encoded. */
export function redactPath(path: string): string {
  const start = path.search(/[?;]/);
  const [before, query] = start === -1 ? [path, ''] : [path.slice(0, start), path.slice(start)];
  return (
    redactEncoded(before, encodeURI) + query.replaceAll(/([?&;])([^?&;=]*)(?:=([^&;]*))?/g, redactParameter)
  );
}

function redactParameter(_: string, separator: string, name: string, value: string | undefined): string {
  if (value === undefined) return `${separator}${redactEncoded(name, encodeURIComponent)}`;
  if (secretName.test(decodeAscii(name))) return `${separator}${name}=${redacted}`;
  return `${separator}${redactEncoded(name, encodeURIComponent)}=${redactEncoded(value, encodeURIComponent)}`;
}

/** A text that may be percent-encoded; spelled again only where it held a secret. */
function redactEncoded(text: string, encode: (decoded: string) => string): string {
  const shown = redactText(text);
  if (!shown.includes('%')) return shown;
  const decoded = decodeAscii(shown);
  const safe = redactText(decoded);
  if (safe === decoded) return shown;
  // Decoded above was only ASCII: the rest is still encoded.
  return encode(safe)
    .replaceAll(/%25([89a-f][\da-f])/gi, '%$1')
    .replaceAll(encodeURIComponent(redacted), redacted);
}

/** Never fails, whatever is sent for percent-encoding. */
function decodeAscii(text: string): string {
  return text.replaceAll(/%([2-7][\da-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** Text of a body: what looks like a secret, and what is called one. */
export function redactText(text: string): string {
  let shown = text;
  const isEscaped = shown.includes('%') || shown.includes('\\u00');
  if (isEscaped || shown.includes('ld_')) shown = shown.replaceAll(ownToken, `$1${redacted}`);
  if (isEscaped || shown.includes('whsec_')) shown = shown.replaceAll(webhookSecret, `$1${redacted}`);
  if (isEscaped || shown.includes('@')) shown = shown.replaceAll(userInformation, redactUser);
  if (isEscaped || shown.includes('=')) shown = shown.replaceAll(urlParameter, redactUrlParameter);
  if (/bearer/i.test(shown)) shown = shown.replaceAll(bearerToken, redactBearer);
  return isEscaped || secretMemberSomewhere.test(shown) ? redactMembers(shown) : shown;
}

/** A character as it is, percent-encoded (also twice), or escaped in JSON (also percent-encoded). */
function spelled(character: string): string {
  const hex = character.charCodeAt(0).toString(16);
  return `(?:${character}|%(?:25){0,2}${hex}|(?:\\\\|%5c)u00${hex})`;
}
/** Likewise a letter, a digit, `-` or `_`. */
const codes = '(?:2d|3\\d|[46][1-9a-f]|5[\\daf]|7[\\da])';
const anySpelling = `(?:[\\w-]|%(?:25){0,2}${codes}|(?:\\\\|%5c)u00${codes})`;
const word = (text: string): string => Array.from(text, spelled).join('');

/** A Locdesk token anywhere in a text; its id may be known. */
const ownToken = new RegExp(
  `(${word('ld_')}(?:${word('live')}|${word('test')})${spelled('_')}${anySpelling}{12}${spelled('_')})${anySpelling}{20,200}`,
  'gi',
);

/** The secret of a webhook (Standard Webhooks): base64. */
const webhookSecret = new RegExp(
  `(${word('whsec_')})(?:[+/=]|\\\\/|%(?:2[bf]|3d)|${anySpelling}){8,500}`,
  'gi',
);

/** `https://user:password@host`, its slashes escaped in JSON or percent-encoded or not. */
const userInformation =
  /((?::|%3a)(?:\\?\/|%2f){2})((?:[^\s"'/<>?#\\%]|%(?!2f|3f|23|22)){1,1000})(@|%40)(?=[^\s"'])/gi;

function redactUser(_: string, slashes: string, information: string, at: string): string {
  const user = /^(.*?(?::|%3a))/i.exec(information)?.[1] ?? '';
  return `${slashes}${user}${redacted}${at}`;
}

/** A parameter in an address inside a text; `&` and `=` may be escaped in JSON or HTML or percent-encoded. */
const urlParameter =
  /([?&;]|%3f|%26|%3b|\\u0026|\\u003f)((?:[^\s?&;=#"'<>\\%]|%(?!3d|26|3b|3f|22)){1,100})(=|%3d|\\u003d)((?:[^\s&;#"'<>\\%]|%(?!26|3b|23|22)|\\\/|\\u003d)+)/gi;

function redactUrlParameter(whole: string, separator: string, name: string, equals: string): string {
  return secretName.test(decodeAscii(name)) ? `${separator}${name}${equals}${redacted}` : whole;
}

const bearerToken = /\b(bearer(?:\s{1,20}|%20|\+))((?:[\w.~+/=-]|\\\/|%[\da-f]{2}){1,4000})/gi;

/** "Bearer bonds" are no secret. */
function redactBearer(whole: string, scheme: string, token: string): string {
  return /^[A-Z]?[a-z]{1,15}[.=]?$/.test(token) ? whole : `${scheme}${redacted}`;
}

const memberName = /"((?:[^"\\]|\\.){1,100})"\s{0,50}:\s{0,50}/g;

/** The values of JSON members that are called secrets, in whatever text they stand. */
function redactMembers(text: string): string {
  const parts: string[] = [];
  let copied = 0;
  memberName.lastIndex = 0;
  for (let found = memberName.exec(text); found !== null; found = memberName.exec(text)) {
    if (!secretMember.test(unescaped(found[1] ?? ''))) continue;
    const { values, end } = valuesAt(text, memberName.lastIndex);
    for (const [from, to] of values) {
      parts.push(text.slice(copied, from), `"${redacted}"`);
      copied = to;
    }
    memberName.lastIndex = end;
  }
  return parts.length === 0 ? text : parts.join('') + text.slice(copied);
}

function unescaped(name: string): string {
  return name.replaceAll(/\\u00([2-7][\da-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

interface Values {
  /** Where each begins and ends. */
  readonly values: readonly (readonly [from: number, to: number])[];
  readonly end: number;
}

/** The value at a place; of a list or an object, each text and number in it. */
function valuesAt(text: string, start: number): Values {
  const token = /"(?:[^"\\]|\\.)*(?:"|\\?$)|-?\d[\d.eE+-]*|[[\]{}]/gsy;
  const values: (readonly [number, number])[] = [];
  let depth = 0;
  let at = start;
  do {
    token.lastIndex = at;
    const found = token.exec(text)?.[0];
    // In between, and `true`, `false` and `null`.
    at += found?.length ?? 1;
    if (found === undefined) continue;
    if (found === '[' || found === '{') depth += 1;
    else if (found === ']' || found === '}') depth -= 1;
    else if (!isName(text, at)) values.push([at - found.length, at]);
  } while (depth > 0 && at < text.length);
  return { values, end: at };
}

/** In an object, a text before a colon is the name of a member. */
function isName(text: string, end: number): boolean {
  return /^\s{0,50}:/.test(text.slice(end, end + 51));
}
