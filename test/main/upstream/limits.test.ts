import { describe, expect, it } from 'vitest';
import { ResultPageScanner } from '../../../src/main/upstream/client/result-page-scanner';
import { readReceivedCall } from '../../../src/main/listener/webhook-call';
import { PutAsideStore } from '../../../src/main/upstream/put-aside-store';
import { UpstreamClient } from '../../../src/main/upstream/client/upstream-client';
import { usualContent } from '../../support/content/content-limits';
import { scaled } from '../../support/effort';
import { faults, HostileUpstream } from '../../support/upstream/hostile-upstream';
import { processorMs } from '../../support/processor-time';
import { ManualEnvironment } from '../../support/manual-environment';
import { SyncDesk } from '../../support/sync-desk';

const small = ['service.maxFields=3', 'service.maxFieldValue=200', 'service.bodyLimit=1024'];
const noSignal = new AbortController().signal;

async function aDesk() {
  const desk = new SyncDesk({ settings: ['sync.minInterval=0', ...small], quick: true });
  const upstream = await HostileUpstream.start(desk.environment.now);
  upstream.limitSeconds = 0;
  return { desk, upstream };
}

describe('a result over the limits is put aside with its reason, and those beside it are mirrored', () => {
  it.each<[string, (upstream: HostileUpstream) => void, RegExp]>([
    [
      'a value over the limit of a field',
      (upstream) => upstream.complete('bad', upstream.time(), 'ü'.repeat(120)),
      /"bad": requests\[1\]\.fields\[0\]\.value: has \d+ bytes, at most 200 are accepted \(setting service\.maxFieldValue\)/,
    ],
    [
      'too many fields',
      (upstream) => upstream.complete('bad', upstream.time(), 'x', 4),
      /"bad": requests\[1\]\.fields: has 4 entries, at most 3 are accepted \(setting service\.maxFields\)/,
    ],
    [
      'more text than a request may have',
      (upstream) => {
        const [field] = upstream.complete('bad', upstream.time(), 'x').fields;
        Object.assign(field ?? {}, { notes: Array.from({ length: 10 }, () => 'x'.repeat(500)) });
      },
      /"bad": requests\[1\]: has \d+ bytes, at most 4096 are accepted of a result \(setting service\.bodyLimit\)/,
    ],
    [
      'a text that is too long however it is escaped',
      (upstream) => upstream.complete('bad', upstream.time(), 'x'.repeat(1300)),
      /"bad": requests\[1\]: has a text of 1307 bytes as it is escaped, at most 200 are accepted of a value/,
    ],
    [
      'more members than its fields can have',
      (upstream) => {
        const entry = upstream.complete('bad', upstream.time());
        Object.assign(entry, { list: Array.from({ length: 700 }, () => 0) });
      },
      /"bad": requests\[1\]: has more members than a request of 3 fields can have/,
    ],
    [
      'a field id twice',
      (upstream) => {
        const { fields } = upstream.complete('bad', upstream.time(), 'x', 2);
        for (const field of fields) field.id = 'same';
      },
      /"bad": requests\[1\]\.fields\[1\]\.id: must be unique, "same" is also fields\[0\]\.id/,
    ],
    [
      'no field',
      (upstream) => upstream.complete('bad', upstream.time(), 'x', 0),
      /"bad": requests\[1\]\.fields: is empty, a request has at least one field/,
    ],
  ])('%s', async (_name, spoil, reason) => {
    const { desk, upstream } = await aDesk();
    upstream.complete('before', upstream.time(-2));
    spoil(upstream);
    upstream.complete('after', upstream.time(2));
    const key = desk.connect(upstream.url);
    await desk.scheduler.start();
    await desk.untilUpToDate(key);
    expect([...desk.mirrored(key).keys()].toSorted()).toEqual(['after', 'before']);
    const [run] = desk.history(key).toReversed();
    expect(run).toMatchObject({ added: 2, refused: 1 });
    expect(run?.problem_text).toMatch(reason);
  });

  it('is counted once however often it is read, and no longer once it is corrected', async () => {
    const { desk, upstream } = await aDesk();
    upstream.complete('bad', upstream.time(-2), 'x'.repeat(5000));
    const key = desk.connect(upstream.url);
    const putAside = new PutAsideStore(desk.db);
    await desk.scheduler.start();
    await desk.untilUpToDate(key);
    for (let runs = 0; runs < 3; runs += 1) await desk.advance(6 * 60_000);
    expect(desk.history(key).filter(({ refused }) => refused > 0).length).toBeGreaterThan(1);
    expect(putAside.window(key, 0, 10)).toMatchObject([{ id: 'bad', reason: expect.stringContaining('5') }]);
    upstream.complete('bad', upstream.time(-1), 'short');
    await desk.advance(6 * 60_000);
    expect(putAside.count(key)).toBe(0);
  });

  it('one that is alone on its page moves the cursor past it, so that it is not asked for again and again', async () => {
    const { desk, upstream } = await aDesk();
    upstream.complete('bad', upstream.time(-2), 'x'.repeat(5000));
    const key = desk.connect(upstream.url);
    await desk.scheduler.start();
    await desk.untilUpToDate(key);
    expect(desk.service.state(key)?.cursor.text).toBe(upstream.time(-2));
  });
});

