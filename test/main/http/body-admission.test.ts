import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createBaseServer } from '../../../src/main/transport/base-server';
import { mostBodyBytes } from '../../../src/main/transport/body-admission';
import { scaled } from '../../support/effort';
import { submission, testBackend } from '../../support/test-backend';
import { callBody, withConnection } from '../../support/upstream/webhook-calls';

const mebibyte = 1024 * 1024;

afterEach(() => vi.useRealTimers());

async function open(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

async function answerTo(url: string, bytes: string): Promise<string> {
  const socket = await open(url);
  socket.write(bytes);
  return String((await once(socket, 'data'))[0]);
}

async function plainServer(options: { readonly bodyBudgetBytes?: number } = {}) {
  let ids = 0;
  const app = createBaseServer({
    host: '127.0.0.1',
    bodyLimitBytes: 20 * mebibyte,
    ...options,
    logger: pino({ level: 'silent' }),
    newServerRequestId: () => String((ids += 1)),
  });
  app.put('/', () => ({}));
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  return { app, port: (app.server.address() as AddressInfo).port };
}

function put(path: string, headers: readonly string[], method = 'PUT'): string {
  return `${[`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json', ...headers].join('\r\n')}\r\n\r\n`;
}

describe('a body without a token, a session or a key', () => {
  const announced = ['Content-Length: 10485760'];
  it.each([
    ['an unknown path', '/nope', announced, 404],
    ['a path of the service', '/v1/content', announced, 403],
    ['an unknown path of the service', '/v1/nope', announced, 403],
    ['a window command', '/ui-api/call/requests.window', announced, 404],
  ])('is not waited for: %s', async (_rule, path, headers, status) => {
    const { service } = await testBackend().start();
    expect(await answerTo(service, `${put(path, headers, 'POST')}{`)).toMatch(
      new RegExp(`^HTTP/1\\.1 ${status} `),
    );
  });

  it('is not waited for by the listener', async () => {
    const { backend } = await withConnection();
    const { listener } = await backend.start();
    for (const path of ['/hooks/unknown', '/nope']) {
      expect(await answerTo(listener, `${put(path, announced)}{`)).toMatch(/^HTTP\/1\.1 404 /);
    }
  });
});

describe('the budget for large bodies', () => {
  it('is not used up by bodies that are announced and not sent', async () => {
    const backend = testBackend();
    const { service } = await backend.start();
    const authorization = `Authorization: Bearer ${await backend.token('live')}`;
    for (let made = 0; made < 20; made++) {
      (await open(service)).write(`${put('/v1/content', [authorization, 'Content-Length: 10000000'])}{`);
    }
    const body = JSON.stringify(submission({ pad: 'x'.repeat(2 * mebibyte) }));
    const answer = await answerTo(
      service,
      put('/v1/content', [authorization, `Content-Length: ${body.length}`]) + body,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('refuses the body that exceeds it with 503, not small ones, and is given back when the senders go', async () => {
    // The soak has the budget of the program, else it is a hundredth, and so are the bodies.
    const padBytes = scaled(Math.ceil((9 * mebibyte) / 100), 9 * mebibyte);
    const { app, port } = await plainServer(scaled({ bodyBudgetBytes: Math.ceil(mostBodyBytes / 100) }, {}));
    const pad = 'x'.repeat(padBytes);
    const statuses: string[] = [];
    const received: Socket[] = [];
    app.server.on('connection', (socket: Socket) => received.push(socket));
    const url = `http://127.0.0.1:${port}`;
    const sockets = await Promise.all(Array.from({ length: 16 }, () => open(url)));
    for (const socket of sockets) {
      socket.on('data', (data) => statuses.push(data.toString().split('\r\n')[0] ?? ''));
      socket.write(`${put('/', [`Content-Length: ${2 * padBytes}`])}{"pad": "${pad}`);
    }
    // 14 of them are 126 MiB or a hundredth of it; the budget is 128 MiB or a hundredth.
    await expect.poll(() => statuses.length).toBe(2);
    expect(new Set(statuses)).toEqual(new Set(['HTTP/1.1 503 Service Unavailable']));
    // The two are refused as soon as the budget is used up; the other bodies must be here as a whole, too.
    const receivedBytes = (): number => received.reduce((sum, { bytesRead }) => sum + bytesRead, 0);
    await expect.poll(receivedBytes).toBeGreaterThanOrEqual(16 * pad.length);
    const submit = async (body: unknown): Promise<number> => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(url, { method: 'PUT', headers, body: JSON.stringify(body) })).status;
    };
    expect(await submit({ pad })).toBe(503);
    expect(await submit({})).toBe(200);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => submit({ pad })).toBe(200);
  });
});

describe('a connection whose body was refused', () => {
  it.each([
    ['with 403', '/v1/content', [], /^HTTP\/1\.1 403 /],
    ['with 404', '/nope', [], /^HTTP\/1\.1 404 /],
  ])('%s is closed some seconds later while the body does not end', async (_rule, path, headers, status) => {
    const { service } = await testBackend().start();
    const socket = await open(service);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    socket.write(`${put(path, [...headers, 'Content-Length: 1000'])}{`);
    expect(String((await once(socket, 'data'))[0])).toMatch(status);
    const closed = once(socket, 'close');
    vi.advanceTimersByTime(5_000);
    await closed;
  });

  it('stays open when the body ends', async () => {
    const { service } = await testBackend().start();
    const socket = await open(service);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const call = put('/nope', ['Content-Length: 1000']);
    socket.write(call);
    await once(socket, 'data');
    socket.write('x'.repeat(1000));
    socket.write(call);
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 404 /);
  });
});

