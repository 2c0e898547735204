import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const here = import.meta.dirname;
const entry = resolve(here, '../../out/main/browser-host.js');

/**
 * Starts a script that prints one line of JSON when it is ready; `variables` join its environment.
 *
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} variables
 */
async function start(args, variables = {}) {
  const env = { ...process.env, ...variables };
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env });
  // A measurement that fails must not leave its program running.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const startedAt = performance.now();
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return {
    ...JSON.parse(line),
    pid: child.pid,
    readyMs: performance.now() - startedAt,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

export function startService(data, ...sets) {
  return startServiceWith({}, data, ...sets);
}

/** Starts the service with variables in its environment. */
export function startServiceWith(variables, data, ...sets) {
  const settings = ['service.queryInterval=0', ...sets].flatMap((set) => ['--set', set]);
  const ports = ['--port', '0', '--listener-port', '0'];
  return start([entry, 'serve', '--data', data, ...ports, '--no-open', '--json', ...settings], variables);
}

/** `documents` are JSON texts of requests that can be read by their id. */
export function startBare(file, documents, variables) {
  return start([resolve(here, 'bare-server.mjs'), file, ...documents], variables);
}

export function createToken(data) {
  return JSON.parse(runOnce(data, 'token', 'create', '--name', 'bench', '--json')).token;
}

/** A link to the window of the program that runs on the folder. It works once, for a minute. */
export function windowLink(data) {
  return JSON.parse(runOnce(data, 'open', '--json')).ui;
}

/** Runs a command of the program on the folder and returns what it prints. */
export function runOnce(data, ...args) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [entry, ...args, '--data', data], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
