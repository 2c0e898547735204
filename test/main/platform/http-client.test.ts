import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeCall } from '../../../src/main/webhook/delivery-call';
import { testConnection } from '../../../src/main/upstream/sync/connection-test';
import { httpCall } from '../../../src/main/platform/http-client';
import { UpstreamClient } from '../../../src/main/upstream/client/upstream-client';
import { usualContent } from '../../support/content/content-limits';
import { ManualEnvironment } from '../../support/manual-environment';

const environment = new ManualEnvironment();
const { signal } = new AbortController();
const page = '{"page":1,"pages":0,"total":0,"requests":[]}';

async function listen(server: Server, port = 0): Promise<string> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Writes these bytes as soon as a call has come, and closes. */
function says(answer: string): Promise<string> {
  return listen(
    createServer((socket: Socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.end(answer));
    }),
  );
}

const answerOf = (body: string, type = 'application/json'): string =>
  `HTTP/1.1 200 OK\r\ncontent-type: ${type}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`;
const clientOf = (baseUrl: string): UpstreamClient =>
  new UpstreamClient({ environment, content: usualContent }, { baseUrl, token: 'upstream-token' });

describe.each([
  ['100 Continue', 'HTTP/1.1 100 Continue\r\n\r\n'],
  ['102 Processing, twice', 'HTTP/1.1 102 Processing\r\n\r\n'.repeat(2)],
  ['103 Early Hints', 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'],
])('%s before the answer', (_name, informational) => {
  it('does not keep a delivery from having arrived', async () => {
    const url = await says(informational + answerOf('taken', 'text/plain'));
    const call = { method: 'PUT', url, headers: {}, body: Buffer.from('{}') } as const;
    expect(await makeCall(environment, call, signal)).toMatchObject({
      kind: 'answered',
      status: 200,
      sizeBytes: 5,
    });
  });

  it('does not keep a page of results from being read', async () => {
    const url = await says(informational + answerOf(page));
    expect(await query(url)).toBe(0);
  });

  it('does not make a connection test fail', async () => {
    const url = await says(informational + answerOf('{"url":null,"requests":[]}'));
    expect(await testConnection(clientOf(url), signal)).toMatchObject({
      reachable: true,
      tokenAccepted: true,
    });
  });
});

describe('a call', () => {
  it('reaches a port that browsers refuse', async () => {
    const server = createHttpServer((_request, response) => void response.end());
    const url = await listen(server, await firstFree([6000, 6566, 6665, 6666, 6667, 6668, 6669, 10_080]));
    const { status, body } = await httpCall(environment, { method: 'GET', url, headers: {}, signal });
    body.resume();
    expect(status).toBe(200);
  });

  it('gives up where no connection is made in ten seconds, long before its own deadline', async () => {
    const clock = new ManualEnvironment();
    // The connection is made, the one of TLS on top of it never.
    const silent = await listen(createServer((socket) => void socket.on('error', () => undefined)));
    const call = httpCall(clock, {
      method: 'GET',
      url: silent.replace('http:', 'https:'),
      headers: {},
      signal,
    });
    clock.advance(10_000);
    await expect(call).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  it('to what switches the protocol fails', async () => {
    const url = await says('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n');
    await expect(httpCall(environment, { method: 'GET', url, headers: {}, signal })).rejects.toThrow('101');
  });
});

/** Serves a body under these codings. */
function serve(codings: string, body: Buffer): Promise<string> {
  return listen(
    createHttpServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': codings }).end(body);
    }),
  );
}

/** The total of the page, or the problem with it. */
async function query(url: string): Promise<unknown> {
  const client = clientOf(url);
  const first = { from: undefined, page: 1, pageSize: 50 };
  const result = await client.queryCriteria(first, signal, client.pageReader());
  return result.ok ? result.value.total : result.failure.problem;
}

describe('a compressed page', () => {
  it('is read', async () => {
    expect(await query(await serve('gzip', gzipSync(page)))).toBe(0);
    expect(await query(await serve('gzip, gzip', gzipSync(gzipSync(page))))).toBe(0);
  });

  it('that is broken, or compressed over and over, is a failure', async () => {
    expect(await query(await serve('gzip', Buffer.from(page)))).toBe('cut');
    expect(await query(await serve('gzip, gzip, gzip', gzipSync(gzipSync(gzipSync(page)))))).toBe('cut');
  });
});

async function firstFree(ports: readonly number[]): Promise<number> {
  for (const port of ports) {
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
    });
    await new Promise((resolve) => void server.close(resolve));
    if (isFree) return port;
  }
  throw new Error('none of the ports is free');
}
