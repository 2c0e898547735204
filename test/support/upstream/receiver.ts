import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { WhenOver } from '../temp-folder';

export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly id: string;
  // `any`, because tests state what they expect of a body.
  readonly json: any; // oxlint-disable-line typescript/no-explicit-any
}

/** Answers one call; one that does nothing leaves the caller waiting. */
export type Answer = (response: ServerResponse, call: ReceivedCall, request: IncomingMessage) => void;

export interface Receiver {
  readonly url: string;
  /** Complete calls in order of arrival. */
  readonly calls: readonly ReceivedCall[];
  /** Largest number of simultaneous calls. */
  mostAtOnce(): number;
  /** Sets the answer to further calls. */
  answer(answer: Answer): void;
  /** Forgets the calls so far. */
  forget(): void;
  close(): Promise<void>;
}

export const ok: Answer = (response) => void response.writeHead(204).end();

export const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(code, headers).end(`answered ${code}`);

/** A webhook receiver: a real server on loopback that records its calls. */
export async function receiver(
  first: Answer = ok,
  port = 0,
  whenOver: WhenOver = onTestFinished,
): Promise<Receiver> {
  const calls: ReceivedCall[] = [];
  let answer = first;
  let running = 0;
  let most = 0;
  const server = createServer((request, response) => {
    running += 1;
    most = Math.max(most, running);
    response.once('close', () => (running -= 1));
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const call = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers as Record<string, string>,
        body,
        id: String(request.headers['webhook-id']),
        json: JSON.parse(body) as unknown,
      };
      calls.push(call);
      answer(response, call, request);
    });
    request.on('error', () => undefined);
  });
  // A busy machine may take longer than the usual five seconds from one call to the next.
  server.keepAliveTimeout = 0;
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const close = async (): Promise<void> => {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  whenOver(close);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    calls,
    mostAtOnce: () => most,
    forget: () => {
      calls.length = 0;
      most = running;
    },
    answer: (next) => {
      answer = next;
    },
    close,
  };
}
