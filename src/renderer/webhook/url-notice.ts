import { webhookUrlFaults, type WebhookUrlFault } from '../../contract/webhook/webhook-url';

/** The notice below the address. */
export type UrlNotice =
  | { readonly kind: 'none' }
  | { readonly kind: 'saved'; readonly url: string }
  | { readonly kind: 'changed' }
  | { readonly kind: 'fault'; readonly fault: WebhookUrlFault | 'empty' };

const beginnings = ['http://', 'https://'];

/**
 * @param draft The typed text; undefined while nothing was changed.
 * @param isTried Whether saving was attempted: then unfinished text counts as a fault too.
 */
export function urlNotice(draft: string | undefined, saved: string | null, isTried: boolean): UrlNotice {
  const text = (draft ?? saved ?? '').trim();
  if (text === '') return isTried ? { kind: 'fault', fault: 'empty' } : { kind: 'none' };
  if (draft === undefined) return { kind: 'saved', url: text };
  const isUnfinished = beginnings.some((beginning) => beginning.startsWith(text.toLowerCase()));
  const [fault] = webhookUrlFaults(text);
  if (fault === undefined) return { kind: 'changed' };
  return isUnfinished && !isTried ? { kind: 'none' } : { kind: 'fault', fault };
}

/** Whether content would be sent unencrypted over the network. */
export function isUnencrypted(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && !/^(?:localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}
