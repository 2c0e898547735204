import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { AppError } from '../../shared/errors';
import { answerClientError, answerWhatNodeRefuses } from './client-error';
import { limitBodiesInFlight } from './body-budget';
import { sendError } from './error-response';
import { refuseWhileClosing } from './farewell';
import { hostCheck } from './host-check';
import { acceptStrictJson } from './json-body';

export interface BaseServerOptions {
  /** The address it will be bound to; decides which `Host` is ours. */
  readonly host: string;
  readonly bodyLimitBytes: number;
  readonly logger: FastifyBaseLogger;
  readonly newServerRequestId: () => string;
  /** Looks at a request whose path can't be read, for which no route's hook runs. */
  readonly refuseUnrouted?: (request: FastifyRequest) => AppError | undefined;
  /** Told of what was refused before any route was found; no hook runs then. */
  readonly onUnroutedRefusal?: (request: FastifyRequest, reply: FastifyReply, error: unknown) => void;
}

/** What the service, the listener and the browser host's UI have in common: error bodies, strict JSON, host check. */
export function createBaseServer(options: BaseServerOptions): FastifyInstance {
  const hostRefusal = hostCheck(options.host);
  const app: FastifyInstance = Fastify({
    // Request lines are the request log's business; the log file has what went wrong. Fastify gets the log through the
    // factory: as `loggerInstance` it would make a child of it and two listeners for every call, a tenth of a read's time.
    logger: false,
    childLoggerFactory: () => options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: options.bodyLimitBytes,
    genReqId: options.newServerRequestId,
    // Ids from elsewhere have up to 255 characters, each of up to 12 when percent-encoded.
    routerOptions: { maxParamLength: 4096 },
    // Our own refusal, see host-check.ts.
    http: { requireHostHeader: false },
    // A client that sends its request drop by drop gives its connection back.
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    // Our own refusal, see farewell.ts.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      // No hook has run.
      request.arrivedMs = performance.now();
      // The order of checks holds here too: host and token come before the path (decisions, section 3).
      const refusal = hostRefusal(request) ?? options.refuseUnrouted?.(request) ?? error;
      sendError(refusal, request, reply);
      options.onUnroutedRefusal?.(request, reply, refusal);
    },
    clientErrorHandler: answerClientError,
  });
  answerWhatNodeRefuses(app.server);
  app.decorateRequest('arrivedMs', 0);
  const closingRefusal = refuseWhileClosing(app);
  // One hook for what every call goes through, and with a callback: each further one, and each promise, costs all of them.
  app.addHook('onRequest', (request, reply, done) => {
    request.arrivedMs = performance.now();
    void reply.header('x-content-type-options', 'nosniff');
    done(closingRefusal() ?? hostRefusal(request));
  });
  acceptStrictJson(app, limitBodiesInFlight(app));
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler(async (request) => {
    throw pathNotFound(request.method, request.url);
  });
  return app;
}

export function pathNotFound(method: string, url: string): AppError {
  return new AppError('NOT_FOUND', `path: there is no ${method} ${url.split('?')[0]}`);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Of `performance.now()`, when its headers had arrived. */
    arrivedMs: number;
  }
}
