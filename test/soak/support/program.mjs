import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const entry = resolve(import.meta.dirname, '../../../out/main/browser-host.js');
const running = new Set();

/**
 * Starts the built program on a data folder and free ports, and answers when it is ready. `end(signal)`
 * resolves with its exit code.
 *
 * @param {string} data
 * @param {readonly string[]} args
 */
export function serve(data, ...args) {
  return serveWith({}, data, ...args);
}

/**
 * Starts the program with environment variables, and with a module that the process and each of its threads
 * loads first.
 *
 * @param {{ readonly preload?: string, readonly variables?: Readonly<Record<string, string>> }} more
 * @param {string} data
 * @param {readonly string[]} args
 */
export async function serveWith({ preload, variables }, data, ...args) {
  const ports = ['--port', '--listener-port'].flatMap((name) => (args.includes(name) ? [] : [name, '0']));
  const env = {
    ...process.env,
    ...variables,
    ...(preload === undefined ? {} : { NODE_OPTIONS: `--import=${pathToFileURL(preload).href}` }),
  };
  const child = spawn(
    process.execPath,
    [entry, 'serve', '--data', data, ...ports, '--no-open', '--json', ...args],
    { stdio: ['ignore', 'pipe', 'pipe'], env },
  );
  running.add(child);
  let complaints = '';
  child.stderr.on('data', (chunk) => (complaints = `${complaints}${chunk}`.slice(-4000)));
  const exited = once(child, 'exit').finally(() => running.delete(child));
  const startedAt = performance.now();
  const [line] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), exited]);
  if (typeof line !== 'string') throw new Error(`serve ended with ${String(line)}: ${complaints}`);
  return {
    ...JSON.parse(line),
    pid: child.pid,
    readyMs: performance.now() - startedAt,
    exited,
    async end(signal) {
      child.kill(signal);
      return (await exited)[0];
    },
  };
}

/** Kills programs that a part left running. */
export function endPrograms() {
  for (const child of running) child.kill('SIGKILL');
}

/**
 * Runs one command of the built command line to its end.
 *
 * @param {readonly string[]} args
 * @returns {Promise<{code: number | null, stdout: string, stderr: string}>}
 */
export function locdesk(...args) {
  return output(process.execPath, [entry, ...args]);
}

/**
 * Runs any program to its end.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<{code: number | null, stdout: string, stderr: string}>}
 */
export async function output(command, args) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const text = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (text.stdout += chunk));
  child.stderr.on('data', (chunk) => (text.stderr += chunk));
  const code = await new Promise((done) => {
    child.once('error', () => done(null));
    child.once('close', done);
  });
  return { code, ...text };
}

/**
 * @param {string} data
 * @param {'live' | 'test'} kind
 * @returns {Promise<string>} a new token of the data folder
 */
export async function createToken(data, kind = 'live') {
  const args = ['token', 'create', '--name', 'soak', '--kind', kind, '--json', '--data', data];
  const { code, stdout, stderr } = await locdesk(...args);
  if (code !== 0) throw new Error(stderr);
  return JSON.parse(stdout).token;
}

/**
 * A tool that uses the service of one data folder over restarts.
 *
 * @param {string} token
 */
export function client(token) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  /** @type {Map<string, number>} */
  const accepted = new Map();
  let next = 0;
  return {
    /** Id to number of everything that was answered with 200. */
    accepted,
    /** Submits one request. Answers the status; throws when the connection was cut. */
    async submit({ service }) {
      const number = next++;
      const response = await fetch(`${service}/v1/content`, {
        method: 'PUT',
        headers,
        body: JSON.stringify({
          language: { source: 'en', target: 'de' },
          number,
          fields: [{ id: 'title', type: 'localizable', data: 'html', value: `<p>Request ${number}</p>` }],
        }),
      });
      const body = await response.json();
      if (response.ok) accepted.set(body.id, number);
      return response.status;
    },
    /** Counts accepted requests that are missing or differ from what was submitted. */
    async lost({ service }) {
      let lost = 0;
      for (const [id, number] of accepted) {
        const response = await fetch(`${service}/v1/content/request/${id}`, { headers });
        const body = await response.json();
        if (!response.ok || body.id !== id || body.number !== number) lost += 1;
      }
      return lost;
    },
  };
}

/**
 * Opens the window of a program that was just started: returns a function that runs a command and returns its
 * value.
 *
 * @param {{service: string, ui: string}} program
 * @returns {Promise<(command: string, input: object) => Promise<any>>}
 */
export async function openWindow({ service, ui }) {
  const headers = { origin: service, 'content-type': 'application/json' };
  const key = new URL(ui).hash.slice('#handover='.length);
  const opened = await fetch(`${service}/ui-api/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ key }),
  });
  const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return async (command, input) => {
    const answer = await fetch(`${service}/ui-api/command/${command}`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: JSON.stringify(input),
    });
    const { ok, value, error } = await answer.json();
    if (ok !== true) throw new Error(`${command}: ${JSON.stringify(error)}`);
    return value;
  };
}
