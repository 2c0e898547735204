import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import { onTestFinished } from 'vitest';

interface KeptCall {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A relay between two programs of a test. */
export interface Relay {
  readonly url: string;
  /**
   * `cut`: nothing gets through. `kept`: a call is answered with 202, and arrives only when it is replayed.
   * `forgetful`: a call arrives, and its answer is lost.
   */
  mode: 'open' | 'cut' | 'kept' | 'forgetful';
  /** Number of calls that can be replayed. */
  readonly calls: number;
  /** Calls that are on their way. */
  readonly underway: number;
  /** Calls wait until `work` is done, and are then passed on. */
  during(work: Promise<void>): void;
  /** Delivers an earlier call again; does nothing if there was none. */
  replay(index: number): Promise<void>;
}

/**
 * Forwards calls to a port, which is looked up for each call. Answers are dated by `now`, because an HTTP
 * server uses the machine's clock.
 */
export async function relay(portOf: () => number, now: () => number): Promise<Relay> {
  const calls: KeptCall[] = [];
  let underway = 0;
  let held = Promise.resolve();
  const server = createServer((incoming, response) => {
    incoming.on('error', () => undefined);
    if (line.mode === 'cut') return void incoming.socket.resetAndDestroy();
    underway += 1;
    response.once('close', () => (underway -= 1));
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.once('end', () => {
      const { method, url: path, headers } = incoming;
      const call = { method, path, headers, body: Buffer.concat(chunks) };
      calls.push(call);
      if (line.mode === 'kept') return void response.writeHead(202).end();
      void held
        .then(() => pass(call, portOf()))
        .then((answer) => {
          if (answer === undefined || line.mode !== 'open') return void incoming.socket.resetAndDestroy();
          const date = new Date(now()).toUTCString();
          response.writeHead(answer.status, { ...answer.headers, date }).end(answer.body);
        });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const line: { -readonly [K in keyof Relay]: Relay[K] } = {
    url: `http://127.0.0.1:${port}`,
    mode: 'open',
    get calls() {
      return calls.length;
    },
    get underway() {
      return underway;
    },
    during(work) {
      held = work;
    },
    async replay(index) {
      const call = calls[index % Math.max(calls.length, 1)];
      if (call !== undefined) await pass(call, portOf());
    },
  };
  return line;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Undefined: nothing answered. */
function pass({ method, path, headers, body }: KeptCall, port: number): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const call = request({
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: { ...headers, connection: 'close' },
    });
    call.once('error', () => resolve(undefined));
    call.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', () => resolve(undefined));
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 502,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    call.end(body);
  });
}
