import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { addressElsewhere, addressHere } from '../../../src/main/platform/machine-addresses';

const card = (family: 'IPv4' | 'IPv6', address: string, internal = false): NetworkInterfaceInfo => {
  const rest = { address, netmask: '', mac: '', cidr: null, internal };
  return family === 'IPv4' ? { ...rest, family } : { ...rest, family, scopeid: 0 };
};
const loopback = [card('IPv4', '127.0.0.1', true), card('IPv6', '::1', true)];

describe('a server that listens on every address', () => {
  it('is reached by this machine over its loopback', () => {
    expect(addressHere('http://0.0.0.0:4310')).toBe('http://127.0.0.1:4310');
    expect(addressHere('http://[::]:4310')).toBe('http://[::1]:4310');
  });

  it('is reached by others at an address of the machine', () => {
    const cards = { lo: loopback, eth0: [card('IPv6', 'fe80::1'), card('IPv4', '192.168.1.5')] };
    expect(addressElsewhere('http://0.0.0.0:4311', cards)).toBe('http://192.168.1.5:4311');
    expect(addressElsewhere('http://[::]:4311', cards)).toBe('http://192.168.1.5:4311');
    const onlyV6 = { eth0: [card('IPv6', 'fe80::1'), card('IPv6', '2001:db8::5')] };
    expect(addressElsewhere('http://[::]:4311', onlyV6)).toBe('http://[2001:db8::5]:4311');
    expect(addressElsewhere('http://0.0.0.0:4311', onlyV6)).toBe('http://127.0.0.1:4311');
  });

  it('is reached over the loopback on a machine without a network', () => {
    expect(addressElsewhere('http://0.0.0.0:4311', { lo: loopback })).toBe('http://127.0.0.1:4311');
  });
});

it('an address of its own is left as it is', () => {
  for (const url of ['http://127.0.0.1:4310', 'http://192.168.1.5:80', 'http://[::1]:4310']) {
    expect([addressHere(url), addressElsewhere(url, {})]).toEqual([url, url]);
  }
});
