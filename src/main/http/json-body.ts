import type { FastifyInstance } from 'fastify';
import { AppError } from '../../shared/errors';
import { parseStrictJson } from '../../shared/strict-json';
import { invalidInput } from '../../shared/validation';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Bodies are UTF-8 JSON and nothing else: what would be changed silently by an ordinary parser (duplicate keys, invalid
 * UTF-8, numbers that don't fit, `__proto__`) is refused with its place (decisions, section 3).
 */
export function acceptStrictJson(app: FastifyInstance): void {
  app.decorateRequest('rawBody', undefined);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      request.rawBody = body;
      done(null, parseBody(body, request.headers['content-type']));
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  });
}

function parseBody(body: Buffer, contentType: string | undefined): unknown {
  const charset = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType ?? '')?.[1];
  if (charset !== undefined && charset.toLowerCase() !== 'utf-8') {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', `content-type: charset must be utf-8, not ${charset}`);
  }
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
