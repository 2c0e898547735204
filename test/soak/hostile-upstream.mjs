// Runs an upstream that sends data that can't be stored. The program must refuse it with the reason, keep
// answering, and stop at once.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createGzip, gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createToken, locdesk, serve } from './support/program.mjs';
import { spawn } from 'node:child_process';

const mebi = 1024 * 1024;
/** The window shows a frame every 16 ms; a block of a quarter second is noticed, of a second is a fault. */
const longestBlockMs = 1000;
const longestStopMs = 5000;
const mostMiB = 900;

const head = '{"page":1,"pages":1,"total":1,"requests":[';
const request = (fields, more = '') =>
  `{"id":"bad","state":"completed","created":"2026-11-01T08:00:00Z","completed":"2026-11-02T08:00:00Z","language":{"source":"en","target":"de"}${more},"fields":[${fields}]}`;
const field = (id, value) =>
  `{"id":"${id}","type":"localizable","data":"html","value":"${value}","originalValue":"s"}`;
const [before, after] = request(field('a', '§')).split('§');

/** Parts of a body, generated while they are sent, so that the upstream is not the slow part. */
function* longValue(bytes, filler = 'x') {
  yield head + before;
  const chunk = filler.repeat(mebi / filler.length);
  for (let left = bytes; left > 0; left -= mebi) yield left >= mebi ? chunk : chunk.slice(0, left);
  yield `${after}]}`;
}
function* manyFields(count) {
  const [start, end] = request('§').split('§');
  yield head + start;
  for (let at = 0; at < count; at += 1000) {
    const some = Array.from({ length: 1000 }, (_, index) => field(`f${at + index}`, 'x')).join(',');
    yield at === 0 ? some : `,${some}`;
  }
  yield `${end}]}`;
}
function* manyRequests(count) {
  yield '{"page":1,"pages":1,"total":1,"requests":[';
  for (let at = 0; at < count; at += 1)
    yield `${at === 0 ? '' : ','}${request(field('a', String(at))).replace('"bad"', `"r${at}"`)}`;
  yield ']}';
}
function* deepRequest(count) {
  yield `${head}${request(field('a', 'x'), `,"deep":${'['.repeat(count)}${']'.repeat(count)}`)}]}`;
}
function* spaces(bytes) {
  yield head;
  const chunk = ' '.repeat(mebi);
  for (let left = bytes; left > 0; left -= mebi) yield chunk;
  yield ']}';
}

/** The bodies, and how often each is compressed. */
const attacks = [
  { name: 'one value of 200 MB', parts: () => longValue(200e6), gzips: 1 },
  { name: 'one value of 40 MB', parts: () => longValue(40e6), gzips: 1 },
  { name: 'one value of 40 MB of escapes', parts: () => longValue(40e6, '\\n\\u00e9'), gzips: 0 },
  { name: '500,000 fields', parts: () => manyFields(500_000), gzips: 0 },
  { name: '4 GB of spaces, compressed', parts: () => spaces(4e9), gzips: 1 },
  { name: '1 GB of spaces, compressed twice', parts: () => spaces(1e9), gzips: 2 },
  { name: '200,000 requests on a page', parts: () => manyRequests(200_000), gzips: 0 },
  { name: 'depth 100,000', parts: () => deepRequest(100_000), gzips: 0 },
];

/** @param {import('./run.mjs').SoakPlace} place */
export async function soak({ folder, say }) {
  const figures = {};
  const losses = [];
  for (const [index, { name, parts, gzips }] of attacks.entries()) {
    const upstream = await hostile(parts, gzips);
    const data = join(folder, `data-${index}`);
    const program = await serve(data, '--set', 'sync.minInterval=1');
    const token = await createToken(data);
    const probe = probing(program.service, token);
    const peak = watchMemory(program.pid);
    await addConnection(data, upstream.url);
    const isDone = await until(async () => {
      const { connections } = JSON.parse((await locdesk('status', '--json', '--data', data)).stdout);
      const [connection] = connections;
      return (
        connection !== undefined &&
        upstream.answered() > 0 &&
        (connection.problem !== undefined || connection.notUnderstood > 0)
      );
    }, 120_000);
    const blockMs = await probe.stop();
    const startedAt = performance.now();
    await program.end('SIGTERM');
    const stopMs = performance.now() - startedAt;
    const peakMiB = peak.stop();
    upstream.close();
    if (!isDone) losses.push(`${name}: neither refused nor put aside within two minutes`);
    if (blockMs > longestBlockMs) losses.push(`${name}: the service did not answer for ${blockMs} ms`);
    if (stopMs > longestStopMs) losses.push(`${name}: the program took ${stopMs.toFixed(0)} ms to stop`);
    if (peakMiB > mostMiB) losses.push(`${name}: ${peakMiB} MiB of memory`);
    figures[`${name}: longest wait for an answer, peak memory, stop`] =
      `${blockMs} ms, ${peakMiB} MiB, ${stopMs.toFixed(0)} ms`;
    say(`${name}: ${blockMs} ms, ${peakMiB} MiB`);
  }
  return { figures, losses };
}

async function hostile(parts, gzips) {
  let answered = 0;
  const twice = gzips === 2 ? gzipSync(await gzipped(parts)) : undefined;
  const server = createServer((call, response) => {
    call.resume();
    if (!call.url.startsWith('/v1/content?')) return void response.writeHead(404).end();
    const codings = ['', 'gzip', 'gzip, gzip'][gzips];
    response.writeHead(200, {
      'content-type': 'application/json',
      ...(codings === '' ? {} : { 'content-encoding': codings }),
    });
    response.once('close', () => (answered += 1));
    if (twice !== undefined) return void response.end(twice);
    const body = Readable.from(parts());
    const sent = gzips === 1 ? pipeline(body, createGzip({ level: 1 }), response) : pipeline(body, response);
    // The program closes the connection once it has seen enough.
    sent.catch(() => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    answered: () => answered,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function gzipped(parts) {
  const chunks = [];
  for await (const chunk of Readable.from(parts()).pipe(createGzip({ level: 1 }))) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Calls the service every 10 ms and records the longest response time: the longest block of its thread. */
function probing(service, token) {
  const ending = new AbortController();
  let longest = 0;
  const done = (async () => {
    while (!ending.signal.aborted) {
      const startedAt = performance.now();
      await fetch(`${service}/v1/webhook`, { headers: { authorization: `Bearer ${token}` } })
        .then((response) => response.arrayBuffer())
        .catch(() => undefined);
      longest = Math.max(longest, performance.now() - startedAt);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  })();
  return {
    async stop() {
      ending.abort();
      await done;
      return Math.round(longest);
    },
  };
}

/** The most memory the process had, in MiB (Linux; 0 elsewhere). */
function watchMemory(pid) {
  const read = () => {
    try {
      return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
    } catch {
      return 0;
    }
  };
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, read())), 100);
  return {
    stop() {
      clearInterval(timer);
      return Math.round(peak);
    },
  };
}

async function addConnection(data, url) {
  const entry = join(import.meta.dirname, '../../out/main/browser-host.js');
  const args = ['connection', 'add', '--name', 'Hostile', '--url', url, '--token-stdin', '--data', data];
  const child = spawn(process.execPath, [entry, ...args], { stdio: ['pipe', 'ignore', 'inherit'] });
  child.stdin.end('hostile-token');
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`connection add ended with ${code}`);
}

async function until(isTrue, ms) {
  const end = performance.now() + ms;
  while (performance.now() < end) {
    if (await isTrue()) return true;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return false;
}
