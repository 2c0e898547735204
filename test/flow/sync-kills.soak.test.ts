import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it, onTestFinished, vi } from 'vitest';
import { locdeskGiven, serve, type Served } from '../support/serve';
import { migratedFolder } from '../support/migrated-folder';

// A first sync that is killed repeatedly must end with exactly upstream's requests.

const requests = 20_000;
const kills = 20;
const pageSize = 500;
vi.setConfig({ testTimeout: 240_000 });

interface Entry {
  readonly id: string;
  readonly completed: string;
  readonly value: string;
}

/** Ten share an instant, so that pages begin and end in the middle of one. */
const entries: readonly Entry[] = Array.from({ length: requests }, (_, index) => ({
  id: `request-${String(index).padStart(5, '0')}`,
  completed: new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 10) * 1000).toISOString(),
  value: `<p>Result ${index} of <b>many</b></p>`,
}));

/** Answers the criteria-based query of a sync, oldest first. */
async function upstream() {
  let pages = 0;
  let onPage: (() => void) | undefined;
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://upstream');
    const query = searchParams.get('query');
    response.setHeader('content-type', 'application/json');
    if (query === null) return void response.writeHead(404).end('{"errors":["path: nothing here"]}');
    const page = Number(searchParams.get('page') ?? '1');
    const { criteria } = JSON.parse(query) as { criteria: { type: string; criteria: { from?: string } }[] };
    const from = criteria.find(({ type }) => type === 'completed')?.criteria.from ?? '';
    const found = entries.filter(({ completed }) => Date.parse(completed) >= (Date.parse(from) || 0));
    const shown = found.slice((page - 1) * pageSize, page * pageSize);
    pages += 1;
    response.end(
      JSON.stringify({
        page,
        pages: Math.ceil(found.length / pageSize),
        total: found.length,
        requests: shown.map(({ id, completed, value }) => ({
          id,
          state: 'completed',
          created: '2025-12-01T08:00:00Z',
          completed,
          language: { source: 'en', target: 'de' },
          fields: [{ id: 'body', type: 'localizable', data: 'html', value, originalValue: '<p>Source</p>' }],
        })),
      }),
      () => onPage?.(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get pages() {
      return pages;
    },
    /** Resolves when so many pages more have gone out. */
    served: (more: number): Promise<void> =>
      new Promise((resolve) => {
        const until = pages + more;
        onPage = () => {
          if (pages >= until) resolve();
        };
      }),
  };
}

const start = (data: string): Promise<Served> =>
  serve(data, '--set', 'sync.minInterval=0', '--set', 'service.queryInterval=0');

function mirrored(data: string): { rows: readonly unknown[]; versions: number } {
  const db = new Database(join(data, 'locdesk.db'), { readonly: true });
  try {
    const rows = db
      .prepare(
        `SELECT r.id, completed_text AS completed, value FROM requests r
         JOIN fields f ON f.request_key = r.key AND f.version = r.version ORDER BY r.id`,
      )
      .all();
    const versions = db.prepare('SELECT count(*) FROM versions').pluck().get();
    return { rows, versions: Number(versions) };
  } finally {
    db.close();
  }
}

it(`a first sync of ${requests} requests, killed with -9 ${kills} times at random points, ends complete and exact`, async () => {
  const service = await upstream();
  const data = migratedFolder();
  const args = ['--token-stdin', '--name=Up', `--url=${service.url}`];
  const added = await locdeskGiven('token', 'connection', 'add', ...args, `--data=${data}`);
  expect(added).toMatchObject({ code: 0 });

  for (let kill = 0; kill < kills; kill += 1) {
    const program = await start(data);
    await service.served(1);
    // A random moment around this page and the next ones: during applying, committing, or querying.
    await new Promise((resolve) => {
      setTimeout(resolve, Math.random() * 40);
    });
    expect(await program.end('SIGKILL')).toBeNull();
  }
  const program = await start(data);
  await vi.waitFor(() => expect(mirrored(data).rows.length).toBe(requests), {
    timeout: 120_000,
    interval: 250,
  });
  expect(await program.end('SIGTERM')).toBe(0);

  const { rows, versions } = mirrored(data);
  expect(rows).toEqual(entries);
  expect(versions).toBe(requests);
  // The sync continued where it was: after a kill only the last page may be read again.
  expect(service.pages).toBeLessThanOrEqual(requests / pageSize + 3 * (kills + 1));
});
