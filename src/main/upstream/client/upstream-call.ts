import type { UpstreamProblem } from '../../../contract/upstream/connections';
import type { Environment } from '../../platform/environment';
import { statusProblem } from '../../platform/call-failure';
import {
  CallDeadline,
  decodedBody,
  httpCall,
  readBeginning,
  type HttpAnswer,
} from '../../platform/http-client';
import { httpDateMs, retryAfterMs } from '../../platform/retry-after';
import {
  connectionFailure,
  statusFailure,
  type Answered,
  type UpstreamFailure,
  type UpstreamResult,
} from './upstream-failure';

/** Limits of one call. */
export interface CallLimits {
  /** Time limit until the response's headers. */
  readonly headersMs: number;
  /** Time limit until the end of the body, from the start of the call. */
  readonly wholeMs: number;
  readonly bodyBytes: number;
}

/** A page of 50 MB must come through a slow line; more than 256 MiB is a mistake. */
export const usualLimits: CallLimits = { headersMs: 30_000, wholeMs: 120_000, bodyBytes: 256 * 1024 * 1024 };

export interface Call {
  readonly baseUrl: string;
  readonly token: string;
  readonly method: 'GET' | 'PUT';
  /** Encoded path below the base address. */
  readonly path: string;
  /** Value that is sent as JSON. */
  readonly body?: unknown;
  /** Beside those of every call. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

export interface CallParts {
  readonly environment: Pick<Environment, 'now' | 'setTimer' | 'defer'>;
  readonly limits: CallLimits;
}

/** A reader failed for a reason of this program, which is not the service's fault. */
export class ReaderFailure extends Error {}

/** The value that was read of a body, or why the body can't be understood. */
export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: UpstreamProblem; readonly text: string };

/** Reads a body while it arrives. More of it is received once `take` has resolved. */
export interface BodyReader<T> {
  readonly take: (chunk: Uint8Array) => void | Promise<void>;
  readonly finish: () => Reading<T> | Promise<Reading<T>>;
}

/** Headers that are sent to an upstream service, `more` included. */
export function callHeaders(
  token: string,
  hasBody: boolean,
  more: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  return {
    authorization: `Bearer ${token}`,
    accept: 'application/json',
    'accept-encoding': 'gzip, br',
    'user-agent': 'Locdesk',
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
    ...more,
  };
}

/** Part of an error's body that is shown. */
const errorBodyBytes = 16 * 1024;
/** Bytes read before other work gets a turn: a millisecond. */
const yieldAfterBytes = 64 * 1024;

/**
 * Makes one call to an upstream service. Redirects are not followed, because the token must not go elsewhere.
 * Every outcome is a value; it rejects only when `signal` aborts it.
 */
