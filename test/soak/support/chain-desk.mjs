import { createHash, randomBytes } from 'node:crypto';
import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fastClock } from './fast-time.mjs';
import { serveWith } from './program.mjs';

const preload = join(import.meta.dirname, 'fast-clock.mjs');
const answerWithinMs = 10_000;
const rowsAtOnce = 500;
const mostKeys = 50;

/**
 * One program of the chain, across its restarts: always on the same ports and folder, with the clock that it
 * is started with.
 *
 * @param {{ readonly name: string, readonly data: string, readonly settings: readonly string[] }} parts
 */
export function chainDesk({ name, data, settings }) {
  let program;
  let ports = [];
  let cookie = '';
  let token = '';
  const keys = new Map();
  const desk = {
    name,
    starts: 0,
    isUp: () => program !== undefined,
    servicePort: () => Number(ports[1] ?? 0),
    listenerPort: () => Number(ports[3] ?? 0),
    start,
    end,
    ask,
    call,
    read: (id) => call('GET', `/v1/content/request/${id}`),
    keyOf,
    useToken: (given) => (token = given),
  };
  return desk;

  /** @param {{ realMs: number, atMs: number, factor: number }} clock */
  async function start(clock) {
    const variables = { LOCDESK_SOAK_CLOCK: JSON.stringify(clock) };
    const args = settings.flatMap((setting) => ['--set', setting]);
    const started = await serveWith({ preload, variables }, data, ...ports, ...args);
    ports = ['--port', new URL(started.service).port, '--listener-port', new URL(started.listener).port];
    desk.starts += 1;
    cookie = await openWindow(started.service, fastClock(clock));
    program = started;
  }

  /**
   * Opens a window with a key, as `locdesk open` makes one. On the fast clock the key's minute passes in an
   * instant, so several attempts may be needed.
   */
  async function openWindow(service, { now }) {
    for (let attempt = 1; ; attempt += 1) {
      const key = randomBytes(32).toString('base64url');
      const page = join(data, 'window', `${createHash('sha256').update(key).digest('hex')}.html`);
      writeFileSync(page, '', { mode: 0o600 });
      utimesSync(page, now() / 1000, now() / 1000);
      const response = await fetch(`${service}/ui-api/session`, {
        method: 'POST',
        headers: { origin: service, 'content-type': 'application/json' },
        body: JSON.stringify({ key }),
      });
      const text = await response.text();
      if (response.ok) return response.headers.get('set-cookie').split(';')[0];
      if (attempt === mostKeys) throw new Error(`${name}: the window's key was refused: ${text}`);
    }
  }

  /** @param {'SIGKILL' | 'SIGTERM'} signal */
  async function end(signal) {
    const ending = program;
    program = undefined;
    return ending?.end(signal);
  }

  function serviceUrl() {
    if (program === undefined) throw new Error(`${name} does not run`);
    return program.service;
  }

  /** Runs a command as the window does. */
  async function ask(command, input) {
    const service = serviceUrl();
    const response = await fetch(`${service}/ui-api/command/${command}`, {
      method: 'POST',
      headers: { origin: service, cookie, 'content-type': 'application/json' },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(answerWithinMs),
    });
    const answer = await response.json();
    if (!answer.ok) throw new Refusal(`${name} ${command}: ${answer.error.message}`);
    return answer.value;
  }

  /** Calls `/v1` as a tool does. */
  async function call(method, path, body, bearer = token) {
    const response = await fetch(`${serviceUrl()}${path}`, {
      method,
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(answerWithinMs),
    });
    return { status: response.status, body: await response.json() };
  }

  /** Returns the window's key of a request; undefined where the program doesn't have it. */
  async function keyOf(id) {
    if (keys.has(id)) return keys.get(id);
    for (let offset = 0, total = 1; offset < total; offset += rowsAtOnce) {
      const listing = { view: 'all', sort: 'created', descending: true };
      const page = await ask('requests.window', { ...listing, offset, limit: rowsAtOnce });
      total = page.total;
      for (const row of page.rows) keys.set(row.id, row.key);
      if (keys.has(id)) break;
    }
    return keys.get(id);
  }
}

/** The program answered, and refused: nothing was changed. */
export class Refusal extends Error {}
