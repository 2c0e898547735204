import { METHODS } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../contract/errors';

/** CONNECT never reaches a handler. */
const methods = METHODS.filter((method) => method !== 'CONNECT');

/**
 * Answers a known path with another method by status 405 with `Allow`, after the token and before the body is
 * checked (order of checks: decisions, section 3). Call it before the routes are added, and its result
 * afterwards.
 */
export function watchRoutes(app: FastifyInstance): () => void {
  for (const method of methods) {
    if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  }
  const used = new Map<string, { readonly known: Set<string>; anyHost: boolean }>();
  app.addHook('onRoute', ({ url, method, config }) => {
    if (config?.isAlias === true) return;
    const path = used.get(url) ?? { known: new Set<string>(), anyHost: false };
    for (const name of [method].flat()) path.known.add(name);
    if (config?.anyHost === true) path.anyHost = true;
    used.set(url, path);
  });
  return () => {
    // Iterates over a copy, because adding a route calls the hook above.
    for (const [url, { known, anyHost }] of Array.from(used)) {
      const allow = [...known].toSorted().join(', ');
      app.route({
        method: methods.filter((method) => !known.has(method)),
        url: url.slice(app.prefix.length),
        config: { anyHost },
        onRequest: async (_request, reply) => {
          void reply.header('allow', allow);
          throw new AppError('METHOD_NOT_ALLOWED', `method: this path accepts ${allow}`);
        },
        handler: async () => undefined,
      });
    }
  };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Marks an alias of another route's resource, which is a path of its own under every other method. */
    readonly isAlias?: boolean;
  }
}
