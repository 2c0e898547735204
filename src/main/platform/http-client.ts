import { request as requestHttp, Agent as HttpAgent, type IncomingMessage } from 'node:http';
import { request as requestHttps, Agent as HttpsAgent } from 'node:https';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { HeaderPairs } from '../../contract/http-message';
import type { Environment } from './environment';
import { firstHeader } from './header-pairs';

export interface HttpCall {
  readonly method: 'GET' | 'PUT';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | undefined;
  /** Aborts the call and the reading of its answer. */
  readonly signal: AbortSignal;
}

/**
 * An answer whose headers arrived. Its body must be read or destroyed, otherwise the connection stays open.
 */
export interface HttpAnswer {
  readonly status: number;
  /** Headers with names in lower case, in the order received. */
  readonly headers: HeaderPairs;
  readonly header: (name: string) => string | null;
  /** The body as transmitted. Ending an iteration early closes the connection. */
  readonly body: Readable;
}

/**
 * A host that doesn't accept a connection within this time counts as unreachable; the whole call has a longer
 * deadline.
 */
const connectMs = 10_000;
/** More content codings than this on one body indicate a decompression bomb. */
const mostCodings = 2;

const agents = {
  http: new HttpAgent({ keepAlive: true }),
  https: new HttpsAgent({ keepAlive: true }),
};

/**
 * Makes one HTTP call, for every caller of this program. Redirects are not followed.
 * Informational answers (RFC 9110, section 15.2) are skipped; `fetch` is unsuitable because it treats an
 * unsolicited `100 Continue` as the end of the connection.
 *
 * Rejects with Node's error when there is no answer; with `ETIMEDOUT` when the host doesn't accept the
 * connection.
 */
export function httpCall(environment: Pick<Environment, 'setTimer'>, call: HttpCall): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const { method, headers, signal } = call;
    const url = new URL(call.url);
    const isSecure = url.protocol === 'https:';
    const request = isSecure
      ? requestHttps(url, { method, headers, signal, agent: agents.https })
      : requestHttp(url, { method, headers, signal, agent: agents.http });
    const cancelTimer = environment.setTimer(connectMs, () =>
      request.destroy(
        Object.assign(new Error(`no connection within ${connectMs} ms`), { code: 'ETIMEDOUT' }),
      ),
    );
    request.once('socket', (socket) => {
      if (socket.connecting) socket.once(isSecure ? 'secureConnect' : 'connect', cancelTimer);
      else cancelTimer();
    });
    request.once('response', (response) => resolve(answerOf(response)));
    request.once('upgrade', (_response, socket) => {
      socket.destroy();
      reject(new Error('the answer switches to another protocol (101)'));
    });
    // An error after the answer arrived makes the reading of its body fail too.
    request.on('error', (error) => {
      cancelTimer();
      reject(error);
    });
    request.end(call.body);
  });
}

/** Time limits of a call, each from its start or (`bodyMs`) from the response's headers. */
export interface CallDeadlines {
  readonly headersMs: number;
  readonly bodyMs?: number;
  readonly wholeMs?: number;
}

/** Aborts a call that takes too long; pass its `signal` to the call. */
export class CallDeadline {
  readonly #environment: Pick<Environment, 'setTimer'>;
  readonly #deadlines: CallDeadlines;
  readonly #ending = new AbortController();
  readonly #timers: (() => void)[] = [];
  #cancelHeaders: () => void;
  #passed: 'headers' | 'body' | undefined;
  readonly signal: AbortSignal;

  constructor(environment: Pick<Environment, 'setTimer'>, deadlines: CallDeadlines, signal?: AbortSignal) {
    this.#environment = environment;
    this.#deadlines = deadlines;
    this.signal = signal === undefined ? this.#ending.signal : AbortSignal.any([signal, this.#ending.signal]);
    this.#cancelHeaders = this.#arm(deadlines.headersMs, 'headers');
    if (deadlines.wholeMs !== undefined) this.#arm(deadlines.wholeMs, 'body');
  }

  /** The deadline that passed. */
  get passed(): 'headers' | 'body' | undefined {
    return this.#passed;
  }

  /** Call this when the response's headers arrived. */
  headersCame(): void {
    this.#cancelHeaders();
    if (this.#deadlines.bodyMs !== undefined) this.#arm(this.#deadlines.bodyMs, 'body');
  }

  /** Call this when the call has ended. */
  end(): void {
    for (const cancel of this.#timers) cancel();
  }

  #arm(ms: number, which: 'headers' | 'body'): () => void {
    const cancel = this.#environment.setTimer(ms, () => {
      this.#passed ??= which;
      this.#ending.abort();
    });
    this.#timers.push(cancel);
    return cancel;
  }
}

/**
 * Reads at most about `mostBytes` of a body and closes it. A body that breaks off is returned up to that
 * point.
 */
export async function readBeginning(
  body: Readable,
  mostBytes: number,
): Promise<{ readonly bytes: Uint8Array; /** As many as were read. */ readonly sizeBytes: number }> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  try {
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      chunks.push(chunk);
      sizeBytes += chunk.length;
      if (sizeBytes > mostBytes) break;
    }
  } catch {
    // The status is the result of the call; a failure while reading its body doesn't change it.
  }
  return { bytes: Buffer.concat(chunks).subarray(0, mostBytes), sizeBytes };
}

/** Decompresses the body. Bytes that can't be decompressed end the iteration with an error. */
export function decodedBody({ body, header }: HttpAnswer): Readable {
  const codings = (header('content-encoding') ?? '')
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity');
  if (codings.length > mostCodings) {
    return body.destroy(new Error(`the answer is compressed ${codings.length} times over`));
  }
  let decoded = body;
  for (const coding of codings.toReversed()) {
    const decoder = decoderOf(coding);
    // An unknown coding is left as it is; the reader then reports invalid JSON.
    if (decoder === undefined) return decoded;
    decoded = pipeline(decoded, decoder, () => undefined);
  }
  return decoded;
}

function decoderOf(coding: string): Transform | undefined {
  switch (coding) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'br':
      return createBrotliDecompress();
    case 'deflate':
      return createInflate();
  }
  return undefined;
}

function answerOf(response: IncomingMessage): HttpAnswer {
  const { rawHeaders, statusCode: status = 0 } = response;
  const headers = Array.from(
    { length: rawHeaders.length / 2 },
    (_, index) => [(rawHeaders[2 * index] ?? '').toLowerCase(), rawHeaders[2 * index + 1] ?? ''] as const,
  );
  return {
    status,
    headers,
    header: (name) => firstHeader(headers, name),
    body: response,
  };
}
