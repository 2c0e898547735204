import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../contract/errors';
import { parseStrictJson } from '../platform/json/strict-json';
import { invalidInput } from '../platform/json/validation';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Accepts only UTF-8 JSON as body: input that an ordinary parser would change silently (duplicate keys,
 * invalid UTF-8, numbers that don't fit, `__proto__`) is refused with its place (decisions, section 3).
 */
export function acceptStrictJson(app: FastifyInstance): void {
  app.decorateRequest('rawBody', undefined);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      request.rawBody = body;
      requireReadable(request.headers);
      done(null, parseBody(body));
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  });
}

/** Refuses bodies that are compressed or not in UTF-8. */
function requireReadable(headers: IncomingHttpHeaders): void {
  const { 'content-encoding': encoding = '', 'content-type': contentType = '' } = headers;
  if (encoding !== '' && !/^identity$/i.test(encoding.trim())) {
    throw new AppError(
      'UNSUPPORTED_MEDIA_TYPE',
      `content-encoding: must be identity, not ${encoding}; send the body as it is`,
    );
  }
  if (!contentType.includes(';')) return;
  const [charset, ...more] = charsetsOf(contentType);
  if (more.length > 0) {
    throw new AppError(
      'UNSUPPORTED_MEDIA_TYPE',
      'content-type: has more than one charset, utf-8 is the only one',
    );
  }
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', `content-type: charset must be utf-8, not ${charset}`);
  }
}

/** Returns the charsets of a content type (RFC 9110, section 5.6.6): `;charset=utf-8`, in quotes or not. */
function charsetsOf(contentType: string): readonly string[] {
  return [...contentType.matchAll(/;\s*charset\s*=\s*("[^"]*"|[^\s;]*)/gi)].map(([, value = '']) =>
    value.replace(/^"(.*)"$/s, '$1').trim(),
  );
}

function parseBody(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  const parsed = parseStrictJson(decode(body));
  if (parsed.ok) return parsed.value;
  throw invalidInput(parsed.problems);
}

function decode(body: Buffer): string {
  try {
    return decoder.decode(body);
  } catch {
    throw new AppError('INVALID_INPUT', 'body: is not valid UTF-8');
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    rawBody: Buffer | undefined;
  }
}
