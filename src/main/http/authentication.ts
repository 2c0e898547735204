import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../contract/errors';
import { givenToken, type Caller, type GivenToken, type TokenService } from '../requests/token-service';

const bearer = 'Bearer ';

/**
 * The last token of each connection. A client repeats its token on every call, and hashing it again takes a
 * fiftieth of a read's time. A token is compared only with that of the same connection, so timing reveals
 * nothing about other tokens.
 */
const saidLast = new WeakMap<Socket, { readonly header: string; readonly given: GivenToken }>();

/**
 * Makes every route of `app`, including unknown paths, require a token first (interface document 5; decisions
 * 3).
 */
export function requireToken(app: FastifyInstance, tokens: TokenService): void {
  app.decorateRequest('caller', undefined);
  // Uses a callback, because an async hook would cost every call a microtask.
  app.addHook('onRequest', (request, _reply, done) => {
    const refusal = identify(request, tokens);
    if (refusal === undefined) request.keepConnection();
    done(refusal);
  });
}

/** Stores the caller, or returns the reason why it is unknown. */
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

/** Returns the caller, on a route behind `requireToken`. */
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
