import type { FastifyInstance } from 'fastify';
import { AppError } from '../../contract/errors';

/**
 * While the server closes, running calls are finished, and further calls on open connections get status 503
 * with our error body; Fastify's own (`return503OnClosing`) has another format.
 *
 * @returns a function that returns the refusal of a call, if any; call it before all other checks.
 */
export function refuseWhileClosing(app: FastifyInstance): () => AppError | undefined {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    // Busy connections would otherwise stay open after their response, and delay the end.
    app.server.keepAliveTimeout = 1;
  });
  return () =>
    closing
      ? new AppError(
          'UNAVAILABLE',
          'The service is stopping: nothing was stored. Send it again when it runs.',
        )
      : undefined;
}
