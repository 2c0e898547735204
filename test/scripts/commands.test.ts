import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isSoak, scaled } from '../support/effort';
import { isRunning, start, type Started, startAsNpm, withoutNpm } from './support/process-end';

// The real scripts in a repository of their own, with a fake npm and build tool controlled by each test.

const repository = fileURLToPath(new URL('../../', import.meta.url));
const HANGS = `
  const { spawn } = require('node:child_process');
  const { writeFileSync } = require('node:fs');
  const grandchild = spawn('sleep', ['600'], { stdio: 'ignore' });
  writeFileSync('pids.tmp', [process.ppid, process.pid, grandchild.pid].join(' '));
  require('node:fs').renameSync('pids.tmp', 'pids');
  setInterval(() => {}, 1000);`;
const BUILDS = `
  const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
  appendFileSync('builds', 'x');
  for (const folder of ['main', 'preload', 'renderer']) mkdirSync('out/' + folder, { recursive: true });
  for (const file of ['main/index.js', 'preload/index.cjs', 'renderer/index.html']) writeFileSync('out/' + file, '');
  writeFileSync('out/main/browser-host.js', process.env.HOST ?? "console.log('it runs')");`;
const INSTALLS = `require('node:fs').appendFileSync('installs', 'x');`;
const INSTALLS_ON_SIGNAL = `
  ${INSTALLS}
  const { existsSync } = require('node:fs');
  const timer = setInterval(() => {
    // Ends with the test too, however that went.
    if (existsSync('go') || !existsSync('package.json')) clearInterval(timer);
  }, 20);`;

let folder = '';
let processes: Started[] = [];
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'commands-')));
  cpSync(join(repository, 'scripts'), join(folder, 'scripts'), { recursive: true });
  cpSync(join(repository, '.ci'), join(folder, '.ci'), { recursive: true });
  put('package.json', '{"type":"module"}');
  put('package-lock.json', '{"packages":{}}');
  put('build.cjs', BUILDS);
  put('node_modules/electron-vite/bin/electron-vite.js', "require('../../../build.cjs');");
  put('node_modules/electron-vite/package.json', '{"type":"commonjs"}');
  mkdirSync(join(folder, 'node_modules/.bin'));
  symlinkSync(process.execPath, join(folder, 'node_modules/.bin/node'));
});
afterEach(() => {
  for (const { child } of processes) child.kill('SIGKILL');
  processes = [];
  if (existsSync(join(folder, 'pids'))) {
    for (const pid of pids().filter((each) => isRunning(each))) process.kill(pid, 'SIGKILL');
  }
  rmSync(folder, { recursive: true });
});

