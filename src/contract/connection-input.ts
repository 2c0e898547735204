import { tokenKinds, type TokenKind } from '../content/content-request';

/** What a connection is given by hand, looked at the same way as it is typed and before it is kept. A token's name keeps the same rule. */

export const longestName = 100;
export const longestBaseUrl = 2048;

const nameFaults = {
  empty: 'must not be empty',
  spaces: 'must not begin or end with spaces or contain control characters',
  long: `must have at most ${longestName} characters`,
} as const;
const baseUrlFaults = {
  long: `must have at most ${longestBaseUrl} characters`,
  relative: 'must be an absolute address that begins with http:// or https:// and a host',
  credentials: 'must not contain a user name or password',
  query: 'must not contain a query or a fragment',
} as const;
const tokenFaults = {
  empty: 'must not be empty',
  characters: 'must consist of printable ASCII characters without spaces',
} as const;

export type NameFault = keyof typeof nameFaults;
export type BaseUrlFault = keyof typeof baseUrlFaults;
export type TokenFault = keyof typeof tokenFaults;

/** The same address however it is pasted: without slashes at its end, and without the "/v1" that is ours to add. */
export function normalBaseUrl(text: string): string {
  const base = text.trim().replace(/(?<!\/)\/+$/, '');
  return base.replace(/([^/:])\/+v1$/, '$1');
}

/**
 * The service that an address leads to, spelled in one way: two addresses are of one service when these are the same. One that
 * can't be read is compared as it is.
 */
export function serviceOf(baseUrl: string): string {
  const base = normalBaseUrl(baseUrl);
  return URL.canParse(base) ? normalBaseUrl(new URL(base).href) : base;
}

export function nameFault(name: string): NameFault | undefined {
  if (name.trim() === '') return 'empty';
  if (name !== name.trim() || /\p{Cc}/u.test(name)) return 'spaces';
  return name.length > longestName ? 'long' : undefined;
}

/** The address below which upstream has its `/v1`. */
export function baseUrlFault(text: string): BaseUrlFault | undefined {
  if (text.length > longestBaseUrl) return 'long';
  // The parser takes `http:host` and `http:/host` for `http://host`; what was written meant something else.
  if (!/^https?:\/\/[^\s/?#]+/i.test(text) || /[\s\p{Cc}]/u.test(text) || !URL.canParse(text))
    return 'relative';
  const { username, password, search, hash } = new URL(text);
  if (username !== '' || password !== '') return 'credentials';
  if (search !== '' || hash !== '') return 'query';
  return undefined;
}

/** @param token in the clear; never repeated in what is answered. */
export function tokenFault(token: string): TokenFault | undefined {
  if (token === '') return 'empty';
  return /^[\x21-\x7e]+$/.test(token) ? undefined : 'characters';
}

/** By the text alone, so only of a token that a Locdesk made; undefined where the text does not say. */
export function tokenKindOf(token: string): TokenKind | undefined {
  return tokenKinds.find((kind) => token.startsWith(`ld_${kind}_`));
}

/** Faults as a service says them, each with its place. */
export function nameProblems(name: string): readonly string[] {
  const fault = nameFault(name);
  return fault === undefined ? [] : [`name: ${nameFaults[fault]}`];
}

export function baseUrlProblems(text: string): readonly string[] {
  const fault = baseUrlFault(text);
  return fault === undefined ? [] : [`baseUrl: ${baseUrlFaults[fault]}`];
}

export function tokenProblems(token: string): readonly string[] {
  const fault = tokenFault(token);
  return fault === undefined ? [] : [`token: ${tokenFaults[fault]}`];
}
