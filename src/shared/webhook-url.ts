/** Longer addresses are refused by common servers and proxies. */
export const longestWebhookUrl = 2048;

/**
 * Everything that keeps a text from being the address of a webhook: an absolute http(s) URL with a host and without
 * credentials. Each problem is one of its own; none follows from another.
 */
export function webhookUrlProblems(text: string): readonly string[] {
  const problems: string[] = [];
  // What is wrong beside them is seen without them.
  const compact = text.replaceAll(/[\s\p{Cc}]/gu, '');
  if (compact !== text) problems.push('url: must not contain spaces or control characters');
  if (text.length > longestWebhookUrl)
    problems.push(`url: must have at most ${longestWebhookUrl} characters`);

  const [, authority = ''] = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(compact) ?? [];
  const atHost = authority.lastIndexOf('@') + 1;
  if (atHost > 0) problems.push('url: must not contain a user name or password');
  // The parser takes `http:host` and `http:/host` for `http://host`; whoever wrote that meant something else.
  if (!/^https?:\/\/[^/?#]/i.test(compact)) {
    problems.push('url: must be an absolute address that begins with http:// or https:// and a host');
  } else if (atHost === authority.length) {
    problems.push('url: has no host');
  } else if (!URL.canParse(compact.replace(authority, () => authority.slice(atHost)))) {
    problems.push('url: is not a valid address');
  }
  return problems;
}