function put(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
function read(path: string): string {
  return readFileSync(join(folder, path), 'utf8');
}

/** The environment in which `code` is npm. */
function npmThat(code: string): NodeJS.ProcessEnv {
  put('npm-cli.cjs', `process.chdir(${JSON.stringify(folder)});${code}`);
  return {
    ...withoutNpm(),
    npm_execpath: join(folder, 'npm-cli.cjs'),
    npm_node_execpath: process.execPath,
    INIT_CWD: folder,
    DISPLAY: '',
    WAYLAND_DISPLAY: '',
  };
}
/** The line of package.json for `npm start`. */
function startLine(): string {
  return `'${process.execPath}' '${join(folder, 'scripts/start.mjs')}'`;
}
function run(name: string, env: NodeJS.ProcessEnv, ...args: readonly string[]): Started {
  const started = start(process.execPath, [join(folder, 'scripts', name), ...args], env);
  processes.push(started);
  return started;
}
/** Pids of the script, its child, and the child's child. */
function pids(): number[] {
  return read('pids').split(' ').map(Number);
}
function untilItHangs(): Promise<void> {
  return vi.waitFor(() => expect(existsSync(join(folder, 'pids'))).toBe(true));
}
async function expectNothingLeft(): Promise<void> {
  await vi.waitFor(() => expect(pids().filter((pid) => isRunning(pid))).toEqual([]));
  // The lock and its temporary folder are gone.
  expect(readdirSync(join(folder, '.cache'))).toEqual([]);
}
function lastLine(text: string): string | undefined {
  return text.replace(/\n$/, '').split('\n').at(-1);
}

describe.skipIf(process.platform === 'win32')('a cancelled command ends with everything it started', () => {
  // `child.test.ts` tries all three with a smaller program.
  test.each(scaled(['SIGKILL'], ['SIGTERM', 'SIGKILL', 'SIGHUP']) as NodeJS.Signals[])(
    'while it installs, when npm behind its shell gets a %s',
    async (signal) => {
      const npm = startAsNpm(startLine(), npmThat(HANGS));
      processes.push(npm);
      await untilItHangs();
      npm.child.kill(signal);
      await npm.end;
      await expectNothingLeft();
      expect(existsSync(join(folder, 'builds'))).toBe(false);
    },
  );

  // The build is started, and ended, as the install is.
  test.runIf(isSoak)('while it builds, when npm behind its shell is killed', async () => {
    put('build.cjs', HANGS);
    const npm = startAsNpm(startLine(), npmThat(INSTALLS));
    processes.push(npm);
    await untilItHangs();
    npm.child.kill('SIGKILL');
    await npm.end;
    await expectNothingLeft();
    expect(read('installs')).toBe('x');
  });

  test.each([
    ['start.mjs', 130, ''],
    ['locdesk.mjs', 130, ''],
    ['test.mjs', 1, '0 passed, 1 failed'],
  ])('%s, when it gets a signal itself, with its code and its closing line', async (name, code, closing) => {
    const command = run(name, npmThat(HANGS));
    await untilItHangs();
    command.child.kill('SIGINT');
    expect([await command.end, lastLine(command.stdout())]).toEqual([code, closing]);
    await expectNothingLeft();
  });
});

describe('"npm test" ends with the closing line', () => {
  test('when the install fails', async () => {
    const checks = run('test.mjs', npmThat("console.error('npm error no luck'); process.exitCode = 1;"));
    expect(await checks.end).toBe(1);
    expect(lastLine(checks.stdout())).toBe('0 passed, 1 failed');
    expect(checks.stderr()).toContain('npm could not install the dependencies');
  });

  test('when it is asked for a check that does not exist', async () => {
    const checks = run('test.mjs', npmThat(INSTALLS), 'nothing');
    expect(await checks.end).toBe(1);
    expect(lastLine(checks.stdout())).toBe('0 passed, 1 failed');
  });

  test.skipIf(process.platform === 'win32')('when there is no npm to run it', () => {
    const ci = spawnSync('/bin/bash', [join(folder, '.ci/run')], {
      encoding: 'utf8',
      env: { PATH: join(folder, 'node_modules/.bin') },
    });
    expect(ci.status).toBe(1);
    expect(ci.stdout).toBe('0 passed, 1 failed\n');
    expect(ci.stderr).toContain('there is no "npm" here');
  });
});

const WAITING = 'Another Locdesk command is setting up; waiting…';

test('two commands at once install and build once, and both run', async () => {
  const env = npmThat(INSTALLS_ON_SIGNAL);
  const first = run('locdesk.mjs', env);
  await vi.waitFor(() => expect(existsSync(join(folder, 'installs'))).toBe(true));
  const second = run('locdesk.mjs', env);
  await vi.waitFor(() => expect(second.stderr()).toContain(WAITING));
  put('go', '');
  expect([await first.end, await second.end]).toEqual([0, 0]);
  expect([first.stdout(), second.stdout()]).toEqual(['it runs\n', 'it runs\n']);
  expect([read('installs'), read('builds')]).toEqual(['x', 'x']);
  expect(second.stderr().split(WAITING).length - 1).toBeLessThanOrEqual(2);
});

describe('one sentence says what to do', () => {
  const conflict = ['holds a merge conflict', '<<<<<<< HEAD\n{}\n=======\n'] as const;
  test.each(scaled<readonly (readonly [string, string?])[]>([conflict], [conflict, ['is missing']]))(
    'when package-lock.json %s',
    async (_case, text) => {
      if (text === undefined) rmSync(join(folder, 'package-lock.json'));
      else put('package-lock.json', text);
      const command = run('start.mjs', npmThat(INSTALLS));
      expect(await command.end).toBe(1);
      expect(command.stderr()).toMatch(/^package-lock\.json cannot be read.*run the command again\.\n$/);
    },
  );

  const HINT = /\(node_modules\/a is missing\): delete node_modules and run again\.\n/;
  const INSTALLS_INCOMPLETELY = `
    const note = { packages: { 'node_modules/a': { version: '1.0.0' } } };
    require('node:fs').writeFileSync('node_modules/.package-lock.json', JSON.stringify(note));`;

  test('when the build fails and a package was deleted', async () => {
    put('build.cjs', "console.log('no a'); process.exitCode = 1;");
    const command = run('start.mjs', npmThat(INSTALLS_INCOMPLETELY));
    expect(await command.end).toBe(1);
    expect(command.stderr()).toMatch(HINT);
  });

  test('when the program fails and a package was deleted', async () => {
    const command = run('start.mjs', { ...npmThat(INSTALLS_INCOMPLETELY), HOST: 'process.exitCode = 3' });
    expect(await command.end).toBe(3);
    expect(command.stderr()).toMatch(HINT);
  });
});
