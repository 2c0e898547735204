import { expect, test } from 'vitest';
import { fitsMachine, thisMachine } from '../../scripts/lib/setup/machine.mjs';

const debian = { os: 'linux', cpu: 'x64', libc: 'glibc' };
const mac = { os: 'darwin', cpu: 'arm64', libc: undefined };

test.each([
  ['of its own system, as a word', { os: 'linux', cpu: 'x64' }, debian, true],
  ['of its own system, as a list', { os: ['darwin', 'linux'], cpu: ['x64'] }, debian, true],
  ['of its own C library', { os: ['linux'], libc: ['glibc'] }, debian, true],
  ['of another C library', { os: ['linux'], libc: ['musl'] }, debian, false],
  ['of another system', { os: ['darwin'] }, debian, false],
  ['of another processor', { os: ['linux'], cpu: ['arm64'] }, debian, false],
  ['of every system but this one', { os: ['!linux'] }, debian, false],
  ['of every system but another one', { os: ['!win32'] }, debian, true],
  ['of a C library, where there is no choice of them', { libc: ['glibc'] }, mac, false],
  ['of any machine', {}, mac, true],
])('a package %s', (_case, locked, machine, fits) => {
  expect(fitsMachine(locked, machine)).toBe(fits);
});

test.skipIf(process.platform !== 'linux')('the C library of this Linux is known', () => {
  expect(thisMachine().libc).toMatch(/^(glibc|musl)$/);
});
