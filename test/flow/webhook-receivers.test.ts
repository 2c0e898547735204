import type { ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ok, receiver, status, type Answer } from '../support/upstream/receiver';
import { sharedWebhookDesk, sleepUntil, webhookDesk } from '../support/webhook-desk';

const seconds = (count: number): number => count * 1000;

const usual = sharedWebhookDesk();

describe('a receiver that', () => {
  it.each([
    ['answers 500', status(500), { problem: 'status', status: 500, text: /answered 500/ }],
    ['answers 410', status(410), { problem: 'status', status: 410, text: /answered 410/ }],
    ['answers 304', status(304), { problem: 'status', status: 304, text: /answered 304/ }],
    [
      'redirects',
      status(307, { location: 'http://127.0.0.1:1/elsewhere?pass=word' }),
      { problem: 'redirect', status: 307, text: /to http:\/\/127\.0\.0\.1:1\/elsewhere\. / },
    ],
    [
      'cuts the line before it answers',
      ((_response, _call, request) => void request.socket.destroy()) satisfies Answer,
      { problem: 'cut', text: /connection .* was closed/ },
    ],
    [
      'answers something that is no HTTP',
      ((_response, _call, request) => void request.socket.end('hello?\r\n\r\n')) satisfies Answer,
      { problem: 'cut', text: /is not HTTP/ },
    ],
  ])('%s is tried again, and the attempt says why', async (_what, answer, expected) => {
    const desk = await usual(answer);
    await desk.submit();
    await desk.attempted(1);
    expect(await desk.newest()).toMatchObject({ state: 'waiting', lastProblem: expected.problem });
    const [attempt] = await desk.attempts();
    expect(attempt).toMatchObject({
      number: 1,
      problem: expected.problem,
      problemText: expect.stringMatching(expected.text),
      url: desk.receiver.url,
    });
    expect(attempt?.response?.status).toBe('status' in expected ? expected.status : undefined);
    desk.receiver.answer(ok);
    desk.environment.advance(seconds(6));
    await desk.drained();
    expect(desk.receiver.calls).toHaveLength(2);
    expect((await desk.attempts()).map(({ problem }) => problem)).toEqual([undefined, expected.problem]);
  });

  it('is not there is unreachable, and TLS where there is none is insecure', async () => {
    const desk = await webhookDesk();
    await desk.receiver.close();
    await desk.submit();
    await desk.attempted(1);
    expect((await desk.attempts())[0]).toMatchObject({
      problem: 'unreachable',
      problemText: expect.stringMatching(/refused/),
    });
    const plain = await receiver();
    await desk.register(plain.url.replace('http:', 'https:'));
    await desk.attempted(2);
    expect((await desk.attempts())[0]).toMatchObject({
      problem: 'insecure',
      problemText: expect.stringMatching(/secure connection/),
    });
  });

  it('never answers is given up after 15 seconds', async () => {
    const desk = await usual(() => undefined);
    await desk.submit();
    await expect.poll(() => desk.receiver.calls.length).toBe(1);
    desk.environment.advance(seconds(15) - 1);
    expect((await desk.rows())[0]?.state).toBe('sending');
    desk.environment.advance(1);
    await desk.attempted(1);
    expect((await desk.attempts())[0]).toMatchObject({ problem: 'timeout', durationMs: 15_000 });
  });

  it('answers within 15 seconds has got it, however slow', async () => {
    const responses: ServerResponse[] = [];
    const desk = await usual((response) => void responses.push(response));
    await desk.submit();
    await expect.poll(() => responses.length).toBe(1);
    desk.environment.advance(seconds(15) - 1);
    responses[0]?.writeHead(202).end();
    await desk.drained();
    expect(await desk.newest()).toMatchObject({ state: 'delivered', lastStatus: 202, attempts: 1 });
  });

  it.each([
    ['is slow with its body', ((response) => void response.writeHead(200).write('begun')) satisfies Answer],
    [
      'cuts its body',
      ((response) => {
        response.writeHead(200, { 'content-length': '100' }).write('begun');
        setImmediate(() => response.destroy());
      }) satisfies Answer,
    ],
  ])('%s has got it: the answer is its head', async (_what, answer) => {
    const desk = await usual(answer);
    await desk.submit();
    await expect.poll(() => desk.receiver.calls.length).toBe(1);
    await expect
      .poll(async () => {
        desk.environment.advance(500);
        return (await desk.rows())[0]?.state;
      })
      .toBe('delivered');
    expect((await desk.attempts())[0]?.response?.status).toBe(200);
  });

  it('answers with a long body is not read to the end, and its beginning is kept', async () => {
    const desk = await usual((response) => {
      response.on('error', () => undefined).writeHead(200);
      const more = (): void => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
      };
      response.on('drain', more);
      more();
    });
    await desk.submit();
    await desk.drained();
    const body = (await desk.attempts())[0]?.response?.body;
    expect(body).toMatchObject({ text: 'x'.repeat(16_384), isBeginning: true });
    expect(body?.sizeBytes).toBeLessThan(1_000_000);
  });

  it.each([
    ['in seconds', () => ({ 'retry-after': '3600' })],
    [
      'as a date, by a clock that is a day ahead of ours,',
      (now: number) => ({
        date: new Date(now + seconds(86_400)).toUTCString(),
        'retry-after': new Date(now + seconds(86_400 + 3600)).toUTCString(),
      }),
    ],
  ])('asks for patience %s is left alone until then', async (_what, headers) => {
    const desk = await usual();
    desk.receiver.answer(status(429, headers(desk.environment.nowMs)));
    await desk.submit();
    await desk.attempted(1);
    desk.receiver.answer(ok);
    // The clock of an HTTP date has no fractions of a second.
    desk.environment.advance(seconds(3598));
    await new Promise(setImmediate);
    expect(desk.receiver.calls).toHaveLength(1);
    desk.environment.advance(seconds(4));
    await desk.drained();
  });

  it('sets a cookie does not see it kept', async () => {
    const desk = await usual(status(200, { 'set-cookie': 'session=secret' }));
    await desk.submit();
    await desk.drained();
    expect(JSON.stringify(await desk.attempts())).not.toContain('session=secret');
  });

  it('fails for ever is tried by the schedule, each attempt recorded, and is parked as failed, visible', async () => {
    const desk = await webhookDesk({ answer: status(503) });
    await desk.submit();
    const schedule = [5, 30, 120, 600, 1800, 7200, 21_600, 43_200, 86_400];
    for (const [index, delay] of schedule.entries()) {
      await desk.attempted(index + 1);
      const next = Date.parse((await desk.newest()).nextAttempt ?? '');
      expect(next - desk.environment.nowMs).toBeGreaterThan(seconds(delay * 0.9) - 2);
      expect(next - desk.environment.nowMs).toBeLessThan(seconds(delay * 1.1) + 2);
      sleepUntil(desk.environment, next - 1);
      await new Promise(setImmediate);
      expect(desk.receiver.calls).toHaveLength(index + 1);
      desk.environment.advance(1);
    }
    await desk.attempted(10);
    const row = await desk.newest();
    expect(row).toMatchObject({ state: 'failed', attempts: 10, lastStatus: 503, lastProblem: 'status' });
    expect(row.nextAttempt).toBeUndefined();
    sleepUntil(desk.environment, desk.environment.nowMs + seconds(30 * 86_400));
    await new Promise(setImmediate);
    expect(desk.receiver.calls).toHaveLength(10);
    expect(new Set(desk.receiver.calls.map(({ id, body }) => id + body)).size).toBe(1);
    expect((await desk.attempts()).map(({ number }) => number)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect((await desk.summary()).health).toMatchObject({ recent: 10, failed: 10 });
  });
});

it('one that hangs does not delay the others', async () => {
  const desk = await webhookDesk();
  let hanging: string | undefined;
  desk.receiver.answer((response, call) => {
    hanging ??= call.json.request.id;
    if (call.json.request.id !== hanging) response.writeHead(200).end();
  });
  for (let count = 0; count < 10; count++) await desk.submit();
  await expect.poll(async () => (await desk.summary()).counts.delivered).toBe(9);
  desk.environment.advance(seconds(15));
  await expect
    .poll(async () => (await desk.rows()).filter(({ state }) => state === 'sending').length)
    .toBe(0);
});

it('an address that accepts connections and says nothing is given up too', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  const connected = once(silent, 'connection');
  const desk = await webhookDesk();
  await desk.register(`http://127.0.0.1:${(silent.address() as AddressInfo).port}/`);
  await desk.submit();
  const [socket] = await connected;
  onTestFinished(() => void socket.destroy());
  desk.environment.advance(seconds(15));
  await desk.attempted(1);
  expect((await desk.attempts())[0]?.problem).toBe('timeout');
});
