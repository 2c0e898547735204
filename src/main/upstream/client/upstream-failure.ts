import type { UpstreamProblem } from '../../../contract/upstream/connections';
import type { HeaderPairs } from '../../../contract/http-message';
import { callFailure, redirectTarget, type StatusProblem } from '../../platform/call-failure';
import { longestRetryAfterMs } from '../../platform/retry-after';

/** An answer as received, for display. Bodies of query answers are not kept. */
export interface Answered {
  readonly status: number;
  readonly headers: HeaderPairs;
  /** The beginning of the body; see `sizeBytes`. */
  readonly body: Uint8Array;
  /** Bytes of the body that were received. */
  readonly sizeBytes: number;
  /** Time from sending the call to the response's headers. */
  readonly roundTripMs: number;
  /** Upstream's clock minus ours, by its `Date` (whole seconds); undefined without one. */
  readonly clockDifferenceMs: number | undefined;
  /**
   * Upstream's clock when the call was sent, at the earliest, in microseconds since 1970; undefined without
   * `Date`.
   */
  readonly askedThereUs: number | undefined;
}

/** Reason of a failed call. It never contains the token or content. */
export interface UpstreamFailure {
  readonly problem: UpstreamProblem;
  /** Text with what happened, where, and what to do. */
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

/** Classifies a failure before any response; a connection that was closed then counts as unreachable too. */
export function connectionFailure(error: unknown, host: string): UpstreamFailure {
  const { problem, text, neverSent } = callFailure(error, host);
  return {
    problem: problem === 'cut' ? 'unreachable' : problem,
    text: neverSent ? text : `${text} Retrying.`,
    neverSent,
    retryAfterMs: undefined,
  };
}

interface CalledPlace {
  readonly host: string;
  readonly path: string;
  readonly retryAfterMs: number | undefined;
}

/** Explains an answer that is no success. */
export function statusFailure(
  problem: StatusProblem,
  answered: Answered,
  place: CalledPlace,
): UpstreamFailure {
  const { retryAfterMs } = place;
  return { problem, text: statusText(problem, answered, place), neverSent: false, retryAfterMs, answered };
}

function statusText(
  problem: StatusProblem,
  { status, headers, body }: Answered,
  { host, path, retryAfterMs }: CalledPlace,
): string {
  switch (problem) {
    case 'redirect': {
      const target = redirectTarget(headers);
      return `${host} redirects${target === undefined ? '' : ` to ${target}`}. Redirects are not followed, to protect the token: use the final address.`;
    }
    case 'token-refused':
      return `${host} refused the token (${status}). Enter a valid one.`;
    case 'not-found':
      return `${host} has nothing at ${path} (404). Check the address: it is what comes before /v1.`;
    case 'rate-limited':
      return `${host} limits how often it is called (429).${laterText(retryAfterMs)}`;
    case 'server-error':
      return `Server error at ${host} (${status}).${retryAfterMs === longestRetryAfterMs ? laterText(retryAfterMs) : ' Retrying.'}`;
    case 'status':
      return `${host} answered ${path} with ${status}${saidErrors(body)}.`;
  }
}

/** Mentions that the requested wait was longer than the limit. */
function laterText(retryAfterMs: number | undefined): string {
  return retryAfterMs === longestRetryAfterMs
    ? ' Its Retry-After is longer than a week; retrying after a week.'
    : ' Retrying later.';
}

/** Returns the first text of an error body (interface document 2.6). */
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
