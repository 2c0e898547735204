import { tokenKinds, type TokenKind } from '../../content/content-request';

/**
 * Validation of a connection's name, address and token, shared by the form and by the service that stores
 * them. A token's name follows the same rules.
 */

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

/**
 * Normalizes a base URL so that spellings of one address compare equal: no trailing slashes, no trailing
 * "/v1", which Locdesk adds itself.
 */
export function normalBaseUrl(text: string): string {
  const base = text.trim().replace(/(?<!\/)\/+$/, '');
  return base.replace(/([^/:])\/+v1$/, '$1');
}

/**
 * Identifies the service behind a base URL. Two addresses belong to one service when these texts are equal.
 * An address that can't be parsed identifies itself.
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

/** Checks the address below which the upstream service serves `/v1`. */
export function baseUrlFault(text: string): BaseUrlFault | undefined {
  if (text.length > longestBaseUrl) return 'long';
  // The URL parser accepts `http:host` and `http:/host` as `http://host`; such a text is a typing error.
  if (!/^https?:\/\/[^\s/?#]+/i.test(text) || /[\s\p{Cc}]/u.test(text) || !URL.canParse(text))
    return 'relative';
  const { username, password, search, hash } = new URL(text);
  if (username !== '' || password !== '') return 'credentials';
  if (search !== '' || hash !== '') return 'query';
  return undefined;
}

/** @param token in clear text; no answer may repeat it. */
export function tokenFault(token: string): TokenFault | undefined {
  if (token === '') return 'empty';
  return /^[\x21-\x7e]+$/.test(token) ? undefined : 'characters';
}

/**
 * Derives the kind from a token's prefix, which only tokens made by Locdesk have; undefined for other tokens.
 */
export function tokenKindOf(token: string): TokenKind | undefined {
  return tokenKinds.find((kind) => token.startsWith(`ld_${kind}_`));
}

/** Returns the problems in the form of a service's answer, each with its place. */
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
