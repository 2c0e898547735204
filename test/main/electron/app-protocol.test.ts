import { resolve, sep } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

const electron = vi.hoisted(() => {
  const switches: unknown[] = [];
  return {
    switches,
    app: { commandLine: { appendSwitch: (...args: readonly unknown[]) => void switches.push(args) } },
    protocol: { registerSchemesAsPrivileged: () => undefined },
  };
});
vi.mock('electron', () => electron);
const { fileFor, registerAppScheme } = await import('../../../src/main/electron/app-protocol');
const folder = resolve('/opt/locdesk/renderer');

it('Chromium is configured to give sandboxed frames, which decode the images of content, a process of their own', () => {
  registerAppScheme();
  expect(electron.switches).toEqual([['enable-features', 'IsolateSandboxedIframes']]);
});

describe('the window’s own protocol', () => {
  it('serves the page and the files beside it', () => {
    expect(fileFor('app://locdesk/', folder)).toBe(resolve(folder, 'index.html'));
    expect(fileFor('app://locdesk/assets/index-a1.js?x#y', folder)).toBe(
      resolve(folder, 'assets/index-a1.js'),
    );
  });

  it.each([
    'app://elsewhere/index.html',
    'app://locdesk.example/index.html',
    'file:///etc/passwd',
    'app://locdesk/..%2f..%2fsecrets.key',
    'app://locdesk/a%00b',
    'app://locdesk/%E0%A4%A',
  ])('gives nothing for %s', (address) => {
    expect(fileFor(address, folder)).toBeUndefined();
  });

  it('gives nothing outside of its folder, whatever the path is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('..', '%2e%2e', 'a', '%2f', '%5c', '\\', '.', 'etc'), { maxLength: 8 }),
        (parts) => {
          const file = fileFor(`app://locdesk/${parts.join('/')}`, folder);
          expect(file === undefined || file.startsWith(`${folder}${sep}`)).toBe(true);
        },
      ),
    );
  });
});
