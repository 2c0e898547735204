import { readableLines } from '../../../content/html/readable-lines';
import { curlLine } from '../../lib/curl';
import type { ServiceState, ReviewField } from '../../../contract/ui-types';
import { messageOf, type Client } from '../../lib/host/client';
import type { Stores } from '../../stores/context';
import { t } from '../../lib/messages/translate';
import { copyText } from '../../components/copy';

/** Copies the text that `read` returns, and confirms that in a toast. */
export async function copyContent(
  { toasts }: Pick<Stores, 'toasts'>,
  what: string,
  read: () => string | Promise<string>,
): Promise<void> {
  try {
    const copied = await copyText(await read());
    toasts.getState().show(copied ? { tone: 'done', text: what } : { tone: 'error', text: t('copy.failed') });
  } catch (error) {
    toasts.getState().show({ tone: 'error', text: messageOf(error) });
  }
}

/** A value as it is read: without tags, paragraphs on lines of their own. */
export function readText(value: string, data: string): string {
  if (data !== 'html') return value;
  const lines = readableLines(value, true).map(({ parts }) =>
    parts.map((part) => (part.kind === 'text' ? part.text : part.separates ? ' ' : '')).join(''),
  );
  return lines
    .map((line) => line.replaceAll(/^[ \t]+|(?<![ \t])[ \t]+$/g, ''))
    .filter((line) => line !== '')
    .join('\n');
}

/** Reads all fields of a request, window by window. */
export async function readFields(
  client: Pick<Client, 'call'>,
  request: { readonly key: number; readonly version: number },
): Promise<readonly ReviewField[]> {
  const { key, version } = request;
  const fields: ReviewField[] = [];
  for (;;) {
    const window = await client.call('requests.fields', { key, version, offset: fields.length, limit: 200 });
    // Half a text on the clipboard would pass for the whole one.
    if (window.fields.some(({ isCut }) => isCut)) throw new Error(t('copy.tooLong'));
    fields.push(...window.fields);
    if (window.fields.length === 0 || fields.length >= window.total) return fields;
  }
}

/** The targets of all fields, an empty line between two. */
export async function readTargets(
  client: Pick<Client, 'call'>,
  request: { readonly key: number; readonly version: number },
  as: 'html' | 'text',
): Promise<string> {
  const fields = await readFields(client, request);
  return fields
    .flatMap(({ target, data }) =>
      target === undefined ? [] : [as === 'html' ? target : readText(target, data)],
    )
    .join('\n\n');
}

/** The call that reads a request from the service on this computer; undefined while that does not run. */
export function readingCall(id: string, service: ServiceState | undefined): string | undefined {
  if (service?.kind !== 'listening') return undefined;
  const base = service.url.replace(/\/$/, '');
  return curlLine({
    method: 'GET',
    url: `${base}/v1/content/request/${encodeURIComponent(id)}`,
    withToken: true,
  });
}
