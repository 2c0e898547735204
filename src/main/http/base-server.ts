import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { AppError } from '../../shared/errors';
import { sendError } from './error-response';
import { checkHost } from './host-check';
import { acceptStrictJson } from './json-body';

export interface BaseServerOptions {
  /** The address it will be bound to; decides which `Host` is ours. */
  readonly host: string;
  readonly bodyLimitBytes: number;
  readonly logger: FastifyBaseLogger;
  readonly newServerRequestId: () => string;
}

/** What the service, the listener and the browser host's UI have in common: error bodies, strict JSON, host check. */
export function createBaseServer(options: BaseServerOptions): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: options.logger,
    // Request lines are the request log's business; the log file has what went wrong.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: options.bodyLimitBytes,
    genReqId: options.newServerRequestId,
    // Ids from elsewhere have up to 255 characters, each of up to 12 when percent-encoded.
    routerOptions: { maxParamLength: 4096 },
    // A client that sends its request drop by drop gives its connection back.
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    frameworkErrors: (error, request, reply) => sendError(error, request, reply),
    clientErrorHandler(error, socket) {
      if (error.code === 'ECONNRESET' || !socket.writable) return;
      const body = JSON.stringify({ errors: ['request: is not valid HTTP'] });
      socket.end(
        `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
      );
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
  });
  checkHost(app, options.host);
  acceptStrictJson(app);
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler(async (request) => {
    throw pathNotFound(request.method, request.url);
  });
  return app;
}

export function pathNotFound(method: string, url: string): AppError {
  return new AppError('NOT_FOUND', `path: there is no ${method} ${url.split('?')[0]}`);
}
