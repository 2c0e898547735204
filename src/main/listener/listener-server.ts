import type { FastifyInstance } from 'fastify';
import { createBaseServer, type BaseServerOptions } from '../http/base-server';
import { AppError } from '../../shared/errors';

/**
 * The inbound webhook server (decisions, section 8): its own port, never /v1. No connection exists yet, so every
 * connection key is unknown and every call is a 404; connections bring their keys with their own issue.
 */
export function createListenerServer(options: BaseServerOptions): FastifyInstance {
  const app = createBaseServer(options);
  app.route({
    method: ['PUT', 'POST'],
    url: '/hooks/:connectionKey',
    onRequest: async () => {
      throw new AppError('NOT_FOUND', 'path: there is no connection with this key');
    },
    handler: async () => undefined,
  });
  return app;
}
