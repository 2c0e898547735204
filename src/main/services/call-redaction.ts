import { redacted } from '../../shared/request-log';

/** Headers that may carry a secret, and query parameters likewise. */
const secretName = /auth|token|secret|cookie|password|passwd|api-?key|signature|session/i;

/** A Locdesk token, wherever it stands; its id may be known. */
const ownToken = /(ld_(?:live|test)_[0-9a-f]{12}_)[A-Za-z0-9_-]{20,}/g;

/** Longer than any token: a text that is cut is searched this much further. */
export const longestTokenLength = 80;

/** What a header may say in the log. Only the scheme of an authorization is kept. */
export function redactHeader(name: string, value: string): string {
  if (!secretName.test(name)) return redactTokens(value);
  if (name !== 'authorization') return redacted;
  const scheme = /^(Bearer|Basic|Digest)(?: |$)/i.exec(value)?.[1];
  return scheme === undefined ? redacted : `${scheme} ${redacted}`;
}

/** A path with its query, where tokens are sent by mistake. */
export function redactPath(path: string): string {
  const shown = redactTokens(path);
  if (!shown.includes('?')) return shown;
  return shown.replaceAll(/([?&])([^=&]*)=([^&]*)/g, (whole, separator: string, name: string) =>
    secretName.test(name) ? `${separator}${name}=${redacted}` : whole,
  );
}

/** Text of a body: tokens of ours, and the password of an address (`https://user:password@host`). */
export function redactTokens(text: string): string {
  // Almost no text has one: looking for the beginning costs next to nothing.
  const shown = text.includes('ld_') ? text.replaceAll(ownToken, `$1${redacted}`) : text;
  return shown.includes('@') && shown.includes('://')
    ? shown.replaceAll(/(:\/\/[^\s"'/@:<>]{1,100}:)[^\s"'/@<>]{1,200}@/g, `$1${redacted}@`)
    : shown;
}
