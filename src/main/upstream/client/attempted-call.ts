import type { UpstreamProblem } from '../../../contract/upstream/connections';
import { redactHeader } from '../../outbox/call-redaction';
import type { Attempt } from '../../outbox/outbox-service';
import type { Environment } from '../../platform/environment';
import { callHeaders } from './upstream-call';
import type { Answered } from './upstream-failure';
import type { UpstreamAccess } from '../upstream-access';

export type ReachedUpstream = Extract<UpstreamAccess, { kind: 'ok' }>;

/**
 * Consequence of each problem of an outbox entry for upstream: a refusal is final until the coordinator
 * corrects the entry, and only the coordinator can correct a token.
 */
export const consequences: Readonly<Record<UpstreamProblem, 'held' | 'refused' | 'retry'>> = {
  'token-refused': 'held',
  'no-token': 'held',
  'token-unreadable': 'held',
  'not-found': 'refused',
  status: 'refused',
  unreachable: 'retry',
  timeout: 'retry',
  cut: 'retry',
  insecure: 'retry',
  'rate-limited': 'retry',
  redirect: 'retry',
  'server-error': 'retry',
  'not-understood': 'retry',
  'not-stored': 'retry',
  'too-large': 'retry',
  moving: 'retry',
};

/** One call of an attempt to deliver an outbox entry upstream. */
export interface AttemptedCall {
  readonly method: 'GET' | 'PUT';
  readonly access: ReachedUpstream;
  readonly path: string;
  /** Empty for a call without a body. */
  readonly body: string;
  readonly idempotencyKey?: string;
}

/** A call that was begun; `attempt` records how it ended, with the token redacted. */
export interface BegunCall {
  readonly method: AttemptedCall['method'];
  readonly attempt: (answered: Answered | undefined) => Attempt;
}

/** Begins the record of a call. */
export function beginCall(call: AttemptedCall, environment: Pick<Environment, 'now'>): BegunCall {
  const { method, access, path, body, idempotencyKey } = call;
  const startedMs = Math.trunc(environment.now());
  const more = idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey };
  const headers = Object.entries(callHeaders(access.token, body !== '', more));
  return {
    method,
    attempt: (answered) => ({
      startedMs,
      durationMs: Math.max(environment.now() - startedMs, 0),
      url: `${access.baseUrl}${path}`,
      requestHeaders: headers.map(([name, value]) => [name, redactHeader(name, value)] as const),
      requestBody: Buffer.from(body),
      ...(answered === undefined ? {} : { response: responseOf(answered) }),
    }),
  };
}

function responseOf({ status, headers, body, sizeBytes }: Answered): NonNullable<Attempt['response']> {
  return {
    status,
    headers: headers.map(([name, value]) => [name, redactHeader(name, value)] as const),
    body,
    sizeBytes,
  };
}
