import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../shared/errors';
import type { Caller, TokenService } from '../services/token-service';

const bearer = 'Bearer ';

/** Every route of `app`, also the ones that don't exist, asks for a token first (interface document 5; decisions 3). */
export function requireToken(app: FastifyInstance, tokens: TokenService): void {
  app.decorateRequest('caller', undefined);
  app.addHook('onRequest', async (request) => {
    const header = request.headers.authorization;
    if (header === undefined) throw forbidden('is missing, send "Authorization: Bearer <token>"');
    if (!header.startsWith(bearer)) throw forbidden('must have the form "Bearer <token>"');
    request.caller = tokens.authenticate(header.slice(bearer.length));
    if (request.caller === undefined) throw forbidden('the token is unknown, revoked or expired');
  });
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
