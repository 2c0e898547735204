import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type ErrorCode } from '../../contract/errors';
import { storeFailure } from '../database/store-failure';
import { isKnownCoding } from './body-admission';

/** Body of every error response (interface document 2.6; decisions, section 3). */
export interface ErrorBody {
  readonly errors: readonly string[];
  readonly state?: 'invalid';
}

const statusOf = {
  INVALID_INPUT: 400,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  NOT_IMPLEMENTED: 501,
  UNAVAILABLE: 503,
  INTERNAL: 500,
} as const satisfies Record<ErrorCode, number>;

/**
 * Sends any thrown value as an error body. A 5xx never contains a stack, a path or SQL; the log has them
 * under the request's id.
 */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = translate(error, request);
  const status = statusOf[known.code];
  // A refusal with a time to retry is no fault, and a flood of them must not fill the log.
  if (isFault(known)) {
    request.log.error({ err: error, requestId: request.id, method: request.method }, 'request failed');
  }
  // The rest of a refused body is read and dropped (unread-body.ts): a client whose connection is cut while
  // it sends gets a broken pipe and never the reason. Fastify requests that cut. A client that waits for `100
  // Continue` may or may not send its body now, and a body in an unknown transfer coding has no known end, so
  // the next bytes on such a connection are ambiguous.
  const { expect, 'transfer-encoding': coding = 'chunked' } = request.headers;
  if (expect === undefined && isKnownCoding(coding)) void reply.removeHeader('connection');
  else void reply.header('connection', 'close');
  if (known.retryAfterSeconds !== undefined) void reply.header('retry-after', known.retryAfterSeconds);
  const body: ErrorBody = { errors: known.problems };
  const marksInvalid = status === 400 && request.routeOptions.config.invalidState === true;
  // Sent only with errors: each further header costs a read a fiftieth of its time, and only failures are
  // looked up in the log.
  void reply.header('x-request-id', request.id);
  void reply.status(status).send(marksInvalid ? { ...body, state: 'invalid' } : body);
}

/** Returns the body that `sendError` sends for an error before routing. */
export function errorBodyOf(error: unknown, request: FastifyRequest): ErrorBody {
  return { errors: translate(error, request).problems };
}

function isFault({ code, retryAfterSeconds }: AppError): boolean {
  return code === 'INTERNAL' || (code === 'UNAVAILABLE' && retryAfterSeconds === undefined);
}

function translate(error: unknown, request: FastifyRequest): AppError {
  if (error instanceof AppError && error.code !== 'INTERNAL') return error;
  if (isFastifyError(error)) {
    const translated = translateFastify(error, request);
    if (translated !== undefined) return translated;
  }
  // The client disconnected: no fault of ours, and many of these must not fill the log.
  if (isCutOff(error) && !request.raw.complete)
    return new AppError('INVALID_INPUT', 'body: the connection ended before it was complete');
  const failure = storeFailure(error);
  if (failure !== undefined) return failure;
  return new AppError(
    'INTERNAL',
    `The service failed on this request. Its log tells why under x-request-id ${request.id}.`,
  );
}

function translateFastify(error: FastifyError, request: FastifyRequest): AppError | undefined {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError(
        'TOO_LARGE',
        `body: is larger than ${request.routeOptions.bodyLimit} bytes (setting service.bodyLimit)`,
      );
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_CTP_INVALID_CONTENT_TYPE':
    case 'FST_ERR_CTP_EMPTY_TYPE':
      return new AppError('UNSUPPORTED_MEDIA_TYPE', 'content-type: must be application/json');
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new AppError('INVALID_INPUT', 'body: is shorter or longer than its content-length says');
    case 'FST_ERR_BAD_URL':
      return new AppError('INVALID_INPUT', 'path: has an invalid percent-encoding');
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new AppError('NOT_FOUND', 'id: there is no request with so long an id');
    default:
      return undefined;
  }
}

function isCutOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
}

function isFastifyError(error: unknown): error is FastifyError {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('FST_')
  );
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a 400 of this route carries `state: "invalid"` (interface document 4.1, 4.6). */
    readonly invalidState?: boolean;
  }
}
