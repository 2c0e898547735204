/** Longer addresses are refused by common servers and proxies. */
export const longestWebhookUrl = 2048;

/** What can keep a text from being the address of a webhook. */
const faults = {
  spaces: 'must not contain spaces or control characters',
  long: `must have at most ${longestWebhookUrl} characters`,
  credentials: 'must not contain a user name or password',
  relative: 'must be an absolute address that begins with http:// or https:// and a host',
  hostless: 'has no host',
  invalid: 'is not a valid address',
} as const;
export type WebhookUrlFault = keyof typeof faults;

/**
 * Everything that keeps a text from being the address of a webhook: an absolute http(s) URL with a host and without
 * credentials. Each fault is one of its own; none follows from another.
 */
export function webhookUrlFaults(text: string): readonly WebhookUrlFault[] {
  const found: WebhookUrlFault[] = [];
  // What is wrong beside them is seen without them.
  const compact = text.replaceAll(/[\s\p{Cc}]/gu, '');
  if (compact !== text) found.push('spaces');
  if (text.length > longestWebhookUrl) found.push('long');

  const [, authority = ''] = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(compact) ?? [];
  const atHost = authority.lastIndexOf('@') + 1;
  if (atHost > 0) found.push('credentials');
  // The parser takes `http:host` and `http:/host` for `http://host`; what was written meant something else.
  if (!/^https?:\/\/[^/?#]/i.test(compact)) found.push('relative');
  else if (atHost === authority.length) found.push('hostless');
  else if (!URL.canParse(compact.replace(authority, () => authority.slice(atHost)))) found.push('invalid');
  return found;
}

/** The same as a service's answer says it. */
export function webhookUrlProblems(text: string): readonly string[] {
  return webhookUrlFaults(text).map((fault) => `url: ${faults[fault]}`);
}
