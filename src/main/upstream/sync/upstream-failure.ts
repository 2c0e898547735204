import type { UpstreamProblem } from '../../../contract/connections';
import type { HeaderPairs } from '../../../contract/http-message';
import { longestRetryAfterMs } from '../../platform/retry-after';

/** An answer as it came, to be shown. Bodies of query answers are not kept. */
export interface Answered {
  readonly status: number;
  readonly headers: HeaderPairs;
  readonly body: Uint8Array;
  /** From sending to the answer's headers. */
  readonly roundTripMs: number;
  /** Upstream's clock minus ours, by its `Date` (whole seconds); undefined where it has none. */
  readonly clockDifferenceMs: number | undefined;
  /** Upstream's clock when the call was sent, at the earliest, microseconds since 1970; undefined where it has no `Date`. */
  readonly askedThereUs: number | undefined;
}

/** Why a call came to nothing. Neither the token nor content is ever in it. */
export interface UpstreamFailure {
  readonly problem: UpstreamProblem;
  /** What, where, and what to do. */
  readonly text: string;
  /** Certainly nothing of the call reached upstream. */
  readonly neverSent: boolean;
  readonly retryAfterMs: number | undefined;
  /** Absent where there was no answer. */
  readonly answered?: Answered;
}

export type UpstreamResult<T> =
  | { readonly ok: true; readonly value: T; readonly answered: Answered }
  | { readonly ok: false; readonly failure: UpstreamFailure };

function unanswered(problem: UpstreamProblem, text: string, neverSent: boolean): UpstreamFailure {
  return { problem, text, neverSent, retryAfterMs: undefined };
}

/** What failed before there was an answer, by the codes of Node and of its HTTP client. */
export function connectionFailure(error: unknown, host: string): UpstreamFailure {
  const code = codeOf(error);
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return unanswered(
        'unreachable',
        `The name ${host} can't be found. Check the network, or the address.`,
        true,
      );
    case 'ECONNREFUSED':
      return unanswered(
        'unreachable',
        `Nothing answers at ${host}. Check that the service runs there, and the port of the address.`,
        true,
      );
    case 'ENETUNREACH':
    case 'EHOSTUNREACH':
    case 'ENETDOWN':
    case 'EADDRNOTAVAIL':
      return unanswered('unreachable', `There is no way to ${host} now. Check the network.`, true);
    case 'ETIMEDOUT':
      return unanswered('timeout', `${host} did not take the connection in time. Check the network.`, true);
    case 'ECONNRESET':
    case 'EPIPE':
      return unanswered(
        'unreachable',
        `${host} closed the connection before it answered. It is tried again.`,
        false,
      );
  }
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO|ERR_SSL|HOSTNAME/.test(code)) {
    return unanswered(
      'insecure',
      `The connection to ${host} is not secure (${code}). Check the address, and the certificate of the service.`,
      true,
    );
  }
  const named = code === '' ? '' : ` (${code})`;
  return unanswered('unreachable', `The connection to ${host} failed${named}. It is tried again.`, false);
}

/** What an answer other than 2xx means. */
export function statusFailure(
  answered: Answered,
  place: { readonly host: string; readonly path: string; readonly retryAfterMs: number | undefined },
): UpstreamFailure {
  const { status } = answered;
  const { host, path, retryAfterMs } = place;
  const failure = (problem: UpstreamProblem, text: string): UpstreamFailure => ({
    problem,
    text,
    neverSent: false,
    retryAfterMs,
    answered,
  });
  if (status >= 300 && status < 400) {
    const location = answered.headers.find(([name]) => name === 'location')?.[1];
    return failure(
      'redirect',
      `${host} sends us elsewhere${locationText(location)}. It is not followed, so that the token stays where it belongs: change the address.`,
    );
  }
  if (status === 403 || status === 401) {
    return failure('token-refused', `${host} refused the token (${status}). Enter a valid one.`);
  }
  if (status === 404) {
    return failure(
      'not-found',
      `${host} has nothing at ${path} (404). Check the address: it is what stands in front of /v1.`,
    );
  }
  if (status === 429) {
    return failure('rate-limited', `${host} was asked too often (429).${laterText(retryAfterMs)}`);
  }
  if (status >= 500)
    return failure(
      'server-error',
      `${host} failed (${status}).${retryAfterMs === longestRetryAfterMs ? laterText(retryAfterMs) : ' It is tried again.'}`,
    );
  return failure('status', `${host} answered ${path} with ${status}${saidErrors(answered.body)}.`);
}

/** A wait that is cut is said: it was asked for longer. */
function laterText(retryAfterMs: number | undefined): string {
  return retryAfterMs === longestRetryAfterMs
    ? ' It wants to be left alone for a week or longer; after a week it is asked again.'
    : ' It is asked again later.';
}

/** The codes that Node puts on an error or on what caused it. */
function codeOf(error: unknown): string {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if ('code' in at && typeof at.code === 'string' && at.code !== 'ABORT_ERR') return at.code;
    // Several addresses of one name were tried.
    if (at instanceof AggregateError) return codeOf(at.errors[0]);
  }
  return '';
}

/** Where to, without what may be secret in a query. */
function locationText(location: string | undefined): string {
  if (location === undefined || !URL.canParse(location)) return '';
  const { origin, pathname } = new URL(location);
  return ` (to ${origin}${pathname})`.slice(0, 200);
}

/** The first text of an error body (interface document 2.6). */
function saidErrors(body: Uint8Array): string {
  try {
    const value: unknown = JSON.parse(Buffer.from(body).toString('utf8'));
    const errors: unknown =
      typeof value === 'object' && value !== null && 'errors' in value ? value.errors : [];
    const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
    return typeof first === 'string' ? `: ${first.slice(0, 300)}` : '';
  } catch {
    return '';
  }
}