export async function callUpstream<T>(
  parts: CallParts,
  call: Call,
  reader: BodyReader<T>,
): Promise<UpstreamResult<T>> {
  const { environment, limits } = parts;
  const host = hostOf(call.baseUrl);
  // Node's error for such a header would repeat the token.
  if (!/^[\x21-\x7e]+$/.test(call.token)) {
    return failed('token-refused', 'The token has characters that no token has. Enter it again.', true);
  }
  const deadline = new CallDeadline(environment, limits, call.signal);
  const sentMs = environment.now();
  let answered: Answered | undefined;
  try {
    const response = await httpCall(environment, {
      method: call.method,
      url: `${call.baseUrl.replace(/(?<!\/)\/+$/, '')}${call.path}`,
      signal: deadline.signal,
      headers: callHeaders(call.token, call.body !== undefined, call.headers),
      body: call.body === undefined ? undefined : Buffer.from(JSON.stringify(call.body)),
    });
    deadline.headersCame();
    answered = answer(response, sentMs, environment.now());
    const problem = statusProblem(response);
    if (problem !== undefined) {
      const { bytes: body, sizeBytes } = await readBeginning(decodedBody(response), errorBodyBytes);
      const place = {
        host,
        path: call.path.split('?')[0] ?? '',
        retryAfterMs: retryAfterMs(response.headers, environment.now()),
      };
      return { ok: false, failure: statusFailure(problem, { ...answered, body, sizeBytes }, place) };
    }
    const type = response.header('content-type') ?? '';
    if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type)) {
      response.body.destroy();
      const said =
        type === '' ? 'something without a content type' : (type.split(';')[0] ?? type).slice(0, 60);
      return failed(
        'not-understood',
        `${host} answered with ${said} instead of JSON. Check the address.`,
        false,
        answered,
      );
    }
    const beginning: Uint8Array[] = [];
    let size = 0;
    let sinceYield = 0;
    for await (const chunk of decodedBody(response)) {
      if (size < errorBodyBytes) beginning.push(chunk.slice(0, errorBodyBytes - size));
      size += chunk.length;
      if (size > limits.bodyBytes) {
        return failed(
          'too-large',
          `${host} answered with more than ${Math.floor(limits.bodyBytes / 1024 / 1024)} MiB. Choose a smaller page size.`,
          false,
          answered,
        );
      }
      await reader.take(chunk);
      sinceYield += chunk.length;
      if (sinceYield >= yieldAfterBytes) {
        sinceYield = 0;
        await new Promise<void>((resolve) => {
          environment.defer(resolve);
        });
      }
    }
    const read = await reader.finish();
    if (!read.ok)
      return failed(
        read.problem,
        `${host} answered with what can't be understood: ${read.text}.`,
        false,
        answered,
      );
    const body = Buffer.concat(beginning);
    return { ok: true, value: read.value, answered: { ...answered, body, sizeBytes: size } };
  } catch (error) {
    call.signal.throwIfAborted();
    if (error instanceof ReaderFailure) throw error;
    if (deadline.passed === 'headers') {
      return failed(
        'timeout',
        `${host} did not answer within ${limits.headersMs / 1000} s. Retrying.`,
        false,
      );
    }
    if (deadline.passed === 'body') {
      const text = `The answer of ${host} was not complete after ${limits.wholeMs / 1000} s. Choose a smaller page size, or check the network.`;
      return failed('timeout', text, false, answered);
    }
    if (answered !== undefined) {
      return failed('cut', `The answer of ${host} broke off in the middle. Retrying.`, false, answered);
    }
    return { ok: false, failure: connectionFailure(error, host) };
  } finally {
    deadline.end();
  }
}

/** Creates a reader for small bodies: JSON, or nothing. */
export function jsonReader<T>(read: (text: string) => Reading<T>): BodyReader<T> {
  const chunks: Uint8Array[] = [];
  return {
    take: (chunk) => void chunks.push(chunk),
    finish: () => {
      try {
        return read(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
      } catch {
        return { ok: false, problem: 'not-understood', text: 'it is not UTF-8' };
      }
    },
  };
}

function failed(
  problem: UpstreamProblem,
  text: string,
  neverSent: boolean,
  answered?: Answered,
): { readonly ok: false; readonly failure: UpstreamFailure } {
  return {
    ok: false,
    failure: {
      problem,
      text,
      neverSent,
      retryAfterMs: undefined,
      ...(answered === undefined ? {} : { answered }),
    },
  };
}

function answer(response: HttpAnswer, sentMs: number, receivedMs: number): Answered {
  const dateMs = httpDateMs(response.header('date'));
  // `Date` is truncated to seconds; adding 500 ms halves the expected error.
  const difference = dateMs === undefined ? undefined : Math.round(dateMs + 500 - (sentMs + receivedMs) / 2);
  const roundTripMs = Math.max(receivedMs - sentMs, 0);
  return {
    status: response.status,
    headers: response.headers,
    body: new Uint8Array(),
    sizeBytes: 0,
    roundTripMs,
    clockDifferenceMs: difference,
    askedThereUs: dateMs === undefined ? undefined : Math.floor((dateMs - roundTripMs) * 1000),
  };
}

function hostOf(baseUrl: string): string {
  return URL.canParse(baseUrl) ? new URL(baseUrl).host : 'the service';
}
