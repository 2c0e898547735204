import { hostname } from 'node:os';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../contract/errors';
import { authorityOf } from './request-url';

const loopbackNames = new Set(['127.0.0.1', 'localhost', '[::1]']);
const wildcards = new Set(['0.0.0.0', '::']);

/**
 * Refuses a foreign `Host`: a web page whose name was rebound to 127.0.0.1 (DNS rebinding) still sends its
 * own name there. Also refuses a host that is repeated, missing or given in the request target. The port is
 * ignored, so that a forwarded one works.
 *
 * @returns a function that returns the refusal of a call, if any.
 */
export function hostCheck(boundHost: string): (request: FastifyRequest) => AppError | undefined {
  let lastOwn: string | undefined;
  const refused = (host: string): boolean => host !== lastOwn && !isOurs(host, boundHost);
  return (request) => {
    const {
      headers: { host },
      raw: { rawHeaders },
      url,
    } = request;
    const authority = authorityOf(url);
    if (
      host === undefined ||
      refused(host) ||
      isGivenTwice(rawHeaders) ||
      (authority !== undefined && refused(authority))
    ) {
      if (request.routeOptions.config.anyHost === true) return undefined;
      return new AppError('FORBIDDEN', 'host: this service answers only under its own address');
    }
    lastOwn = host;
    return undefined;
  };
}

/** Node uses the first of several. */
function isGivenTwice(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

function isOurs(host: string, boundHost: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  if (loopbackNames.has(name) || name === boundHost.toLowerCase() || name === `[${boundHost}]`) return true;
  // A server that is deliberately bound to every address accepts any literal address of this machine, or its
  // name. An address can't be rebound.
  return (
    wildcards.has(boundHost) &&
    (isIP(name.replaceAll(/[[\]]/g, '')) !== 0 || name === hostname().toLowerCase())
  );
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on routes that must be reachable under foreign names, as through a tunnel. */
    readonly anyHost?: boolean;
  }
}
