// npm run bench [-- --sizes 1000,100000,1000000]: the budgets of design.md as ratios to references measured
// in the same run. Prints a table, writes nothing into the repository.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fill } from './fill.mjs';
import { inTurns, medianMs, requestsPerSecond } from './load.mjs';
import { createToken, startBare, startService } from './programs.mjs';
import { submission } from './submission.mjs';
import { openWindow } from './window.mjs';

const { values } = parseArgs({ options: { sizes: { type: 'string', default: '1000,100000,1000000' } } });
const sizes = values.sizes.split(',').map(Number);
const folder = mkdtempSync(join(tmpdir(), 'locdesk-bench-'));
const yearAgo = '2025-11-20T09:30:00Z';
const queries = {
  'criteria query, sync': {
    criteria: [
      { type: 'source', criteria: 'api' },
      { type: 'completed', criteria: { from: yearAgo } },
    ],
    sortBy: ['completed'],
  },
  'criteria query, one language, newest first': {
    criteria: [{ type: 'language.target', criteria: 'fi' }],
    sortBy: ['created:desc'],
  },
  'criteria query, everything': { criteria: [] },
};

/** A realistic request: a device's texts in seven fields, 3 KiB. The other requests have two short fields. */
const { language, fields } = JSON.parse(
  readFileSync(new URL('../../resources/samples/06-camera-firmware.json', import.meta.url), 'utf8'),
);
const sample = JSON.stringify({
  language,
  fields: fields.map(({ id, type, data, value }) => ({ id, type, data, value })),
});

const turns = 7;

try {
  const rows = [];
  for (const size of sizes) rows.push(await measure(size));
  console.table(Object.fromEntries(rows.map(({ size, ...row }) => [size, row])));
  const [first, last] = [rows[0], rows.at(-1)];
  for (const name of [...Object.keys(queries), 'simple query']) {
    const key = `${name} (ms)`;
    console.log(
      `${name}: ${(last[key] / first[key]).toFixed(2)} × from ${first.size} to ${last.size} (budget 3)`,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(size) {
  const data = join(folder, String(size));
  const token = createToken(data);
  // The checks sweep the empty database first: the service is measured, not the background work.
  const empty = await startService(data);
  await (await openWindow(empty)).pauseChecks();
  await empty.stop();
  const filledAt = performance.now();
  fill(data, size);
  console.error(`${size} requests filled in ${((performance.now() - filledAt) / 1000).toFixed(0)} s`);
  const service = await startService(data);
  const row = { size, 'ready (ms)': Math.round(service.readyMs), 'memory (MiB)': memoryMiB(service.pid) };
  const id = `01930000-0000-7000-8000-${String(Math.ceil(size / 2)).padStart(12, '0')}`;
  const short = await answerOf(`${service.service}/v1/content/request/${id}`, { token });
  const long = await answerOf(`${service.service}/v1/content`, { token, method: 'PUT', body: sample });
  const bare = await startBare(join(folder, `bare-${size}.db`), [short, long]);

  // Each call is made to both, byte for byte, and must return equal bodies.
  const calls = [
    { name: 'GET', least: 0.7, path: `/v1/content/request/${id}`, call: { token } },
    {
      name: 'GET of 3 KiB',
      least: 0.7,
      path: `/v1/content/request/${JSON.parse(long).id}`,
      call: { token },
    },
    { name: 'PUT', least: 1, path: '/v1/content', call: { token, method: 'PUT', body: submission } },
  ];
  for (const { name, least, path, call } of calls) {
    const rates = await inTurns(
      turns,
      () => requestsPerSecond(service.service + path, call),
      () => requestsPerSecond(bare.service + path, call),
    );
    row[`${name} (1/s)`] = Math.round(rates.ours);
    row[`${name}, bare (1/s)`] = Math.round(rates.theirs);
    row[`${name} × bare (≥ ${least})`] = (rates.ours / rates.theirs).toFixed(2);
  }
  for (const [name, query] of Object.entries(queries)) {
    const url = `${service.service}/v1/content?query=${encodeURIComponent(JSON.stringify(query))}`;
    row[`${name} (ms)`] = Number((await medianMs(url, token)).toFixed(2));
  }
  row['simple query (ms)'] = Number(
    (await medianMs(`${service.service}/v1/content?state=completed`, token)).toFixed(2),
  );
  await Promise.all([service.stop(), bare.stop()]);
  rmSync(data, { recursive: true, force: true });
  return row;
}

async function answerOf(url, { token, method = 'GET', body }) {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const response = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text}`);
  return text;
}

/** Resident memory, where the system reports it. */
function memoryMiB(pid) {
  try {
    const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kib === undefined ? undefined : Math.round(Number(kib) / 1024);
  } catch {
    return undefined;
  }
}
