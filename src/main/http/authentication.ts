import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../contract/errors';
import { givenToken, type Caller, type GivenToken, type TokenService } from '../requests/token-service';

const bearer = 'Bearer ';

/**
 * What each connection said last. A client says the same on every call, and hashing it again is a fiftieth of a read. It is
 * compared only with what the same connection says, so that the time it takes says nothing of another's token.
 */
const saidLast = new WeakMap<Socket, { readonly header: string; readonly given: GivenToken }>();

/** Every route of `app`, also the ones that don't exist, asks for a token first (interface document 5; decisions 3). */
export function requireToken(app: FastifyInstance, tokens: TokenService): void {
  app.decorateRequest('caller', undefined);
  // With a callback: an async hook would cost every call a turn of the microtask queue.
  app.addHook('onRequest', (request, _reply, done) => {
    const refusal = identify(request, tokens);
    if (refusal === undefined) request.keepConnection();
    done(refusal);
  });
}

/** Notes who calls, or answers why that is not known. */
export function identify(request: FastifyRequest, tokens: TokenService): AppError | undefined {
  const header = request.headers.authorization;
  if (header === undefined) return forbidden('is missing, send "Authorization: Bearer <token>"');
  if (!header.startsWith(bearer)) return forbidden('must have the form "Bearer <token>"');
  request.caller = tokens.authenticate(givenBy(request.raw.socket, header));
  return request.caller === undefined ? forbidden('the token is unknown, revoked or expired') : undefined;
}

function givenBy(socket: Socket, header: string): GivenToken {
  const last = saidLast.get(socket);
  if (last?.header === header) return last.given;
  const given = givenToken(header.slice(bearer.length));
  saidLast.set(socket, { header, given });
  return given;
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
