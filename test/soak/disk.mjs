// A disk that is slow, full or broken, under the running program (LD_PRELOAD): reads go on while submissions wait for it, and after each
// fault a loss of power takes nothing that was answered.
import { join } from 'node:path';
import { createHistogram } from 'node:perf_hooks';
import Database from 'better-sqlite3';
import { disk, eio, enospc } from '../support/disk/disk-shim.ts';
import { cutPower } from '../support/disk/power-cut.ts';
import { createToken, serve } from './support/program.mjs';

const seconds = 10;
const writers = 10;
const readers = 4;
const slowMs = 500;
/** Of a read while each flush takes half a second, where the machine has nothing else to do; else no more than without that. */
const mostReadP99Ms = 20;

const moods = [
  { name: 'usual', mood: {} },
  { name: `fsync ${slowMs} ms`, mood: { delayMs: slowMs } },
  { name: 'fsync EIO', mood: { fail: eio } },
  { name: 'after EIO', mood: {} },
  { name: 'fsync ENOSPC', mood: { fail: enospc } },
  { name: 'after ENOSPC', mood: {} },
];

/** @param {import('./run.mjs').SoakPlace} place */
export async function soak({ folder, times, say }) {
  const data = join(folder, 'data');
  const token = await createToken(data);
  const media = disk(folder, data);
  if (media === undefined) return { figures: {}, losses: [], skipped: 'it takes Linux and gcc' };
  Object.assign(process.env, media.env);
  const program = await serve(data);
  for (const name of Object.keys(media.env)) delete process.env[name];

  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const accepted = [];
  const refused = new Map();
  const submit = async () => {
    const fields = [{ id: 'body', type: 'localizable', data: 'html', value: 'x'.repeat(20_000) }];
    const body = JSON.stringify({ language: { source: 'en', target: 'de' }, fields });
    const response = await fetch(`${program.service}/v1/content`, { method: 'PUT', headers, body });
    const text = await response.text();
    if (response.ok) accepted.push(JSON.parse(text).id);
    else refused.set(response.status, (refused.get(response.status) ?? 0) + 1);
  };
  await submit();
  const [first = ''] = accepted;

  const figures = {};
  const losses = [];
  let usualP99Ms;
  for (const { name, mood } of moods) {
    media.set(mood);
    refused.clear();
    const before = accepted.length;
    const reads = createHistogram();
    let failedReads = 0;
    const until = performance.now() + seconds * times * 1000;
    const write = async () => {
      while (performance.now() < until) await submit();
    };
    const read = async () => {
      while (performance.now() < until) {
        const startedAt = performance.now();
        const response = await fetch(`${program.service}/v1/content/request/${first}`, { headers });
        await response.arrayBuffer();
        if (!response.ok) failedReads += 1;
        reads.record(Math.max(1, Math.round((performance.now() - startedAt) * 1000)));
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    };
    await Promise.all([...Array.from({ length: writers }, write), ...Array.from({ length: readers }, read)]);
    const p99Ms = reads.percentile(99) / 1000;
    const counts = [...refused].map(([status, count]) => `${count} × ${status}`).join(', ') || 'none';
    figures[name] =
      `${accepted.length - before} stored, refused ${counts}, reads ${reads.count}: ` +
      `p50 ${(reads.percentile(50) / 1000).toFixed(1)}, p99 ${p99Ms.toFixed(1)}, max ${(reads.max / 1000).toFixed(1)} ms`;
    say(`${name}: ${figures[name]}`);
    if (failedReads > 0) losses.push(`${name}: ${failedReads} reads failed`);
    usualP99Ms ??= p99Ms;
    if (mood.delayMs !== undefined && p99Ms > Math.max(mostReadP99Ms, usualP99Ms))
      losses.push(`${name}: reads took ${p99Ms.toFixed(1)} ms at p99, usually ${usualP99Ms.toFixed(1)}`);
    if (mood.delayMs !== undefined && reads.max / 1000 > mood.delayMs)
      losses.push(`${name}: a read waited for the disk, ${(reads.max / 1000).toFixed(0)} ms`);
    if (mood.fail !== undefined && accepted.length - before > writers)
      losses.push(`${name}: ${accepted.length - before} submissions were answered with 200`);
    if (mood.fail === undefined && accepted.length === before)
      losses.push(`${name}: nothing was stored, the program did not recover`);
    if ([...refused.keys()].some((status) => status !== 503))
      losses.push(`${name}: refused with another status than 503`);
  }

  await program.end('SIGKILL');
  let lost = 0;
  for (const [image, arrived] of [0, 0.1, 0.5, 0.9].entries()) {
    const target = join(folder, `image-${image}`);
    cutPower(data, media.durable, target, arrived, Math.random);
    const db = new Database(join(target, 'locdesk.db'));
    if (db.pragma('integrity_check', { simple: true }) !== 'ok') losses.push(`image ${image} is not sound`);
    const has = db.prepare('SELECT 1 FROM requests WHERE id = ?').pluck();
    lost += accepted.filter((id) => has.get(id) === undefined).length;
    db.close();
  }
  if (lost > 0) losses.push(`${lost} accepted requests were lost with the power`);
  figures['power cut: images, accepted, lost'] = `4, ${accepted.length}, ${lost}`;
  return { figures, losses };
}
