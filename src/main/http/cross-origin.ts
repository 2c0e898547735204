import type { FastifyInstance } from 'fastify';

const preflightAnswer = {
  'access-control-allow-methods': 'GET, HEAD, PUT, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
  // Seconds; until then, a removed origin is refused by the call itself.
  'access-control-max-age': '600',
};

/**
 * Lets pages of the allowed origins call the routes of `app` (decisions, section 10). Cookies are never
 * allowed, because the service authenticates by token. Call it before the token is required, since a
 * preflight carries none (Fetch standard, "CORS protocol").
 */
export function allowOrigins(app: FastifyInstance, allowedOrigins: () => readonly string[]): void {
  app.addHook('onRequest', (request, reply, done) => {
    const origins = allowedOrigins();
    if (origins.length === 0) {
      done();
      return;
    }
    // A cache must not give one origin the response for another.
    void reply.header('vary', 'Origin');
    const { origin, 'access-control-request-method': preflightFor } = request.headers;
    if (origin === undefined || !origins.includes(origin)) {
      done();
      return;
    }
    void reply.header('access-control-allow-origin', origin);
    if (request.method === 'OPTIONS' && preflightFor !== undefined) {
      void reply.headers(preflightAnswer).status(204).send();
      return;
    }
    void reply.header('access-control-expose-headers', 'Allow, Retry-After, X-Request-Id');
    done();
  });
}
