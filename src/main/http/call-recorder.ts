import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestLogService } from '../request-log/request-log-service';
import { errorBodyOf } from '../transport/error-response';
import { isServiceTarget } from '../transport/request-url';

/**
 * Passes every call below `app` to the request log, including refused ones, when its response is ready. A
 * callback hook costs no promise, and waiting for the response's end would cost two listeners per call.
 */
export function recordCalls(app: FastifyInstance, log: RequestLogService): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (log.isOn) record(log, request, reply, payload);
    done();
  });
}

/** Records calls that were refused before routing, where no hook runs. */
export function recordUnrouted(
  log: RequestLogService,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
): void {
  if (!log.isOn || !isServiceTarget(request.url)) return;
  record(log, request, reply, JSON.stringify(errorBodyOf(error, request)));
}

function record(
  log: RequestLogService,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): void {
  log.record({
    endedMs: log.nowMs(),
    durationMs: performance.now() - request.arrivedMs,
    method: request.method,
    path: request.url,
    tokenId: request.caller?.tokenId,
    status: reply.statusCode,
    rawHeaders: request.raw.rawHeaders,
    requestBody: request.rawBody,
    // The body of a HEAD response is not sent; streams are no response bodies of ours.
    responseBody: request.method !== 'HEAD' && isBody(payload) ? payload : undefined,
  });
}

function isBody(payload: unknown): payload is string | Buffer {
  return typeof payload === 'string' || Buffer.isBuffer(payload);
}
