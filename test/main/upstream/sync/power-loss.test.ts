import { cpSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { builtPages } from '../../../support/upstream/built-pages';
import { ask } from '../../../support/upstream/logged-call';
import { markDesk } from '../../../support/mark-desk';
import { tempFolder } from '../../../support/temp-folder';

const logName = 'locdesk.db-wal';
const kept = ['locdesk.db', 'secrets.key', logName];

/** The data folder as it is after a loss of power that left so much of the log. */
function afterPowerLoss(whole: string, logBytes: number): string {
  const folder = tempFolder();
  for (const name of kept) cpSync(join(whole, name), join(folder, name));
  truncateSync(join(folder, logName), logBytes);
  return folder;
}

/** Counts requests that arrived after the first sync, and those without a queued delivery. */
function mirrored(folder: string): { readonly all: number; readonly undelivered: number } {
  const db = new SQLite(join(folder, 'locdesk.db'));
  const counts = db
    .prepare<[], { all: number; undelivered: number }>(`
      SELECT count(*) AS "all", count(*) FILTER (WHERE NOT EXISTS (
        SELECT 1 FROM outbox WHERE kind = 'webhook' AND request_key = requests.key)) AS undelivered
      FROM requests WHERE id <> 'r1'`)
    .get();
  db.close();
  return counts ?? expect.fail();
}

it('wherever a power loss cuts off a page, every mirrored request has its delivery, and the rest is read again', async () => {
  const options = { settings: ['webhook.mirrored=true'], openPages: builtPages };
  const desk = await markDesk(options);
  const { backend, upstream } = desk;
  await expect.poll(async () => (await desk.summary()).upToDate).toBeDefined();
  await backend.request('PUT', '/v1/webhook', { body: { url: 'http://127.0.0.1:59999/hook' } });
  const from = statSync(join(backend.dataFolder, logName)).size;
  const count = 150;
  for (let n = 0; n < count; n += 1) upstream.complete(`later ${n}`, upstream.time(n), 'long '.repeat(60), 4);
  backend.environment.advance(320_000);
  await expect.poll(async () => (await desk.summary()).requests).toBe(count + 1);
  const whole = tempFolder();
  for (const name of kept) cpSync(join(backend.dataFolder, name), join(whole, name));
  await backend.stop();

  const to = statSync(join(whole, logName)).size;
  const cuts = Array.from({ length: 25 }, (_, n) => from + Math.round(((to - from) * n) / 24));
  const left = cuts.map((cut) => mirrored(afterPowerLoss(whole, cut)));
  expect(left.map(({ undelivered }) => undelivered)).toEqual(left.map(() => 0));
  const partly = left.findIndex(({ all }) => all > 0 && all < count);
  expect(partly).not.toBe(-1);
  expect(left.at(-1)?.all).toBe(count);

  const next = await markDesk({
    dataFolder: afterPowerLoss(whole, cuts[partly] ?? 0),
    environment: backend.environment,
    upstream,
    ...options,
  });
  backend.environment.advance(320_000);
  await expect.poll(async () => (await next.summary()).requests).toBe(count + 1);
  const deliveries = await ask(next.backend, 'deliveries.window', { filter: 'all', offset: 0, limit: 500 });
  const delivered = (deliveries.rows as readonly { requestId: string }[]).map(({ requestId }) => requestId);
  expect(new Set(delivered).size).toBe(count);
});
