// 200 tools at once, then 10,000 connections without a token beside one tool: every call with a token gets
// its answer.
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createToken, serve } from './support/program.mjs';

const clients = 200;
const secondsOfCalls = 30;
const strangers = 10_000;

/** @param {import('./run.mjs').SoakPlace} place */
export async function soak({ folder, times, say }) {
  const data = join(folder, 'data');
  const program = await serve(data);
  const token = await createToken(data);
  const losses = [];

  const mixed = recorder();
  const until = performance.now() + secondsOfCalls * 1000 * times;
  await Promise.all(Array.from({ length: clients }, () => tool(program.service, token, mixed, until)));
  say(`${mixed.calls()} calls by ${clients} tools`);
  for (const [what, count] of mixed.unexpected) losses.push(`${clients} tools: ${what}, ${count} times`);

  const beside = recorder();
  const opened = [];
  for (const { port } of [new URL(program.service), new URL(program.listener)]) {
    for (let made = 0; made < strangers / 2; made += 100) {
      opened.push(...(await Promise.all(Array.from({ length: 100 }, () => stranger(Number(port))))));
      // Each on a connection of its own, as one that comes after the strangers.
      await tool(program.service, token, beside, 0);
    }
    say(`${opened.length} connections without a token`);
  }
  for (const [what, count] of beside.unexpected) {
    losses.push(`beside ${strangers} connections: ${what}, ${count} times`);
  }
  for (const socket of opened) socket.destroy();
  const code = await program.end('SIGTERM');
  if (code !== 0) losses.push(`the program ended with ${String(code)}`);
  return {
    figures: {
      ...mixed.figures(`${clients} tools`),
      ...beside.figures(`one tool beside ${strangers} connections`),
    },
    losses,
  };
}

/**
 * One tool on one connection: submits, reads, queries, marks and makes errors until the time is over, at
 * least once.
 */
async function tool(service, token, record, until) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const call = async (what, expected, method, path, body) => {
    const startedAt = performance.now();
    try {
      const { status, answer } = await send(agent, service, token, method, path, body);
      record.add(what, performance.now() - startedAt);
      if (status !== expected) record.unexpectedly(`${what} was answered with ${status}`);
      return answer;
    } catch (error) {
      record.unexpectedly(`${what} failed: ${error.code ?? error.message}`);
      return {};
    }
  };
  do {
    const { id } = await call('submit', 200, 'PUT', '/v1/content', submission);
    for (let reads = 0; reads < 3; reads += 1) await call('read', 200, 'GET', `/v1/content/request/${id}`);
    await call('query', 200, 'GET', '/v1/content?state=pending&pageSize=10');
    await call('mark', 200, 'PUT', `/v1/content/${id}/import`, { importState: 'success' });
    await call('invalid', 400, 'PUT', '/v1/content', { language: { source: 'en' } });
  } while (performance.now() < until);
  agent.destroy();
}

const submission = {
  language: { source: 'en', target: 'de' },
  fields: Array.from({ length: 5 }, (_, field) => ({
    id: `field-${field}`,
    type: 'localizable',
    data: 'html',
    value: `<p>Press <b>Start</b>, {name}. Part ${field}.</p>`,
  })),
};

async function send(agent, service, token, method, path, body) {
  const outgoing = request(`${service}${path}`, {
    agent,
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
  outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  const [response] = await once(outgoing, 'response');
  return { status: response.statusCode, answer: JSON.parse(await text(response)) };
}

/** Opens a connection whose client never sends anything. */
async function stranger(port) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  return socket;
}

/** Keeps how long each kind of call took, and what should not have come. */
function recorder() {
  const taken = new Map();
  const unexpected = new Map();
  return {
    unexpected,
    add(what, ms) {
      if (!taken.has(what)) taken.set(what, []);
      taken.get(what).push(ms);
    },
    unexpectedly: (what) => void unexpected.set(what, (unexpected.get(what) ?? 0) + 1),
    calls: () => [...taken.values()].reduce((sum, all) => sum + all.length, 0),
    figures: (who) =>
      Object.fromEntries(
        [...taken].map(([what, all]) => {
          const sorted = all.toSorted((a, b) => a - b);
          const ms = (part) => sorted[Math.floor(part * (sorted.length - 1))].toFixed(0);
          return [
            `${who}: ${what}, calls, p50, p99, most ms`,
            `${all.length}, ${ms(0.5)}, ${ms(0.99)}, ${ms(1)}`,
          ];
        }),
      ),
  };
}