/** Records the turns of other work, and the longest processor time between two of them. */
class StretchEnvironment extends ManualEnvironment {
  turns = 0;
  longestMs = 0;
  #before = process.threadCpuUsage();

  begin(): void {
    this.longestMs = 0;
    this.#before = process.threadCpuUsage();
  }

  override readonly defer = (callback: () => void): void => {
    const { user, system } = process.threadCpuUsage(this.#before);
    this.longestMs = Math.max(this.longestMs, (user + system) / 1000);
    this.turns += 1;
    setImmediate(() => {
      this.#before = process.threadCpuUsage();
      callback();
    });
  };
}

const fieldCount = scaled(100_000, 200_000);
const field = (index: number): string =>
  `{"id":"f${index}","type":"localizable","data":"html","value":"x","originalValue":"y"}`;
const manyFields = `[${Array.from({ length: fieldCount }, (_, index) => field(index)).join(',')}]`;
const oneOf = (fields: string): string =>
  `{"id":"bad","state":"completed","created":"2026-11-01T08:00:00Z","completed":"2026-11-02T08:00:00Z","language":{"source":"en","target":"de"},"fields":${fields}}`;
/** A part that reads all of it, even as fast as a parser can, takes longer. */
const parsingMs = (): number => processorMs(() => JSON.parse(oneOf(manyFields)));
const pageOf = (request: string): string => `{"page":1,"pages":1,"total":1,"requests":[${request}]}`;

// A collection of garbage, which the tests before left in this process, may fall into one try.
describe('a request of very many fields does not block the process', { retry: 2 }, () => {
  it('on a page: it is found before it is parsed', async () => {
    const { environment, upstream, client } = await aClient();
    upstream.script.push(faults.text(pageOf(oneOf(manyFields))));
    environment.begin();
    const result = await client.queryCriteria(
      { from: undefined, page: 1, pageSize: 50 },
      noSignal,
      client.pageReader(),
    );
    if (!result.ok) throw new Error(result.failure.text);
    expect(result.value.entry(0)).toMatchObject({ kind: 'refused', id: 'bad' });
    expect(result.value.outline).toMatchObject([{ id: 'bad', completed: { text: '2026-11-02T08:00:00Z' } }]);
    expect(environment.longestMs).toBeLessThan(parsingMs());
    // Other work has a turn after 64 KiB; a chunk that comes then may be as long again.
    expect(environment.turns).toBeGreaterThanOrEqual(Math.floor(oneOf(manyFields).length / (128 * 1024)));
  });

  it('in a single read, which says why it came to nothing', async () => {
    const { environment, upstream, client } = await aClient();
    upstream.script.push(faults.text(oneOf(manyFields)));
    environment.begin();
    const result = await client.readRequest('bad', noSignal);
    expect(result).toMatchObject({ ok: false, failure: { problem: 'too-large' } });
    expect(environment.longestMs).toBeLessThan(parsingMs());
  });

  it('in the answer to an import mark, which counts as set', async () => {
    const { environment, upstream, client } = await aClient();
    upstream.script.push(faults.text(oneOf(manyFields)));
    environment.begin();
    expect(await client.setImportState('bad', 'success', noSignal)).toMatchObject({ ok: true });
    expect(environment.longestMs).toBeLessThan(parsingMs());
  });

  it('in a webhook call', async () => {
    const environment = new StretchEnvironment();
    const body = Buffer.from(`{"type":"content-request","request":${oneOf(manyFields)}}`);
    environment.begin();
    const reading = await readReceivedCall(body, usualContent, environment);
    expect(reading).toMatchObject({ ok: false, reason: 'not-a-request' });
    expect(environment.longestMs).toBeLessThan(parsingMs());
  });
});

async function aClient() {
  const environment = new StretchEnvironment();
  const upstream = await HostileUpstream.start(environment.now);
  const address = { baseUrl: upstream.url, token: 'upstream-token' };
  return {
    environment,
    upstream,
    client: new UpstreamClient({ environment, content: usualContent }, address),
  };
}

describe('the scanner of a page', () => {
  it('knows id and completion of a request over the limits, however it is spelled and cut into chunks', () => {
    const limits = { ...usualContent, maxRequestBytes: 300 };
    const text = pageOf(
      `{"x":{"id":"wrong"},"fields":[{"id":"f","completed":"no"}],"id" : "a\\u00e9\\"b","n":1,"completed":"2026-11-02T08:00:00Z","long":"${'y'.repeat(1000)}"}`,
    );
    const bytes = Buffer.from(text);
    for (const size of [1, 7, 100, bytes.length]) {
      const scanner = new ResultPageScanner(limits);
      for (let at = 0; at < bytes.length; at += size) scanner.feed(bytes.subarray(at, at + size));
      expect(scanner.end()).toMatchObject({ ok: true, count: 1 });
      expect(scanner.oversized(0)).toMatchObject({ id: 'aé"b', completed: '2026-11-02T08:00:00Z' });
    }
  });
});
