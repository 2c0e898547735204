import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { expect, it, vi } from 'vitest';
import { migratedFolder } from '../support/migrated-folder';
import { locdesk, locdeskGiven, serve, type Served } from '../support/serve';
import {
  submissionUpstream,
  type SubmissionFault,
  type SubmissionUpstream,
} from '../support/upstream/submission-upstream';

// A program that is killed while it sends requests to a connection must send each exactly once, or say that
// it is not known.

const kills = 25;
const ordersPerKill = 4;
vi.setConfig({ testTimeout: 900_000 });

const settings = [
  'sync.minInterval=0',
  'outbox.lookDelay=1',
  `outbox.retrySchedule=${Array.from({ length: 40 }, () => 1).join(',')}`,
].flatMap((setting) => ['--set', setting]);

/** Fates of a submission; each answers with one of them at random. */
const behaviours = {
  'answers slowly': async () => {
    await setTimeout(Math.random() * 150);
    return undefined;
  },
  'takes a request and loses the answer': async () => (Math.random() < 0.7 ? 'lost' : undefined),
  'loses requests too': async () => (Math.random() < 0.5 ? 'dropped' : 'lost'),
  'fails with 500, whether it took the request or not, and with 503': async () => {
    const faults = ['lost-500', 500, 503, undefined] as const;
    return faults[Math.floor(Math.random() * faults.length)];
  },
} satisfies Record<string, () => Promise<SubmissionFault | undefined>>;

interface SentRow {
  readonly id: string;
  readonly value: string;
  readonly upstream_id: string | null;
  readonly is_parked: 0 | 1;
}

function sentRows(data: string): readonly SentRow[] {
  const db = new Database(join(data, 'locdesk.db'), { readonly: true });
  try {
    return db
      .prepare<[], SentRow>(
        `SELECT r.id, f.value, upstream_id, EXISTS (SELECT 1 FROM outbox o
           WHERE o.request_key = r.key AND o.kind = 'forwarding' AND o.state = 'failed' AND unconfirmed = 1) AS is_parked
         FROM requests r JOIN forwardings w ON w.request_key = r.key
         JOIN fields f ON f.request_key = r.key AND f.version = r.version ORDER BY r.key`,
      )
      .all();
  } finally {
    db.close();
  }
}

/** A folder with a connection to the service, and the token of a tool whose requests are forwarded there. */
async function forwardingFolder({ url, token }: SubmissionUpstream): Promise<{ data: string; tool: string }> {
  const data = migratedFolder();
  const args = ['--token-stdin', '--name=Up', `--url=${url}`, `--data=${data}`];
  expect(await locdeskGiven(token, 'connection', 'add', ...args)).toMatchObject({ code: 0 });
  const created = await locdesk(
    'token',
    'create',
    '--name=CMS',
    '--forward-to=Up',
    '--json',
    `--data=${data}`,
  );
  expect(created).toMatchObject({ code: 0 });
  const { token: tool }: { token: string } = JSON.parse(created.stdout);
  return { data, tool };
}

async function submit({ service }: Served, tool: string, value: string): Promise<string> {
  const response = await fetch(`${service}/v1/content`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${tool}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      language: { source: 'en', target: 'de' },
      fields: [{ id: 'title', type: 'localizable', data: 'text', value }],
    }),
  });
  expect(response.status).toBe(200);
  const { id }: { id: string } = JSON.parse(await response.text());
  return id;
}

const cases = Object.entries(behaviours).flatMap(([name, behave]) =>
  [true, false].map((honoursKeys) => ({
    name,
    behave,
    honoursKeys,
    keys: honoursKeys ? 'honours' : 'ignores',
  })),
);

it.each(cases)(
  `killed with -9 ${kills} times while it sends to a service that $name and $keys idempotency keys, the program sends each request once`,
  async ({ behave, honoursKeys }) => {
    const upstream = await submissionUpstream(Date.now);
    upstream.honoursKeys = honoursKeys;
    upstream.onArrived = behave;
    const isSlow = behave === behaviours['answers slowly'];
    // It is there, and its answer comes later.
    if (isSlow) upstream.onAccepted = () => setTimeout(Math.random() * 150);
    const { data, tool } = await forwardingFolder(upstream);
    const accepted = new Map<string, string>();
    for (let kill = 0; kill < kills; kill += 1) {
      const program = await serve(data, ...settings);
      for (let order = 0; order < ordersPerKill; order += 1) {
        const value = `Text ${kill}.${order}`;
        accepted.set(await submit(program, tool, value), value);
      }
      const before = upstream.keys.length;
      await vi.waitFor(() => expect(upstream.keys.length).toBeGreaterThan(before), {
        timeout: 30_000,
        interval: 2,
      });
      await setTimeout(Math.random() * 200);
      expect(await program.end('SIGKILL')).toBeNull();
    }
    const program = await serve(data, ...settings);
    await vi.waitFor(
      () =>
        expect(sentRows(data).filter((row) => row.upstream_id === null && row.is_parked === 0)).toEqual([]),
      { timeout: 300_000, interval: 100 },
    );
    expect(await program.end('SIGTERM')).toBe(0);

    const rows = sentRows(data);
    expect(new Map(rows.map(({ id, value }) => [id, value]))).toEqual(accepted);
    const there = Array.from(upstream.requests.values(), ({ id, fields }) => `${id}: ${fields[0]?.value}`);
    // A service that is asked the right way leaves nothing unclear.
    const sent = rows.map(({ upstream_id, value }) => `${upstream_id}: ${value}`);
    expect(sent.toSorted()).toEqual(there.toSorted());
  },
);
