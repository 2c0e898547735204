import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { newestCall } from '../../support/upstream/logged-call';
import { submission, testBackend, type TestBackend } from '../../support/test-backend';

/** Sends bytes on one connection and answers all that comes back until it is closed. */
async function exchange(backend: TestBackend, bytes: string): Promise<string> {
  const { service } = await backend.start();
  const socket = connect(Number(new URL(service).port), '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

const lastBody = (answer: string): unknown => JSON.parse(answer.slice(answer.lastIndexOf('\r\n\r\n')));

it('input that is not HTTP gets status 400 with the usual error body', async () => {
  const answer = await exchange(testBackend(), 'hello\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(lastBody(answer)).toEqual({ errors: ['request: is not valid HTTP'] });
});

it('a query too long for HTTP is a 431 that says so', async () => {
  const answer = await exchange(
    testBackend(),
    `GET /v1/content?query=${'x'.repeat(20_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(lastBody(answer)).toEqual({
    errors: ['request: its address and headers exceed 16384 bytes, ask for less at once'],
  });
});

describe('what Node would refuse without a body has one', () => {
  const v1 = 'GET /v1/webhook HTTP/1.1\r\n';
  it.each([
    ['no Host', `${v1}\r\n`, 403, /^host: /],
    ['no Host in HTTP/1.0', 'GET /v1/webhook HTTP/1.0\r\n\r\n', 403, /^host: /],
    ['an empty Host', `${v1}Host:\r\n\r\n`, 403, /^host: /],
    ['two of them', `${v1}Host: localhost\r\nhost: evil.example\r\n\r\n`, 403, /^host: /],
    ['the same one twice', `${v1}Host: localhost\r\nHost: localhost\r\n\r\n`, 403, /^host: /],
    [
      'a foreign authority',
      'GET http://evil.example/v1/webhook HTTP/1.1\r\nHost: localhost\r\n\r\n',
      403,
      /^host: /,
    ],
    [
      'an own authority with a user',
      'GET http://me:secret@localhost/v1/webhook HTTP/1.1\r\nHost: localhost\r\n\r\n',
      403,
      /^host: /,
    ],
    [
      'an own authority, no token',
      'GET http://localhost/v1/webhook HTTP/1.1\r\nHost: localhost\r\n\r\n',
      403,
      /^authorization: /,
    ],
    [
      'an own authority, no token, a path that can not be read',
      'GET http://localhost/v1/content/request/%zz HTTP/1.1\r\nHost: localhost\r\n\r\n',
      403,
      /^authorization: /,
    ],
    ['an unknown expectation', `${v1}Host: localhost\r\nExpect: banana\r\n\r\n`, 417, /^expect: "banana"/],
    ['CONNECT', 'CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n', 405, /^method: CONNECT/],
  ])('%s', async (_rule, request, status, problem) => {
    const answer = await exchange(testBackend(), request.replace('\r\n', '\r\nConnection: close\r\n'));
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(lastBody(answer)).toEqual({ errors: [expect.stringMatching(problem)] });
  });

  it('and with an own authority it is answered', async () => {
    const backend = testBackend();
    const answer = await exchange(
      backend,
      `GET http://localhost/v1/webhook HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer ${await backend.token('live')}\r\n\r\n`,
    );
    expect(lastBody(answer)).toEqual({ url: null });
  });

  it('and is logged when it was meant for the service', async () => {
    const backend = testBackend();
    await exchange(
      backend,
      'GET http://localhost/v1/content/request/%zz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    );
    const { call } = await newestCall(backend);
    expect(call).toMatchObject({ status: 403, path: 'http://localhost/v1/content/request/%zz' });
  });
});

it('a call on an open connection while the service closes is a 503 of ours, and the one in flight is finished', async () => {
  const backend = testBackend();
  const { service } = await backend.start();
  const socket = connect(Number(new URL(service).port), '127.0.0.1');
  const headers = `host: localhost\r\nauthorization: Bearer ${await backend.token('live')}\r\n`;
  const body = JSON.stringify(submission());

  const { contentRequests } = backend.core;
  const submit = contentRequests.submit.bind(contentRequests);
  let closed: Promise<void> | undefined;
  contentRequests.submit = async (...call) => {
    closed = backend.service.close();
    socket.write(`GET /v1/webhook HTTP/1.1\r\n${headers}\r\n`);
    await once(backend.service.server, 'request');
    return submit(...call);
  };
  socket.write(
    `PUT /v1/content HTTP/1.1\r\n${headers}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  const answer = await text(socket);
  await closed;
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 503']);
  expect(lastBody(answer)).toEqual({
    errors: ['The service is stopping: nothing was stored. Send it again when it runs.'],
  });
});

// Such a connection would delay the end by the 72 s of the ordinary keep-alive.
it(
  'a connection that was busy when the service closed does not hold the end up',
  { timeout: 30_000 },
  async () => {
    const backend = testBackend();
    const { service } = await backend.start();
    const { webhook } = backend.core;
    let closed: Promise<void> | undefined;
    const read = webhook.read.bind(webhook);
    // Answered when the server has stopped listening and closed the connections that were idle.
    const readLate = async () => {
      closed = backend.service.close();
      while (backend.service.server.listening) await setImmediate();
      return read();
    };
    Object.assign(webhook, { read: readLate });
    const headers = { authorization: `Bearer ${await backend.token('live')}` };
    // `fetch` keeps its connection.
    expect((await fetch(`${service}/v1/webhook`, { headers })).status).toBe(200);
    await expect(closed).resolves.toBeUndefined();
  },
);
