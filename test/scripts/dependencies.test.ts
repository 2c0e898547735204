import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dependenciesHash, isInstalledByHand } from '../../scripts/lib/setup/dependencies.mjs';
import { isNetworkFailure, npmCommand, runNpm } from '../../scripts/lib/setup/npm.mjs';

interface LockedPackage {
  readonly version?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly os?: string | readonly string[];
  readonly cpu?: string | readonly string[];
}

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dependencies-'));
  for (const sub of ['node_modules', 'scripts/node-runtime'])
    mkdirSync(join(folder, sub), { recursive: true });
  writeFileSync(join(folder, 'scripts/node-runtime/package.json'), '{}');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function lock(packages: Record<string, LockedPackage>): void {
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
}
function installed(packages: Record<string, LockedPackage>): void {
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
  for (const path of Object.keys(packages)) {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, 'package.json'), '{}');
  }
}

/** An npm that says each of these in turn, the last with success, and keeps count of its runs in a file. */
function npmSaying(...outputs: readonly string[]): NodeJS.ProcessEnv {
  const cli = join(folder, 'npm-cli.js');
  writeFileSync(
    cli,
    `const { appendFileSync, readFileSync } = require('node:fs');
    appendFileSync('runs', '.');
    const run = readFileSync('runs').length;
    console.log(${JSON.stringify(outputs)}[run - 1]);
    process.exit(run < ${String(outputs.length)} ? 1 : 0);`,
  );
  return { npm_execpath: cli, npm_node_execpath: process.execPath };
}
function timesRun(): number {
  return readFileSync(join(folder, 'runs')).length;
}

describe('dependencies are installed again', () => {
  test('when the lock file changes', () => {
    lock({ 'node_modules/a': { version: '1.0.0' } });
    const before = dependenciesHash(folder);
    expect(dependenciesHash(folder)).toBe(before);
    lock({ 'node_modules/a': { version: '1.0.1' } });
    expect(dependenciesHash(folder)).not.toBe(before);
  });

  test('when the Node they bring changes', () => {
    lock({});
    const before = dependenciesHash(folder);
    writeFileSync(join(folder, 'scripts/node-runtime/package.json'), '{"version":"2.0.0"}');
    expect(dependenciesHash(folder)).not.toBe(before);
  });
});

describe('an "npm ci" by hand is noticed', () => {
  const wanted: Record<string, LockedPackage> = {
    '': {},
    'scripts/local': { version: '1.0.0' },
    'node_modules/local': { link: true },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/a-linux': { version: '1.0.0', optional: true, os: 'linux', cpu: 'x64' },
    'node_modules/a-darwin': { version: '1.0.0', optional: true, os: ['darwin'] },
    'node_modules/of-a-wasm': { version: '1.0.0', optional: true },
  };
  const a = { 'node_modules/a': { version: '1.0.0' } };
  const aLinux = { 'node_modules/a-linux': { version: '1.0.0' } };
  const aDarwin = { 'node_modules/a-darwin': { version: '1.0.0' } };
  const linux = { os: 'linux', cpu: 'x64', libc: 'glibc' };

  test('when everything locked for this machine is there', () => {
    lock(wanted);
    installed({ ...a, ...aLinux });
    expect(isInstalledByHand(folder, linux)).toBe(true);
  });

  test.each([
    ['another version', { 'node_modules/a': { version: '0.9.0' }, ...aLinux }],
    ['a missing package', aLinux],
    ['another version of an optional package', { ...a, 'node_modules/a-linux': { version: '0.9.0' } }],
    ['the optional packages left out', a],
    ['the optional packages of another machine', { ...a, ...aDarwin }],
  ])('but not with %s', (_case, packages) => {
    lock(wanted);
    installed(packages);
    expect(isInstalledByHand(folder, linux)).toBe(false);
  });

  test('but not when a package was deleted since', () => {
    lock(wanted);
    installed({ ...a, ...aLinux });
    rmSync(join(folder, 'node_modules/a'), { recursive: true });
    expect(isInstalledByHand(folder, linux)).toBe(false);
  });

  test('but not without a node_modules that npm made', () => {
    lock(wanted);
    expect(isInstalledByHand(folder)).toBe(false);
  });
});

describe('npm', () => {
  test('is the one that runs us, with its own Node', () => {
    const cli = join(folder, 'npm-cli.js');
    writeFileSync(cli, '');
    expect(npmCommand({ npm_execpath: cli, npm_node_execpath: '/usr/bin/node' })).toEqual({
      command: '/usr/bin/node',
      args: [cli],
      shell: false,
    });
  });

  test('is the one on the PATH when another package manager or none runs us', () => {
    expect(npmCommand({ npm_execpath: '/opt/yarn.js' }).command).toMatch(/^npm(\.cmd)?$/);
    expect(npmCommand({}).args).toEqual([]);
  });

  test.each([
    ['npm error code ENOTFOUND', true],
    ['npm error network request failed, reason: connect ECONNREFUSED 127.0.0.1:9', true],
    ['npm error code EIDLETIMEOUT', true],
    ['npm error Missing: a@1.0.0 from lock file', false],
  ])('"%s" is a network failure: %s', (output, expected) => {
    expect(isNetworkFailure(output)).toBe(expected);
  });

  test('is run again when a transfer broke off half way', async () => {
    const env = npmSaying('npm error code EIDLETIMEOUT', 'npm error code ECONNRESET', 'added 3 packages');
    expect(await runNpm(['ci'], folder, env)).toEqual({ code: 0, output: 'added 3 packages\n' });
  });

  test('is run three times at most', async () => {
    const broken = 'npm error code EIDLETIMEOUT';
    const result = await runNpm(['ci'], folder, npmSaying(broken, broken, broken, 'too late'));
    expect(result.code).toBe(1);
    expect(timesRun()).toBe(3);
  });

  test('is run once when trying again would not help', async () => {
    await runNpm(['ci'], folder, npmSaying('npm error code ENOTFOUND', 'too late'));
    expect(timesRun()).toBe(1);
  });
});
