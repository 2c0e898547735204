import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../shared/errors';
import type { Caller, TokenService } from '../services/token-service';

const bearer = 'Bearer ';

/** Every route of `app`, also the ones that don't exist, asks for a token first (interface document 5; decisions 3). */
export function requireToken(app: FastifyInstance, tokens: TokenService): void {
  app.decorateRequest('caller', undefined);
  // With a callback: an async hook would cost every call a turn of the microtask queue.
  app.addHook('onRequest', (request, _reply, done) => {
    done(identify(request, tokens));
  });
}

/** Notes who calls, or answers why nobody can be told. */
export function identify(request: FastifyRequest, tokens: TokenService): AppError | undefined {
  const header = request.headers.authorization;
  if (header === undefined) return forbidden('is missing, send "Authorization: Bearer <token>"');
  if (!header.startsWith(bearer)) return forbidden('must have the form "Bearer <token>"');
  request.caller = tokens.authenticate(header.slice(bearer.length));
  return request.caller === undefined ? forbidden('the token is unknown, revoked or expired') : undefined;
}

/** Who calls, on a route behind `requireToken`. */
export function callerOf(request: FastifyRequest): Caller {
  if (request.caller === undefined) throw new Error('a route without requireToken asked for its caller');
  return request.caller;
}

function forbidden(problem: string): AppError {
  return new AppError('FORBIDDEN', `authorization: ${problem}`);
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined;
  }
}