describe('a request that does not arrive', () => {
  it('has a minute, looked at each second', () => {
    const { server } = testBackend().service;
    expect(server).toMatchObject({
      requestTimeout: 60_000,
      headersTimeout: 60_000,
      connectionsCheckingInterval: 1_000,
    });
  });

  it('is answered with 408, and its connection is closed although the client keeps its side open', async () => {
    const { app, port } = await plainServer();
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    const [served] = (await once(app.server, 'connection')) as [Socket];
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    app.server.emit(
      'clientError',
      Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
      served,
    );
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
    expect(served.destroyed).toBe(false);
    vi.advanceTimersByTime(5_000);
    expect(served.destroyed).toBe(true);
  });
});

describe('Expect: 100-continue', () => {
  const expecting = ['Expect: 100-continue'];
  it.each([
    ['without a token', [], 'Content-Length: 9000000', 403],
    ['over the size limit', ['token'], 'Content-Length: 20000000', 413],
    ['with another media type', ['token', 'Content-Type: text/plain'], 'Content-Length: 10', 415],
  ])(
    'is answered with the refusal alone, and the connection ends: %s',
    async (_rule, headers, length, status) => {
      const backend = testBackend();
      const { service } = await backend.start();
      const token = `Authorization: Bearer ${await backend.token('live')}`;
      const [type = 'Content-Type: application/json'] = headers.slice(1);
      const socket = await open(service);
      socket.write(
        `${['PUT /v1/content HTTP/1.1', 'Host: localhost', type, length, ...expecting, ...(headers.includes('token') ? [token] : [])].join('\r\n')}\r\n\r\n`,
      );
      expect(await text(socket)).toMatch(
        new RegExp(`^HTTP/1\\.1 ${status} .*\r\n(?:.*\r\n)*connection: close\r\n`, 'i'),
      );
    },
  );

  it('is answered with 100 once the body will be read, and the call with 200 on a connection that stays', async () => {
    const backend = testBackend();
    const { service } = await backend.start();
    const body = JSON.stringify(submission());
    const socket = await open(service);
    const call = put('/v1/content', [
      `Authorization: Bearer ${await backend.token('live')}`,
      `Content-Length: ${body.length}`,
      ...expecting,
    ]);
    for (let calls = 0; calls < 2; calls++) {
      socket.write(call);
      expect(String((await once(socket, 'data'))[0])).toBe('HTTP/1.1 100 Continue\r\n\r\n');
      socket.write(body);
      expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /);
    }
  });
});

it.each(['gzip, chunked', 'gzip,chunked', 'identity, chunked'])(
  'a body in the transfer coding "%s" is a 501, since it would be read as if it were chunked alone',
  async (coding) => {
    const backend = testBackend();
    const { service } = await backend.start();
    const chunk = '2\r\n{}\r\n0\r\n\r\n';
    const call = (headers: readonly string[]) =>
      answerTo(service, put('/v1/content', [`Transfer-Encoding: ${coding}`, ...headers]) + chunk);
    const answer = await call([`Authorization: Bearer ${await backend.token('live')}`]);
    expect(answer).toMatch(/^HTTP\/1\.1 501 /);
    expect(answer).toContain(`transfer-encoding: must be chunked, not ${coding}`);
    expect(await call([])).toMatch(/^HTTP\/1\.1 403 /);
  },
);

it.each(['xchunked', 'identity', 'chunked;q=1', 'gzip, chunked'])(
  'a connection on which the transfer coding "%s" was refused has one answer and is closed: where its body ends is not known',
  async (coding) => {
    const backend = testBackend();
    const { service } = await backend.start();
    const authorization = `Authorization: Bearer ${await backend.token('live')}`;
    const socket = await open(service);
    const received: Buffer[] = [];
    socket.on('data', (data: Buffer) => void received.push(data));
    socket.write(
      `${put('/v1/content', [authorization, `Transfer-Encoding: ${coding}`])}5\r\nhello\r\n0\r\n\r\n` +
        put('/v1/content', [authorization], 'GET'),
    );
    await once(socket, 'close');
    const answers = Buffer.concat(received)
      .toString()
      .match(/HTTP\/1\.1 \d+/g);
    expect(answers).toEqual(['HTTP/1.1 501']);
  },
);

it('a chunked submission is read', async () => {
  const backend = testBackend();
  const { service } = await backend.start();
  const body = JSON.stringify(submission());
  const headers = [`Authorization: Bearer ${await backend.token('live')}`, 'Transfer-Encoding: Chunked'];
  const chunks = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  expect(await answerTo(service, put('/v1/content', headers) + chunks)).toMatch(/^HTTP\/1\.1 200 /);
});

it('a large webhook call is kept as it came', async () => {
  const { backend, connection } = await withConnection();
  const { listener } = await backend.start();
  const body = callBody().padEnd(2 * mebibyte);
  const answer = await answerTo(
    listener,
    put(`/hooks/${connection.listenerKey}`, [`Content-Length: ${body.length}`]) + body,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 204 /);
});
