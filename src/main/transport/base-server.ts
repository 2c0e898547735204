import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { AppError } from '../../contract/errors';
import type { Environment } from '../platform/environment';
import { answerClientError, answerWhatNodeRefuses } from './client-error';
import { admitBodies, continueWhenAdmitted, refuseUnknownPath } from './body-admission';
import { sendError } from './error-response';
import { refuseWhileClosing } from './drain-on-close';
import { hostCheck } from './host-check';
import { acceptStrictJson } from './json-body';
import { limitStrangers } from './stranger-connections';
import { cutUnreadBodySoon } from './unread-body';

export interface BaseServerOptions {
  /** The address that it will be bound to, which decides about valid `Host` values. */
  readonly host: string;
  readonly bodyLimitBytes: number;
  /** Total bytes of large bodies being received, 128 MiB unless given. */
  readonly bodyBudgetBytes?: number;
  readonly logger: FastifyBaseLogger;
  readonly newServerRequestId: () => string;
  /** Examines a request with an unreadable path, for which no route's hook runs. */
  readonly refuseUnrouted?: (request: FastifyRequest) => AppError | undefined;
  /** Receives requests that were refused before routing; no hook runs then. */
  readonly onUnroutedRefusal?: (request: FastifyRequest, reply: FastifyReply, error: unknown) => void;
}

/**
 * Time limit for receiving a request (408 in the API description). Checked each second, so that it is not
 * exceeded by half a minute.
 */
const requestTimeoutMs = 60_000;
const connectionsCheckingInterval = 1_000;

/** No response is meant to be embedded or read by a page of another origin. */
const alwaysSent = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * Creates the base of the service, the listener and the browser host's UI: error bodies, strict JSON, host
 * check.
 */
export function createBaseServer(options: BaseServerOptions): FastifyInstance {
  const hostRefusal = hostCheck(options.host);
  const app: FastifyInstance = Fastify({
    // The request log records calls; the log file gets only errors. Fastify gets the log through the factory:
    // with `loggerInstance` it would create a child logger and two listeners per call, a tenth of a read's
    // time.
    logger: false,
    childLoggerFactory: () => options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: options.bodyLimitBytes,
    genReqId: options.newServerRequestId,
    // Ids from elsewhere have up to 255 characters, each of up to 12 when percent-encoded.
    routerOptions: { maxParamLength: 4096 },
    // Our own refusal, see host-check.ts.
    http: { requireHostHeader: false, connectionsCheckingInterval },
    // Closes connections of clients that send a request extremely slowly. Node applies it to the headers
    // alone too.
    requestTimeout: requestTimeoutMs,
    forceCloseConnections: 'idle',
    // Our own refusal, see drain-on-close.ts.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      // No hook has run at this point.
      request.arrivedMs = performance.now();
      // The order of checks holds here too: host and token come before the path (decisions, section 3).
      const refusal = hostRefusal(request) ?? options.refuseUnrouted?.(request) ?? error;
      cutUnreadBodySoon(request.raw);
      sendError(refusal, request, reply);
      options.onUnroutedRefusal?.(request, reply, refusal);
    },
    clientErrorHandler: answerClientError,
  });
  answerWhatNodeRefuses(app.server);
  continueWhenAdmitted(app.server);
  limitStrangers(app);
  app.decorateRequest('arrivedMs', 0);
  const closingRefusal = refuseWhileClosing(app);
  // One hook with a callback for everything that each call passes, because every further hook and promise
  // costs each call.
  app.addHook('onRequest', (request, reply, done) => {
    request.arrivedMs = performance.now();
    void reply.headers(alwaysSent);
    done(closingRefusal() ?? hostRefusal(request));
  });
  admitBodies(app, options.bodyBudgetBytes);
  acceptStrictJson(app);
  app.addHook('onError', (request, _reply, _error, done) => {
    cutUnreadBodySoon(request.raw);
    done();
  });
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler(refuseUnknownPath);
  return app;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Value of `performance.now()` when its headers arrived. */
    arrivedMs: number;
  }
}

/** Ids that connect a call's answer with its log line; they are unique over all runs of the program. */
export function serverRequestIds(environment: Pick<Environment, 'randomBytes'>): () => string {
  const run = environment.randomBytes(6).toString('base64url');
  let last = 0;
  return () => `${run}-${(++last).toString(36)}`;
}
