import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findRuntimeNode, isAtLeast, isBundledNodeMissing } from '../../scripts/lib/node-version.mjs';

describe('a version is at least the minimum', () => {
  test.each([
    ['22.15.0', true],
    ['v22.15.1', true],
    ['22.14.9', false],
    ['23.0.0', true],
    ['100.0.0', true],
    ['9.20.0', false],
    ['not a version', false],
  ])('%s against 22.15: %s', (version, expected) => {
    expect(isAtLeast(version, [22, 15])).toBe(expected);
  });
});

describe.skipIf(process.platform === 'win32')('the Node that runs Locdesk', () => {
  const old = { path: '/usr/bin/old-node', version: '20.20.2' };
  let folder = '';

  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'node-')));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  function bundle(script: string): string {
    const bin = join(folder, 'node_modules', '.bin');
    mkdirSync(bin, { recursive: true });
    writeFileSync(join(bin, 'node'), `#!/bin/sh\n${script}\n`);
    chmodSync(join(bin, 'node'), 0o755);
    return join(bin, 'node');
  }

  test('is the bundled one before the current one', () => {
    const bundled = bundle('echo v24.21.0');
    expect(findRuntimeNode(folder, old)).toBe(bundled);
  });

  test('is the current one when the bundled one cannot run here', () => {
    bundle('exit 127');
    expect(findRuntimeNode(folder, { path: '/usr/bin/node', version: '24.1.0' })).toBe('/usr/bin/node');
  });

  test('is the current one when nothing is bundled', () => {
    expect(findRuntimeNode(folder, { path: '/usr/bin/node', version: '22.15.0' })).toBe('/usr/bin/node');
  });

  test('does not exist when the bundled one is missing and the current one too old', () => {
    expect(findRuntimeNode(folder, old)).toBeUndefined();
  });

  test('is missed where an install would have brought one, and only there', () => {
    expect(isBundledNodeMissing(folder, { platform: 'linux', arch: 'x64' })).toBe(true);
    expect(isBundledNodeMissing(folder, { platform: 'linux', arch: 'riscv64' })).toBe(false);
    expect(isBundledNodeMissing(folder, { platform: 'darwin', arch: 'arm64' })).toBe(false);
    bundle('exit 127');
    expect(isBundledNodeMissing(folder, { platform: 'linux', arch: 'x64' })).toBe(false);
  });
});
