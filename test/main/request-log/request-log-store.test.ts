import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { RequestLogStore, type NewCall } from '../../../src/main/request-log/request-log-store';
import { tempFolder } from '../../support/temp-folder';

const roomy = { mostEntries: 100, mostBytes: 1_000_000 };

function open(folder: string, bounds = roomy): RequestLogStore {
  const store = new RequestLogStore(folder, bounds);
  onTestFinished(() => store.close());
  return store;
}

function call(changes: Partial<NewCall> = {}): NewCall {
  return {
    time_us: 1,
    method: 'GET',
    path: '/v1/content',
    token_id: null,
    token_name: null,
    status: 200,
    duration_us: 5,
    size_bytes: 1000,
    headers: '[]',
    problems: '[]',
    request_body: '{"kind":"none"}',
    response_body: '{"kind":"none"}',
    ...changes,
  };
}

const paths = (store: RequestLogStore): readonly string[] =>
  store.window('all', 0, 500).map(({ path }) => path);
const numbered = (from: number, to: number): NewCall[] =>
  Array.from({ length: to - from + 1 }, (_, i) => call({ path: `/${from + i}` }));

describe('the bounds of the request log', () => {
  it('the newest entries stay, newest first', () => {
    const store = open(tempFolder(), { mostEntries: 3, mostBytes: 1_000_000 });
    store.append(numbered(1, 5));
    expect(paths(store)).toEqual(['/5', '/4', '/3']);
    store.append(numbered(6, 6));
    expect(paths(store)).toEqual(['/6', '/5', '/4']);
  });

  it('large entries push more out, and the file does not grow without end', () => {
    const folder = tempFolder();
    const store = open(folder, { mostEntries: 1000, mostBytes: 10_000_000 });
    const large = { size_bytes: 1_000_000, response_body: JSON.stringify('x'.repeat(1_000_000)) };
    for (let n = 0; n < 40; n++) store.append([call({ ...large, path: `/${n}` })]);
    expect(paths(store)).toHaveLength(10);
    expect(statSync(join(folder, 'request-log.db')).size).toBeLessThan(16_000_000);
  });

  it('are kept over a restart, whose entries count', () => {
    const folder = tempFolder();
    const first = new RequestLogStore(folder, { mostEntries: 3, mostBytes: 1_000_000 });
    first.append(numbered(1, 3));
    first.close();
    const second = open(folder, { mostEntries: 3, mostBytes: 1_000_000 });
    second.append(numbered(4, 4));
    expect(paths(second)).toEqual(['/4', '/3', '/2']);
  });
});

it('a key is never used twice, also after clearing', () => {
  const store = open(tempFolder());
  store.append(numbered(1, 2));
  const [newest] = store.window('all', 0, 1);
  store.clear();
  expect(store.count('all')).toBe(0);
  store.append(numbered(3, 3));
  expect(store.window('all', 0, 1)[0]?.key).toBeGreaterThan(newest?.key ?? 0);
});

it('refused calls are listed, counted and located on their own', () => {
  const store = open(tempFolder());
  store.append([call({ path: '/a', status: 400 }), call({ path: '/b' }), call({ path: '/c', status: 500 })]);
  expect(store.window('refused', 0, 10).map(({ path }) => path)).toEqual(['/c', '/a']);
  expect([store.count('all'), store.count('refused')]).toEqual([3, 2]);
  const [, oldest] = store.window('refused', 0, 10);
  expect(store.newerThan('refused', oldest?.key ?? 0)).toBe(1);
  expect(store.newerThan('all', oldest?.key ?? 0)).toBe(2);
});

describe('a file that turns out to be damaged', () => {
  it('gives way to a new one', () => {
    const folder = tempFolder();
    const file = join(folder, 'request-log.db');
    const first = new RequestLogStore(folder, roomy);
    first.append(numbered(1, 90));
    first.close();
    const bytes = readFileSync(file);
    bytes.fill(0x5a, 4096);
    writeFileSync(file, bytes);
    const store = open(folder);
    store.append(numbered(1, 2));
    expect(paths(store)).toEqual(['/2', '/1']);
    store.append(numbered(3, 3));
    expect(paths(store)).toEqual(['/3', '/2', '/1']);
  });

  it('only behind its end is read as it is', () => {
    const folder = tempFolder();
    const first = new RequestLogStore(folder, roomy);
    first.append(numbered(1, 1));
    first.close();
    appendFileSync(join(folder, 'request-log.db'), 'garbage');
    expect(paths(open(folder))).toEqual(['/1']);
  });
});
