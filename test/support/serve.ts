import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { beforeAll, onTestFinished } from 'vitest';
import { migratedFolder } from './migrated-folder';
import { afterSuite, type WhenOver } from './temp-folder';

/** The built command line. */
export const entry = resolve(import.meta.dirname, '../../out/main/browser-host.js');

export interface Served {
  readonly process: ChildProcess;
  readonly service: string;
  readonly listener: string;
  readonly data: string;
  /** The window's address, with a key that works once. */
  readonly ui: string;
  /** Sends a signal and waits for the end; answers the exit code, null after a kill. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the built command line as its user does. */
export function locdesk(...args: readonly string[]): Promise<Ended> {
  return outputOf(start(args));
}

/** Runs the command line with text on its standard input. */
export function locdeskGiven(input: string, ...args: readonly string[]): Promise<Ended> {
  const child = start(args, 'pipe');
  child.stdin?.end(input);
  return outputOf(child);
}

async function outputOf(child: ChildProcess): Promise<Ended> {
  const text = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk: Buffer) => (text.stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (text.stderr += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...text };
}

export interface ServeOptions {
  /** Limit of open files, connections included. */
  readonly mostFiles?: number;
  /** A module that the process, and each of its threads, loads first. */
  readonly preload?: string;
}

/** `serve` on free ports, ready. */
export function serve(data: string, ...args: readonly string[]): Promise<Served> {
  return serveWith({}, data, ...args);
}

export function serveWith(options: ServeOptions, data: string, ...args: readonly string[]): Promise<Served> {
  return startServing(options, data, args, onTestFinished);
}

/** `serve` on an empty database for all tests of a file or a `describe`. Only the last one may end it. */
export function serveForAll(...args: readonly string[]): () => Served {
  const whenOver = afterSuite();
  const data = migratedFolder(whenOver);
  let served: Served | undefined;
  beforeAll(async () => {
    served = await startServing({}, data, args, whenOver);
  });
  return () => {
    if (served === undefined) throw new Error('the program has not started');
    return served;
  };
}

async function startServing(
  { mostFiles, preload }: ServeOptions,
  data: string,
  args: readonly string[],
  whenOver: WhenOver,
): Promise<Served> {
  const ports = ['--port', '--listener-port'].flatMap((name) => (args.includes(name) ? [] : [name, '0']));
  const serving = ['serve', '--data', data, ...ports, '--no-open', '--json', ...args];
  const env =
    preload === undefined
      ? undefined
      : { ...process.env, NODE_OPTIONS: `--import=${pathToFileURL(preload).href}` };
  const child = mostFiles === undefined ? start(serving, 'ignore', env) : startLimited(serving, mostFiles);
  const exited = once(child, 'exit') as Promise<[number | null]>;
  whenOver(() => void child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout ?? process.stdin });
  const [line] = (await Promise.race([once(lines, 'line'), exited])) as [unknown];
  if (typeof line !== 'string') throw new Error(`serve ended with ${String(line)} before it was ready`);
  const ready = JSON.parse(line) as Pick<Served, 'service' | 'listener' | 'data' | 'ui'>;
  return {
    process: child,
    ...ready,
    async end(signal) {
      child.kill(signal);
      return (await exited)[0];
    },
  };
}

/** `serve` as its user starts it where there is a display: it opens `browser`, a program. */
export function serveInBrowser(
  data: string,
  { browser, home }: { readonly browser: string; readonly home: string },
): { readonly process: ChildProcess; readonly output: () => string } {
  // Removes the settings of this machine's desktop for browsers.
  const env = { PATH: process.env['PATH'], HOME: home, XDG_DATA_DIRS: home, DISPLAY: ':0', BROWSER: browser };
  const child = start(['serve', '--data', data, '--port', '0', '--listener-port', '0'], 'ignore', env);
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { process: child, output: () => text };
}

function start(
  args: readonly string[],
  stdin: 'ignore' | 'pipe' = 'ignore',
  env?: NodeJS.ProcessEnv,
): ChildProcess {
  requireBuilt();
  return spawn(process.execPath, [entry, ...args], { stdio: [stdin, 'pipe', 'pipe'], env });
}

/** Node raises the soft limit to the hard one by itself, so the shell sets both. */
function startLimited(args: readonly string[], mostFiles: number): ChildProcess {
  requireBuilt();
  const command = `ulimit -n ${mostFiles} && exec "$0" "$@"`;
  return spawn('sh', ['-c', command, process.execPath, entry, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function requireBuilt(): void {
  if (!existsSync(entry))
    throw new Error(`${entry} is missing: "npm run build" makes it, "npm test" does it by itself.`);
}
