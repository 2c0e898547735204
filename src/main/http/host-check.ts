import { hostname } from 'node:os';
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../shared/errors';

const loopbackNames = new Set(['127.0.0.1', 'localhost', '[::1]']);
const wildcards = new Set(['0.0.0.0', '::']);

/**
 * Refuses a `Host` that is not ours: a web page whose name was rebound to 127.0.0.1 (DNS rebinding) still says its own
 * name there. The port is not looked at, so that a forwarded one works.
 */
export function checkHost(app: FastifyInstance, boundHost: string): void {
  let lastOwn = '';
  app.addHook('onRequest', (request, _reply, done) => {
    const host = request.headers.host;
    if (host !== undefined && (host === lastOwn || isOurs(host, boundHost))) {
      lastOwn = host;
      done();
    } else {
      done(foreignHost());
    }
  });
}

/** The same for a request that no hook sees. */
export function hostRefusal(request: FastifyRequest, boundHost: string): AppError | undefined {
  const { host } = request.headers;
  return host !== undefined && isOurs(host, boundHost) ? undefined : foreignHost();
}

function foreignHost(): AppError {
  return new AppError('FORBIDDEN', 'host: this service answers only under its own address');
}

function isOurs(host: string, boundHost: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  if (loopbackNames.has(name) || name === boundHost.toLowerCase() || name === `[${boundHost}]`) return true;
  // Bound to every address on purpose: any literal address of this machine, or its name. An address can't be rebound.
  return (
    wildcards.has(boundHost) &&
    (isIP(name.replaceAll(/[[\]]/g, '')) !== 0 || name === hostname().toLowerCase())
  );
}
