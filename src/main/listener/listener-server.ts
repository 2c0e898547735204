import type { FastifyInstance } from 'fastify';
import { AppError } from '../../contract/errors';
import { createBaseServer, type BaseServerOptions } from '../transport/base-server';
import { watchRoutes } from '../transport/method-not-allowed';
import type { Connection, ConnectionService } from '../upstream/connection-service';
import type { ReceiptService } from './receipt-service';

export interface ListenerServices {
  readonly connections: Pick<ConnectionService, 'byListenerKey'>;
  readonly receipts: Pick<ReceiptService, 'receive' | 'countUnknownKey'>;
}

interface HookParams {
  readonly connectionKey: string;
}

/**
 * The inbound webhook server (decisions, section 8): its own port, never /v1. `PUT` or `POST
 * /hooks/<connection key>` is answered with 204 once the call is stored.
 */
export function createListenerServer(
  { connections, receipts }: ListenerServices,
  options: BaseServerOptions,
): FastifyInstance {
  const app = createBaseServer(options);
  void app.register(async (hooks) => {
    takeAnyBody(hooks);
    hooks.addHook('onError', async (request, _reply, error) => {
      // The call can't be stored, but the log should show that it came.
      if (error.statusCode === 413)
        request.log.warn({ connection: request.hookConnection?.key }, 'a webhook call was too large');
    });
    hooks.decorateRequest('hookConnection', undefined);
    const refuseOtherMethods = watchRoutes(hooks);
    hooks.route<{ Params: HookParams }>({
      method: ['PUT', 'POST'],
      url: '/hooks/:connectionKey',
      // Upstream reaches the listener under the name of a tunnel, a proxy or this machine, and a tunnel
      // forwards the called name. A page with a rebound name gains nothing: it would need the key of 192
      // random bits, could then only submit a call (refused without signature where a secret is set), and can
      // read nothing.
      config: { anyHost: true },
      onRequest: async (request) => {
        request.hookConnection = connections.byListenerKey(request.params.connectionKey);
        if (request.hookConnection !== undefined) {
          request.keepConnection();
          return;
        }
        receipts.countUnknownKey();
        throw unknownKey();
      },
      handler: async (request, reply) => {
        if (request.hookConnection === undefined) throw unknownKey();
        await receipts.receive(request.hookConnection.key, {
          method: request.method,
          rawHeaders: request.raw.rawHeaders,
          body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        });
        return reply.status(204).send();
      },
    });
    refuseOtherMethods();
  });
  return app;
}

/** Accepts any media type: the bytes are stored as received, and interpreted later. */
function takeAnyBody(hooks: FastifyInstance): void {
  hooks.removeAllContentTypeParsers();
  hooks.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  hooks.addHook('onRequest', (request, _reply, done) => {
    // Fastify refuses types that it can't parse. The stored raw headers still contain it.
    delete request.raw.headers['content-type'];
    done();
  });
}

function unknownKey(): AppError {
  return new AppError('NOT_FOUND', 'path: there is no connection with this key');
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The connection whose address was called. */
    hookConnection: Connection | undefined;
  }
}
