import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../shared/errors';

/** Bytes of bodies that are being received at once; a single one may always be as large as the limit allows. */
const mostBytes = 128 * 1024 * 1024;
const retryAfterSeconds = 1;

/**
 * Keeps the memory for bodies bounded, however many clients send large ones slowly: past the budget a call is answered
 * with 503 and `Retry-After` before its body is read.
 *
 * @returns to be told that a call's body was read; a hook of its own would cost every call without one.
 */
export function limitBodiesInFlight(app: FastifyInstance): (request: FastifyRequest) => void {
  const claims = new WeakMap<FastifyRequest, number>();
  let inFlight = 0;
  const release = (request: FastifyRequest): void => {
    inFlight -= claims.get(request) ?? 0;
    claims.delete(request);
  };

  app.addHook('preParsing', (request, reply, payload, done) => {
    const claim = announcedBytes(request);
    if (claim === 0) {
      done(null, payload);
      return;
    }
    if (inFlight > 0 && inFlight + claim > mostBytes) {
      done(
        new AppError(
          'UNAVAILABLE',
          'body: too many large bodies are being received, send it again in a moment',
          {
            retryAfterSeconds,
          },
        ),
      );
      return;
    }
    inFlight += claim;
    claims.set(request, claim);
    // For what is answered before its body has come, or given up by the client. Hooks would cost every call their time.
    reply.raw.once('close', () => release(request));
    done(null, payload);
  });
  return release;
}

/** What a body may grow to; one without a length may grow to the limit. */
function announcedBytes(request: FastifyRequest): number {
  const { 'content-length': length = '0', 'transfer-encoding': transferEncoding } = request.headers;
  if (transferEncoding === undefined && length === '0') return 0;
  // Not before it is needed: Fastify builds `routeOptions` anew each time it is asked for.
  const limit = request.routeOptions.bodyLimit ?? 0;
  // Longer than the limit is refused when it is read.
  return transferEncoding === undefined ? Math.min(Number(length), limit) : limit;
}
