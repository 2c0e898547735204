/** Longer addresses are refused by common servers and proxies. */
export const longestWebhookUrl = 2048;

/** Why a text can't be the address of a webhook. */
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
 * Returns every reason why a text can't be a webhook address, which is an absolute http(s) URL with a host
 * and without credentials. The reasons are independent of each other.
 */
export function webhookUrlFaults(text: string): readonly WebhookUrlFault[] {
  const found: WebhookUrlFault[] = [];
  // Spaces are reported once and removed, so that they don't cause further faults.
  const compact = text.replaceAll(/[\s\p{Cc}]/gu, '');
  if (compact !== text) found.push('spaces');
  if (text.length > longestWebhookUrl) found.push('long');

  const [, authority = ''] = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(compact) ?? [];
  const atHost = authority.lastIndexOf('@') + 1;
  if (atHost > 0) found.push('credentials');
  // The URL parser accepts `http:host` and `http:/host` as `http://host`; such a text is a typing error.
  if (!/^https?:\/\/[^/?#]/i.test(compact)) found.push('relative');
  else if (atHost === authority.length) found.push('hostless');
  else if (!URL.canParse(compact.replace(authority, () => authority.slice(atHost)))) found.push('invalid');
  return found;
}

/** Returns the faults in the form of a service's answer. */
export function webhookUrlProblems(text: string): readonly string[] {
  return webhookUrlFaults(text).map((fault) => `url: ${faults[fault]}`);
}
