import { request as requestHttp, Agent as HttpAgent, type IncomingMessage } from 'node:http';
import { request as requestHttps, Agent as HttpsAgent } from 'node:https';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { HeaderPairs } from '../../contract/http-message';
import type { Environment } from './environment';

export interface HttpCall {
  readonly method: 'GET' | 'PUT';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | undefined;
  /** Ends the call and the reading of its answer. */
  readonly signal: AbortSignal;
}

/** An answer whose headers have come. Its body is read or destroyed, else the connection stays open. */
export interface HttpAnswer {
  readonly status: number;
  /** Names in lower case, in the order they came. */
  readonly headers: HeaderPairs;
  readonly header: (name: string) => string | null;
  /** As it came over the wire. An iteration that ends early closes the connection. */
  readonly body: Readable;
}

/** A host that takes no connection in this time is not there; the call as a whole has a longer deadline. */
const connectMs = 10_000;
/** More codings than one on top of another are a bomb, not compression. */
const mostCodings = 2;

const agents = {
  http: new HttpAgent({ keepAlive: true }),
  https: new HttpsAgent({ keepAlive: true }),
};

/**
 * Makes one HTTP call, for deliveries of the webhook and for upstream alike. Redirects are not followed. Informational
 * answers (RFC 9110, section 15.2) are read past, which is why this is not `fetch`: that one takes a `100 Continue` which it
 * did not ask for as the end of the connection.
 *
 * Rejects with what Node says where no answer comes; `ETIMEDOUT` where the host takes no connection.
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
    // Also after the answer has come: the reader of its body is told by the body.
    request.on('error', (error) => {
      cancelTimer();
      reject(error);
    });
    request.end(call.body);
  });
}

/** The body without its compression. Bytes that don't decompress end the iteration with an error. */
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
    // Text of an unknown coding is no JSON, which its reader says.
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
    header: (name) => headers.find(([given]) => given === name)?.[1] ?? null,
    body: response,
  };
}
