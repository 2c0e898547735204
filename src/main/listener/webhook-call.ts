import type { ReceiptReason } from '../../contract/upstream/receipts';
import { parseStrictJson } from '../platform/json/strict-json';
import type { ContentLimits } from '../platform/settings/content-limits';
import type { Environment } from '../platform/environment';
import { OneRequestScanner } from '../upstream/client/one-request-scanner';
import { readUpstreamRequest, type UpstreamRequest } from '../upstream/client/upstream-request';

export type WebhookCallReading =
  | { readonly ok: true; readonly request: UpstreamRequest }
  | {
      readonly ok: false;
      readonly reason: Extract<ReceiptReason, 'not-json' | 'not-a-request'>;
      readonly problems: readonly string[];
    };

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** Cap: a longer list is not useful to the sender. */
const mostProblems = 1000;

/**
 * Bodies up to this size are parsed at once; larger ones are scanned in portions first, so that other work
 * runs in between.
 */
const parsedAtOnceBytes = 256 * 1024;

/**
 * Reads the body of a webhook call. A body over the limits is refused before parsing it would block the
 * process.
 */
export async function readReceivedCall(
  body: Uint8Array,
  limits: ContentLimits,
  environment: Pick<Environment, 'defer'>,
): Promise<WebhookCallReading> {
  if (body.length > parsedAtOnceBytes) {
    const scanner = new OneRequestScanner(limits);
    for (let at = 0; at < body.length; at += parsedAtOnceBytes) {
      scanner.feed(body.subarray(at, at + parsedAtOnceBytes));
      await new Promise<void>((resolve) => {
        environment.defer(resolve);
      });
    }
    const scanned = scanner.end();
    if (!scanned.ok && scanned.problem === 'too-large')
      return refusal('not-a-request', [`body: ${scanned.text}`]);
  }
  return readWebhookCall(body, limits);
}

/**
 * Reads the body of a webhook call (interface document, section 6). Strict as our own service is: what an
 * ordinary parser would change silently is refused with its place. Never throws.
 */
export function readWebhookCall(body: Uint8Array, limits: ContentLimits): WebhookCallReading {
  if (body.length === 0) return refusal('not-json', ['body: is empty']);
  let text: string;
  try {
    text = decoder.decode(body);
  } catch {
    return refusal('not-json', ['body: is not valid UTF-8']);
  }
  const parsed = parseStrictJson(text);
  if (!parsed.ok) return refusal('not-json', parsed.problems);
  const call = parsed.value;
  if (typeof call !== 'object' || call === null || Array.isArray(call)) {
    return refusal('not-a-request', ['body: must be an object']);
  }
  const problems: string[] = [];
  if (!('type' in call)) problems.push('type: is missing, content requests come with "content-request"');
  else if (call.type !== 'content-request') problems.push('type: must be "content-request"');
  if (!('request' in call)) return refusal('not-a-request', [...problems, 'request: is missing']);
  const reading = readUpstreamRequest(call.request, 'request', limits);
  if (!reading.ok) return refusal('not-a-request', [...problems, ...reading.problems]);
  return problems.length > 0 ? refusal('not-a-request', problems) : reading;
}

function refusal(reason: 'not-json' | 'not-a-request', problems: readonly string[]): WebhookCallReading {
  const left = problems.length - mostProblems;
  return {
    ok: false,
    reason,
    problems: left > 0 ? [...problems.slice(0, mostProblems), `body: … and ${left} more problems`] : problems,
  };
}
