import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Transform, type TransformCallback } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../contract/errors';

/** Total bytes of large bodies being received; a single one may always be as large as the limit allows. */
export const mostBodyBytes = 128 * 1024 * 1024;
/**
 * Bodies up to this size are not counted: the number of connections limits them, and large bodies never delay
 * them.
 */
const smallBytes = 64 * 1024;
const retryAfterSeconds = 1;

/**
 * Decides about a call's body before it is read, behind every token, session and key: nothing is read for a
 * path that does not exist, in an unknown transfer coding, or past the budget that bounds the memory for
 * large bodies. The budget counts received bytes, so that a client which announces much and sends little
 * holds nothing.
 */
export function admitBodies(app: FastifyInstance, mostBytes = mostBodyBytes): void {
  let heldBytes = 0;
  // One hook with a callback for everything, because every call passes it.
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (request.is404) {
      done(pathNotFound(request));
      return;
    }
    const { 'content-length': length, 'transfer-encoding': coding, expect } = request.headers;
    if (
      coding === undefined &&
      expect === undefined &&
      (length === undefined || Number(length) <= smallBytes)
    ) {
      done(null, payload);
      return;
    }
    // RFC 9112, section 6.1. Node reads a body in any coding as if it were chunked alone.
    if (coding !== undefined && !isKnownCoding(coding)) {
      answered.add(request.raw.socket);
      done(new AppError('NOT_IMPLEMENTED', `transfer-encoding: must be chunked, not ${coding}`));
      return;
    }
    const { raw } = request;
    let ownBytes = 0;
    const body = new CountedBody((sizeBytes) => {
      ownBytes += sizeBytes;
      heldBytes += sizeBytes;
      return heldBytes <= mostBytes || heldBytes === ownBytes;
    });
    // The parser has checked media type and announced size when it begins to read.
    body.once('resume', () => {
      if (expect !== undefined) {
        reply.raw.writeContinue();
        // The expectation is met; error responses check this header.
        delete raw.headers.expect;
      }
      raw.pipe(body);
    });
    raw.once('error', (error) => body.destroy(error));
    body.on('error', () => undefined);
    body.once('close', () => {
      heldBytes -= ownBytes;
      // The rest of a refused body is read and dropped: its sender would otherwise never read the answer.
      raw.unpipe(body);
      raw.resume();
    });
    reply.raw.once('close', () => body.destroy());
    done(null, body);
  });
}

/** Passes a body through and fails with a 503 as soon as `claim` refuses a part. */
class CountedBody extends Transform {
  readonly #claim: (sizeBytes: number) => boolean;

  constructor(claim: (sizeBytes: number) => boolean) {
    super();
    this.#claim = claim;
  }

  override _transform(part: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    if (this.#claim(part.length)) done(null, part);
    else {
      done(
        new AppError(
          'UNAVAILABLE',
          'body: too many large bodies are being received, send it again in a moment',
          { retryAfterSeconds },
        ),
      );
    }
  }
}

/**
 * `Expect: 100-continue` is answered when the body is about to be read, so that a refused client does not
 * send it (RFC 9110, section 10.1.1); Node would answer it before any check.
 */
export function continueWhenAdmitted(server: Server): void {
  server.on('checkContinue', (request, response) => {
    server.emit('request', request, response);
  });
}

/** Bodies in any other transfer coding have no known end, so nothing after them can be read as a request. */
export function isKnownCoding(coding: string): boolean {
  return coding.toLowerCase() === 'chunked';
}

/** Sockets that got their last response. */
const answered = new WeakSet<Socket>();

/**
 * Whether the connection got its answer already, so that a parser error about the rest of a refused body is
 * ignored.
 */
export function isAnswered(socket: Socket): boolean {
  return answered.has(socket);
}

/** Not-found handler of every server and prefix. */
export async function refuseUnknownPath(request: FastifyRequest): Promise<never> {
  throw pathNotFound(request);
}

export function pathNotFound({ method, url }: FastifyRequest): AppError {
  return new AppError('NOT_FOUND', `path: there is no ${method} ${url.split('?')[0]}`);
}
