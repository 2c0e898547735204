import { describe, expect, it } from 'vitest';
import { packageArguments } from '../../scripts/lib/package-arguments.mjs';

const named = { LOCDESK_MAINTAINER: 'Ada <ada@there.example>', LOCDESK_HOMEPAGE: 'https://there.example' };

describe('packaging for Linux', () => {
  it('makes a deb for who is named in it', () => {
    expect(packageArguments([], named, 'linux')).toEqual({
      args: [
        '-c.linux.maintainer=Ada <ada@there.example>',
        '-c.extraMetadata.homepage=https://there.example',
      ],
    });
  });

  it('makes none for nobody, and says so', () => {
    const { args, left } = packageArguments([], { LOCDESK_HOMEPAGE: 'https://there.example' }, 'linux');
    expect(args.slice(0, 2)).toEqual(['--linux', 'AppImage']);
    expect(left).toMatch(/No deb.*LOCDESK_MAINTAINER/);
  });

  it('does what was asked for', () => {
    expect(packageArguments(['--linux', 'dir'], {}, 'linux')).toEqual({ args: ['--linux', 'dir'] });
  });
});

it('packaging for other systems asks for nobody', () => {
  for (const env of [{}, named])
    expect(packageArguments(['--dir'], env, 'win32')).toEqual({ args: ['--dir'] });
});
