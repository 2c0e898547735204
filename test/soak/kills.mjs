// Kills the program with -9 repeatedly, during submissions, marks, webhook deliveries, backups, exports and
// commands on the same folder. Everything that was answered must exist afterwards, once.
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import SQLite from 'better-sqlite3';
import { client, createToken, locdesk, serve } from './support/program.mjs';

const kills = 8;
const mostARound = 80;
const writers = 4;
const longestDrainMs = 120_000;
const settings = ['webhook.retrySchedule=1,1,1,1,1,1,1,1,1,1,1,1', 'service.queryInterval=0'];

/** @param {import('./run.mjs').SoakPlace} place */
export async function soak({ folder, times, say }) {
  const data = join(folder, 'data');
  const copies = join(folder, 'copies');
  mkdirSync(copies);
  const receiver = await startReceiver();
  const start = () => serve(data, ...settings.flatMap((setting) => ['--set', setting]));
  const losses = [];
  let program = await start();
  const token = await createToken(data);
  const tool = client(token);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const put = (path, body) =>
    fetch(`${program.service}${path}`, { method: 'PUT', headers, body: JSON.stringify(body) });
  await put('/v1/webhook', { url: receiver.url });
  const starts = [];
  /** @type {Map<string, string>} id to the mark that was answered last */
  const marks = new Map();
  /** Marks that were under way at a kill may be there or not. */
  const uncertain = new Set();
  let [failed, backups, exports, commands] = [0, 0, 0, 0];

  for (let kill = 0; kill < kills * times; kill += 1) {
    const round = { isOver: false };
    const until = async (work) => {
      while (!round.isOver) {
        try {
          await work();
        } catch {
          // The kill cut the connection.
          return;
        }
      }
    };
    const work = [
      ...Array.from({ length: writers }, () =>
        until(async () => {
          if ((await tool.submit(program)) >= 500) failed += 1;
        }),
      ),
      until(async () => {
        const ids = [...tool.accepted.keys()];
        const id = ids[Math.floor(Math.random() * ids.length)];
        if (id === undefined) {
          await setTimeout(5);
          return;
        }
        const importState = Math.random() < 0.5 ? 'success' : 'fail';
        uncertain.add(id);
        const response = await put(`/v1/content/${id}/import`, { importState });
        await response.arrayBuffer();
        if (response.ok) marks.set(id, importState);
        else failed += 1;
        uncertain.delete(id);
      }),
      until(async () => {
        const { code } = await locdesk('backup', join(copies, `${backups}.db`), '--data', data);
        if (code === 0) backups += 1;
      }),
      until(async () => {
        const { code } = await locdesk('export', join(copies, `${exports}.jsonl`), '--data', data);
        if (code === 0) exports += 1;
      }),
      until(async () => {
        const { code } = await locdesk('token', 'create', '--name', `${commands}`, '--data', data);
        if (code === 0) commands += 1;
      }),
    ];
    // Somewhere in the middle of what all of them do.
    const enough = tool.accepted.size + Math.random() * mostARound;
    while (tool.accepted.size < enough) await setTimeout(Math.random() * 20);
    await program.end('SIGKILL');
    round.isOver = true;
    await Promise.all(work);
    program = await start();
    starts.push(program.readyMs);
    say(
      `kill ${kill + 1}: ${tool.accepted.size} accepted, ${marks.size} marked, ${receiver.seen.size} called`,
    );
  }

  const lost = await tool.lost(program);
  if (lost > 0) losses.push(`${lost} of ${tool.accepted.size} accepted requests`);
  let wrongMarks = 0;
  for (const [id, importState] of marks) {
    if (uncertain.has(id)) continue;
    const response = await fetch(`${program.service}/v1/content/request/${id}`, { headers });
    const { importResponse } = await response.json();
    if (importResponse?.importState !== importState) wrongMarks += 1;
  }
  if (wrongMarks > 0) losses.push(`${wrongMarks} of ${marks.size} answered marks`);
  const missing = () => [...tool.accepted.keys()].filter((id) => !receiver.seen.has(id)).length;
  for (let waited = 0; missing() > 0 && waited < longestDrainMs; waited += 250) await setTimeout(250);
  if (missing() > 0) losses.push(`${missing()} webhook deliveries never arrived`);
  const { stdout } = await locdesk('token', 'list', '--json', '--data', data);
  const tokens = JSON.parse(stdout);
  if ((tokens.tokens ?? tokens).length < commands + 1)
    losses.push('tokens that the command line had created');
  if (failed > 0) losses.push(`${failed} calls were answered with an error`);
  const code = await program.end('SIGTERM');
  if (code !== 0) losses.push(`the program ended with ${String(code)}`);
  receiver.close();
  const copied = readdirSync(copies).filter((name) => /^\d+\.db$/.test(name));
  for (const file of [join(data, 'locdesk.db'), ...copied.map((name) => join(copies, name))]) {
    if (!isWhole(file)) losses.push(`${file} is not whole`);
  }
  const backupFolder = join(data, 'backups');
  const left = existsSync(backupFolder)
    ? readdirSync(backupFolder).filter((name) => name.includes('.partial'))
    : [];
  if (left.length > 0) losses.push(`${left.length} unfinished copies were left`);
  const sorted = starts.toSorted((a, b) => a - b);
  return {
    figures: {
      'kills -9': kills * times,
      'accepted, lost': `${tool.accepted.size}, ${lost}`,
      'marks answered, wrong': `${marks.size}, ${wrongMarks}`,
      'webhook calls, requests called, missing': `${receiver.calls()}, ${receiver.seen.size}, ${missing()}`,
      'backups, exports, tokens by the command line': `${backups}, ${exports}, ${commands}`,
      'start after a kill, median and longest': `${sorted[sorted.length >> 1]?.toFixed(0)} ms, ${sorted.at(-1)?.toFixed(0)} ms`,
    },
    losses,
  };
}

function isWhole(file) {
  const db = new SQLite(file);
  try {
    return (
      db.pragma('integrity_check', { simple: true }) === 'ok' && db.pragma('foreign_key_check').length === 0
    );
  } finally {
    db.close();
  }
}

/** A receiver of webhook calls that fails one call in five. */
async function startReceiver() {
  const seen = new Set();
  let calls = 0;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      calls += 1;
      const isTaken = Math.random() < 0.8;
      if (isTaken) seen.add(JSON.parse(body).request.id);
      response.writeHead(isTaken ? 204 : 500).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}/hook`,
    seen,
    calls: () => calls,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
