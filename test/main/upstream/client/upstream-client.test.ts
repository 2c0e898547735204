import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ResultPageScanner } from '../../../../src/main/upstream/client/result-page-scanner';
import { usualLimits } from '../../../../src/main/upstream/client/upstream-call';
import { UpstreamClient } from '../../../../src/main/upstream/client/upstream-client';
import { faults, HostileUpstream, type Fault } from '../../../support/upstream/hostile-upstream';
import { ManualEnvironment } from '../../../support/manual-environment';
import { usualContent } from '../../../support/content/content-limits';
import { runs } from '../../../support/effort';

const token = 'upstream-token';
const noSignal = new AbortController().signal;
const firstPage = { from: undefined, page: 1, pageSize: 50 };

async function open(limits = usualLimits) {
  const environment = new ManualEnvironment();
  const upstream = await HostileUpstream.start(environment.now);
  upstream.limitSeconds = 0;
  const client = new UpstreamClient(
    { environment, content: usualContent },
    { baseUrl: upstream.url, token },
    limits,
  );
  return { environment, upstream, client };
}

/** Returns the failure that a fault causes. */
async function failureOf(fault: Fault, limits = usualLimits) {
  const { upstream, client } = await open(limits);
  upstream.complete('a');
  upstream.script.push(fault);
  const result = await client.queryCriteria(firstPage, noSignal, client.pageReader());
  if (result.ok) throw new Error('it went well');
  expect(JSON.stringify(result.failure)).not.toContain(token);
  return result.failure;
}

