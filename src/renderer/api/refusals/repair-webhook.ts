import { webhookUrlProblems } from '../../../contract/webhook/webhook-url';

const exampleUrl = 'https://tool.example/hooks/locdesk';

/** A body of `PUT /v1/webhook`: the address that was meant, else an example. */
export function repairWebhook(body: unknown): { readonly url: string } {
  const given: unknown = typeof body === 'object' && body !== null && 'url' in body ? body.url : body;
  return { url: (typeof given === 'string' ? repairUrl(given) : undefined) ?? exampleUrl };
}

/** Absolute http(s), a host, no user name or password, no spaces; undefined when it can't be made so. */
function repairUrl(text: string): string | undefined {
  const compact = text.replaceAll(/[\s\p{Cc}]/gu, '');
  const absolute = /^https?:/i.test(compact)
    ? compact.replace(/^(https?):\/*/i, '$1://')
    : `https://${compact.replace(/^(?:[a-z][a-z0-9+.-]*:)?\/*/i, '')}`;
  const [, start = '', authority = '', rest = ''] = /^(https?:\/\/)([^/?#]*)(.*)$/i.exec(absolute) ?? [];
  const url = `${start}${authority.slice(authority.lastIndexOf('@') + 1)}${rest}`;
  return webhookUrlProblems(url).length === 0 ? url : undefined;
}
