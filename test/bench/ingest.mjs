// node test/bench/ingest.mjs (after a build): how fast mirrored pages are applied (budget 10,000 requests/s
// for pages of 1,000), how fast a whole sync is, and how long the main process is held up meanwhile (budget 5
// ms). Prints a table, writes nothing into the repository.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import SQLite from 'better-sqlite3';
import { startService } from './programs.mjs';

const entry = resolve(import.meta.dirname, '../../out/main/browser-host.js');
const watch = new URL('block-watch.mjs', import.meta.url).href;

const cases = {
  // Enough pages that the start of the thread for pages, a tenth of a second, counts for little.
  '60,000 requests of 2 fields, pages of 1,000': { requests: 60_000, pageSize: 1000, fields: 2, bytes: 120 },
  '20 requests of 1,000 fields': { requests: 20, pageSize: 20, fields: 1000, bytes: 120 },
  'one page of 50 MB': { requests: 500, pageSize: 500, fields: 10, bytes: 10_000 },
};
const rows = {};
for (const [name, shape] of Object.entries(cases)) rows[name] = await measure(shape);
console.table(rows);

async function measure({ requests, pageSize, fields, bytes }) {
  const folder = mkdtempSync(join(tmpdir(), 'locdesk-bench-ingest-'));
  const upstream = await startUpstream(requests, pageSize, fields, bytes);
  const add = [
    'connection',
    'add',
    '--token-stdin',
    '--name=Up',
    `--url=${upstream.url}`,
    `--data=${folder}`,
  ];
  const added = spawnSync(process.execPath, [entry, ...add], { input: 'token', encoding: 'utf8' });
  if (added.status !== 0) throw new Error(added.stderr);
  const db = new SQLite(join(folder, 'locdesk.db'));
  db.prepare('UPDATE connections SET page_size = ?').run(pageSize);
  const count = db.prepare('SELECT count(*) FROM requests').pluck();

  const blocks = join(folder, 'blocks.json');
  process.env.BLOCK_WATCH_FILE = blocks;
  process.env.NODE_OPTIONS = `--import ${watch}`;
  const service = await startService(folder, 'sync.minInterval=0');
  delete process.env.NODE_OPTIONS;
  process.kill(service.pid, 'SIGUSR2');
  await upstream.asked;
  const startedAt = performance.now();
  await until(() => count.get() === requests);
  const endedAt = performance.now();
  rmSync(blocks, { force: true });
  process.kill(service.pid, 'SIGUSR2');
  await until(() => existsSync(blocks) && readFileSync(blocks, 'utf8').endsWith('}'));
  const { max, p999, busiest, cpu } = JSON.parse(readFileSync(blocks, 'utf8'));
  db.close();
  await service.stop();
  upstream.close();
  rmSync(folder, { recursive: true, force: true });
  return {
    'applied/s (≥ 10,000)': Math.round((requests * 1000) / upstream.waitedMs(endedAt)),
    'synced/s': Math.round((requests * 1000) / (endedAt - startedAt)),
    'MB/s': Number((upstream.bytes / 1000 / (endedAt - startedAt)).toFixed(1)),
    'main thread (µs/request)': Math.round((cpu * 1000) / requests),
    'longest block (ms, ≤ 5)': Number(max.toFixed(1)),
    'p99.9 (ms)': Number(p999.toFixed(1)),
    'longest without a pause (ms of processor)': Number(busiest.toFixed(1)),
  };
}

/** Starts an upstream whose pages are built beforehand. */
async function startUpstream(requests, pageSize, fields, bytes) {
  const text = `<p>${'words of a result '.repeat(Math.ceil(bytes / 18)).slice(0, bytes)}</p>`;
  const all = Array.from({ length: requests }, (_unused, index) => ({
    id: `request-${index}`,
    state: 'completed',
    created: '2025-12-01T08:00:00Z',
    completed: new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString(),
    language: { source: 'en', target: 'de' },
    fields: Array.from({ length: fields }, (_none, at) => ({
      id: `field-${at}`,
      type: 'localizable',
      data: 'html',
      value: text,
      originalValue: '<p>Source</p>',
    })),
  }));
  let resolveAsked;
  const asked = new Promise((done) => (resolveAsked = done));
  let sent = 0;
  // Time from the end of an answer to the next query: reading, applying and committing a page, without this
  // server's own work.
  let waitedMs = 0;
  let answeredAt;
  const server = createServer((request, response) => {
    if (answeredAt !== undefined) waitedMs += performance.now() - answeredAt;
    const { searchParams } = new URL(request.url, 'http://upstream');
    const query = JSON.parse(searchParams.get('query') ?? '{"criteria":[]}');
    const from = query.criteria.find(({ type }) => type === 'completed')?.criteria.from;
    const found = from === undefined ? all : all.filter(({ completed }) => completed >= from);
    const page = Number(searchParams.get('page') ?? '1');
    const body = JSON.stringify({
      page,
      pages: Math.ceil(found.length / pageSize),
      total: found.length,
      requests: found.slice((page - 1) * pageSize, page * pageSize),
    });
    sent += body.length;
    resolveAsked();
    response.setHeader('content-type', 'application/json');
    response.end(body, () => (answeredAt = performance.now()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    asked,
    get bytes() {
      return sent;
    },
    waitedMs: (endedAt) => waitedMs + endedAt - answeredAt,
    close: () => server.close(),
  };
}

async function until(isSo) {
  while (!isSo()) {
    await new Promise((resume) => {
      setTimeout(resume, 5);
    });
  }
}
