import { networkInterfaces } from 'node:os';

type Interfaces = ReturnType<typeof networkInterfaces>;

/** Wildcard addresses: a server can listen on them, but a client can't connect to them. */
const everyAddress = { '0.0.0.0': '127.0.0.1', '[::]': '[::1]' } as const;

/** Returns the address by which this machine reaches a server that listens at `url`. */
export function addressHere(url: string): string {
  const host = everyHostOf(url);
  return host === undefined ? url : withHost(url, everyAddress[host]);
}

/** Returns the address by which other machines reach the server, or the local one if they can't. */
export function addressElsewhere(url: string, interfaces: Interfaces = networkInterfaces()): string {
  const host = everyHostOf(url);
  if (host === undefined) return url;
  const reachable = Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal }) => !internal);
  const v4 = reachable.find(({ family }) => family === 'IPv4');
  if (v4 !== undefined) return withHost(url, v4.address);
  // A link-local address needs the name of the caller's own interface.
  const v6 = reachable.find(({ family, address }) => family === 'IPv6' && !/^fe[89ab]/i.test(address));
  return host === '[::]' && v6 !== undefined ? withHost(url, `[${v6.address}]`) : addressHere(url);
}

function everyHostOf(url: string): keyof typeof everyAddress | undefined {
  const { hostname } = new URL(url);
  return hostname === '0.0.0.0' || hostname === '[::]' ? hostname : undefined;
}

function withHost(url: string, host: string): string {
  return `http://${host}:${new URL(url).port}`;
}