describe('a query to upstream', () => {
  it('is the synchronization query of the interface document, and starts at a date that every program reads', async () => {
    const { upstream, client } = await open();
    upstream.complete('a', '2026-11-20T09:00:00.123456+01:00');
    const result = await client.queryCriteria(
      { from: '2026-11-20T09:00:00.123456+01:00', page: 1, pageSize: 500 },
      noSignal,
      client.pageReader(),
    );
    expect(result).toMatchObject({ ok: true, value: { page: 1, pages: 1, total: 1 } });
    await client.queryCriteria(firstPage, noSignal, client.pageReader());
    await client.querySimple('2026-11-20T09:00:00.123456+01:00', 3, noSignal, client.pageReader());
    const [criteria, first, simple] = upstream.calls.map(({ url }) => Object.fromEntries(url.searchParams));
    expect({ ...criteria, query: JSON.parse(criteria?.['query'] ?? '') as unknown }).toEqual({
      query: {
        criteria: [
          { type: 'source', criteria: 'api' },
          { type: 'completed', criteria: { from: '2026-11-20T09:00:00.123456+01:00' } },
        ],
        sortBy: ['completed'],
      },
      page: '1',
      pageSize: '500',
    });
    expect(first?.['query']).toContain('1970-01-01T00:00:00.000Z');
    expect(simple).toEqual({ state: 'completed', from: '2026-11-20T09:00:00.123456+01:00', page: '3' });
    expect(upstream.calls[0]?.authorization).toBe(`Bearer ${token}`);
  });

  it.each<[string, Fault, string, RegExp]>([
    ['429', faults.status(429, { 'retry-after': '700' }), 'rate-limited', /limits how often it is called/],
    ['500', faults.status(500), 'server-error', /500/],
    ['403', faults.status(403), 'token-refused', /Enter a valid one/],
    ['404', faults.status(404), 'not-found', /comes before \/v1/],
    ['418', faults.status(418, {}, '{"errors":["I am a teapot"]}'), 'status', /teapot/],
    [
      'HTML instead of JSON',
      faults.text('<html>Sign in</html>', 'text/html'),
      'not-understood',
      /text\/html/,
    ],
    [
      'HTML that says it is JSON',
      faults.text('<html>Sign in</html>'),
      'not-understood',
      /can't be understood/,
    ],
    ['nothing', faults.text(''), 'cut', /can't be understood/],
    ['an array', faults.text('[1,2]'), 'not-understood', /object/],
    ['no total', faults.text('{"page":1,"pages":1,"requests":[]}'), 'not-understood', /total: is missing/],
    [
      'a total of another type',
      faults.text('{"page":1,"pages":1,"total":"3","requests":[]}'),
      'not-understood',
      /total/,
    ],
    [
      'a negative page',
      faults.text('{"page":-1,"pages":1,"total":3,"requests":[]}'),
      'not-understood',
      /page/,
    ],
    [
      'requests that are no list',
      faults.text('{"page":1,"pages":1,"total":3,"requests":{}}'),
      'not-understood',
      /array/,
    ],
    [
      'a list with a hole',
      faults.text('{"page":1,"pages":1,"total":3,"requests":[{},,{}]}'),
      'not-understood',
      /requests\[1\]/,
    ],
    [
      'two lists',
      faults.text('{"page":1,"pages":1,"total":0,"requests":[],"requests":[]}'),
      'not-understood',
      /requests/,
    ],
    ['a cut body', faults.cut, 'cut', /broke off/],
    ['a body that just ends', faults.silentCut, 'cut', /in the middle/],
    ['a connection that is reset', faults.reset, 'unreachable', /was closed/],
  ])('that is answered with %s is explained', async (_name, fault, problem, text) => {
    const failure = await failureOf(fault);
    expect(failure.problem).toBe(problem);
    expect(failure.text).toMatch(text);
    expect(failure.neverSent).toBe(false);
    expect(failure.retryAfterMs).toBe(problem === 'rate-limited' ? 700_000 : undefined);
  });

  it('does not follow a redirect: the token stays where it belongs', async () => {
    const thief = createServer((_request, response) => void response.end('{}'));
    thief.listen(0, '127.0.0.1');
    await once(thief, 'listening');
    onTestFinished(() => void thief.close());
    let visits = 0;
    thief.on('request', () => (visits += 1));
    const location = `http://127.0.0.1:${(thief.address() as AddressInfo).port}/v1/content?secret=1`;
    const failure = await failureOf(faults.status(307, { location }));
    expect(failure.problem).toBe('redirect');
    expect(failure.text).toContain('/v1/content. Redirects');
    expect(failure.text).not.toContain('secret');
    expect(visits).toBe(0);
  });

  it('that is not answered ends after 30 s, one whose body stalls after 120 s', async () => {
    const { environment, upstream, client } = await open();
    upstream.script.push(faults.hang, faults.stall);
    const unanswered = client.queryCriteria(firstPage, noSignal, client.pageReader());
    await untilCalled(upstream, 1);
    environment.advance(30_000);
    expect(await unanswered).toMatchObject({ ok: false, failure: { problem: 'timeout', neverSent: false } });
    const stalled = client.queryCriteria(firstPage, noSignal, client.pageReader());
    await untilCalled(upstream, 2);
    // Its headers have to be here, or else this is the case above: then only the time of the whole call is
    // running.
    while (environment.timers > 1) await new Promise((resolve) => setImmediate(resolve));
    environment.advance(119_000);
    environment.advance(1000);
    expect(await stalled).toMatchObject({
      ok: false,
      failure: { problem: 'timeout', text: expect.stringMatching(/120 s/) as string },
    });
  });

  it('larger than it may be is given up, and says what to do', async () => {
    const { upstream, client } = await open({ ...usualLimits, bodyBytes: 1024 });
    upstream.complete('a', undefined, 'x'.repeat(2000));
    const result = await client.queryCriteria(firstPage, noSignal, client.pageReader());
    expect(result).toMatchObject({
      ok: false,
      failure: { problem: 'too-large', text: expect.stringMatching(/smaller page size/) as string },
    });
  });

  it('that never leaves says so', async () => {
    const environment = new ManualEnvironment();
    const closed = createServer();
    closed.listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const client = new UpstreamClient(
      { environment, content: usualContent },
      { baseUrl: `http://127.0.0.1:${port}`, token },
    );
    expect(await client.queryCriteria(firstPage, noSignal, client.pageReader())).toMatchObject({
      ok: false,
      failure: { problem: 'unreachable', neverSent: true },
    });
  });

  it('rejects only when its signal ends it', async () => {
    const { upstream, client } = await open();
    upstream.script.push(faults.hang);
    const abort = new AbortController();
    const query = client.queryCriteria(firstPage, abort.signal, client.pageReader());
    await untilCalled(upstream, 1);
    abort.abort();
    await expect(query).rejects.toThrow(/abort/);
  });

  it('a token that no header can carry is not repeated by the error', async () => {
    const environment = new ManualEnvironment();
    const client = new UpstreamClient(
      { environment, content: usualContent },
      {
        baseUrl: 'http://127.0.0.1:9',
        token: 'se\ncret',
      },
    );
    const result = await client.readWebhook(noSignal);
    expect(JSON.stringify(result)).not.toContain('cret');
    expect(result).toMatchObject({ ok: false, failure: { problem: 'token-refused', neverSent: true } });
  });

  it('measures the clock by the Date header', async () => {
    const { upstream, client } = await open();
    upstream.clockOffsetMs = 3_600_000;
    const result = await client.readWebhook(noSignal);
    if (!result.ok) throw new Error(result.failure.text);
    expect(Math.abs((result.answered.clockDifferenceMs ?? 0) - 3_600_000)).toBeLessThan(1000);
  });

  it('an entry that can not be read spoils nothing but itself', async () => {
    const { upstream, client } = await open();
    upstream.complete('a');
    upstream.complete('b');
    upstream.complete('c');
    upstream.tamper = (page) => {
      const requests = page['requests'] as Record<string, unknown>[];
      if (requests[1] !== undefined) requests[1]['language'] = 'de';
    };
    const result = await client.queryCriteria(firstPage, noSignal, client.pageReader());
    if (!result.ok) throw new Error(result.failure.text);
    const entries = result.value.outline.map((_, index) => result.value.entry(index));
    expect(entries.map(({ kind }) => kind)).toEqual(['request', 'refused', 'request']);
    expect(entries[1]).toMatchObject({
      id: 'b',
      problems: [expect.stringMatching(/^requests\[1\]\.language: /)],
    });
    expect(result.value.outline[1]?.completed?.text).toBe(upstream.entries.get('b')?.completed);
  });
});

describe('a call about one request', () => {
  it.each(['a/b', '../../webhook', 'ä ö%2F', '日本語', 'a?b#c', '%', '👩‍💻'])(
    'reaches the id %j',
    async (id) => {
      const { upstream, client } = await open();
      upstream.complete(id);
      expect(await client.readRequest(id, noSignal)).toMatchObject({ ok: true, value: { id } });
      expect(await client.setImportState(id, 'success', noSignal)).toMatchObject({
        ok: true,
        value: { importState: 'success' },
      });
      expect(upstream.marks).toEqual([{ id, importState: 'success' }]);
    },
  );

  it('never goes elsewhere because of an id that is a step in an address', async () => {
    const { upstream, client } = await open();
    for (const id of ['.', '..']) {
      expect(await client.setImportState(id, 'fail', noSignal)).toMatchObject({
        ok: false,
        failure: { problem: 'not-found' },
      });
    }
    expect(upstream.calls).toEqual([]);
  });

  it('about an unknown id is not-found', async () => {
    const { client } = await open();
    expect(await client.setImportState('gone', 'fail', noSignal)).toMatchObject({
      ok: false,
      failure: { problem: 'not-found', answered: { status: 404 } },
    });
  });
});

describe('the scanner of result pages', () => {
  it('finds what JSON.parse finds, however the bytes are cut', () => {
    const page = fc.record({
      page: fc.nat(),
      pages: fc.nat(),
      total: fc.nat(),
      requests: fc.array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 6 }),
      extra: fc.jsonValue({ maxDepth: 2 }),
    });
    const order = fc.shuffledSubarray(['page', 'pages', 'total', 'requests', 'extra'] as const, {
      minLength: 5,
    });
    fc.assert(
      fc.property(
        page,
        order,
        fc.integer({ min: 0, max: 2 }),
        fc.integer({ min: 1, max: 40 }),
        (value, keys, indent, size) => {
          // Keys that are refused as a matter of principle, and characters that UTF-8 has no bytes for.
          fc.pre(JSON.stringify(value).isWellFormed() && !JSON.stringify(value).includes('__proto__'));
          fc.pre(!JSON.stringify(value).includes('\\u'));
          const text = JSON.stringify(
            Object.fromEntries(keys.map((key) => [key, value[key]])),
            undefined,
            indent,
          );
          const bytes = new TextEncoder().encode(text);
          const scanner = new ResultPageScanner(usualContent);
          for (let at = 0; at < bytes.length; at += size) scanner.feed(bytes.subarray(at, at + size));
          const scanned = scanner.end();
          if (!scanned.ok) throw new Error(`${scanned.text}: ${text}`);
          expect(scanned.envelope).toEqual({ ...(JSON.parse(text) as object), requests: [] });
          const entries = Array.from(
            { length: scanned.count },
            (_, index) => JSON.parse(scanner.entryText(index)) as unknown,
          );
          expect(entries).toEqual((JSON.parse(text) as { requests: unknown[] }).requests);
        },
      ),
      { numRuns: runs(300) },
    );
  });

  it('an id that is no text takes back the one before it, also if that was read because of the size', () => {
    const scanner = new ResultPageScanner({ ...usualContent, maxParts: 20 });
    const list = JSON.stringify(Array.from({ length: 50 }, () => 0));
    const start = `{"requests":[{"id":"first","completed":"then","list":${list}`;
    for (const part of [start, ',"id":5,"completed":null}]}']) scanner.feed(new TextEncoder().encode(part));
    scanner.end();
    expect(scanner.oversized(0)).toMatchObject({ id: undefined, completed: undefined });
  });

  it('takes no text for a page that JSON.parse refuses, and never throws', () => {
    const text = JSON.stringify({ page: 1, pages: 1, total: 1, requests: [{ id: 'a"]}', fields: [] }, 2] });
    fc.assert(
      fc.property(
        fc.nat({ max: text.length - 1 }),
        fc.constantFrom('', '}', ']', '"', ',', '{', 'x'),
        (at, change) => {
          const changed = text.slice(0, at) + change + text.slice(at + 1);
          const scanner = new ResultPageScanner(usualContent);
          scanner.feed(new TextEncoder().encode(changed));
          const scanned = scanner.end();
          if (!scanned.ok) return;
          const isWhole = Array.from({ length: scanned.count }, (_, index) =>
            isJson(scanner.entryText(index)),
          ).every(Boolean);
          expect(isWhole && !isJson(changed)).toBe(false);
        },
      ),
      { numRuns: runs(500) },
    );
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

async function untilCalled(upstream: HostileUpstream, calls: number): Promise<void> {
  while (upstream.calls.length < calls) await new Promise((resolve) => setImmediate(resolve));
}
