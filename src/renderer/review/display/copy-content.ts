import { readableLines } from '../../../content/html/readable-lines';
import { curlLine } from '../../lib/curl';
import type { ServiceState } from '../../../contract/ui-types';
import { messageOf, type Client } from '../../lib/host/client';
import type { Stores } from '../../stores/context';
import { readFields } from '../../stores/read-fields';
import { t } from '../../lib/messages/translate';
import { copyText } from '../../components/copy/copy';

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

/** Returns a value as visible text: without tags, with paragraphs on separate lines. */
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

/** Returns the targets of all fields, separated by empty lines. */
export async function readTargets(
  client: Pick<Client, 'call'>,
  request: { readonly key: number; readonly version: number },
  as: 'html' | 'text',
): Promise<string> {
  const fields = await readFields(client, request);
  // A truncated text on the clipboard would look complete.
  if (fields.some(({ isCut }) => isCut)) throw new Error(t('copy.tooLong'));
  return fields
    .flatMap(({ target, data }) =>
      target === undefined ? [] : [as === 'html' ? target : readText(target, data)],
    )
    .join('\n\n');
}

/** Returns the call that reads a request from the local service; undefined while that is not running. */
export function readingCall(id: string, service: ServiceState | undefined): string | undefined {
  if (service?.kind !== 'listening') return undefined;
  const base = service.url.replace(/\/$/, '');
  return curlLine({
    method: 'GET',
    url: `${base}/v1/content/request/${encodeURIComponent(id)}`,
    withToken: true,
  });
}
