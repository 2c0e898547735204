import type { AttemptProblem } from '../../contract/webhook/deliveries';
import { redactHeader } from '../outbox/call-redaction';
import type { Changes } from '../platform/changes';
import type { DeliveryService } from './delivery-service';
import type { Environment } from '../platform/environment';
import type { Attempt, OutboxEntry } from '../outbox/outbox-service';
import type { SettingsService } from '../platform/settings/settings-service';
import type { WebhookSecretService } from './webhook-secret-service';
import type { WebhookService } from './webhook-service';
import { signatureHeaders, signCall } from './webhook-signature';
import type { Channel, Report } from '../outbox/channel';
import { makeCall, type CallResult } from './delivery-call';
import { redirectTarget, statusProblem } from '../platform/call-failure';
import { retryAfterMs } from '../platform/retry-after';

interface Parts {
  readonly deliveries: DeliveryService;
  readonly webhook: WebhookService;
  readonly secrets: WebhookSecretService;
  readonly settings: SettingsService;
  readonly changes: Changes;
  readonly environment: Environment;
  /** Version of Locdesk. */
  readonly version: string;
}

/** Deliveries of the registered webhook (decisions, section 7). */
export class WebhookChannel implements Channel {
  readonly kind = 'webhook';
  readonly concurrency = 8;
  readonly wakesOn = ['deliveries.changed', 'webhook.changed'] as const;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  readonly schedule = (): readonly number[] => this.#parts.settings.get('webhook.retrySchedule');

  readonly hold = (): string | undefined => this.#parts.webhook.hold();

  readonly notify = (): void => {
    this.#parts.deliveries.notify();
    this.#parts.changes.notify({ name: 'webhook.changed', payload: {} });
  };

  readonly attempt = async (entry: OutboxEntry, signal: AbortSignal): Promise<Report> => {
    const { deliveries, webhook, environment } = this.#parts;
    const { url } = webhook.read();
    if (url === null) throw new Error('the webhook was removed while a call to it began');
    const body = Buffer.from(deliveries.bodyOf(entry));
    const startedMs = environment.now();
    const headers = await this.#headers(entry.event_id, Math.floor(startedMs / 1000), body);
    const result = await makeCall(environment, { method: 'PUT', url, headers, body }, signal);
    const attempt: Attempt = {
      startedMs: Math.trunc(startedMs),
      durationMs: Math.max(environment.now() - startedMs, 0),
      url,
      requestHeaders: Object.entries({ ...headers, 'content-length': String(body.length) }),
      requestBody: body,
    };
    return reportOf(attempt, result, environment.now());
  };

  async #headers(id: string, timestamp: number, body: Uint8Array): Promise<Readonly<Record<string, string>>> {
    const { secrets, version } = this.#parts;
    const keys = await secrets.signingKeys();
    return {
      'content-type': 'application/json',
      'user-agent': `Locdesk/${version}`,
      // The response is recorded as transmitted, so compression would make it unreadable.
      'accept-encoding': 'identity',
      [signatureHeaders.id]: id,
      [signatureHeaders.timestamp]: String(timestamp),
      [signatureHeaders.signature]: keys.map((key) => signCall({ id, timestamp, body }, key)).join(' '),
    };
  }
}

function reportOf(attempt: Attempt, result: CallResult, nowMs: number): Report {
  if (result.kind === 'unanswered') {
    const { problem, text } = result;
    return { outcome: { kind: 'retry' }, attempt: { ...attempt, problem, problemText: text } };
  }
  const { status, body, sizeBytes } = result;
  const headers = result.headers.map(([name, value]) => [name, redactHeader(name, value)] as const);
  const response = { status, headers, body, sizeBytes };
  const fault = answerProblem(result);
  if (fault === undefined) return { outcome: { kind: 'done' }, attempt: { ...attempt, response } };
  const waitMs = retryAfterMs(result.headers, nowMs);
  return {
    outcome: { kind: 'retry', ...(waitMs === undefined ? {} : { retryAfterMs: waitMs }) },
    attempt: { ...attempt, response, problem: fault.problem, problemText: fault.text },
  };
}

/** Classifies and explains an answer; undefined for one that accepts the delivery. */
export function answerProblem(
  answer: Pick<Extract<CallResult, { kind: 'answered' }>, 'status' | 'headers'>,
): { readonly problem: AttemptProblem; readonly text: string } | undefined {
  switch (statusProblem(answer)) {
    case undefined:
      return undefined;
    case 'redirect':
      return {
        problem: 'redirect',
        text: `The receiver sends calls on to ${redirectTarget(answer.headers) ?? 'another address'}. Redirects are not followed: register that address if it is right.`,
      };
    case 'token-refused':
    case 'not-found':
    case 'rate-limited':
    case 'server-error':
    case 'status':
      return {
        problem: 'status',
        text: `The receiver answered ${answer.status}, success is 200 to 299.`,
      };
  }
}
