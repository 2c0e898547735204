import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dependencies } from '../../package.json' with { type: 'json' };
import { packageArguments } from '../../scripts/lib/package-arguments.mjs';

const linux = { LOCDESK_MAINTAINER: 'Ada <ada@there.example>', LOCDESK_HOMEPAGE: 'https://there.example' };
const certificate = { CSC_LINK: 'file.p12', CSC_KEY_PASSWORD: 'x' };
const appleId = { APPLE_ID: 'ada@there.example', APPLE_APP_SPECIFIC_PASSWORD: 'x', APPLE_TEAM_ID: 'T' };
const mac = { ...certificate, ...appleId };
const windows = { ...certificate, LOCDESK_WINDOWS_PUBLISHER: 'Ada Ltd.' };

it('dictionaries are packed beside the program only, because they are no dependencies of it', () => {
  expect(Object.keys(dependencies).filter((name) => name.startsWith('dictionary-'))).toEqual([]);
});

describe('packaging for Linux', () => {
  it('makes a deb that names its maintainer and its origin', () => {
    expect(packageArguments([], linux, 'linux')).toEqual({
      args: [
        '-c.linux.maintainer=Ada <ada@there.example>',
        '-c.extraMetadata.homepage=https://there.example',
      ],
      notes: [],
    });
  });

  it('makes none without them, and says so', () => {
    const { args, notes } = packageArguments([], { LOCDESK_HOMEPAGE: 'https://there.example' }, 'linux');
    expect(args.slice(0, 2)).toEqual(['--linux', 'AppImage']);
    expect(notes).toEqual([expect.stringMatching(/No deb.*LOCDESK_MAINTAINER/)]);
  });

  it('does what was asked for', () => {
    expect(packageArguments(['--linux', 'dir'], {}, 'linux')).toEqual({
      args: ['--linux', 'dir'],
      notes: [],
    });
  });
});

it('packaging for other systems names no maintainer', () => {
  for (const env of [{}, linux])
    expect(packageArguments(['--dir'], env, 'win32')).toEqual({ args: ['--dir'], notes: [] });
});

describe('signing', () => {
  it.each(['darwin', 'win32'] as const)(
    "is not needed for a package of one's own on %s, which says so",
    (system) => {
      const { args, notes } = packageArguments([], {}, system);
      expect(args).toEqual([]);
      expect(notes[0]).toMatch(/unsigned: set CSC_LINK/);
    },
  );

  it.each([
    ['darwin', {}, /unsigned.*not notarized/],
    ['darwin', certificate, /not notarized/],
    ['darwin', appleId, /unsigned/],
    ['darwin', { ...mac, APPLE_TEAM_ID: '' }, /not notarized/],
    ['win32', {}, /unsigned/],
    ['win32', { ...windows, CSC_KEY_PASSWORD: '' }, /unsigned/],
    ['win32', certificate, /publisher is not named/],
    ['linux', {}, /No deb/],
  ] as const)('is what a release on %s is refused without: %j', (system, env, reason) => {
    expect(() => packageArguments(['--release'], env, system)).toThrow(reason);
  });

  it.each([
    ['darwin', mac],
    ['darwin', { CSC_NAME: 'Ada', APPLE_API_KEY: 'k', APPLE_API_KEY_ID: 'i', APPLE_API_ISSUER: 'u' }],
    ['win32', windows],
    ['win32', { WIN_CSC_LINK: 'file.p12', WIN_CSC_KEY_PASSWORD: 'x', LOCDESK_WINDOWS_PUBLISHER: 'Ada Ltd.' }],
    ['linux', linux],
  ] as const)(
    'makes a release on %s that electron-builder fails when it comes out unsigned',
    (system, env) => {
      const { args } = packageArguments(['--release'], env, system);
      expect(args).toContain('-c.forceCodeSigning=true');
      expect(args).not.toContain('--release');
    },
  );

  it('names the publisher of a package for Windows', () => {
    expect(packageArguments([], windows, 'win32').args).toContain(
      '-c.win.signtoolOptions.publisherName=Ada Ltd.',
    );
  });
});

it.runIf(['linux', 'darwin', 'win32'].includes(process.platform))(
  'a release that lacks what it needs ends with 1 and the reason before anything is built',
  () => {
    const script = resolve(import.meta.dirname, '../../scripts/package.mjs');
    const { status, stderr } = spawnSync(process.execPath, [script, '--release'], {
      env: {},
      encoding: 'utf8',
    });
    expect(stderr).toMatch(/^A release is not built: .*: set /m);
    expect(status).toBe(1);
  },
);

describe('the address that newer versions are asked of', () => {
  it('goes into the package', () => {
    const { args } = packageArguments(
      ['--dir'],
      { LOCDESK_UPDATES: 'https://there.example/v.json' },
      'win32',
    );
    expect(args).toContain('-c.extraMetadata.updates=https://there.example/v.json');
  });

  it.each(['http://there.example/v.json', 'there.example', 'file:///v.json'])('is not %s', (address) => {
    expect(() => packageArguments([], { LOCDESK_UPDATES: address }, 'linux')).toThrow(/https/);
  });
});
