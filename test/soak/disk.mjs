// A disk that is slow, full or broken, under the running program (LD_PRELOAD): reads and lists go on while
// submissions wait for it, and after each fault a loss of power takes nothing that was answered.
import { join } from 'node:path';
import { createHistogram } from 'node:perf_hooks';
import Database from 'better-sqlite3';
import { disk, eio, enospc } from '../support/disk/disk-shim.ts';
import { cutPower } from '../support/disk/power-cut.ts';
import { createToken, openWindow, serve } from './support/program.mjs';

const seconds = 10;
const writers = 10;
const readers = 4;
const slowMs = 500;
/**
 * Limit for a read and for a list of the window while each flush takes half a second, on an otherwise idle
 * machine.
 */
const mostP99Ms = 20;

const moods = [
  { name: 'usual', mood: {} },
  { name: `fsync ${slowMs} ms`, mood: { delayMs: slowMs } },
  { name: 'fsync EIO', mood: { fail: eio } },
  { name: 'after EIO', mood: {} },
  { name: 'fsync ENOSPC', mood: { fail: enospc } },
  { name: 'after ENOSPC', mood: {} },
];

/** The first page of the window. */
const listing = { view: 'all', sort: 'created', descending: true, offset: 0, limit: 50 };

/**
 * @template T
 * @param {import('node:perf_hooks').RecordableHistogram} histogram of microseconds
 * @param {() => Promise<T>} work
 */
async function timed(histogram, work) {
  const startedAt = performance.now();
  const result = await work();
  histogram.record(Math.max(1, Math.round((performance.now() - startedAt) * 1000)));
  return result;
}

const ms = (us) => (us / 1000).toFixed(1);

/** @param {import('node:perf_hooks').Histogram} histogram of microseconds */
function timesOf(histogram) {
  return (
    `${histogram.count}: p50 ${ms(histogram.percentile(50))}, ` +
    `p99 ${ms(histogram.percentile(99))}, max ${ms(histogram.max)} ms`
  );
}

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
  const ask = await openWindow(program);
  await submit();
  const [first = ''] = accepted;

  const figures = {};
  const losses = [];
  for (const { name, mood } of moods) {
    media.set(mood);
    refused.clear();
    const before = accepted.length;
    const reads = createHistogram();
    const lists = createHistogram();
    let failedReads = 0;
    const until = performance.now() + seconds * times * 1000;
    const write = async () => {
      while (performance.now() < until) await submit();
    };
    const read = async () => {
      while (performance.now() < until) {
        const response = await timed(reads, async () => {
          const answer = await fetch(`${program.service}/v1/content/request/${first}`, { headers });
          await answer.arrayBuffer();
          return answer;
        });
        if (!response.ok) failedReads += 1;
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    };
    const list = async () => {
      while (performance.now() < until) {
        await timed(lists, () => ask('requests.window', listing));
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    };
    await Promise.all([
      ...Array.from({ length: writers }, write),
      ...Array.from({ length: readers }, read),
      list(),
    ]);
    const counts = [...refused].map(([status, count]) => `${count} × ${status}`).join(', ') || 'none';
    figures[name] =
      `${accepted.length - before} stored, refused ${counts}, ` +
      `reads ${timesOf(reads)}, lists ${timesOf(lists)}`;
    say(`${name}: ${figures[name]}`);
    if (failedReads > 0) losses.push(`${name}: ${failedReads} reads failed`);
    if (mood.delayMs !== undefined) {
      for (const [what, taken] of Object.entries({ reads, lists })) {
        if (taken.percentile(99) / 1000 > mostP99Ms)
          losses.push(`${name}: ${what} took more than ${mostP99Ms} ms at p99: ${timesOf(taken)}`);
        if (taken.max / 1000 > mood.delayMs)
          losses.push(`${name}: one of the ${what} waited for the disk: ${timesOf(taken)}`);
      }
    }
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
