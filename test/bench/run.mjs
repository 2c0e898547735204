// npm run bench [-- --sizes 1000,100000,1000000]: the budgets of design.md as ratios, measured in one run beside what they
// are compared with. Prints a table, writes nothing into the repository.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fill } from './fill.mjs';
import { medianMs, requestsPerSecond } from './load.mjs';
import { createToken, startBare, startService } from './programs.mjs';

const { values } = parseArgs({ options: { sizes: { type: 'string', default: '1000,100000,1000000' } } });
const sizes = values.sizes.split(',').map(Number);
const folder = mkdtempSync(join(tmpdir(), 'locdesk-bench-'));
const submission = JSON.stringify({
  language: { source: 'en', target: 'de-CH' },
  fields: [
    { id: 'title', type: 'localizable', data: 'html', value: 'Hello' },
    { id: 'body', type: 'localizable', data: 'html', value: '<p>Press <b>Start</b>, {name}.</p>' },
  ],
});
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

const turns = 3;

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
  const filledAt = performance.now();
  fill(data, size);
  console.error(`${size} requests filled in ${((performance.now() - filledAt) / 1000).toFixed(0)} s`);
  const service = await startService(data);
  const row = { size, 'ready (ms)': Math.round(service.readyMs), 'memory (MiB)': memoryMiB(service.pid) };
  const id = `01930000-0000-7000-8000-${String(Math.ceil(size / 2)).padStart(12, '0')}`;
  const path = `/v1/content/request/${id}`;
  const json = await (
    await fetch(service.service + path, { headers: { authorization: `Bearer ${token}` } })
  ).text();
  const bare = await startBare(join(folder, `bare-${size}.db`), id, json);

  // Turn by turn, so that whatever else the machine does falls on both.
  const get = await inTurns(
    () => requestsPerSecond(service.service + path, { token }),
    () => requestsPerSecond(bare.service + path, {}),
  );
  const put = await inTurns(
    () => requestsPerSecond(`${service.service}/v1/content`, { method: 'PUT', token, body: submission }),
    () => requestsPerSecond(`${bare.service}/v1/content`, { method: 'PUT', body: submission }),
  );
  row['GET (1/s)'] = Math.round(get.ours);
  row['GET × bare (≥ 0.7)'] = (get.ours / get.theirs).toFixed(2);
  row['PUT (1/s)'] = Math.round(put.ours);
  row['PUT × bare (≥ 1)'] = (put.ours / put.theirs).toFixed(2);
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

async function inTurns(ours, theirs) {
  const rates = { ours: 0, theirs: 0 };
  for (let turn = 0; turn < turns; turn++) {
    rates.ours += (await ours()) / turns;
    rates.theirs += (await theirs()) / turns;
  }
  return rates;
}

/** Resident memory, where the system tells. */
function memoryMiB(pid) {
  try {
    const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kib === undefined ? undefined : Math.round(Number(kib) / 1024);
  } catch {
    return undefined;
  }
}
